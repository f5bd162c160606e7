import type { AuthorizationState, NftToken } from '../../../application/ports/sale.ts';
import type { PersonRecords, Usable } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { SaleRecords } from './sale-records.memory.ts';

/** What the records of both sales say about the wallets of a person. */
export function personRecordsOf(
  records: SaleRecords,
  wallets: readonly WalletAddress[],
  now: Date,
  except?: NftToken,
): PersonRecords {
  const live = new Map(wallets.map((wallet) => [wallet, usableOf(liveOf(records, wallet, now))]));
  const indexed = new Map<WalletAddress, bigint>();
  for (const { purchase } of records.purchases.values())
    indexed.set(purchase.buyer, (indexed.get(purchase.buyer) ?? 0n) + purchase.amount);
  return { live, indexed, minted: mintedBy(records, wallets, except) };
}

const usableOf = (live: readonly PurchaseAuthorization[]): Usable =>
  live.reduce(
    (usable, { amount, maxAllowed }) => ({
      amount: usable.amount + amount,
      maxAllowed: maxAllowed > usable.maxAllowed ? maxAllowed : usable.maxAllowed,
    }),
    { amount: 0n, maxAllowed: 0n },
  );

/** A token can be minted once: it counts at the highest price that was authorized. */
export function mintedBy({ mints }: SaleRecords, wallets: readonly WalletAddress[], except?: NftToken): bigint {
  const prices = new Map<string, bigint>();
  for (const { issued, outcome } of mints.values()) {
    const { contract, authorization } = issued;
    const { amount, buyer, tokenId } = authorization;
    const isAsked = contract === except?.contract && tokenId === except.tokenId;
    if (outcome === 'unused' || isAsked || !wallets.includes(buyer)) continue;
    const token = `${contract}:${tokenId}`;
    const known = prices.get(token) ?? 0n;
    prices.set(token, amount > known ? amount : known);
  }
  return [...prices.values()].reduce((sum, price) => sum + price, 0n);
}

/** The authorizations that the wallet can still use. */
export function liveOf(records: SaleRecords, buyer: WalletAddress, now: Date): readonly PurchaseAuthorization[] {
  const used = records.usedNonces();
  const issued = records.issuedTo(buyer).map(({ authorization }) => authorization);
  return issued.filter((one) => stateOf(one, used, now) === 'issued');
}

export function stateOf(
  authorization: PurchaseAuthorization,
  used: ReadonlySet<bigint>,
  now: Date,
): AuthorizationState {
  if (used.has(authorization.nonce)) return 'used';
  return isOver(authorization, now) ? 'expired' : 'issued';
}

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
export const isOver = ({ deadline }: Pick<PurchaseAuthorization, 'deadline'>, now: Date): boolean =>
  deadline < BigInt(Math.floor(now.getTime() / 1000));
