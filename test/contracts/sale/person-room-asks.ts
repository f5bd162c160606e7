import type { PersonShare } from '../../../src/domain/sale/person-room.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { AUCTION, bidPermit } from '../../support/fixtures/auction-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { authorization, DEADLINE } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from './sale-stores.ts';

export const WALLETS = [ALICE, BOB, CAROL];
export const UNIT = 1_000_000n;
export const CAP = 1_000n * UNIT;
export const COLLECTION = '0x5555555555555555555555555555555555555555' as WalletAddress;
export const LIMIT = { code: 'TIER_LIMIT_EXCEEDED' };
export const dollars = (usd: bigint) => ({ amount: usd * UNIT });

/** What was read of a person, in dollars. */
type Read = Readonly<{ purchased?: bigint; elsewhere?: bigint; minted?: bigint; cap?: bigint } & Times>;
/** When it asks, and the time of the confirmed block that was read before. */
type Times = { asksAt?: Date; settledUntil?: Date };
type Bids = Read & Readonly<{ here?: bigint; committed?: bigint; auction?: WalletAddress; maximum?: bigint }>;

export const shareOf = (
  buyer: WalletAddress,
  { purchased = 0n, elsewhere = 0n, cap = CAP, settledUntil = at() }: Read,
): PersonShare => ({
  others: WALLETS.filter((one) => one !== buyer),
  ...{ tier: 'TIER_1', cap, purchased: purchased * UNIT, purchasedElsewhere: elsewhere * UNIT, committed: 0n },
  settledUntil,
});

/** What wallets ask for, in dollars. */
export const asking = (stores: () => SaleStores) => {
  const mint = (
    nonce: number,
    buyer: WalletAddress,
    usd: bigint,
    { token = nonce, ...read }: Read & { token?: number } = {},
  ) =>
    stores().nftSaleLedger.record(
      {
        contract: COLLECTION,
        authorization: nftAuthorization(BigInt(nonce), {
          ...{ buyer, amount: usd * UNIT, tokenId: BigInt(token), deadline: DEADLINE },
        }),
        issuedAt: read.asksAt ?? at(),
      },
      aGrant(),
      shareOf(buyer, read),
    );
  const buy = (nonce: number, buyer: WalletAddress, usd: bigint, read: Read = {}) =>
    stores().issuedAuthorizations.record(
      authorization(BigInt(nonce), {
        ...{ buyer, amount: usd * UNIT, maxAllowed: CAP - ((read.elsewhere ?? 0n) + (read.minted ?? 0n)) * UNIT },
      }),
      read.asksAt ?? at(),
      aGrant(),
      shareOf(buyer, read),
    );
  const permit = (nonce: number, owner: WalletAddress, usd: bigint, read: Bids = {}) => {
    const { here = 0n, committed = 0n, auction = AUCTION.auction, maximum = 1_000n } = read;
    const share = { ...shareOf(owner, read), committed: committed * UNIT };
    const amounts = { amount: usd * UNIT, maxAllowed: maximum * UNIT };
    const one = bidPermit(BigInt(nonce), { owner, auction, ...amounts });
    return stores().issuedBidPermits.record(one, read.asksAt ?? at(), aGrant(), { share, bidHere: here * UNIT });
  };
  return { mint, buy, permit };
};
