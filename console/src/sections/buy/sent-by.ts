import type { SentHere } from '../../signing/sending.ts';
import type { Purchase } from '../../values/purchase/purchase.ts';
import type { PurchaseEvent } from '../../values/purchase/purchase-events.ts';

/** The transaction that the event found in a block, as the history keeps what was signed here; undefined for other events. */
export function sentBy(event: PurchaseEvent, purchase: Purchase): SentHere | undefined {
  const { wallet, chainId, startedAt, authorization, order, approval, payment } = purchase;
  const token = order.token.address;
  const base = { wallet, chainId };
  if (event.type === 'mined' && event.hash !== undefined) {
    const call = { to: authorization?.to ?? token, data: authorization?.data ?? '0x', value: '0' } as const;
    const ended = { outcome: 'confirmed', hash: event.hash } as const;
    const askedAt = payment?.askedAt ?? startedAt;
    return { sending: { ...base, call, askedAt, hash: event.hash, ended }, purpose: { kind: 'purchase' } };
  }
  if (event.type !== 'approval-mined' || approval === undefined) return undefined;
  const { hash, allowed, askedAt = startedAt } = approval;
  const sending = { ...base, call: { to: token, data: '0x', value: '0' }, askedAt, hash } as const;
  const purpose = { kind: 'approval', allowed: allowed === undefined ? undefined : { token, value: allowed } } as const;
  return { sending: { ...sending, ended: { outcome: 'confirmed', hash } }, purpose };
}
