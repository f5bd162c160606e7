import { screeningFact } from '../../domain/compliance/screening-fact.ts';
import { readNow } from '../../domain/decision/rule.ts';
import { requestNonceWrong } from '../../domain/paymaster/errors.ts';
import { type Forwarding, relayBytes, relayGasLimit } from '../../domain/paymaster/forward-request.ts';
import { requireTrueQuote } from '../../domain/paymaster/sponsorable.ts';
import { costOfGas, type SponsorshipFee } from '../../domain/paymaster/sponsorship.ts';
import { type Failure, throwIf } from '../../domain/shared/failure.ts';
import { findListed, type ScreeningPorts } from '../compliance/screen-calls.ts';
import type { Ports } from '../ports/index.ts';
import type { NewSponsorship } from '../ports/paymaster.ts';
import type { SponsorTrail, SponsorWish } from './sponsor-rules.ts';

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
