import { type Address, encodeFunctionData, type Hex, parseAbi, parseSignature } from 'viem';
import type { ApiClient } from '../client.ts';
import type { Schemas } from '../types.ts';
import { expectSame, FlowError } from './flow-error.ts';
import { type Sponsored, signAndSponsor } from './sponsor.ts';
import { prepare, type TransferWish } from './transfer.ts';
import { signOffered } from './typed-data.ts';
import type { Wallet } from './wallet.ts';

type Offer = Schemas['GaslessTransfer'];

const abi = parseAbi([
  'function transfer(address token, address to, uint256 amount, uint256 fee)',
  'function transferWithPermit(address token, address to, uint256 amount, uint256 fee, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

/** Sends a stablecoin from a wallet without coins for gas; the fee is taken from the amount. */
export async function transferGasless(
  client: ApiClient,
  wish: TransferWish & Readonly<{ token: Address }>,
): Promise<Sponsored> {
  const { wallet, chain = wallet, chainId } = wish;
  const { feeQuote, gaslessTransfer: offer } = await prepare(client, wish);
  if (offer === null || feeQuote === null)
    throw new FlowError('NOT_GASLESS', 'The service does not sponsor this transfer', { token: wish.token, chainId });
  expectOffer(offer, wish, feeQuote);
  const data = offer.permit === null ? calldata(offer) : await permitted(wallet, offer, offer.permit);
  const request = { ...offer.request, message: { ...offer.request.message, data } };
  return signAndSponsor(client, { wallet, chain, chainId, feeQuote, request });
}

/** Compares everything that the wallet is about to sign with the wish. */
function expectOffer(offer: Offer, wish: TransferWish, { fee }: Schemas['FeeQuote']): void {
  const { arguments: args, permit, request, contract } = offer;
  expectSame('token', args.token, wish.token);
  expectSame('recipient', args.to, wish.to);
  expectSame('fee', args.fee, fee);
  expectSame('amount with the fee', BigInt(args.amount) + BigInt(args.fee), wish.amount);
  expectSame('contract', request.message.to, contract);
  expectSame('value', request.message.value, 0n);
  expectSame('sender', request.message.from, wish.wallet.account.address);
  if (permit === null) expectSame('calldata', request.message.data, calldata(offer));
  else expectPermit(permit, contract, wish);
}

function expectPermit({ domain, message }: NonNullable<Offer['permit']>, spender: Address, wish: TransferWish): void {
  expectSame('token of the permit', domain.verifyingContract, wish.token);
  expectSame('spender of the permit', message.spender, spender);
  expectSame('value of the permit', message.value, wish.amount);
}

const valuesOf = ({ arguments: { token, to, amount, fee } }: Offer) =>
  [token, to, BigInt(amount), BigInt(fee)] as const;

/** The call of a wallet that granted an allowance before. */
const calldata = (offer: Offer): Hex => encodeFunctionData({ abi, functionName: 'transfer', args: valuesOf(offer) });

async function permitted(wallet: Wallet, offer: Offer, permit: NonNullable<Offer['permit']>): Promise<Hex> {
  const { r, s, yParity } = parseSignature(await signOffered(wallet, permit));
  const args = [...valuesOf(offer), BigInt(permit.message.deadline), yParity + 27, r, s] as const;
  return encodeFunctionData({ abi, functionName: 'transferWithPermit', args });
}
