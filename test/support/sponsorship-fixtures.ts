import type { NewSponsorship } from '../../src/application/ports/sponsorships.ts';
import type { SignedForwardRequest } from '../../src/domain/paymaster/forward-request.ts';
import type { Sponsorship } from '../../src/domain/paymaster/sponsorship.ts';
import { USD_DECIMALS, type Usd } from '../../src/domain/shared/usd.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import { ALICE, at, BOB, CAROL } from './store-fixtures.ts';

export const dollars = (whole: number): Usd => (BigInt(whole) * 10n ** BigInt(USD_DECIMALS)) as Usd;

/** A UUID that ends in the number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export type Changes = Omit<Partial<NewSponsorship>, 'request'> & Readonly<{ request?: Partial<SignedForwardRequest> }>;

/** One dollar of gas for Alice's nth request, by a quote of its own, unless changed. */
export const newSponsorship = (nth: number, { request, ...changes }: Changes = {}): NewSponsorship => ({
  id: uuid(nth),
  quoteId: uuid(1000 + nth),
  chainId: 8453,
  forwarder: CAROL,
  request: {
    from: ALICE,
    to: BOB,
    value: 0n,
    gas: 65_000n,
    nonce: BigInt(nth),
    deadline: 1_800_000_000n,
    data: '0x12345678',
    signature: `0x${'1b'.repeat(65)}`,
    ...request,
  },
  fee: { token: BOB, amount: 4_500n },
  gasLimit: 200_000n,
  cost: dollars(1),
  network: 'a-network',
  takenAt: at(),
  ...changes,
});

/** Of a wallet of its own, whose first request it is. */
export const firstOf = (nth: number): Sponsorship => {
  const from = `0x${String(nth).padStart(40, '1')}` as WalletAddress;
  return { ...newSponsorship(nth, { request: { from, nonce: 0n } }), state: 'taken' };
};
