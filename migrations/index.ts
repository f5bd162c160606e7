import type { Knex } from 'knex';
import * as types from './0001-types.ts';
import * as users from './0002-users.ts';
import * as signIn from './0003-sign-in.ts';
import * as compliance from './0004-compliance.ts';
import * as sale from './0005-sale.ts';
import * as leases from './0006-leases.ts';
import * as payments from './0007-payments.ts';
import * as apiKeys from './0010-api-keys.ts';
import * as userProfile from './0011-user-profile.ts';
import * as referrals from './0012-referrals.ts';
import * as tryCounts from './0013-try-counts.ts';
import * as portfolio from './0020-portfolio.ts';
import * as openKycSessions from './0030-open-kyc-sessions.ts';
import * as rateLimits from './0031-rate-limits.ts';
import * as nftSale from './0032-nft-sale.ts';
import * as relayedTransactions from './0033-relayed-transactions.ts';
import * as preparedTransfers from './0040-prepared-transfers.ts';
import * as sponsorships from './0042-sponsorships.ts';
import * as relayerQueue from './0043-relayer-queue.ts';
import * as chat from './0060-chat.ts';
import * as messages from './0061-messages.ts';
import * as chatLinks from './0062-chat-links.ts';
import * as upstreams from './0070-upstreams.ts';
import * as feeCollection from './0080-fee-collection.ts';
import * as paidResponses from './0105-paid-responses.ts';
import * as sponsorshipPrices from './0120-sponsorship-prices.ts';
import * as sponsorSuspensions from './0121-sponsor-suspensions.ts';
import * as sponsorshipsOfAWallet from './0122-sponsorships-of-a-wallet.ts';
import * as apiKeyExpiry from './0130-api-key-expiry.ts';
import * as unprovenReferrers from './0132-unproven-referrers.ts';
import * as verifiedEmails from './0133-verified-emails.ts';
import * as kycIdentity from './0134-kyc-identity.ts';
import * as budgetPayers from './0140-budget-payers.ts';
import * as contractAccountChains from './0150-contract-account-chains.ts';
import * as owedFees from './0160-owed-fees.ts';
import * as advertisedScopes from './0161-advertised-scopes.ts';
import * as operators from './0170-operators.ts';
import * as tierRulings from './0171-tier-rulings.ts';
import * as proposals from './0172-proposals.ts';
import * as caseFiles from './0173-case-files.ts';
import * as userSearch from './0174-user-search.ts';
import * as authorizationsOfABuyer from './0175-authorizations-of-a-buyer.ts';
import * as changeMarks from './0176-change-marks.ts';
import * as auditLog from './0180-audit-log.ts';
import * as decisions from './0181-decisions.ts';
import * as outbox from './0190-outbox.ts';
import * as alarms from './0191-alarms.ts';
import * as retention from './0192-retention.ts';
import * as erasureProposals from './0193-erasure-proposals.ts';
import * as alarmMarks from './0194-alarm-marks.ts';
import * as idempotencyKeys from './0200-idempotency-keys.ts';
import * as chatContacts from './0210-chat-contacts.ts';
import * as processHeartbeats from './0220-process-heartbeats.ts';
import * as outcomesOfMints from './0240-outcomes-of-mints.ts';
import * as originsOfRulings from './0241-origins-of-rulings.ts';
import * as decisionsOfSponsorships from './0242-decisions-of-sponsorships.ts';
import * as statisticsOfSearchedColumns from './0250-statistics-of-searched-columns.ts';
import * as recalledRequests from './0270-recalled-requests.ts';
import * as purgesOfLargeTables from './0275-purges-of-large-tables.ts';
import * as chatsOfTheQueue from './0276-chats-of-the-queue.ts';
import * as keptTotals from './0277-kept-totals.ts';
import * as limitLocks from './0278-limit-locks.ts';
import * as ownedVerifications from './0280-owned-verifications.ts';
import * as scopesOfOperators from './0285-scopes-of-operators.ts';
import * as voidProposals from './0290-void-proposals.ts';

/** In the order in which they run. A released name never changes, because databases store it. */
const migrations: Readonly<Record<string, Pick<Knex.Migration, 'up'>>> = {
  '0001-types': types,
  '0002-users': users,
  '0003-sign-in': signIn,
  '0004-compliance': compliance,
  '0005-sale': sale,
  '0006-leases': leases,
  '0007-payments': payments,
  '0010-api-keys': apiKeys,
  '0011-user-profile': userProfile,
  '0012-referrals': referrals,
  '0013-try-counts': tryCounts,
  '0020-portfolio': portfolio,
  '0030-open-kyc-sessions': openKycSessions,
  '0031-rate-limits': rateLimits,
  '0032-nft-sale': nftSale,
  '0033-relayed-transactions': relayedTransactions,
  '0040-prepared-transfers': preparedTransfers,
  '0042-sponsorships': sponsorships,
  '0043-relayer-queue': relayerQueue,
  '0060-chat': chat,
  '0061-messages': messages,
  '0062-chat-links': chatLinks,
  '0070-upstreams': upstreams,
  '0080-fee-collection': feeCollection,
  '0105-paid-responses': paidResponses,
  '0120-sponsorship-prices': sponsorshipPrices,
  '0121-sponsor-suspensions': sponsorSuspensions,
  '0122-sponsorships-of-a-wallet': sponsorshipsOfAWallet,
  '0130-api-key-expiry': apiKeyExpiry,
  '0132-unproven-referrers': unprovenReferrers,
  '0133-verified-emails': verifiedEmails,
  '0134-kyc-identity': kycIdentity,
  '0140-budget-payers': budgetPayers,
  '0150-contract-account-chains': contractAccountChains,
  '0160-owed-fees': owedFees,
  '0161-advertised-scopes': advertisedScopes,
  '0170-operators': operators,
  '0171-tier-rulings': tierRulings,
  '0172-proposals': proposals,
  '0173-case-files': caseFiles,
  '0174-user-search': userSearch,
  '0175-authorizations-of-a-buyer': authorizationsOfABuyer,
  '0176-change-marks': changeMarks,
  '0180-audit-log': auditLog,
  '0181-decisions': decisions,
  '0190-outbox': outbox,
  '0191-alarms': alarms,
  '0192-retention': retention,
  '0193-erasure-proposals': erasureProposals,
  '0194-alarm-marks': alarmMarks,
  '0200-idempotency-keys': idempotencyKeys,
  '0210-chat-contacts': chatContacts,
  '0220-process-heartbeats': processHeartbeats,
  '0240-outcomes-of-mints': outcomesOfMints,
  '0241-origins-of-rulings': originsOfRulings,
  '0242-decisions-of-sponsorships': decisionsOfSponsorships,
  '0250-statistics-of-searched-columns': statisticsOfSearchedColumns,
  '0270-recalled-requests': recalledRequests,
  '0275-purges-of-large-tables': purgesOfLargeTables,
  '0276-chats-of-the-queue': chatsOfTheQueue,
  '0277-kept-totals': keptTotals,
  '0278-limit-locks': limitLocks,
  '0280-owned-verifications': ownedVerifications,
  '0285-scopes-of-operators': scopesOfOperators,
  '0290-void-proposals': voidProposals,
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Returns only the steps, so that no migration can opt out of the common transaction. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => [...migrationNames],
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (migration === undefined) throw new Error(`there is no migration ${name}`);
    return { up: migration.up, down: onlyForward };
  },
};

const onlyForward = (): never => {
  throw new Error('migrations only go forward: restore a backup to go back');
};
