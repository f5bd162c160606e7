import type { Knex } from 'knex';
import { sql as domains } from './0001-domains.ts';
import { sql as users } from './0002-users.ts';
import { sql as signIn } from './0003-sign-in.ts';
import { sql as kyc } from './0004-kyc.ts';
import { sql as sale } from './0005-sale.ts';
import { sql as saleTotals } from './0006-sale-totals.ts';
import { sql as transfers } from './0007-transfers.ts';
import { sql as sponsorships } from './0008-sponsorships.ts';
import { sql as payments } from './0009-payments.ts';
import { sql as portfolio } from './0010-portfolio.ts';
import { sql as chat } from './0011-chat.ts';
import { sql as messages } from './0012-messages.ts';
import { sql as operators } from './0013-operators.ts';
import { sql as audit } from './0014-audit.ts';
import { sql as processes } from './0015-processes.ts';
import { sql as paymentTransactions } from './0016-payment-transactions.ts';
import { sql as termsText } from './0017-terms-text.ts';
import { sql as keyRequests } from './0018-key-requests.ts';
import { sql as auctions } from './0019-auctions.ts';
import { sql as settledPermits } from './0020-settled-permits.ts';
import { sql as cancelledMints } from './0021-cancelled-mints.ts';

/** The SQL of each, in the order in which they run. A released name never changes, because databases store it. */
export const MIGRATIONS: Readonly<Record<string, string>> = {
  '0001-domains': domains,
  '0002-users': users,
  '0003-sign-in': signIn,
  '0004-kyc': kyc,
  '0005-sale': sale,
  '0006-sale-totals': saleTotals,
  '0007-transfers': transfers,
  '0008-sponsorships': sponsorships,
  '0009-payments': payments,
  '0010-portfolio': portfolio,
  '0011-chat': chat,
  '0012-messages': messages,
  '0013-operators': operators,
  '0014-audit': audit,
  '0015-processes': processes,
  '0016-payment-transactions': paymentTransactions,
  '0017-terms-text': termsText,
  '0018-key-requests': keyRequests,
  '0019-auctions': auctions,
  '0020-settled-permits': settledPermits,
  '0021-cancelled-mints': cancelledMints,
};

export const migrationNames: readonly string[] = Object.keys(MIGRATIONS);

/** Only a database that was made before the first release has other migrations without this one. */
export const FIRST_MIGRATION = '0001-domains';

/** Returns only the steps, so that no migration can opt out of the common transaction. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => [...migrationNames],
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const sql = MIGRATIONS[name];
    if (sql === undefined) throw new Error(`there is no migration ${name}`);
    return { up: (knex) => knex.raw(sql), down: onlyForward };
  },
};

const onlyForward = (): never => {
  throw new Error('migrations only go forward: restore a backup to go back');
};
