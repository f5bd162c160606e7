import type { Knex } from 'knex';
import { PostgresMppConsentStore } from '../../../src/adapters/store/payment/mpp-consent-store.postgres.ts';
import { PostgresPaymentClaims } from '../../../src/adapters/store/payment/payment-claims.postgres.ts';
import { PostgresIssuedAuthorizations } from '../../../src/adapters/store/sale/issued-authorizations.postgres.ts';
import { PostgresNftSaleLedger } from '../../../src/adapters/store/sale/nft-sale-ledger.postgres.ts';
import {
  PostgresPurchaseHistory,
  PostgresReferralPurchases,
} from '../../../src/adapters/store/sale/purchase-history.postgres.ts';
import { PostgresPurchaseIndex } from '../../../src/adapters/store/sale/purchase-index.postgres.ts';
import {
  PostgresPreparedTransfers,
  PostgresRelayedTransactions,
} from '../../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import type { PaymentClaim } from '../../../src/domain/payment/claim.ts';
import { aGrant } from '../fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../fixtures/nft-fixtures.ts';
import { aPreparation } from '../fixtures/prepared-fixtures.ts';
import { newRelay } from '../fixtures/relay-fixtures.ts';
import { authorization, block, purchase, step } from '../fixtures/sale-fixtures.ts';
import { ALICE, at, CAROL, hash } from '../fixtures/store-fixtures.ts';

import { calls, type Question } from './calls.ts';

const session = { id: 's', wallet: ALICE, createdAt: at() };
const sale = { chainId: 1, contract: CAROL };
const _kyc = { ...session, tier: 'TIER_1', status: 'pending', url: 'https://kyc.example', statusAt: at() } as const;

const payment: PaymentClaim = {
  challengeId: 'c',
  method: 'tempo',
  network: 'eip155:1',
  reference: hash(1),
  currency: CAROL,
  recipient: CAROL,
  payer: ALICE,
  resource: 'market-snapshot',
  amount: 1n,
  validUntil: at(),
  state: 'pending',
  claimedAt: at(),
  stateAt: at(),
};
const consent = { wallet: ALICE, autoFundEnabled: true, preferredSourceChain: 'base', grantedAt: at() } as const;

/** What is asked about payments, sales and transfers. */
export const questionsOfMoney = (db: Knex): Question[] => [
  ...calls(new PostgresPaymentClaims(db), {
    tally: (claims) => claims.tally('eip155:1'),
    latestPaid: (claims) => claims.latestPaid('eip155:1', 1),
    take: (claims) => claims.take(payment, { body: '{}', keptUntil: at() }),
    find: (claims) => claims.find('c'),
    advance: (claims) => claims.advance('c', ['pending'], 'void', at()),
    deliverable: (claims) => claims.deliverable('c'),
    addResponse: (claims) => claims.addResponse('c', { body: '{}', keptUntil: at() }),
    purgeResponses: (claims) => claims.purgeResponses(at(), at(), 1),
    pending: (claims) => claims.pending('eip155:1', at(), 1),
    spendOf: (claims) => claims.spendOf('eip155:1', ALICE),
    recentOf: (claims) => claims.recentOf('eip155:1', ALICE, 1),
  }),
  ...calls(new PostgresMppConsentStore(db), {
    consentOf: (consents) => consents.consentOf(ALICE),
    change: (consents) => consents.change(ALICE, () => consent),
    balanceOf: (consents) => consents.balanceOf('eip155:1', ALICE),
    rememberBalance: (consents) => consents.rememberBalance('eip155:1', ALICE, { units: 1n, asOf: at() }),
  }),
  ...calls(new PostgresNftSaleLedger(db, { chainId: 1, contract: CAROL }), {
    issuedTo: (ledger) => ledger.issuedTo(ALICE, 1, at()),
    mintedBy: (ledger) => ledger.mintedBy([ALICE]),
    usedBy: (ledger) => ledger.usedBy(ALICE, 1),
    record: (ledger) =>
      ledger.record({ contract: CAROL, authorization: nftAuthorization(1n), issuedAt: at() }, aGrant()),
    unsettled: (ledger) => ledger.unsettled(1),
    settle: (ledger) => ledger.settle(CAROL, 1n, 'used'),
    purgeUnused: (ledger) => ledger.purgeUnused(at(), 1),
    issued: (ledger) => ledger.issued(CAROL, 1n),
  }),
  ...calls(new PostgresRelayedTransactions(db), {
    record: (relayed) => relayed.record(newRelay(1), aGrant()),
    accept: (relayed) => relayed.accept(newRelay(1)),
    refuse: (relayed) => relayed.refuse(newRelay(1)),
    unsettled: (relayed) => relayed.unsettled(1),
    settle: (relayed) => relayed.settle(newRelay(1), 'pending', at()),
    find: (relayed) => relayed.find(newRelay(1)),
    history: (relayed) => relayed.history(ALICE, { limit: 1 }),
    recipients: (relayed) => relayed.recipients(ALICE, 1),
  }),
  ...calls(new PostgresPreparedTransfers(db), {
    keep: (prepared) => prepared.keep(aPreparation(1)),
    find: (prepared) => prepared.find(ALICE, aPreparation(1).id),
    recipients: (prepared) => prepared.recipients(ALICE),
    purgeExpired: (prepared) => prepared.purgeExpired(at(), 1),
  }),
  ...calls(new PostgresIssuedAuthorizations(db, sale), {
    record: (authorizations) => authorizations.record(authorization(1n), at(), aGrant()),
    stateOf: (authorizations) => authorizations.stateOf(1n, at()),
    issuedTo: (authorizations) => authorizations.issuedTo(ALICE, 1, at()),
    countLive: (authorizations) => authorizations.countLive(ALICE, at()),
    purgeUnused: (authorizations) => authorizations.purgeUnused(at(), 1),
    tally: (authorizations) => authorizations.tally(at()),
  }),
  ...calls(new PostgresPurchaseHistory(db, sale), {
    list: (purchases) => purchases.list(ALICE, { limit: 1 }),
  }),
  ...calls(new PostgresReferralPurchases(db, sale), {
    statisticsOf: (purchases) => purchases.statisticsOf(ALICE, 1),
    recount: (purchases) => purchases.recount(1),
  }),
  ...calls(new PostgresPurchaseIndex(db, sale), {
    cursor: (index) => index.cursor(),
    checkpoints: (index) => index.checkpoints(),
    oldestUnconfirmed: (index) => index.oldestUnconfirmed(),
    commit: (index) => index.commit(step(block(1))),
    rollBack: (index) => index.rollBack(block(1), undefined),
    unissuedPurchases: (index) => index.unissuedPurchases(),
    markReported: (index) => index.markReported(purchase(1, 1)),
    totals: (index) => index.totals(),
    recount: (index) => index.recount(),
    latestBuyers: (index) => index.latestBuyers(1),
    unannouncedPurchases: (index) => index.unannouncedPurchases(1),
    markAnnounced: (index) => index.markAnnounced(purchase(1, 1)),
  }),
];
