import { expect } from 'chai';
import type { ChatMemory } from '../../../src/domain/chat/dialogue.ts';
import { isQuestioned, memoryAfter, memoryAfterConfirming, withoutQuestion } from '../../../src/domain/chat/memory.ts';
import type { OpenFrame, Understanding } from '../../../src/domain/chat/understanding.ts';

const NOW = new Date('2026-11-22T12:03:00Z');
const frameOf = (amount: string): OpenFrame => ({
  intent: 'transfer',
  slots: { amount, token: 'USDC', recipient: 'a.eth' },
});
const offer = { id: 'id', content: '[]', expiresAt: NOW };
const said = (more: Partial<Understanding>): Understanding => ({
  act: 'request',
  intent: 'transfer',
  slots: {},
  problems: [],
  missing: [],
  ...more,
});

describe('the memory of a conversation', () => {
  it('keeps the newest five confirmed requests', () => {
    let memory: ChatMemory = {};
    for (const amount of ['1', '2', '3', '4', '5', '6'])
      memory = memoryAfterConfirming({ ...memory, frame: frameOf(amount), offer }, NOW);
    expect(memory.past?.map(({ slots }) => slots.amount)).to.deep.equal(['2', '3', '4', '5', '6']);
    expect(memory.past?.every(({ isConfirmed, at }) => isConfirmed && at === '2026-11-22T12:03:00.000Z')).to.equal(
      true,
    );
    expect(memory).to.not.have.any.keys('frame', 'offer');
  });

  it('keeps the question whether the request shall end for one message', () => {
    const unsure = said({ intent: 'unknown', problems: [{ code: 'not-understood' }], mayEnd: true });
    const asked = memoryAfter(unsure, { frame: frameOf('1'), offer }, NOW);
    expect([asked.endAsked, asked.frame, isQuestioned(asked)]).to.deep.equal([true, frameOf('1'), true]);
    expect(withoutQuestion(asked)).to.deep.equal({ frame: frameOf('1') });
    expect(memoryAfter(unsure, undefined, NOW)).to.not.have.property('endAsked');
  });

  it('keeps the change that was asked about for one message, and the request and its offer as they were', () => {
    const unread = said({ intent: 'unknown', problems: [{ code: 'not-understood' }], change: frameOf('60') });
    const asked = memoryAfter(unread, { frame: frameOf('1'), offer }, NOW);
    expect([asked.asked, asked.frame]).to.deep.equal([frameOf('60'), frameOf('1')]);
    const { change: _, ...talk } = unread;
    expect(memoryAfter(talk, asked, NOW)).to.not.have.property('asked');
    expect(memoryAfterConfirming({ ...asked, offer }, NOW)).to.not.have.property('asked');
  });

  it('keeps a withdrawn request only when it was offered', () => {
    const cancelled = said({ act: 'cancel' });
    expect(memoryAfter(cancelled, { frame: frameOf('1') }, NOW)).to.deep.equal({});
    const { past } = memoryAfter(cancelled, { frame: frameOf('1'), offer }, NOW);
    expect(past?.map(({ isConfirmed }) => isConfirmed)).to.deep.equal([false]);
  });

  it('keeps the request as it was when the same is said in another order', () => {
    const { amount, token, recipient } = frameOf('1').slots;
    const again = said({ slots: { recipient, token, amount } as OpenFrame['slots'] });
    expect(JSON.stringify(memoryAfter(again, { frame: frameOf('1') }, NOW).frame)).to.equal(
      JSON.stringify(frameOf('1')),
    );
  });

  it('opens the next step after a confirmation, and ends the plan with the last', () => {
    const plan = { steps: [frameOf('1'), frameOf('2')], at: 0, isAsked: false };
    const second = memoryAfterConfirming({ frame: frameOf('1'), offer, plan }, NOW);
    expect([second.frame, second.plan?.at, second.plan?.isAsked]).to.deep.equal([frameOf('2'), 1, true]);
    expect(memoryAfterConfirming({ ...second, offer }, NOW)).to.not.have.any.keys('frame', 'plan');
  });

  it('ends the plan when the request is withdrawn, or another one is made', () => {
    const before = { frame: frameOf('1'), offer, plan: { steps: [frameOf('1'), frameOf('2')], at: 0, isAsked: false } };
    expect(memoryAfter(said({ act: 'cancel' }), before, NOW).plan).to.equal(undefined);
    expect(memoryAfter(said({ ...frameOf('9'), isOwn: true }), before, NOW).plan).to.equal(undefined);
    expect(memoryAfter(said({ intent: 'unknown' }), before, NOW).plan).to.deep.equal(before.plan);
  });
});
