import { createHmac } from 'node:crypto';
import { formatUnits, Signature, Wallet } from 'ethers';
import type { World } from '../contracts/kit/deploy.ts';
import { FeeQuote } from '../src/adapters/http/fee/fee.schemas.ts';
import { encodeFeeQuote } from '../src/domain/fee/encode-fee-quote.ts';
import { FORWARD_REQUEST_TYPES } from '../src/domain/paymaster/forward-request.ts';
import type { Api } from './api.ts';
import { chapter, show, tell } from './story.ts';

type Authorized = Readonly<{ data: { purchaseParams: { to: string; data: string } } }>;
type Quoted = Readonly<{ data: Readonly<Record<string, unknown>> }>;
type Sponsored = Readonly<{ data?: { hash: string } }>;

const AMOUNT = 100_000_000n;
const GAS = 240_000n;
const QUOTE_KEY = 'a fee quote key that only this demo uses';
const PERMIT_TYPES = {
  Permit: ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline'].map((member) => {
    const [type = '', name = ''] = member.split(' ');
    return { type, name };
  }),
};

/** The environment of the service for this demo, including the key of its quotes. */
export const quoteEnvironment = { FEE_QUOTE_KEYS: QUOTE_KEY };

/** A wallet without native coins buys: it signs, and the service's relayer has the forwarder execute the request. */
export async function buyGasless(api: Api, buyer: Wallet, world: World): Promise<void> {
  const { node, provider, saleToken } = world;
  chapter('10. A purchase without a coin for gas (ERC-2771)');
  await node.rpc('anvil_setBalance', [buyer.address, '0x0']);
  tell(`${buyer.address} holds USDC and no ether now. What the gas will cost:`);
  const quote = await verifiedQuote(api, node.chainId);
  const order = { wallet: buyer.address, amount: String(AMOUNT), paymentToken: world.addresses.usdc };
  const { data: authorized } = await api.post<Authorized>('/api/sale/authorize', order);
  const request = await signedRequest(buyer, world, await withPermit(buyer, world, authorized.purchaseParams.data));
  const before = await saleToken.balanceOf(buyer);
  tell('A quote that was tampered with is refused:');
  await api.post('/api/paymaster', { chainId: node.chainId, feeQuote: { ...quote, fee: '1' }, request });
  const { data } = await api.post<Sponsored>('/api/paymaster', { chainId: node.chainId, feeQuote: quote, request });
  if (data === undefined) throw new Error('the purchase was not sponsored');
  const receipt = await provider.waitForTransaction(data.hash);
  const bought = (await saleToken.balanceOf(buyer)) - before;
  tell(`Sent by ${receipt?.from}, which paid ${formatUnits(receipt?.fee ?? 0n, 18)} ether; status ${receipt?.status}.`);
  tell(`The buyer received ${formatUnits(bought, 18)} SALE and still holds ${await provider.getBalance(buyer)} wei.`);
  if (bought === 0n) throw new Error('nothing was bought');
  tell('The same request again is refused:');
  await api.post('/api/paymaster', { chainId: node.chainId, feeQuote: quote, request });
}

async function verifiedQuote(api: Api, chainId: number): Promise<Quoted['data']> {
  const { data } = await api.get<Quoted>(`/api/fees/estimate?action=swap&chainId=${chainId}`);
  const { signature, amountAfterFee, ...quote } = FeeQuote.decode(data as never);
  const signed = createHmac('sha256', QUOTE_KEY).update(encodeFeeQuote(quote)).digest('hex');
  if (signed !== signature) throw new Error('the signature of the quote is wrong');
  tell('Its signature is what the key makes of all its fields.');
  return data;
}

/** Converts a `buy` call to `buyWithPermit`, with a permit that the wallet signs instead of a transaction. */
async function withPermit(buyer: Wallet, { usdc, sale, addresses, node }: World, data: string): Promise<string> {
  const domain = { name: 'USD Coin', version: '1', chainId: node.chainId, verifyingContract: addresses.usdc };
  const deadline = inTenMinutes();
  const allowance = { owner: buyer.address, spender: addresses.sale, value: AMOUNT, nonce: await usdc.nonces(buyer) };
  const signed = Signature.from(await buyer.signTypedData(domain, PERMIT_TYPES, { ...allowance, deadline }));
  const [authorization, signature] = sale.interface.decodeFunctionData('buy', data);
  const { v, r, s } = signed;
  return sale.interface.encodeFunctionData('buyWithPermit', [authorization, signature, deadline, v, r, s]);
}

async function signedRequest(buyer: Wallet, world: World, data: string): Promise<object> {
  const nonce = await world.forwarder.nonces(buyer);
  const wish = {
    from: buyer.address,
    to: world.addresses.sale,
    value: 0n,
    gas: GAS,
    nonce,
    deadline: inTenMinutes(),
    data,
  };
  const types = { ForwardRequest: [...FORWARD_REQUEST_TYPES.ForwardRequest] };
  const signature = await new Wallet(buyer.privateKey).signTypedData(world.domains.forwarder, types, wish);
  show('→', 'The wallet signs, for the forwarder:', { ...wish, ...decimals(wish) });
  return { ...wish, ...decimals(wish), signature };
}

const decimals = ({ value, gas, nonce, deadline }: Record<'value' | 'gas' | 'nonce' | 'deadline', bigint>) => ({
  value: String(value),
  gas: String(gas),
  nonce: String(nonce),
  deadline: String(deadline),
});

const inTenMinutes = (): bigint => BigInt(Math.floor(Date.now() / 1000) + 600);
