import { type Address, concatHex, type Hex, parseAbi } from 'viem';
import { estimateGas, getChainId, readContract } from 'viem/actions';
import type { ApiClient } from '../core/client.ts';
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
  const address = await readContract(chain, { address: to, abi, functionName: 'trustedForwarder' });
  const from = wallet.account.address;
  const request = {
    to,
    gas: await gasOf(chain, address, { from, to, data }),
    nonce: await readContract(chain, { address, abi, functionName: 'nonces', args: [from] }),
    deadline,
    data,
  };
  const forwarder = await domainOf(chain, address);
  const feeQuote = await client.estimateFee({ query: { action: 'swap', chainId: String(chainId) } });
  return signAndSponsor(client, { wallet, chain, chainId, feeQuote, forwarder, request });
}

/** Gas of the call as the forwarder makes it: with the sender appended to the calldata. */
const gasOf = (chain: ChainReader, forwarder: Address, { from, to, data }: { from: Address; to: Address; data: Hex }) =>
  estimateGas(chain, { account: forwarder, to, data: concatHex([data, from]) });
