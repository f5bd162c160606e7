import { type Address, erc20Abi, parseAbi, parseUnits } from 'viem';
import { readContract } from 'viem/actions';
import { FlowError } from './flow-error.ts';
import type { ChainReader } from './wallet.ts';

const abi = parseAbi(['function token() view returns (address)']);

const PLACES = 40;
const BILLION = 10n ** 9n;

type Price = Readonly<{
  auction: Address;
  currency: Address;
  /** Q96, in the call that the service prepared. */
  prepared: string;
  /** A decimal number. */
  wished: string;
}>;

/** Throws MISMATCH when the prepared price is not within a billionth of the wished one. */
export async function expectPrice(chain: ChainReader, { auction, currency, prepared, wished }: Price): Promise<void> {
  const token = await readContract(chain, { address: auction, abi, functionName: 'token' });
  const [ofToken, ofCurrency] = (await Promise.all(
    [token, currency].map((address) => readContract(chain, { address, abi: erc20Abi, functionName: 'decimals' })),
  )) as [number, number];
  // Q96: units of the currency for one unit of the token, times 2^96; both sides are multiplied by what would be divided by.
  const [given, meant] = [
    BigInt(prepared) * 10n ** BigInt(ofToken + PLACES),
    parseUnits(wished, PLACES) * 10n ** BigInt(ofCurrency) * 2n ** 96n,
  ];
  const distance = given > meant ? given - meant : meant - given;
  if (distance * BILLION <= meant) return;
  throw new FlowError('MISMATCH', `The service prepared price q96:${prepared}, but ${wished} was requested`, {
    what: 'price',
  });
}
