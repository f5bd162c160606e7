import { expect } from 'chai';
import type { Alarm, Alarms } from '../../../src/application/ports/system.ts';

/** `raised`: the alarms reported so far, oldest first. */
export type AlarmsWorld = Readonly<{ alarms: Alarms; raised: () => readonly Alarm[] }>;

const stuck: Alarm = { name: 'message-dead', message: 'The indexer is 400 blocks behind', facts: { behind: 400 } };
const reorg: Alarm = {
  name: 'swap-contracts-changed',
  message: 'Réorg > 200 — «глубоко»',
  facts: { depth: 201, chain: 'Base' },
};

export function describeAlarmsContract(name: string, makeWorld: () => AlarmsWorld): void {
  describe(`Alarms: ${name}`, () => {
    it('reports nothing until an alarm is raised', () => {
      expect(makeWorld().raised()).to.deep.equal([]);
    });

    it('reports an alarm once, with its name, its message and its facts', async () => {
      const { alarms, raised } = makeWorld();
      await alarms.raise(reorg);
      expect(raised()).to.deep.equal([reorg]);
    });

    it('reports every alarm, in the order in which they were raised', async () => {
      const { alarms, raised } = makeWorld();
      for (const alarm of [stuck, reorg, stuck]) await alarms.raise(alarm);
      expect(raised()).to.deep.equal([stuck, reorg, stuck]);
    });

    it('reports the facts at the time of the call', async () => {
      const { alarms, raised } = makeWorld();
      const facts: Record<string, unknown> = { behind: 400 };
      await alarms.raise({ ...stuck, facts });
      facts.behind = 0;
      expect(raised()).to.deep.equal([stuck]);
    });

    it('has reported it when the promise resolves, also with facts that JSON cannot represent', async () => {
      const { alarms, raised } = makeWorld();
      const facts: Record<string, unknown> = { units: 2n ** 256n - 1n, nothing: undefined };
      facts.self = facts;
      await alarms.raise({ ...stuck, facts });
      expect(raised().map(({ name, message }) => ({ name, message }))).to.deep.equal([
        { name: stuck.name, message: stuck.message },
      ]);
    });
  });
}
