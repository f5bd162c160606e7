import { formatUnits, Interface, Signature, type TypedDataDomain, type TypedDataField, Wallet } from 'ethers';
import type { World } from '../contracts/kit/deploy.ts';
import type { Api } from './api.ts';
import { chapter, tell } from './story.ts';

type Signable = Readonly<{
  domain: TypedDataDomain;
  types: Record<string, TypedDataField[]>;
  message: Readonly<Record<string, unknown>>;
}>;
type GaslessTransfer = Readonly<{
  function: string;
  arguments: Readonly<{ token: string; to: string; amount: string; fee: string; permitDeadline: string }>;
  permit: Signable;
  request: Signable;
}>;
type Prepared = Readonly<{ feeQuote: object; gaslessTransfer: GaslessTransfer }>;
type Sponsored = Readonly<{ data?: { hash: string } }>;

const AMOUNT = 25_000_000n;

/** A wallet without native coins sends a stablecoin, and pays the fee in that stablecoin. */
export async function sendGasless(api: Api, sender: Wallet, to: string, world: World): Promise<void> {
  const { node, provider, addresses, usdc } = world;
  const { chainId } = node;
  chapter('11. A transfer without a coin for gas, whose fee is taken from it');
  const wallet = new Wallet(sender.privateKey);
  const [got, collected] = [await usdc.balanceOf(to), await usdc.balanceOf(addresses.treasury)];
  const wish = { from: wallet.address, to, token: addresses.usdc, amount: AMOUNT.toString(), chainId };
  const { feeQuote, gaslessTransfer } = await api.post<Prepared>('/api/transfer/prepare', wish);
  tell(
    'The wallet signs a permit for amount and fee, and a request that holds the permit. A call without the fee is refused:',
  );
  const without = { ...gaslessTransfer, arguments: { ...gaslessTransfer.arguments, fee: '0' } };
  await api.post('/api/paymaster', { chainId, feeQuote, request: await signed(wallet, without) });
  const request = await signed(wallet, gaslessTransfer);
  const { data } = await api.post<Sponsored>('/api/paymaster', { chainId, feeQuote, request });
  if (data === undefined) throw new Error('the transfer was not sponsored');
  const receipt = await provider.waitForTransaction(data.hash);
  const [sent, fee] = [(await usdc.balanceOf(to)) - got, (await usdc.balanceOf(addresses.treasury)) - collected];
  tell(`Sent by ${receipt?.from}: status ${receipt?.status}, gas ${receipt?.gasUsed}.`);
  tell(`${to} received ${formatUnits(sent, 6)} USDC, the treasury ${formatUnits(fee, 6)}.`);
  if (sent + fee !== AMOUNT || fee === 0n) throw new Error('the fee was not collected');
}

/** The request, with the call that the permit's signature completes. */
async function signed(wallet: Wallet, { permit, request, ...call }: GaslessTransfer): Promise<object> {
  const { v, r, s } = Signature.from(await wallet.signTypedData(permit.domain, permit.types, permit.message));
  const { token, to, amount, fee, permitDeadline } = call.arguments;
  const contract = new Interface([`function ${call.function}`]);
  const data = contract.encodeFunctionData(call.function, [token, to, amount, fee, permitDeadline, v, r, s]);
  const message = { ...request.message, data };
  return { ...message, signature: await wallet.signTypedData(request.domain, request.types, message) };
}
