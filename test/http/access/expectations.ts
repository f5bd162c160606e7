import type { Area } from '../../../src/domain/auth/scope.ts';
import type { OperatorRole } from '../../../src/domain/operator/operator.ts';
import { sponsorRequestOf } from '../../support/chain/paymaster.ts';
import { signedAtOnce } from '../../support/chain/transfers.ts';
import type { SignedIn } from '../../support/service/world.ts';

const EXAMPLE_AUCTION = '0x7777777777777777777777777777777777777777';
/** The auctions of the worlds that are asked. */
export const AUCTIONS = `8453:${EXAMPLE_AUCTION}:0x8888888888888888888888888888888888888888`;

/** An expected failure, by status and code; `in` is any status except 401, 402 and 403. */
type Outcome = 'in' | readonly [status: number, code: string];

/** The expected outcome for each kind of caller. Sessions and keys are real; the request names the owner's wallet or records. */
export type Rule = Readonly<{
  nobody: Outcome;
  /** The owner's key with every scope. */
  keyInScope: Outcome;
  /** The owner's key with every scope except the route's. */
  keyOutOfScope: Outcome;
  /** A caller who owns nothing that the request names. */
  stranger: Outcome;
  owner: Outcome;
  /** For routes that accept keys with a scope: `{ ...NAMED, keyInScope: 'in', scope }`. */
  scope?: Area;
  /** The least role that is admitted; other operators are refused as strangers are. */
  role?: OperatorRole;
  /** Where operators of every role are not treated as strangers, although the route is not theirs alone. */
  operator?: Outcome;
}>;

/** Resources of the owner that another caller can name. */
export type Belongings = Readonly<{ owner: SignedIn; keyId: number; walletRecord: string; decisionId: string }>;
type Request = Readonly<{ id?: string; query?: string; body?: object }>;
export type Expectation = Readonly<{ rule: Rule; request?: (of: Belongings) => Request }>;

const UNAUTHENTICATED = [401, 'UNAUTHENTICATED'] as const;
const NO_SCOPE = [403, 'INSUFFICIENT_SCOPE'] as const;

const NO_OPERATOR = [403, 'NOT_AN_OPERATOR'] as const;

const all = (outcome: Outcome): Rule => ({
  nobody: outcome,
  keyInScope: outcome,
  keyOutOfScope: outcome,
  stranger: outcome,
  owner: outcome,
});

const OPEN = all('in');
const CRON = all([401, 'CRON_SECRET_INVALID']);
const WEBHOOK = all([401, 'WEBHOOK_SECRET_INVALID']);
const PAID = all([402, 'PAYMENT_REQUIRED']);
/** Resources of the session itself, which the request does not name: another caller reads their own. */
const OWN: Rule = { ...all('in'), nobody: UNAUTHENTICATED, keyInScope: NO_SCOPE, keyOutOfScope: NO_SCOPE };
/** The request names a wallet. */
const NAMED: Rule = { ...OWN, stranger: [403, 'WALLET_MISMATCH'] };
/** For operators with the role. */
const staff = (role: OperatorRole): Rule => ({ ...OWN, stranger: NO_OPERATOR, owner: NO_OPERATOR, role });
/** The request names a record, whose existence must not be revealed. */
const record = (code: string): Rule => ({ ...OWN, stranger: [404, code] });

const named = ({ owner }: Belongings): Request => ({ query: `wallet=${owner.address}` });
const atAddress = ({ owner }: Belongings): Request => ({ query: `address=${owner.address}` });
const naming =
  (rest: object) =>
  ({ owner }: Belongings): Request => ({ body: { wallet: owner.address, ...rest } });

/** Every operation of the service. An operation that is missing here fails the test. */
export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  checkHealth: { rule: OPEN },
  checkLiveness: { rule: OPEN },
  checkReadiness: { rule: OPEN },
  readDescription: { rule: OPEN },
  discoverDescription: { rule: OPEN },
  describeResource: { rule: OPEN },
  describeAuthorizationServer: { rule: OPEN },
  readLogo: { rule: OPEN },
  readLlmsIndex: { rule: OPEN },
  readLlmsFull: { rule: OPEN },
  readKeySet: { rule: OPEN },

  readSignIn: { rule: OPEN },
  signIn: { rule: OPEN, request: () => ({ query: 'action=verify', body: {} }) },
  viewEmbeddedSession: { rule: OPEN },
  signInEmbedded: { rule: OPEN, request: ({ owner }) => ({ body: { address: owner.address } }) },
  enterGate: { rule: all([503, 'GATE_CLOSED']), request: () => ({ body: { password: 'guess' } }) },
  createApiKey: { rule: OWN, request: () => ({ body: { label: 'x', env: 'live' } }) },
  listApiKeys: { rule: OWN },
  revokeApiKey: { rule: record('API_KEY_NOT_FOUND'), request: ({ keyId }) => ({ body: { id: keyId } }) },

  viewUser: { rule: OWN },
  registerUser: { rule: OPEN, request: naming({}) },
  explainEmailConfirmation: { rule: OPEN, request: () => ({ query: `token=${'0'.repeat(64)}` }) },
  confirmEmail: { rule: OPEN, request: () => ({ body: { token: '0'.repeat(64) } }) },
  changeProfile: { rule: OWN, request: () => ({ body: { notifyAml: true } }) },
  viewSwapPreferences: { rule: OWN },
  setSwapPreferences: { rule: OWN, request: () => ({ body: { swapPreferences: {} } }) },
  viewDashboardPreferences: { rule: OWN },
  setDashboardPreferences: { rule: OWN, request: () => ({ body: { preferences: {} } }) },
  listWallets: { rule: OWN },
  addWallet: { rule: OWN, request: ({ owner }) => ({ body: { wallet: { chain: 'evm', address: owner.address } } }) },
  removeWallet: { rule: record('WALLET_NOT_FOUND'), request: ({ walletRecord }) => ({ query: `id=${walletRecord}` }) },
  resolveReferralCode: { rule: OPEN, request: () => ({ query: 'code=NOBODY22' }) },
  viewReferralStatistics: { rule: NAMED, request: named },

  viewKyc: { rule: OPEN, request: named },
  openKycSession: { rule: OPEN, request: naming({}) },
  linkKycSession: { rule: NAMED, request: naming({ sessionId: 'nobody' }) },
  upgradeKyc: { rule: NAMED, request: ({ owner }) => ({ query: `wallet=${owner.address}&tier=TIER_1` }) },
  receiveKycWebhook: { rule: WEBHOOK, request: () => ({ body: {} }) },
  viewTerms: { rule: OPEN, request: named },
  acceptTerms: { rule: NAMED, request: naming({ termsVersion: '1' }) },
  viewTermsText: { rule: OPEN },
  viewGeoPermission: { rule: OPEN },
  viewGeoRegion: { rule: OPEN },
  checkCspSink: { rule: OPEN },
  reportCspViolation: { rule: OPEN, request: () => ({ body: {} }) },

  viewSaleRules: { rule: OPEN },
  viewSaleStatus: { rule: OPEN },
  viewSaleEligibility: { rule: NAMED, request: named },
  viewDecision: { rule: record('DECISION_NOT_FOUND'), request: ({ decisionId }) => ({ id: decisionId }) },
  viewDecisionReceipt: {
    rule: { ...record('DECISION_NOT_FOUND'), operator: 'in' },
    request: ({ decisionId }) => ({ id: decisionId }),
  },
  readAuditCheckpoint: { rule: OPEN },
  readAuditKey: { rule: OPEN },
  viewPurchases: { rule: OPEN, request: named },
  viewAuctions: { rule: OPEN },
  viewBids: { rule: OPEN, request: named },
  authorizeBid: {
    rule: { ...NAMED, owner: [403, 'KYC_REQUIRED'] },
    request: naming({ auction: EXAMPLE_AUCTION, amount: '250000000', maxPrice: '0.06' }),
  },
  authorizePurchase: {
    rule: { ...NAMED, owner: [403, 'KYC_REQUIRED'] },
    request: naming({ amount: '250000000', paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' }),
  },
  authorizeNftPurchase: {
    rule: { ...NAMED, owner: [403, 'KYC_REQUIRED'] },
    request: naming({
      amount: '250000000',
      paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      tokenId: '1',
    }),
  },
  indexPurchases: { rule: CRON },
  estimateFee: { rule: OPEN, request: () => ({ query: 'action=transfer&chainId=8453' }) },
  quoteSwap: { rule: OPEN, request: () => ({ body: {} }) },
  viewSwapStatus: { rule: OPEN, request: () => ({ query: 'requestId=nobody' }) },
  prepareTransfer: {
    rule: { ...NAMED, keyInScope: 'in', scope: 'transfer' },
    request: ({ owner }) => ({
      body: {
        from: owner.address,
        to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        token: 'native',
        amount: '1',
        chainId: 8453,
      },
    }),
  },
  executeTransfer: {
    rule: { ...NAMED, keyInScope: 'in', scope: 'transfer' },
    request: ({ owner }) => ({ body: { signedTx: signedAtOnce(owner.wallet), chainId: 8453 } }),
  },
  sponsorRequest: {
    rule: { ...NAMED, keyInScope: 'in', scope: 'transfer' },
    request: ({ owner }) => ({ body: sponsorRequestOf(owner.wallet) }),
  },

  listTokens: { rule: OPEN },
  viewTokenPrices: { rule: OPEN, request: () => ({ query: 'symbols=ETH' }) },
  readMarket: { rule: OPEN },
  viewOracleDashboard: { rule: OPEN },
  viewBitcoin: { rule: OPEN },
  viewSolana: { rule: OPEN },
  viewPortfolioHistory: { rule: OPEN, request: atAddress },
  viewPortfolio: { rule: { ...OWN, keyInScope: 'in', scope: 'portfolio' }, request: atAddress },
  viewPortfolioSummary: { rule: { ...OWN, keyInScope: 'in', scope: 'portfolio' } },
  drawReceiveCode: { rule: NAMED, request: atAddress },
  viewTransactions: { rule: OWN, request: atAddress },
  listChatIntents: { rule: OPEN },
  chat: { rule: OPEN, request: () => ({ body: { message: 'help' } }) },
  receiveUpdate: { rule: all([401, 'UPDATE_NOT_AUTHENTIC']), request: () => ({ body: { update_id: 1 } }) },
  answerChallenge: {
    rule: all([403, 'VERIFY_TOKEN_WRONG']),
    request: () => ({ query: 'hub.challenge=1&hub.verify_token=1' }),
  },
  processWebhooks: { rule: CRON },

  buyMarketSnapshot: { rule: PAID },
  viewMppConsent: { rule: OWN },
  grantMppConsent: { rule: OWN, request: () => ({ body: { autoFundEnabled: false } }) },

  viewOperatorSession: { rule: staff('viewer') },
  listOperators: { rule: staff('viewer') },
  listUsers: { rule: staff('viewer') },
  viewUserFile: { rule: staff('viewer') },
  listDecisions: { rule: staff('viewer') },
  viewOperatorDecision: { rule: staff('viewer') },
  listAudit: { rule: staff('viewer') },
  exportAudit: { rule: staff('viewer') },
  listDeadLetters: { rule: staff('viewer') },
  replayDeadLetter: { rule: staff('reviewer') },
  followChanges: { rule: staff('viewer') },
  viewOverview: { rule: staff('viewer') },
  viewReconciliation: { rule: staff('viewer') },
  exportUser: { rule: staff('reviewer') },
  proposeErasure: { rule: staff('admin'), request: () => ({ body: { reason: 'x' } }) },
  listAlarms: { rule: staff('viewer') },
  acknowledgeAlarm: { rule: staff('reviewer'), request: () => ({ body: { note: 'seen' } }) },
  listProposals: { rule: staff('viewer') },
  approveProposal: { rule: staff('reviewer') },
  rejectProposal: { rule: staff('reviewer'), request: () => ({ body: { reason: 'x' } }) },
  blockUser: { rule: staff('reviewer'), request: () => ({ body: { reason: 'x' } }) },
  addNote: { rule: staff('reviewer'), request: () => ({ body: { text: 'x' } }) },
  proposeUnblock: { rule: staff('reviewer'), request: () => ({ body: { reason: 'x' } }) },
  proposeTier: { rule: staff('reviewer'), request: () => ({ body: { reason: 'x', tier: 'TIER_3' } }) },
  proposeTierRevocation: { rule: staff('reviewer'), request: () => ({ body: { reason: 'x' } }) },
  proposeOperator: { rule: staff('admin'), request: () => ({ body: { reason: 'x', role: 'viewer' } }) },
  proposeOperatorRemoval: { rule: staff('admin'), request: () => ({ body: { reason: 'x' } }) },
};
