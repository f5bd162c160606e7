import { toWalletAddress } from '../../../adapters/local/address.ts';
import { toForeignAddress } from '../../../adapters/local/chain-address.ts';
import type { SponsoredCall } from '../../../domain/paymaster/sponsor-policy.ts';
import type { PaymentToken } from '../../../domain/shared/amount.ts';
import { FOREIGN_CHAINS } from '../../../domain/shared/foreign-address.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { all, decoding, splitList } from './decoding.ts';

export const address = decoding(toWalletAddress, 'must be an EVM address with a valid checksum or in lower case');

/** An address, or `none`. */
export const addressOrNone = decoding(
  (text): WalletAddress | 'none' | undefined => (text === 'none' ? text : toWalletAddress(text)),
  'must be an EVM address with a valid checksum or in lower case, or none',
);

/** EVM, Solana and Bitcoin addresses, in their canonical forms. */
export const addressesOfAnyChain = decoding(
  (text) => all(splitList(text).map((item) => toWalletAddress(item) ?? toForeignAddress(item)?.address)),
  'must be EVM, Solana or Bitcoin addresses, separated by commas',
);

export const foreignChains = decoding(
  (text) => all(splitList(text).map((item) => FOREIGN_CHAINS.find((chain) => chain === item))),
  `must be some of: ${FOREIGN_CHAINS.join(', ')}, separated by commas`,
);

export type SoldToken = Readonly<{ address: WalletAddress; facts?: Readonly<{ symbol: string; decimals: number }> }>;

/** `address:symbol:decimals`, the address alone, or `none`. */
export const saleToken = decoding((text): SoldToken | 'none' | undefined => {
  if (text === 'none') return text;
  const address = toWalletAddress(text);
  if (address !== undefined) return { address };
  const token = paymentToken(text);
  return token && { address: token.address, facts: { symbol: token.symbol, decimals: token.decimals } };
}, 'must be address:symbol:decimals, an address, or none; decimals must be from 2 to 36');

/** `eip155:chainId`, as CAIP-2 writes networks. */
export const eip155Network = decoding((text) => {
  const [, chainId] = /^eip155:([1-9][0-9]{0,14})$/.exec(text) ?? [];
  return chainId === undefined ? undefined : Number(chainId);
}, 'must be eip155: and a chain id, such as eip155:8453');

/** `address:name:version` of a token's EIP-712 domain; an address alone is USDC's. */
export const transferableToken = decoding((text) => {
  const [contract = '', name = 'USD Coin', version = '2', ...more] = text.split(':');
  const at = toWalletAddress(contract);
  if (at === undefined || more.length > 0 || name.trim() === '' || version.trim() === '') return undefined;
  return { address: at, name, version };
}, 'must be the address of USDC, or address:name:version of a token with EIP-3009');

/** `chainId:address`. */
export const addressOnChain = decoding((text) => {
  const [chainId, contract = ''] = text.split(':');
  const at = toWalletAddress(contract);
  return /^[1-9][0-9]{0,14}$/.test(chainId ?? '') && at ? { chainId: Number(chainId), address: at } : undefined;
}, 'must be chainId:address');

/** `address:symbol:decimals`, at least one; all with the same decimals. */
export const paymentTokens = decoding((text) => {
  const tokens = all(splitList(text).map(paymentToken));
  const same = tokens?.every(({ decimals }) => decimals === tokens[0]?.decimals);
  return same ? (tokens as [PaymentToken, ...PaymentToken[]]) : undefined;
}, 'must be address:symbol:decimals, separated by commas; decimals must be from 2 to 36 and equal for all tokens, because the contract sums what a buyer spent in any of them');

function paymentToken(text: string): PaymentToken | undefined {
  const [contract = '', symbol = '', digits = ''] = text.split(':');
  const at = toWalletAddress(contract);
  const decimals = /^[0-9]{1,2}$/.test(digits) ? Number(digits) : Number.NaN;
  if (at === undefined || !/^[A-Za-z0-9.]{1,11}$/.test(symbol) || !(decimals >= 2 && decimals <= 36)) return undefined;
  return { address: at, symbol, decimals };
}

/** `chainId:auction:hook`, separated by commas, no auction twice; or `none`. */
export const auctions = decoding((text) => {
  const found = text === 'none' ? [] : all(splitList(text).map(auctionOnChain));
  return found && new Set(found.map(({ auction }) => auction)).size === found.length ? found : undefined;
}, 'must be chainId:auction:hook, separated by commas, each auction once, or none');

function auctionOnChain(text: string) {
  const [chainId = '', contract = '', validator = '', ...more] = text.split(':');
  const [auction, hook] = [toWalletAddress(contract), toWalletAddress(validator)];
  const isWhole = /^[1-9][0-9]{0,14}$/.test(chainId) && more.length === 0;
  return isWhole && auction && hook ? { chainId: Number(chainId), auction, hook } : undefined;
}

/** `chainId:address:selector`, separated by commas. */
export const sponsoredCalls = decoding(
  (text) => all(splitList(text).map(sponsoredCall)),
  'must be chainId:address:selector, separated by commas; a selector is 0x and 8 hexadecimal digits',
);

function sponsoredCall(text: string): SponsoredCall | undefined {
  const [chainId = '', contract = '', selector = ''] = text.split(':');
  const target = toWalletAddress(contract);
  if (target === undefined || !/^[1-9][0-9]{0,14}$/.test(chainId) || !/^0x[0-9a-f]{8}$/.test(selector))
    return undefined;
  return { chainId: Number(chainId), target, selector: selector as Hex };
}
