import type { Decision } from '../../domain/decision/decision.ts';
import { feeTokensOf } from '../../domain/fee/fee-policy.ts';
import { requestSignatureInvalid, sponsorRefused } from '../../domain/paymaster/errors.ts';
import { feeIncluded } from '../../domain/paymaster/gasless-transfer.ts';
import {
  forwarderOf,
  requireCurrentQuote,
  requireFittingQuote,
  requireSponsoredCall,
} from '../../domain/paymaster/sponsorable.ts';
import { isRepeated, type Sponsorship, type SponsorshipFee } from '../../domain/paymaster/sponsorship.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { type Inquiry, type MatterPorts, startDecision } from '../decision/matter.ts';
import { Trail } from '../decision/trail.ts';
import type { Ports } from '../ports/index.ts';
import type { NewSponsorship } from '../ports/paymaster.ts';
import {
  type Admitted,
  type AssessPorts,
  assess,
  requestText,
  requireOurTreasury,
  requireUsable,
  SPONSOR_RULES,
  type SponsorTrail,
  type SponsorWish,
  sponsorPolicyVersion,
} from './assess-request.ts';

type SponsorPorts = AssessPorts &
  MatterPorts &
  Pick<
    Ports,
    | 'clock'
    | 'feePolicy'
    | 'forwardSignatures'
    | 'gaslessCalls'
    | 'gaslessTreasuries'
    | 'quoteSigner'
    | 'sponsor'
    | 'sponsorPolicy'
    | 'sponsorships'
  >;

export type SponsoredTask = Readonly<{ taskId: string; status: 'pending' | 'submitted'; sponsor: string; hash?: Hex }>;

/**
 * Sponsors a signed request. Checks that need no external system come first; quote, nonce and budget are taken, and the
 * decision is stored, before the request is passed to the sponsor. The same request with the same quote returns the same
 * task, which was decided before.
 */
export const sponsorRequest = (ports: SponsorPorts) => {
  const policy = sponsorPolicyVersion(ports);
  return async (wish: SponsorWish, inquiry: Inquiry): Promise<SponsoredTask> => {
    const matter = startDecision(
      ports,
      { kind: 'sponsor', wallet: wish.request.from, request: requestText(wish), policy },
      inquiry,
    );
    const trail: SponsorTrail = new Trail(SPONSOR_RULES);
    let decision: Decision;
    let sponsorship: NewSponsorship;
    try {
      sponsorship = await examine(ports, wish, trail);
      decision = matter.granted(trail.findingsWith('reservation'));
      await reserve(ports, sponsorship, decision, trail);
    } catch (refusal) {
      if (!(refusal instanceof Failure)) throw refusal;
      return (await earlierTask(ports, wish, inquiry)) ?? (await matter.refuse(refusal, trail.findings));
    }
    matter.announce(decision);
    return await handOver(ports, { ...sponsorship, state: 'taken' });
  };
};

/** The task of the same request, if it was taken before; its decision is reported again. */
async function earlierTask(
  ports: SponsorPorts,
  wish: SponsorWish,
  inquiry: Inquiry,
): Promise<SponsoredTask | undefined> {
  const earlier = await attempt(ports.sponsorships.findByQuote(wish.quote.quoteId));
  if (!earlier.known || earlier.value === undefined || !isRepeated(earlier.value, wish)) return undefined;
  if (earlier.value.decision !== undefined) inquiry.decided(earlier.value.decision);
  return taskOf(ports, earlier.value);
}

/** Of a request that was taken earlier. */
const taskOf = ({ sponsorPolicy }: SponsorPorts, { id: taskId, state, hash }: Sponsorship): SponsoredTask => ({
  taskId,
  status: state === 'taken' || hash === undefined ? 'pending' : 'submitted',
  sponsor: sponsorPolicy.sponsor,
  ...(hash && { hash }),
});

/** The forwarder expects this nonce: a sponsorship that is recorded as executed with it is open again, and in flight. */
async function reserve(
  { sponsorPolicy, sponsorships }: SponsorPorts,
  sponsorship: NewSponsorship,
  decision: Decision,
  trail: SponsorTrail,
): Promise<void> {
  const { budget, fees } = sponsorPolicy;
  const { chainId, forwarder, request } = sponsorship;
  await trail.step('reservation', async () => {
    await sponsorships.reopen({ chainId, forwarder, wallet: request.from, nonce: request.nonce });
    await sponsorships.take(sponsorship, { ...budget, owed: fees.limit }, decision);
  });
}

async function examine(ports: SponsorPorts, wish: SponsorWish, trail: SponsorTrail): Promise<NewSponsorship> {
  const admitted = requireOwnRules(ports, wish, trail);
  const { quote, request } = wish;
  await trail.step('usable', () => requireUsable(ports, { wallet: request.from, quoteId: quote.quoteId }));
  await trail.step('ourTreasury', () => requireOurTreasury(ports, admitted));
  return await assess(ports, wish, admitted, trail);
}

/** The checks that need no external system. */
function requireOwnRules(ports: SponsorPorts, { chainId, quote, request }: SponsorWish, trail: SponsorTrail): Admitted {
  const { clock, feePolicy, forwardSignatures, gaslessCalls, quoteSigner, sponsorPolicy } = ports;
  const domain = trail.check('chainServed', () => {
    feeTokensOf(feePolicy, chainId);
    return forwarderOf(sponsorPolicy, chainId);
  });
  const at = { chainId, now: clock.now() };
  trail.check('signed', () => {
    if (forwardSignatures.signerOf(domain, request) !== request.from) throw requestSignatureInvalid();
  });
  trail.check('sponsoredCall', () => requireSponsoredCall(request, sponsorPolicy, at));
  trail.check('quoteCurrent', () =>
    requireCurrentQuote(quote, (text, signature) => quoteSigner.verify(text, signature), at),
  );
  trail.check('quoteFits', () => requireFittingQuote(quote, request, feePolicy));
  const forwarding = { chainId, forwarder: domain.verifyingContract, request };
  const fee = trail.check('feePaid', (): SponsorshipFee => {
    if (sponsorPolicy.gaslessTransfers.get(chainId) !== request.to)
      return { token: quote.token, amount: quote.fee, collection: 'owed' };
    return feeIncluded(quote, gaslessCalls.decode(request.data));
  });
  return { forwarding, fee };
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
