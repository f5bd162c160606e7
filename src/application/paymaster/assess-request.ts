import { screeningFact } from '../../domain/compliance/screening.ts';
import { readNow } from '../../domain/decision/rule.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { quoteUsed, requestNonceWrong, sponsorUnavailable, walletSuspended } from '../../domain/paymaster/errors.ts';
import {
  type Forwarding,
  relayBytes,
  relayGasLimit,
  type SignedForwardRequest,
} from '../../domain/paymaster/forward-request.ts';
import { isSuspended } from '../../domain/paymaster/sponsor-policy.ts';
import { requireTrueQuote } from '../../domain/paymaster/sponsorable.ts';
import { costOfGas, type SponsorshipFee } from '../../domain/paymaster/sponsorship.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import { type Failure, throwIf } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { findListed, type ScreeningPorts } from '../compliance/screening.ts';
import { policyVersion } from '../decision/matter.ts';
import type { Trail } from '../decision/trail.ts';
import type { Ports } from '../ports/index.ts';
import type { NewSponsorship } from '../ports/paymaster.ts';
import { paysOurTreasury } from '../shared/pays-our-treasury.ts';

/** Raised when the meaning of a rule changes, but none of the values of the policy. */
const RULES = 1;

/** In the order in which they are shown. `reservation`: the quote, the nonce and the budgets, taken where the grant is stored. */
export const SPONSOR_RULES = [
  'chainServed',
  'signed',
  'sponsoredCall',
  'quoteCurrent',
  'quoteFits',
  'feePaid',
  'usable',
  'ourTreasury',
  'sanctions',
  'quoteTrue',
  'cost',
  'nonce',
  'rehearsal',
  'reservation',
] as const;
export type SponsorTrail = Trail<(typeof SPONSOR_RULES)[number]>;

export type SponsorWish = Readonly<{
  chainId: number;
  quote: SignedFeeQuote;
  request: SignedForwardRequest;
  /** The client's network, as used for rate limits. */
  network: string;
}>;

/** The fields that the fingerprint of the request covers. */
export const requestText = ({ chainId, quote, request }: SponsorWish): Record<string, CanonicalValue> => {
  const { value, gas, nonce, deadline, ...texts } = request;
  const numbers = { value: String(value), gas: String(gas), nonce: String(nonce), deadline: String(deadline) };
  return { chainId, quoteId: quote.quoteId, request: { ...texts, ...numbers } };
};

export function sponsorPolicyVersion(ports: Pick<Ports, 'fingerprints' | 'sponsorPolicy'>): string {
  const { sponsor, forwarders, gaslessTransfers, calls, budget } = ports.sponsorPolicy;
  return policyVersion(ports, 'sponsor', {
    rules: RULES,
    sponsor,
    forwarders: [...forwarders].map(([chainId, { verifyingContract }]) => [chainId, verifyingContract]),
    gaslessTransfers: [...gaslessTransfers].map((pair) => [...pair]),
    calls: calls.map(({ chainId, target, selector }) => [chainId, target, selector]),
    budget: [budget.wallet, budget.network, budget.all].map(String),
  });
}

/** Refused early, before anything outside is called; `take` decides the same again when it stores the request. */
export async function requireUsable(
  { clock, sponsorships }: Pick<Ports, 'clock' | 'sponsorships'>,
  { wallet, quoteId }: Readonly<{ wallet: WalletAddress; quoteId: string }>,
): Promise<void> {
  const suspension = await sponsorships.suspensionOf(wallet);
  if (isSuspended(suspension, clock.now())) throw walletSuspended({ until: suspension.until.toISOString() });
  if (await sponsorships.isQuoteUsed(quoteId)) throw quoteUsed();
}

/** A call that pays its own fee must pay it to us. */
export async function requireOurTreasury(
  ports: Pick<Ports, 'feePolicy' | 'gaslessTreasuries'>,
  { fee, forwarding }: Readonly<{ fee: SponsorshipFee; forwarding: Forwarding }>,
): Promise<void> {
  if (fee.collection === 'owed') return;
  const { chainId, request } = forwarding;
  if (!(await paysOurTreasury(ports, { chainId, contract: request.to }))) throw sponsorUnavailable();
}

export type AssessPorts = ScreeningPorts &
  Pick<Ports, 'clock' | 'forwarders' | 'gasPrices' | 'keyDigests' | 'priceFeeds' | 'proStatus' | 'random'>;

/** A request that passed the checks that need no external system. */
export type Admitted = Readonly<{ forwarding: Forwarding; fee: SponsorshipFee }>;

/** Checks the request against chain, oracle and screening, and computes what it may cost. */
export async function assess(
  ports: AssessPorts,
  wish: SponsorWish,
  { forwarding, fee }: Admitted,
  trail: SponsorTrail,
): Promise<NewSponsorship> {
  const { clock, forwarders, keyDigests, random } = ports;
  const { quote, request, network } = wish;
  const gasLimit = relayGasLimit(request);
  const read = await readAround(ports, wish, { forwarding, gasLimit }, trail);
  const { decisive, refusal } = read.screened;
  trail.check('sanctions', () => throwIf(refusal), screeningFact(decisive, clock.now()));
  trail.check('quoteTrue', () => requireTrueQuote(quote, read), readNow('price oracle and Pro NFT'));
  trail.check('nonce', () => throwIf(wrongNonce(request.nonce, read.expected)), readNow('forwarder'));
  await trail.step('rehearsal', () => forwarders.rehearse(forwarding, gasLimit), readNow('forwarder'));
  return {
    ...forwarding,
    id: random.uuid(),
    quoteId: quote.quoteId,
    fee,
    ...(fee.collection === 'in-call' ? { surplus: fee.amount - quote.fee } : { feeUsd: quote.feeUsd }),
    gasLimit,
    cost: costOfGas(read.costWei, read.nativeUsd),
    nativeUsd: read.nativeUsd,
    network: keyDigests.digestOf(`sponsored network ${network}`),
    takenAt: clock.now(),
  };
}

/** Everything that other systems tell about the request, asked for at once. */
async function readAround(
  ports: AssessPorts,
  { chainId, quote, request }: SponsorWish,
  { forwarding, gasLimit }: Readonly<{ forwarding: Forwarding; gasLimit: bigint }>,
  trail: SponsorTrail,
) {
  const { forwarders, gasPrices, priceFeeds, proStatus } = ports;
  const calls = [{ chainId, ...request }];
  const [tokenUsd, isPro, expected, costWei, nativeUsd, screened] = await Promise.all([
    trail.step('quoteTrue', () => priceFeeds.token(chainId, quote.token)),
    trail.step('quoteTrue', async () => quote.isPro && (await proStatus.isPro(request.from))),
    trail.step('nonce', () => forwarders.nonceOf(forwarding, request.from)),
    trail.step('cost', () => gasPrices.costOf(chainId, { gas: gasLimit, bytes: relayBytes(request) })),
    trail.step('cost', () => priceFeeds.native(chainId)),
    trail.step('sanctions', () => findListed(ports)({ sender: request.from, calls })),
  ]);
  return { tokenUsd, isPro, expected, costWei, nativeUsd, screened };
}

const wrongNonce = (nonce: bigint, expected: bigint): Failure | undefined =>
  nonce === expected ? undefined : requestNonceWrong({ expected: expected.toString() });
