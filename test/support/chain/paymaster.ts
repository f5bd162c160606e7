import type { Wallet } from 'ethers';
import { FORWARD_REQUEST_TYPES } from '../../../src/domain/paymaster/forward-request.ts';
import { SANDBOX_FORWARDER } from '../../../src/infrastructure/config/sandbox-addresses.ts';
import type { SignedIn, TestWorld } from '../service/world.ts';

/** The sponsored call of the tests' worlds, besides purchases: this function of this contract on Base. */
export const TARGET = '0x7A59000000000000000000000000000000000001'.toLowerCase();
export const SELECTOR = '0x12345678';
export const SPONSORING = { SPONSORED_CALLS: `8453:${TARGET}:${SELECTOR}` };

type Fields = Readonly<{
  from: string;
  to: string;
  value: bigint | string;
  gas: bigint | string;
  nonce: bigint | string;
  deadline: bigint | number;
  data: string;
}>;
export type Wished = Partial<Fields>;

export const FORWARDER_DOMAIN = {
  name: 'Forwarder',
  version: '1',
  chainId: 8453,
  verifyingContract: SANDBOX_FORWARDER as string,
};

const TYPES = { ForwardRequest: [...FORWARD_REQUEST_TYPES.ForwardRequest] };

/** The wallet's request to the forwarder: by default the sponsored call, with a deadline in ten minutes. */
export const wishedOf = ({ clock }: Pick<TestWorld, 'clock'>, { address }: Wallet, changes: Wished = {}): Fields => ({
  from: address,
  to: TARGET,
  value: 0n,
  gas: 65_000n,
  nonce: 0n,
  deadline: BigInt(Math.floor(clock.now().getTime() / 1000) + 600),
  data: SELECTOR,
  ...changes,
});

/** The JSON form. */
export const worded = ({ value, gas, nonce, deadline, ...same }: Fields) => ({
  ...same,
  value: String(value),
  gas: String(gas),
  nonce: String(nonce),
  deadline: Number(deadline),
});

export async function signedRequest(
  world: Pick<TestWorld, 'clock'>,
  wallet: Wallet,
  changes: Wished = {},
  domain: object = FORWARDER_DOMAIN,
) {
  const wished = wishedOf(world, wallet, changes);
  return { ...worded(wished), signature: await wallet.signTypedData(domain, TYPES, wished) };
}

/** A quote requested through the API. */
export const quoteOf = async ({ api }: TestWorld, over: object = {}) =>
  (
    await api
      .get('/api/fees/estimate')
      .query({ action: 'transfer', chainId: '8453', ...over })
      .expect(200)
  ).body.data;

/** Sends a newly signed request with a new quote, with the given changes. */
export const askSponsor = async (
  world: TestWorld,
  { wallet, bearer }: SignedIn,
  changes: Wished = {},
  over: object = {},
  chainId = 8453,
) => {
  const body = {
    chainId,
    feeQuote: await quoteOf(world, over),
    request: await signedRequest(world, wallet, changes),
  };
  return await world.api.post('/api/paymaster').set(bearer).send(body);
};

/** A valid request for tests without a network; nobody signed its quote. */
export const sponsorRequestOf = ({ address }: Wallet): object => ({
  chainId: 8453,
  feeQuote: {
    quoteId: '00000000-0000-4000-8000-000000000000',
    action: 'transfer',
    chainId: 8453,
    token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    tokenDecimals: 6,
    tokenPriceUsd: 1,
    isPro: false,
    fee: '4500',
    feeUsd: 0.0045,
    gasCostUsd: 0.00375,
    markup: 0.2,
    expiresAt: '2026-01-31T12:02:00.000Z',
    signature: 'ab'.repeat(32),
  },
  request: {
    from: address,
    to: TARGET,
    value: '0',
    gas: '65000',
    nonce: '0',
    deadline: 1_769_861_000,
    data: SELECTOR,
    signature: `0x${'1b'.repeat(65)}`,
  },
});
