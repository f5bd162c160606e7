import { type Address, concatHex, type Hex, parseAbi } from 'viem';
import { estimateGas, getChainId, readContract } from 'viem/actions';
import type { ApiClient } from '../client.ts';
import { authorizeOrder, type BuyOptions } from './buy.ts';
import { domainOf } from './domain.ts';
import { expectSame } from './flow-error.ts';
import { purchaseWithPermit } from './permit.ts';
import { type Sponsored, signAndSponsor } from './sponsor.ts';
import type { ChainReader } from './wallet.ts';

const abi = parseAbi([
  'function trustedForwarder() view returns (address)',
  'function nonces(address owner) view returns (uint256)',
]);

/** OpenZeppelin's ERC2771Forwarder. */
const FORWARD_REQUEST = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'gas', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint48' },
  { name: 'data', type: 'bytes' },
] as const;
const TEN_MINUTES = 600n;

export type GaslessBuyOptions = Omit<BuyOptions, 'onStep'>;

/** Buys with a wallet that has no coins for gas: it signs a permit and a request, and the service has the request executed. */
export async function buyGasless(client: ApiClient, options: GaslessBuyOptions): Promise<Sponsored> {
  const { wallet, chain = wallet, paymentToken, amount } = options;
  const { purchaseParams } = await authorizeOrder(client, options);
  const { chainId, to, data: buyCall } = purchaseParams;
  expectSame('chain', await getChainId(chain), chainId);
  const deadline = BigInt(Math.floor(Date.now() / 1000)) + TEN_MINUTES;
  const payment = { token: paymentToken, spender: to, amount, deadline };
  const data = await purchaseWithPermit(wallet, chain, buyCall, payment);
  const forwarder = await readContract(chain, { address: to, abi, functionName: 'trustedForwarder' });
  const from = wallet.account.address;
  const message = {
    from,
    to,
    value: '0',
    gas: String(await gasOf(chain, forwarder, { from, to, data })),
    nonce: String(await readContract(chain, { address: forwarder, abi, functionName: 'nonces', args: [from] })),
    deadline: String(deadline),
    data,
  };
  const request = {
    domain: await domainOf(chain, forwarder),
    types: { ForwardRequest: FORWARD_REQUEST },
    primaryType: 'ForwardRequest',
    message,
  };
  const feeQuote = await client.estimateFee({ query: { action: 'swap', chainId: String(chainId) } });
  return signAndSponsor(client, { wallet, chain, chainId, feeQuote, request });
}

/** Gas of the call as the forwarder makes it: with the sender appended to the calldata. */
const gasOf = (chain: ChainReader, forwarder: Address, { from, to, data }: { from: Address; to: Address; data: Hex }) =>
  estimateGas(chain, { account: forwarder, to, data: concatHex([data, from]) });
