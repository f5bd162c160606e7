import { variablesPage } from '../config/describe-variables.ts';
import { usageOf } from './command-line.ts';
import { SUB_COMMANDS } from './sub-commands.ts';

const subCommandsPage = (): string =>
  `| sub-command | what it does |\n|---|---|\n${Object.entries(SUB_COMMANDS)
    .map(([name, command]) => `| \`${usageOf(name, command).replaceAll('|', '\\|')}\` | ${command.does} |\n`)
    .join('')}`;

const PARTS: Readonly<Record<string, () => string>> = { variables: variablesPage, 'sub-commands': subCommandsPage };

/** The page with its generated parts, between their marks, as they are now. */
export const withGenerated = (page: string): string =>
  Object.entries(PARTS).reduce(
    (text, [name, part]) =>
      text.replace(
        new RegExp(`(<!-- generated: ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`),
        (_, open: string, close: string) => `${open}\n${part()}\n${close}`,
      ),
    page,
  );
