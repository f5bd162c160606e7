import type { Hex } from '../../domain/shared/hex.ts';
import { type GaslessOffer, type GaslessOption, gaslessOffer } from '../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../domain/transfer/transfer-order.ts';
import type { Ports } from '../ports/index.ts';

/** `data` is there when no permit has to be signed into it first. */
export type GaslessTransferOffer = GaslessOffer & Readonly<{ data?: Hex }>;

type GaslessTerms = GaslessOption &
  Readonly<{
    fee: bigint;
    /** Both signatures are valid until then. */
    until: Date;
  }>;

/** What the wallet signs to transfer without gas, for the fee. */
export function offerGasless(
  { gaslessCalls }: Pick<Ports, 'gaslessCalls'>,
  order: TransferOrder,
  { until, ...terms }: GaslessTerms,
): GaslessTransferOffer {
  const deadline = BigInt(Math.floor(until.getTime() / 1000));
  const offer = gaslessOffer({ ...terms, order, deadline });
  if (offer.permit !== undefined) return offer;
  return { ...offer, data: gaslessCalls.encode(offer.arguments) };
}
