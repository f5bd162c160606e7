import type { BuyerFiles } from '../../../application/ports/compliance/buyer-files.ts';
import { verificationsOf } from '../../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { countedPersons } from '../kyc/counted-persons.ts';
import { type SessionRow, toSession } from '../kyc/kyc-store.rows.ts';
import { type RulingRow, toRuling } from '../kyc/standing-projection.ts';
import { DatabaseStore } from '../shared/database-answer.ts';
import { toUser, type UserRow } from '../user/user-store.rows.ts';

/** Times in JSON are ISO texts. */
const FILE = `
  select users.*,
    (select coalesce(json_agg(one order by created_at, position), '[]') from kyc_sessions one
      where one.wallet = users.wallet) as sessions,
    (select coalesce(json_agg(one order by id), '[]') from tier_rulings one where one.wallet = users.wallet) as rulings,
    array(select distinct other.wallet::text from kyc_sessions other
      where other.person_digest in (${countedPersons('users.wallet')}) and other.wallet <> users.wallet) as others,
    array(select address from user_wallets where owner = users.wallet and chain = 'evm' order by id) as listed,
    exists (select from terms_acceptances terms where terms.wallet = users.wallet and version = ?) as terms_accepted
  from users where wallet = ?`;

type Dated<Row> = { [K in keyof Row]: Date extends Row[K] ? string | Exclude<Row[K], Date> : Row[K] };
type FileRow = UserRow & {
  sessions: readonly Dated<SessionRow>[];
  rulings: readonly Dated<RulingRow>[];
  others: WalletAddress[];
  listed: WalletAddress[];
  terms_accepted: boolean;
};

export class PostgresBuyerFiles extends DatabaseStore implements BuyerFiles {
  async find(wallet: WalletAddress, termsVersion: string) {
    const rows = await this.rows<FileRow>(FILE, [termsVersion, wallet]);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { sessions, rulings, others, listed, terms_accepted: termsAccepted } = row;
    return {
      user: toUser(row),
      verifications: verificationsOf(
        sessions.map((one) =>
          toSession({
            ...one,
            created_at: new Date(one.created_at),
            status_at: new Date(one.status_at),
            revoked_at: dateOf(one.revoked_at),
            owned_at: dateOf(one.owned_at),
          }),
        ),
      ),
      rulings: rulings.map((one) => toRuling({ ...one, at: new Date(one.at), expires_at: dateOf(one.expires_at) })),
      others,
      listed,
      termsAccepted,
    };
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
