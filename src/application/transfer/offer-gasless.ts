import type { Hex } from '../../domain/shared/hex.ts';
import {
  type GaslessOffer,
  type GaslessOutlook,
  type GaslessPlace,
  gaslessOffer,
  isCarried,
} from '../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../domain/transfer/transfer-order.ts';
import type { Ports } from '../ports/index.ts';

/** `data` is there when no permit has to be signed into it first. */
export type GaslessTransferOffer = GaslessOffer & Readonly<{ data?: Hex }>;

type Known = Readonly<{
  place: GaslessPlace | undefined;
  outlook: GaslessOutlook | undefined;
  fee: bigint | undefined;
  /** Both signatures are good until then. */
  until: Date;
}>;

/** What the wallet signs to have the transfer carried for the fee; nothing where nobody would carry it. */
export function offerGasless(
  { gaslessCalls }: Pick<Ports, 'gaslessCalls'>,
  order: TransferOrder,
  { place, outlook, fee, until }: Known,
): Readonly<{ gaslessTransfer?: GaslessTransferOffer }> {
  if (place === undefined || fee === undefined || !isCarried(outlook, order)) return {};
  const deadline = BigInt(Math.floor(until.getTime() / 1000));
  const offer = gaslessOffer({ order, fee, place, outlook, deadline });
  const data = offer.permit === undefined ? gaslessCalls.encode(offer.arguments) : undefined;
  return { gaslessTransfer: { ...offer, ...(data !== undefined && { data }) } };
}
