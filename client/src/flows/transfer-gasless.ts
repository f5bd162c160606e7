import { type Address, encodeFunctionData, type Hex, parseAbi, parseSignature } from 'viem';
import type { ApiClient } from '../core/client.ts';
import type { Schemas } from '../description/types.ts';
import { expectSame, FlowError } from './flow-error.ts';
import { type Sponsored, signAndSponsor } from './sponsor.ts';
import { prepare, type TransferWish } from './transfer.ts';
import { signPermit } from './typed-data.ts';
import type { Wallet } from './wallet.ts';

type Offer = Schemas['GaslessTransfer'];

const abi = parseAbi([
  'function transfer(address token, address to, uint256 amount, uint256 fee)',
  'function transferWithPermit(address token, address to, uint256 amount, uint256 fee, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

export type GaslessTransferWish = TransferWish &
  Readonly<{
    token: Address;
    /** Refuses an offer of any other GaslessTransfers contract. */
    gaslessContract?: Address;
    /** Also pays this much of what the wallet owes in this token on this chain (`owedFees`); taken from the amount. */
    owed?: bigint;
  }>;

type Call = Readonly<{ token: Address; to: Address; amount: bigint; fee: bigint }>;

/** Sends a stablecoin from a wallet without coins for gas; the fee is taken from the amount. */
export async function transferGasless(client: ApiClient, wish: GaslessTransferWish): Promise<Sponsored> {
  const { wallet, chain = wallet, chainId } = wish;
  const { feeQuote, gaslessTransfer: offer } = await prepare(client, wish);
  if (offer === null || feeQuote === null)
    throw new FlowError('NOT_GASLESS', 'The service does not sponsor this transfer', { token: wish.token, chainId });
  expectOffer(offer, wish, feeQuote);
  const call = callOf(wish, feeQuote);
  const { domain: forwarder, message } = offer.request;
  const [gas, nonce, deadline] = [BigInt(message.gas), BigInt(message.nonce), BigInt(message.deadline)];
  const data = offer.permit === null ? calldata(call) : await permitted(wallet, offer, offer.permit, call);
  const request = { to: offer.contract, gas, nonce, deadline, data };
  return signAndSponsor(client, { wallet, chain, chainId, feeQuote, forwarder, request });
}

/** Compares the offer with the wish. What is signed is then made from the wish, not copied from the offer. */
function expectOffer(offer: Offer, wish: GaslessTransferWish, { fee }: Schemas['FeeQuote']): void {
  const { arguments: args, permit, request, contract } = offer;
  expectSame('token', args.token, wish.token);
  expectSame('recipient', args.to, wish.to);
  expectSame('fee', args.fee, fee);
  expectSame('amount with the fee', BigInt(args.amount) + BigInt(args.fee), wish.amount);
  expectSame('contract', contract, wish.gaslessContract ?? request.message.to);
  expectSame('chain', request.domain.chainId, wish.chainId);
  if (permit === null) return;
  expectSame('token of the permit', permit.domain.verifyingContract, wish.token);
  expectSame('chain of the permit', permit.domain.chainId, wish.chainId);
  expectSame('value of the permit', permit.message.value, wish.amount);
}

/** What is signed: the fee of the quote and what the wallet owes are taken from the amount. */
function callOf({ token, to, amount, owed = 0n }: GaslessTransferWish, quote: Schemas['FeeQuote']): Call {
  const fee = BigInt(quote.fee) + owed;
  if (owed < 0n) throw new RangeError('What is owed cannot be below zero');
  if (fee < amount) return { token, to, amount: amount - fee, fee };
  throw new FlowError('AMOUNT_TOO_LOW', `The fee (${fee}) must be less than the amount (${amount})`, { fee, amount });
}

const valuesOf = ({ token, to, amount, fee }: Call) => [token, to, amount, fee] as const;

/** The call of a wallet that granted an allowance before. */
const calldata = (call: Call): Hex => encodeFunctionData({ abi, functionName: 'transfer', args: valuesOf(call) });

async function permitted(
  wallet: Wallet,
  offer: Offer,
  { domain, message }: NonNullable<Offer['permit']>,
  call: Call,
): Promise<Hex> {
  const [value, nonce, deadline] = [BigInt(message.value), BigInt(message.nonce), BigInt(message.deadline)];
  const signature = await signPermit(wallet, domain, { spender: offer.contract, value, nonce, deadline });
  const { r, s, yParity } = parseSignature(signature);
  const args = [...valuesOf(call), deadline, yParity + 27, r, s] as const;
  return encodeFunctionData({ abi, functionName: 'transferWithPermit', args });
}
