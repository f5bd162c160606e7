import { nearest } from '../../domain/shared/typo.ts';
import { SUB_COMMANDS, type SubCommand } from './sub-commands.ts';

/** What to do with the arguments of the process: run a sub-command, or print a text and end with the status. */
export type Order =
  | Readonly<{ command: SubCommand; args: readonly string[] }>
  | Readonly<{ text: string; status: 0 | 2 }>;

export function orderOf([name = 'serve', ...args]: readonly string[], commands = SUB_COMMANDS): Order {
  if (isHelp(name) || name === 'help') return { text: helpOf(commands), status: 0 };
  // Flags alone are those of the default sub-command.
  if (name.startsWith('-')) return orderOf(['serve', name, ...args], commands);
  const command = commands[name];
  if (command === undefined)
    return wrong(`Unknown sub-command ${name}`, nearest(name, Object.keys(commands)), helpOf(commands));
  if (command.hasOwnHelp) return { command, args };
  if (args.some(isHelp)) return { text: helpOn(name, command), status: 0 };
  return unknownIn(name, command, args) ?? { command, args };
}

const isHelp = (word: string) => word === '--help' || word === '-h';

function unknownIn(name: string, command: SubCommand, args: readonly string[]): Order | undefined {
  const { flags = {}, words } = command;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const [, typed, value] = /^--?([^=]*)(=.*)?$/.exec(word) ?? [];
    if (typed === undefined) {
      if (words === undefined) return wrong(`${name} takes no ${word}`, undefined, helpOn(name, command));
      continue;
    }
    const flag = word.startsWith('--') ? flags[typed] : undefined;
    if (flag === undefined) {
      const near = nearest(typed, Object.keys(flags));
      return wrong(`${name} has no flag ${word.replace(/=.*/, '')}`, near && `--${near}`, helpOn(name, command));
    }
    if (flag.takes !== undefined && value === undefined) at += 1;
  }
  return undefined;
}

function wrong(fault: string, near: string | undefined, help: string): Order {
  const hint = near === undefined ? '.' : `: did you mean ${near}?`;
  return { text: `${fault}${hint}\n\n${help}`, status: 2 };
}

const program = 'node bin/service.mjs';

export function helpOf(commands: Readonly<Record<string, SubCommand>>): string {
  const lines = aligned(Object.entries(commands).map(([name, { does }]) => [name, does]));
  return `Usage: ${program} [<sub-command>]\n${lines}\`${program} <sub-command> --help\` explains each.\n`;
}

export function helpOn(name: string, command: SubCommand): string {
  const { does } = command;
  const flags = Object.entries(command.flags ?? {});
  const lines = aligned([
    ...flags.map(([flag, { takes, does: what }]) => [named(flag, takes), what] as const),
    ['-h, --help', 'print this help'],
  ]);
  return `Usage: ${program} ${usageOf(name, command)}\n${does[0]?.toUpperCase()}${does.slice(1)}.\n\n${lines}`;
}

/** The sub-command with what may follow it. */
export const usageOf = (name: string, { words, flags = {} }: SubCommand): string =>
  [
    name,
    ...(words === undefined ? [] : [words]),
    ...Object.entries(flags).map(([flag, { takes }]) => `[${named(flag, takes)}]`),
  ].join(' ');

const named = (flag: string, takes: string | undefined) => `--${flag}${takes === undefined ? '' : ` <${takes}>`}`;

function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}
