import {
  knownTokens,
  type Paying,
  partiesOf,
  type ReadableCall,
  type Selling,
  suspectsOf,
} from '../../domain/call/parties-of-call.ts';
import {
  decisiveOf,
  recipientSanctioned,
  type Screening,
  screeningChainUnsupported,
  screeningUnavailable,
  senderSanctioned,
} from '../../domain/compliance/screening.ts';
import type { Failure } from '../../domain/shared/failure.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export type ScreeningPorts = Pick<Ports, 'addressScreening' | 'callReader'> &
  Readonly<{ feePolicy: Paying; salePolicy: Selling }>;

/** Everything that one wallet signs or has signed. */
type ScreenedCalls = Readonly<{ sender: WalletAddress; calls: readonly ReadableCall[] }>;

/** Why the calls are refused, if they are, and the screening that decided. */
type Screened = Readonly<{ refusal?: Failure; decisive: Screening }>;

/**
 * The refusal is SENDER_SANCTIONED or RECIPIENT_SANCTIONED; undefined when nobody in the calls is on a sanctions list.
 * All are screened at once, and with them the suspects where the screening takes them. Rejects with CALL_NOT_UNDERSTOOD, and with AML_UNAVAILABLE when any party cannot be screened.
 */
export const findListed = (ports: ScreeningPorts) => {
  const { addressScreening, callReader } = ports;
  const tokens = knownTokens(ports.feePolicy, ports.salePolicy);
  return async ({ sender, calls }: ScreenedCalls): Promise<Screened> => {
    const readings = calls.map((call) => ({ call, reading: callReader.read(call.data) }));
    const parties = readings.flatMap(({ call, reading }) => [...partiesOf(call, reading, tokens)]);
    const suspects = addressScreening.takesSuspects ? suspectsOf(readings, tokens) : [];
    const named = new Set([...parties, ...suspects]);
    named.delete(sender);
    const others = [...named];
    const screenings = await addressScreening.screenAll([sender, ...others]);
    const decisive = decisiveOf(screenings);
    if (decisive === undefined) throw screeningUnavailable();
    const [own, ...verdicts] = screenings;
    if (own?.sanctioned) return { decisive, refusal: senderSanctioned() };
    const listed = others.find((_, at) => verdicts[at]?.sanctioned);
    return { decisive, ...(listed !== undefined && { refusal: recipientSanctioned({ address: listed }) }) };
  };
};

/** Rejects with the refusal that `findListed` returns, and with CALL_NOT_UNDERSTOOD or AML_UNAVAILABLE when `findListed` does. */
export const requireUnlisted = (ports: ScreeningPorts) => {
  const find = findListed(ports);
  return async (screened: ScreenedCalls): Promise<void> => {
    const { refusal } = await find(screened);
    if (refusal !== undefined) throw refusal;
  };
};

/**
 * Rejects with RECIPIENT_SANCTIONED, with AML_UNAVAILABLE, and with AML_CHAIN_UNSUPPORTED when the screening has no list for
 * the chain and the configuration does not allow recipients there without screening.
 */
export const requireUnlistedForeign =
  ({ addressScreening, compliancePolicy }: Pick<Ports, 'addressScreening' | 'compliancePolicy'>) =>
  async ({ chain, address }: ForeignAddress): Promise<void> => {
    const screening = await addressScreening.screenForeign({ chain, address });
    if (screening?.sanctioned) throw recipientSanctioned({ address });
    if (screening === undefined && !compliancePolicy.unscreenedChains.includes(chain))
      throw screeningChainUnsupported({ chain });
  };
