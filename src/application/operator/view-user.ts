import type { RuleFinding } from '../../domain/decision/decision.ts';
import { verifiedIdentities } from '../../domain/kyc/verified-identities.ts';
import { MIN_CONTRIBUTION_CENTS } from '../../domain/sale/common-rules.ts';
import { centsToUnits } from '../../domain/shared/amount.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { tokenFactsOf } from '../history/token-facts.ts';
import { otherWalletsOfPerson, standingOf } from '../kyc/standing-of.ts';
import type { Ports } from '../ports/index.ts';
import { type JudgePorts, judgeOrder } from '../sale/judge-order.ts';
import { bidsOf } from '../sale/view-auctions.ts';
import { recordRead } from './entry.ts';
import { findUser, type TypedWallet } from './find-user.ts';
import { shown } from './proposals.ts';

type EligibilityNow = Readonly<{ eligible: boolean; code?: string; rules: readonly RuleFinding[] }>;

/**
 * The rules of the sale applied to the smallest purchase that the wallet could make now; signs and records nothing. The network's country
 * is that of the address from which the wallet last accepted terms; without one, the region is unknown until the buyer asks.
 */
const eligibilityNow =
  (ports: JudgePorts) =>
  async (wallet: WalletAddress, lastIp: string | undefined): Promise<EligibilityNow> => {
    const [{ address, decimals }] = ports.salePolicy.paymentTokens;
    const order = { buyer: wallet, paymentToken: address, amount: centsToUnits(MIN_CONTRIBUTION_CENTS, decimals) };
    const origin = { ip: lastIp ?? '', network: lastIp ?? '' };
    const { judgement } = await judgeOrder(ports)(order, origin);
    const rules = judgement.findings.map((finding) =>
      lastIp === undefined && finding.rule === 'region' && finding.outcome === 'fail'
        ? {
            ...finding,
            outcome: 'unknown' as const,
            message: 'The network of the buyer is known only when the buyer asks',
          }
        : finding,
    );
    const eligible = rules.every(({ outcome }) => outcome === 'pass');
    return { eligible, rules, ...(judgement.refusal !== undefined && { code: judgement.refusal.code }) };
  };

/** The newest entries of each list. */
const MOST = 100;

type FilePorts = Pick<
  Ports,
  | 'addressScreening'
  | 'apiKeys'
  | 'auctionIndex'
  | 'auditLog'
  | 'caseFiles'
  | 'clock'
  | 'compliancePolicy'
  | 'decisions'
  | 'feePolicy'
  | 'issuedAuthorizations'
  | 'issuedBidPermits'
  | 'kycs'
  | 'nftSaleLedger'
  | 'proposals'
  | 'purchaseHistory'
  | 'relayedTransactions'
  | 'saleContract'
  | 'salePolicy'
  | 'sessions'
  | 'sponsorships'
  | 'terms'
  | 'tokenList'
  | 'userDirectory'
  | 'users'
  | 'userWallets'
> &
  JudgePorts;

/**
 * Everything known about a user, read at once; the read is in the audit log before it is returned. Rejects with USER_NOT_FOUND, which
 * names the nearest users, and with STORE_UNAVAILABLE. A fact of another system that cannot be read is a failure in its place.
 */
export const viewUser = (ports: FilePorts) => async (actor: string, typed: TypedWallet) => {
  const user = await findUser(ports)(actor, typed);
  const [person, verification, trade, spending, record] = await Promise.all([
    personOf(ports, user.wallet),
    verificationOf(ports, user.wallet),
    tradeOf(ports, user.wallet),
    spendingOf(ports, user.wallet),
    recordOf(ports, user.wallet),
  ]);
  const eligibility = await eligibilityNow(ports)(user.wallet, verification.acceptances[0]?.ip);
  await recordRead(ports, actor, 'user.read', user.wallet);
  return { user, eligibility, ...person, ...verification, ...trade, ...spending, ...record };
};

/** A list that its store returns oldest first, as the file shows it. */
const newestOf = <T>(oldestFirst: readonly T[]): readonly T[] => oldestFirst.toReversed().slice(0, MOST);
export type UserFile = Awaited<ReturnType<ReturnType<typeof viewUser>>>;

async function personOf({ apiKeys, clock, sessions, users, userWallets }: FilePorts, wallet: WalletAddress) {
  const [history, wallets, keys, open] = await Promise.all([
    users.history(wallet),
    userWallets.walletsOf(wallet),
    apiKeys.keysOf(wallet),
    sessions.liveOf(wallet, clock.now()),
  ]);
  return { history: newestOf(history), wallets, keys, sessions: open };
}

async function verificationOf(ports: FilePorts, wallet: WalletAddress) {
  const { addressScreening, compliancePolicy, kycs, terms } = ports;
  const [{ verifications, rulings, standing }, events, acceptances, screening] = await Promise.all([
    standingOf(ports, wallet),
    kycs.eventsOf(wallet),
    terms.acceptancesOf(wallet),
    attempt(addressScreening.screen(wallet)),
  ]);
  const otherWallets = await otherWalletsOfPerson(ports)(wallet, verifications, rulings);
  const { termsVersion } = compliancePolicy;
  const countries = verifiedIdentities(verifications, rulings).flatMap(({ countryCode }) => countryCode ?? []);
  const newest = { events: newestOf(events), rulings: newestOf(rulings) };
  return { verifications, standing, ...newest, acceptances, termsVersion, countries, otherWallets, screening };
}

async function tradeOf(ports: FilePorts, wallet: WalletAddress) {
  const { clock, issuedAuthorizations, issuedBidPermits, nftSaleLedger, purchaseHistory, saleContract } = ports;
  const [authorizations, nftAuthorizations, purchases, purchased, sale, bidPermits, bids] = await Promise.all([
    issuedAuthorizations.issuedTo(wallet, MOST, clock.now()),
    nftSaleLedger.issuedTo(wallet, MOST, clock.now()),
    purchaseHistory.list(wallet, { limit: MOST }),
    attempt(saleContract.purchased(wallet)),
    attempt(saleContract.state()),
    issuedBidPermits.issuedTo(wallet, MOST, clock.now()),
    attempt(bidsOf(ports, wallet)),
  ]);
  return { authorizations, nftAuthorizations, purchases: purchases.items, purchased, sale, bidPermits, bids };
}

async function spendingOf(ports: FilePorts, wallet: WalletAddress) {
  const { relayedTransactions, sponsorships } = ports;
  const [transfers, sponsored, suspension] = await Promise.all([
    relayedTransactions.history(wallet, { limit: MOST }),
    sponsorships.history(wallet, MOST),
    sponsorships.suspensionOf(wallet),
  ]);
  const tokenOf = await tokenFactsOf(ports)(transfers.items.map(({ chainId, movement }) => ({ chainId, ...movement })));
  const moved = transfers.items.map((one) => ({ ...one, token: tokenOf(one.chainId, one.movement.token) }));
  return { transfers: moved, sponsored, suspension };
}

async function recordOf({ caseFiles, clock, decisions, proposals }: FilePorts, wallet: WalletAddress) {
  const now = clock.now();
  const [blocks, notes, proposed, decided] = await Promise.all([
    caseFiles.blocksOf(wallet),
    caseFiles.notesOf(wallet),
    proposals.page({ now, wallet }, { limit: MOST }),
    decisions.page({ wallet }, { limit: MOST }),
  ]);
  const newest = { blocks: newestOf(blocks), notes: newestOf(notes) };
  return { ...newest, proposals: proposed.items.map((one) => shown(one, now)), decisions: decided.items };
}
