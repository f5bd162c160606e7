import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { rememberedFrame } from '../../../../src/domain/chat/memory.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];

/** What is open, and whether it was offered, after each message. */
function openAfter(messages: readonly string[]): (string | undefined)[] {
  let open: OpenFrame | undefined;
  return messages.map((message) => {
    const understood = understandText(message, EVAL_LEXICON, open);
    open = rememberedFrame(understood, open);
    const { amount, token, fromToken, toToken, recipient, fromChain } = open?.slots ?? {};
    const to = recipient === A ? 'A' : recipient === B ? 'B' : recipient;
    const said = [amount, token ?? fromToken, toToken, to, fromChain].filter((value) => value !== undefined).join(' ');
    const isOffered = actionOf(understood) !== undefined;
    return open === undefined ? undefined : `${said}${isOffered ? ' offered' : ''}`;
  });
}

describe('conversations', () => {
  it('that change their mind twice', () =>
    expect(
      openAfter([
        `send 12 dai to ${A}`,
        'make it 15',
        'actually, usdc instead of dai',
        'the plumber just left',
        'actually make it 9',
        'forget it',
      ]),
    ).to.deep.equal([
      '12 DAI A offered',
      '15 DAI A offered',
      '15 USDC A offered',
      '15 USDC A',
      '9 USDC A offered',
      undefined,
    ]));

  it('that put a mistake right', () =>
    expect(
      openAfter([
        `pay ${A} 5 usdc on base`,
        'i meant on arbitrum',
        `wrong address, it should be ${B}`,
        'his address is nobody’s business',
        'change it to 6',
      ]),
    ).to.deep.equal([
      '5 USDC A 8453 offered',
      '5 USDC A 42161 offered',
      '5 USDC B 42161 offered',
      '5 USDC B 42161',
      '6 USDC B 42161 offered',
    ]));

  it('about a swap, with a denial behind a comma', () =>
    expect(openAfter(['swap 80 usdc to eth on base', 'i meant dai, not eth', 'half of that', 'nvm'])).to.deep.equal([
      '80 USDC ETH 8453 offered',
      '80 USDC DAI 8453 offered',
      '40 USDC DAI 8453 offered',
      undefined,
    ]));

  it('in Spanish', () =>
    expect(openAfter([`manda 7 usdc a ${A}`, 'mejor 10', 'no, en arbitrum', 'mejor no'])).to.deep.equal([
      '7 USDC A offered',
      '10 USDC A offered',
      '10 USDC A 42161 offered',
      undefined,
    ]));

  it('in German', () =>
    expect(
      openAfter([
        `kannst du bitte 7 usdc an ${A} schicken`,
        'mach daraus 10',
        'ich meinte dai statt usdc',
        'vergiss es',
      ]),
    ).to.deep.equal(['7 USDC A offered', '10 USDC A offered', '10 DAI A offered', undefined]));
});
