import { expect } from 'chai';
import { CONFIRM, openAfter } from './dialogue-table.ts';

const FIRST = ['send 35 usdc on optimism to {A}', CONFIRM];
const next = (message: string, contacts: readonly string[] = []) => openAfter([...FIRST, message], contacts).at(-1);

/** What repeats the request before, with contacts "granny". */
const REPEATED: readonly (readonly [message: string, open: string])[] = [
  ['once more but on polygon', 'transfer 35 USDC A 137 !'],
  ['same thing for Granny', 'transfer 35 USDC granny 10 !'],
  ['another one like that to granny', 'transfer 35 USDC granny 10 !'],
  ['same to granny please', 'transfer 35 USDC granny 10 !'],
  ['and the same sum to {B}', 'transfer 35 USDC B 10 !'],
  ['the same again for {B}', 'transfer 35 USDC B 10 !'],
  ['the same, but to {B}', 'transfer 35 USDC B 10 !'],
  ['{B} too, but 45 for them', 'transfer 45 USDC B 10 !'],
  ['repeat the last transfer', 'transfer 35 USDC A 10 !'],
];

/** What says of the request before, asks about it, denies it, or names somebody whose address nobody knows. */
const NOT_REPEATED: readonly (readonly [message: string, open: string])[] = [
  ['he got the same again', '-'],
  ['not the same to {B}', '-'],
  ['send it again, no wait', '-'],
  ['send it again, not', '-'],
  ['send it again, she says she needs more', '-'],
  ['send it again if she asks', '-'],
  ['the same happened to my uncle', '-'],
  ['same to stranger', '-'],
  ['another one like that to my uncle', '-'],
];

describe('what repeats the request before', () => {
  for (const [message, open] of REPEATED)
    it(`is offered: ${message}`, () => expect(next(message, ['granny'])).to.equal(open));
  for (const [message, open] of NOT_REPEATED)
    it(`is not found in: ${message}`, () => {
      // What it may mean at most is a payment of which nothing is known but the account that it names.
      expect(next(message)?.replace(/^transfer(?: B)?$/, '-')).to.equal(open);
    });

  it('goes to nobody but whom it names, over several messages', () =>
    expect(
      openAfter(
        [...FIRST, 'same to granny', 'make it 40', CONFIRM, 'once more for granny', 'drop it'],
        ['granny'],
      ).slice(2),
    ).to.deep.equal([
      'transfer 35 USDC granny 10 !',
      'transfer 40 USDC granny 10 !',
      '-',
      'transfer 40 USDC granny 10 !',
      '-',
    ]));
});
