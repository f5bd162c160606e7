import { CHAIN_NAMES, SUPPORTED_CHAINS } from '../shared/chain.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { TransferAction } from './action.ts';
import { toUnits } from './decimal.ts';
import type { Lexicon, LexiconToken } from './lexicon.ts';
import type { SlotName } from './understanding.ts';

/** An unsigned transaction: the person's wallet adds nonce and fees, signs, and sends it or has it sent. */
export type TransactionToSign = Readonly<{
  chainId: number;
  from: WalletAddress;
  to: WalletAddress;
  /** Wei. */
  value: bigint;
  data: Hex;
  token: Readonly<{ symbol: string; decimals: number; address?: WalletAddress }>;
  recipient: WalletAddress;
  /** What the recipient gets, in smallest units of the token. */
  amount: bigint;
}>;

/** The same whoever sends it. */
export type TransferPlan = Omit<TransactionToSign, 'from'>;

/** Why a transfer cannot be planned yet: what is missing, and how to ask for it. */
export type Unplanned = Readonly<{ missing: readonly SlotName[]; message: string; suggestions: readonly string[] }>;

type EvmToken = LexiconToken & Readonly<{ chain: number }>;

/** `transfer(address,uint256)` of ERC-20. */
const TRANSFER_SELECTOR = 'a9059cbb';

/** The transaction that does exactly what was asked, or what is still to be asked. Nothing is filled in that was not said. */
export function planTransfer(action: TransferAction, lexicon: Lexicon): TransferPlan | Unplanned {
  const token = tokenOn(action, lexicon);
  if ('message' in token) return token;
  if (action.amount.kind !== 'exact') return ask('amount', `How much exactly, in ${token.symbol}? ${NO_SHARES}`);
  const amount = toUnits(action.amount.value, token.decimals);
  if (amount === undefined) return ask('amount', `That is not an amount of ${token.symbol}. How much?`);
  const recipient = lexicon.toWalletAddress(action.recipient);
  if (recipient === undefined)
    return ask('recipient', `I cannot look up names such as ${action.recipient} yet. To which address?`);
  return { ...callOf(token, recipient, amount), recipient, amount, token: brief(token) };
}

const NO_SHARES = 'I cannot work out shares and money values of a balance yet.';

function tokenOn({ token, chain }: TransferAction, lexicon: Lexicon): EvmToken | Unplanned {
  const listed = lexicon.tokensOf(token).filter(isEvm);
  const there = listed.filter((one) => chain === undefined || one.chain === chain);
  const [only, ...others] = there;
  if (only !== undefined && others.length === 0) return only;
  const names = [...new Set(there.map((one) => CHAIN_NAMES[one.chain] ?? String(one.chain)))];
  if (names.length > 0) return ask('fromChain', 'On which network?', names);
  return ask('fromChain', `I prepare transfers only on ${Object.values(CHAIN_NAMES).join(', ')}. On which network?`);
}

const isEvm = (token: LexiconToken): token is EvmToken =>
  typeof token.chain === 'number' && SUPPORTED_CHAINS.includes(token.chain);

const ask = (slot: SlotName, message: string, suggestions: readonly string[] = []): Unplanned => ({
  missing: [slot],
  message,
  suggestions,
});

function callOf({ address, chain }: EvmToken, recipient: WalletAddress, amount: bigint) {
  if (address === undefined) return { chainId: chain, to: recipient, value: amount, data: '0x' as Hex };
  const words = [recipient.slice(2).toLowerCase(), amount.toString(16)].map((word) => word.padStart(64, '0'));
  return { chainId: chain, to: address, value: 0n, data: `0x${TRANSFER_SELECTOR}${words.join('')}` as Hex };
}

const brief = ({ symbol, decimals, address }: EvmToken) => ({
  symbol,
  decimals,
  ...(address !== undefined && { address }),
});

/** One text for one transaction: two are equal exactly when everything in them is. */
export const contentOf = ({ chainId, from, to, value, data }: TransactionToSign): string =>
  JSON.stringify(['transfer', 1, chainId, from, to, value.toString(), data]);
