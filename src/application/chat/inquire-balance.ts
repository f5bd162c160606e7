import { fromUnits } from '../../domain/chat/decimal.ts';
import { type EvmToken, evmTokensOf, networkName } from '../../domain/chat/evm-token.ts';
import { answersIn, numberIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import type { Inquiry, TokenBalance } from './inquiries.ts';
import { ownerOf } from './owner.ts';

type BalancePorts = Pick<Ports, 'chainBalances' | 'chatPolicy'>;

/** The balances of a token by network. Without a token, the whole portfolio. */
export const inquireBalance =
  (ports: BalancePorts, everything: Inquiry): Inquiry =>
  async (question) => {
    const { directory } = ports.chatPolicy;
    const { slots, language } = question;
    if (slots.token === undefined) return await everything(question);
    const owner = ownerOf(question, directory);
    if ('message' in owner) return owner;
    const tokens = evmTokensOf(slots.token, slots.fromChain, directory);
    const symbol = tokens[0]?.symbol ?? slots.token;
    if (tokens.length === 0) return { message: fill(answersIn(language).noBalance, { token: symbol }), isSpoken: true };
    const read = await Promise.all(tokens.map((token) => readBalance(ports, owner.wallet, token)));
    const balances = read.filter((one) => one !== undefined);
    if (balances.length === 0) throw chainUnavailable();
    const unread = tokens.filter((_, at) => read[at] === undefined).map(({ chain }) => networkName(chain));
    const message = tell({ wallet: owner.wallet, token: symbol }, balances, unread, language);
    return { message, found: { balances }, isSpoken: true };
  };

/** Undefined when it could not be read. */
async function readBalance(
  { chainBalances }: BalancePorts,
  wallet: WalletAddress,
  { chain: chainId, address, symbol, decimals }: EvmToken,
): Promise<TokenBalance | undefined> {
  const read = await attempt(chainBalances.read(chainId, wallet, address === undefined ? [] : [address]));
  if (!read.known || (address !== undefined && read.value.value.unread.includes(address))) return undefined;
  const { native, tokens } = read.value.value;
  return { chainId, symbol, decimals, balance: address === undefined ? native : (tokens.get(address) ?? 0n) };
}

function tell(
  asked: Readonly<{ wallet: WalletAddress; token: string }>,
  all: readonly TokenBalance[],
  unread: readonly string[],
  language: string | undefined,
): string {
  const answers = answersIn(language);
  const parts = all
    .filter(({ balance }) => balance > 0n)
    .map(({ balance, decimals, chainId }) =>
      fill(answers.holding, {
        amount: numberIn(language, fromUnits(balance, decimals)),
        token: asked.token,
        network: networkName(chainId),
      }),
    );
  const networks = all.map(({ chainId }) => networkName(chainId)).join(', ');
  const held =
    parts.length === 0
      ? fill(answers.holdsNone, { ...asked, networks })
      : fill(answers.holds, { ...asked, holdings: parts.join(', ') });
  return unread.length === 0 ? held : `${held} ${fill(answers.unreadNetworks, { networks: unread.join(', ') })}`;
}
