import type { Hex } from '../../domain/shared/hex.ts';
import { type GaslessOffer, type GaslessOption, gaslessOffer } from '../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../domain/transfer/transfer-order.ts';
import type { Ports } from '../ports/index.ts';

/** `data`: present when no permit has to be signed first. */
export type GaslessTransferOffer = GaslessOffer & Readonly<{ data?: Hex }>;

type GaslessTerms = GaslessOption &
  Readonly<{
    fee: bigint;
    /** When both signatures expire. */
    until: Date;
  }>;

/** What the wallet signs for a gasless transfer with this fee. */
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
