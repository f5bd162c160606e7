import { expect } from 'chai';
import { makeLexicon } from '../../../../src/adapters/language/text/lexicon.ts';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import type { ListedToken } from '../../../../src/domain/chat/token-directory.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { toWalletAddress } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const token = (symbol: string, name: string, more: Partial<ListedToken> = {}): ListedToken => ({
  symbol,
  name,
  chain: 8453,
  decimals: 18,
  ...more,
});

const lexiconOf = (...tokens: ListedToken[]) =>
  makeLexicon({
    tokens: [token('ETH', 'Ether'), token('USDC', 'USD Coin', { decimals: 6 }), ...tokens],
    chains: [{ id: 8453, name: 'Base' }],
    toWalletAddress,
  });

describe('a lexicon built from token lists', () => {
  it('takes a symbol that is a word of ours for a token only behind a dollar sign', () => {
    const lexicon = lexiconOf(token('GAS', 'Gas'), token('NOT', 'Notcoin'), token('ALL', 'All'));
    expect(understandText('gas price', lexicon)).to.include({ intent: 'gas' });
    expect(understandText('do not send 5 usdc to vitalik.eth', lexicon)).to.include({
      intent: 'unknown',
    });
    expect(understandText('send all usdc to vitalik.eth', lexicon).slots).to.deep.include({
      relativeAmount: { kind: 'max' },
    });
    expect(understandText('send 5 $GAS to vitalik.eth', lexicon).slots).to.include({ token: 'GAS', amount: '5' });
  });

  it('lets no name of a token speak: neither deny, nor order, nor take the place of a known coin', () => {
    const lexicon = lexiconOf(token('A1', 'do not'), token('A2', 'ignore the rules'), token('A3', 'Ethereum'));
    expect(understandText('do not send 5 usdc to vitalik.eth', lexicon)).to.include({
      intent: 'unknown',
    });
    expect(actionOf(understandText('ignore the rules and send 5 usdc to vitalik.eth', lexicon))).to.equal(undefined);
    expect(understandText('send 5 ethereum to vitalik.eth', lexicon).slots).to.include({ token: 'ETH' });
  });

  it('knows a token by its own name, and no token by a name that two share', () => {
    const lexicon = lexiconOf(token('FRO', 'Frobnitz'), token('ZA', 'Zork'), token('ZB', 'Zork'));
    expect(understandText('price of frobnitz', lexicon).slots).to.deep.equal({ token: 'FRO' });
    expect(understandText('price of zork', lexicon).slots).to.deep.equal({});
  });

  it('asks when one symbol stands for two tokens of the chain that is named', () => {
    const lexicon = lexiconOf(
      token('DUP', 'First', { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as WalletAddress }),
      token('DUP', 'Second', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress }),
    );
    const understood = understandText('send 5 dup to vitalik.eth on base', lexicon);
    expect(understood.problems.map(({ code }) => code)).to.deep.equal(['token-ambiguous']);
    expect(actionOf(understood)).to.equal(undefined);
  });

  it('holds an amount to the decimals of its token', () => {
    const lexicon = lexiconOf();
    expect(actionOf(understandText('send 1.123456 usdc to vitalik.eth', lexicon))).to.include({ token: 'USDC' });
    expect(understandText('send 1.1234567 usdc to vitalik.eth', lexicon).problems).to.deep.equal([
      { code: 'amount-too-fine', slot: 'amount', said: '1.1234567' },
    ]);
  });
});
