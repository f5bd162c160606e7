import { expect } from 'chai';
import { orderOf } from '../../../src/infrastructure/commands/command-line.ts';
import { SUB_COMMANDS } from '../../../src/infrastructure/commands/sub-commands.ts';

const textOf = (...args: string[]) => {
  const order = orderOf(args);
  if (!('text' in order)) throw new Error(`${args.join(' ')} would run`);
  return order;
};

describe('the command line', () => {
  for (const [name, { hasOwnHelp, flags = {} }] of Object.entries(SUB_COMMANDS))
    if (!hasOwnHelp)
      for (const help of ['--help', '-h'])
        it(`prints the help of ${name} for ${help}, and starts nothing`, () => {
          for (const args of [[help], ['more', help]]) {
            const { text, status } = textOf(name, ...args);
            expect(status).to.equal(0);
            expect(text).to.match(new RegExp(`^Usage: node bin/service\\.mjs ${name}\\b`));
            for (const flag of Object.keys(flags)) expect(text).to.include(`--${flag}`);
          }
        });

  it('lists every sub-command for --help, -h and help', () => {
    for (const word of ['--help', '-h', 'help']) {
      const { text, status } = textOf(word);
      expect(status).to.equal(0);
      for (const name of Object.keys(SUB_COMMANDS)) expect(text).to.include(`\n  ${name} `);
    }
  });

  it('serves without a sub-command', () => expect(orderOf([])).to.include({ command: SUB_COMMANDS.serve }));

  for (const [args, fault] of [
    [['sevre'], 'Unknown sub-command sevre: did you mean serve?'],
    [['migrat'], 'Unknown sub-command migrat: did you mean migrate?'],
    [['dance-all-night'], 'Unknown sub-command dance-all-night.'],
    [['secrets', '--directroy', 'x'], 'secrets has no flag --directroy: did you mean --directory?'],
    [['secrets', '--directroy=x'], 'secrets has no flag --directroy: did you mean --directory?'],
    [['audit', 'export', '--form', 'x'], 'audit has no flag --form: did you mean --from?'],
    [['serve', '--port', '80'], 'serve has no flag --port.'],
    [['--port'], 'serve has no flag --port.'],
    [['migrate', '-x'], 'migrate has no flag -x.'],
    [['serve', 'now'], 'serve takes no now.'],
  ] as const)
    it(`refuses ${args.join(' ')} with status 2`, () => {
      const { text, status } = textOf(...args);
      expect([status, text.split('\n')[0]]).to.deep.equal([2, fault]);
    });

  it('runs what it knows, with values of flags and words', () => {
    for (const args of [
      ['audit', 'export', '--from', '2026-01-01', '--to=2026-02-01'],
      ['dead-letters', 'id1', 'id2'],
    ])
      expect(orderOf(args)).to.deep.include({ args: args.slice(1) });
  });
});
