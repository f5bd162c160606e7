import { feeTokensOf } from '../../domain/fee/fee-policy.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { requestNonceWrong, requestSignatureInvalid, sponsorRefused } from '../../domain/paymaster/errors.ts';
import {
  type Forwarding,
  relayBytes,
  relayGasLimit,
  type SignedForwardRequest,
} from '../../domain/paymaster/forward-request.ts';
import { feeIncluded } from '../../domain/paymaster/gasless-transfer.ts';
import { isRepeated } from '../../domain/paymaster/repeated-request.ts';
import {
  forwarderOf,
  requireCurrentQuote,
  requireFittingQuote,
  requireSponsoredCall,
  requireTrueQuote,
} from '../../domain/paymaster/sponsorable.ts';
import { costOfGas, type Sponsorship, type SponsorshipFee } from '../../domain/paymaster/sponsorship.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { findListed, type ScreeningPorts } from '../compliance/screen-calls.ts';
import type { Ports } from '../ports/index.ts';
import type { NewSponsorship } from '../ports/paymaster/sponsorships.ts';
import { requireOurTreasury, requireUsable } from './require-usable.ts';

type SponsorPorts = ScreeningPorts &
  Pick<
    Ports,
    | 'clock'
    | 'feePolicy'
    | 'forwarders'
    | 'forwardSignatures'
    | 'gaslessCalls'
    | 'gaslessTreasuries'
    | 'gasPrices'
    | 'keyDigests'
    | 'priceFeeds'
    | 'proStatus'
    | 'quoteSigner'
    | 'random'
    | 'sponsor'
    | 'sponsorPolicy'
    | 'sponsorships'
  >;

export type SponsorWish = Readonly<{
  chainId: number;
  quote: SignedFeeQuote;
  request: SignedForwardRequest;
  /** The client's network, as used for rate limits. */
  network: string;
}>;

export type SponsoredTask = Readonly<{ taskId: string; status: 'pending' | 'submitted'; sponsor: string; hash?: Hex }>;

/**
 * Sponsors a signed request. Checks that need no external system come first; quote, nonce and budget are taken before
 * the request is passed to the sponsor. The same request with the same quote returns the same task.
 */
export const sponsorRequest =
  (ports: SponsorPorts) =>
  async (wish: SponsorWish): Promise<SponsoredTask> => {
    let sponsorship: NewSponsorship;
    try {
      sponsorship = await take(ports, wish);
    } catch (refusal) {
      return await earlierTask(ports, wish, refusal);
    }
    return await handOver(ports, { ...sponsorship, state: 'taken' });
  };

/** The task of the same request. Throws the refusal when there is none. */
async function earlierTask(ports: SponsorPorts, wish: SponsorWish, refusal: unknown): Promise<SponsoredTask> {
  if (!(refusal instanceof Failure)) throw refusal;
  const earlier = await attempt(ports.sponsorships.findByQuote(wish.quote.quoteId));
  if (!earlier.known || earlier.value === undefined || !isRepeated(earlier.value, wish)) throw refusal;
  return taskOf(ports, earlier.value);
}

async function take(ports: SponsorPorts, wish: SponsorWish): Promise<NewSponsorship> {
  const admitted = requireOwnRules(ports, wish);
  await requireUsable(ports, { wallet: wish.request.from, quoteId: wish.quote.quoteId });
  await requireOurTreasury(ports, admitted);
  const sponsorship = await assess(ports, wish, admitted);
  const { budget, fees } = ports.sponsorPolicy;
  await ports.sponsorships.take(sponsorship, { ...budget, owed: fees.limit });
  return sponsorship;
}

/** Of a request that was taken earlier. */
const taskOf = ({ sponsorPolicy }: SponsorPorts, { id: taskId, state, hash }: Sponsorship): SponsoredTask => ({
  taskId,
  status: state === 'taken' || hash === undefined ? 'pending' : 'submitted',
  sponsor: sponsorPolicy.sponsor,
  ...(hash && { hash }),
});

type Admitted = Readonly<{ forwarding: Forwarding; fee: SponsorshipFee }>;

/** The checks that need no external system. */
function requireOwnRules(ports: SponsorPorts, { chainId, quote, request }: SponsorWish): Admitted {
  const { clock, feePolicy, forwardSignatures, gaslessCalls, quoteSigner, sponsorPolicy } = ports;
  feeTokensOf(feePolicy, chainId);
  const domain = forwarderOf(sponsorPolicy, chainId);
  const at = { chainId, now: clock.now() };
  if (forwardSignatures.signerOf(domain, request) !== request.from) throw requestSignatureInvalid();
  requireSponsoredCall(request, sponsorPolicy, at);
  requireCurrentQuote(quote, (text, signature) => quoteSigner.verify(text, signature), at);
  requireFittingQuote(quote, request, feePolicy);
  const forwarding = { chainId, forwarder: domain.verifyingContract, request };
  if (sponsorPolicy.gaslessTransfers.get(chainId) !== request.to)
    return { forwarding, fee: { token: quote.token, amount: quote.fee, collection: 'owed' } };
  return { forwarding, fee: feeIncluded(quote, gaslessCalls.decode(request.data)) };
}

/** Checks the request against chain, oracle and screening, and computes what it may cost. */
async function assess(
  ports: SponsorPorts,
  { chainId, quote, request, network }: SponsorWish,
  { forwarding, fee }: Admitted,
): Promise<NewSponsorship> {
  const { clock, forwarders, gasPrices, keyDigests, priceFeeds, proStatus, random } = ports;
  const gasLimit = relayGasLimit(request);
  const [tokenUsd, isPro, expected, costWei, nativeUsd, refusal] = await Promise.all([
    priceFeeds.token(chainId, quote.token),
    quote.isPro && proStatus.isPro(request.from),
    forwarders.nonceOf(forwarding, request.from),
    gasPrices.costOf(chainId, { gas: gasLimit, bytes: relayBytes(request) }),
    priceFeeds.native(chainId),
    findListed(ports)({ sender: request.from, calls: [{ chainId, ...request }] }),
  ]);
  if (refusal !== undefined) throw refusal;
  requireTrueQuote(quote, { tokenUsd, isPro });
  if (request.nonce !== expected) throw requestNonceWrong({ expected: expected.toString() });
  await forwarders.rehearse(forwarding, gasLimit);
  return {
    ...forwarding,
    id: random.uuid(),
    quoteId: quote.quoteId,
    fee,
    ...(fee.collection === 'in-call' ? { surplus: fee.amount - quote.fee } : { feeUsd: quote.feeUsd }),
    gasLimit,
    cost: costOfGas(costWei, nativeUsd),
    nativeUsd,
    network: keyDigests.digestOf(`sponsored network ${network}`),
    takenAt: clock.now(),
  };
}

/**
 * Releases the sponsorship when the sponsor certainly rejected the request. If the sponsor did not respond,
 * `followSponsorships` determines the outcome.
 */
async function handOver(
  { clock, sponsor, sponsorPolicy, sponsorships }: SponsorPorts,
  sponsorship: Sponsorship,
): Promise<SponsoredTask> {
  const { id: taskId } = sponsorship;
  try {
    const { status, ...known } = await sponsor.relay(sponsorship);
    await sponsorships.note(taskId, { isRelayed: true, ...known }, clock.now());
    const { hash } = known;
    return {
      taskId,
      status: status === 'submitted' ? 'submitted' : 'pending',
      sponsor: sponsorPolicy.sponsor,
      ...(hash && { hash }),
    };
  } catch (error) {
    if (error instanceof Failure && error.code === sponsorRefused.code) await sponsorships.release(taskId);
    throw error;
  }
}
