import { SANDBOX_AUCTION } from '../../../src/adapters/sandbox/world.ts';
import { AUCTION } from '../fixtures/auction-fixtures.ts';
import type { SignedIn, TestWorld } from './world.ts';

/** What a service with one auction is configured with. */
export const CONFIGURED = { AUCTIONS: `8453:${AUCTION.auction}:${AUCTION.hook}` };
export const SPACING = SANDBOX_AUCTION.tickSpacing;
export const FLOOR = SANDBOX_AUCTION.floorPrice;

/** How wallets ask a service to authorize bids. */
export const bidding = (world: () => TestWorld) => {
  const order = (wallet: string, over: object = {}) => ({
    ...{ wallet, auction: AUCTION.auction, amount: '250000000', maxPrice: '0.06' },
    ...over,
  });
  const ask = ({ bearer }: Pick<SignedIn, 'bearer'>, body: object) =>
    world().api.post('/api/sale/authorize-bid').set(bearer).send(body);
  const bids = async ({ address, bearer }: SignedIn, over: object = {}) =>
    world().api.post('/api/sale/authorize-bid').set(bearer).send(order(address, over));
  return { order, ask, bids };
};
