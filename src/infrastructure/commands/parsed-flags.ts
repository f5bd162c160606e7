import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '../start/start-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of the flags. Throws a StartError with the usage when an argument is something else, or a flag lacks its value. */
export function parsedFlags<const T extends Options>(args: readonly string[], options: T, usage: string) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}
