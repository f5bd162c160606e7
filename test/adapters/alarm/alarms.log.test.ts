import { expect } from 'chai';
import { pino } from 'pino';
import { LoggedAlarms } from '../../../src/adapters/alarm/alarms.recorded.ts';
import type { Alarm } from '../../../src/application/ports/system.ts';
import type { AlarmKind } from '../../../src/domain/alarm/alarm.ts';
import { describeAlarmsContract } from '../../contracts/system/alarms.contract.ts';

type Line = Readonly<{ level: number; alarm: AlarmKind; msg: string; facts: Readonly<Record<string, unknown>> }>;

/** The service's own logger, writing to memory. */
function logged() {
  const lines: Line[] = [];
  const counted: string[] = [];
  const log = pino({ level: 'fatal', base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  return { alarms: new LoggedAlarms(log, (name) => counted.push(name)), lines, counted };
}

describeAlarmsContract('log', () => {
  const { alarms, lines } = logged();
  return { alarms, raised: () => lines.map(({ alarm, msg, facts }) => ({ name: alarm, message: msg, facts })) };
});

describe('LoggedAlarms', () => {
  const alarm: Alarm = {
    name: 'message-dead',
    message: 'The indexer is behind',
    facts: { level: 10, msg: 'quiet', alarm: 'x' },
  };

  it('writes one line of level fatal, whatever the names of the facts are', async () => {
    const { alarms, lines } = logged();
    await alarms.raise(alarm);
    expect(lines.map(({ level, msg, alarm }) => ({ level, msg, alarm }))).to.deep.equal([
      { level: 60, msg: 'The indexer is behind', alarm: 'message-dead' },
    ]);
    expect(lines[0]?.facts).to.deep.equal(alarm.facts);
  });

  it('counts each alarm by its name', async () => {
    const { alarms, counted } = logged();
    await alarms.raise(alarm);
    await alarms.raise({ ...alarm, name: 'swap-contracts-changed' });
    await alarms.raise(alarm);
    expect(counted).to.deep.equal(['message-dead', 'swap-contracts-changed', 'message-dead']);
  });
});
