import { expect } from 'chai';
import sinon from 'sinon';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import { NOON } from '../../support/noon.ts';
import { guardedPrice, PRICE, Price, troubleOf } from '../../support/servers/guarded-price.ts';
import { FAULTS, rateLimits, sends } from '../../support/servers/provider-server.ts';

describe('GuardedClient pauses', () => {
  const { at, open } = guardedPrice();

  describe('after a 429', () => {
    it('retries after the requested time, if that is short', async () => {
      let limited = true;
      at.server.behave((response, honest) => {
        if (limited) response.writeHead(429, { 'retry-after': '0' }).end();
        else response.writeHead(200).end(honest);
        limited = false;
      });
      expect((await open().ask(PRICE, Price))?.value.usd).to.equal(3000.5);
    });

    for (const [header, seconds] of [
      ['30', 30],
      [undefined, 60],
      ['soon', 60],
      ['9999999', 900],
      [new Date(NOON.getTime() + 42_000).toUTCString(), 42],
    ] as const)
      it(`skips the provider for ${seconds} s when Retry-After is ${header}, and reports it`, async () => {
        const clock = new SettableClock(NOON);
        const limited = open({}, clock);
        at.server.behave(rateLimits(header));
        expect((await troubleOf(limited.ask(PRICE, Price))).waitMs).to.equal(seconds * 1_000);
        at.server.behave();
        clock.advance(seconds * 1_000 - 1);
        expect(await troubleOf(limited.ask(PRICE, Price))).to.include({ reason: 'resting', waitMs: 1 });
        expect(at.server.asked).to.have.length(1);
        clock.advance(1);
        expect((await limited.ask(PRICE, Price))?.value.usd).to.equal(3000.5);
      });

    it('skips the provider in all processes that share its budget', async () => {
      const clock = new SettableClock(NOON);
      const budget = new InMemoryBudget({ calls: 100, perMs: 60_000 }, clock);
      at.server.behave(rateLimits('30'));
      await troubleOf(open({}, clock, budget).ask(PRICE, Price));
      expect(await troubleOf(open({}, clock, budget).ask(PRICE, Price))).to.include({
        reason: 'over-budget',
        waitMs: 30_000,
      });
      expect(at.server.asked).to.have.length(1);
    });
  });

  describe('its budget', () => {
    it('is never exceeded: a call beyond it is not sent, and fails with the wait time', async () => {
      const clock = new SettableClock(NOON);
      const frugal = open({ allowance: { calls: 2, perMs: 60_000 } }, clock);
      await frugal.ask(PRICE, Price);
      clock.advance(10_000);
      await frugal.ask(PRICE, Price);
      expect(await troubleOf(frugal.ask(PRICE, Price))).to.include({ reason: 'over-budget', waitMs: 50_000 });
      expect(at.server.asked).to.have.length(2);
      clock.advance(50_000);
      await frugal.ask(PRICE, Price);
      expect(await troubleOf(frugal.ask(PRICE, Price))).to.include({ reason: 'over-budget', waitMs: 10_000 });
    });

    it('is waited for if the wait is short', async () => {
      const frugal = open({ allowance: { calls: 1, perMs: 60 } });
      const startedAt = performance.now();
      await Promise.all([frugal.ask(PRICE, Price), frugal.ask(PRICE, Price)]);
      expect(performance.now() - startedAt).to.be.at.least(55);
    });

    it('includes retries', async () => {
      at.server.behave(sends(500, ''));
      const trouble = await troubleOf(
        open({ repetitions: 3, allowance: { calls: 2, perMs: 60_000 } }).ask(PRICE, Price),
      );
      expect([trouble.reason, at.server.asked.length]).to.deep.equal(['over-budget', 2]);
    });
  });

  describe('its circuit', () => {
    const restMs = 5_000;
    const fragile = () => open({ repetitions: 0, troublesBeforeRest: 3, restMs });

    for (const fault of ['failing (500)', 'answering an HTML page', 'refusing the key (401)', 'answering a number'])
      it(`opens after three failures of a provider that is ${fault}, and closes when it is back`, async () => {
        const time = sinon.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
        const guarded = fragile();
        at.server.behave(FAULTS[fault]);
        for (let i = 0; i < 5; i += 1) await troubleOf(guarded.ask(PRICE, Price));
        expect(at.server.asked).to.have.length(3);
        at.server.behave();
        expect(await troubleOf(guarded.ask(PRICE, Price))).to.include({ reason: 'resting', waitMs: undefined });
        time.tick(restMs);
        expect((await guarded.ask(PRICE, Price))?.value.usd).to.equal(3000.5);
      });

    it('does not open for requests that the provider rejects', async () => {
      const guarded = fragile();
      at.server.behave(sends(400, '{}'));
      for (let i = 0; i < 5; i += 1) await troubleOf(guarded.ask(PRICE, Price));
      expect(at.server.asked).to.have.length(5);
    });
  });
});
