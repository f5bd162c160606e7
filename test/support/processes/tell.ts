import { writeSync } from 'node:fs';

/** Prints a line before it returns, so that it is out whatever happens next. */
export const tell = (line: string): void => {
  writeSync(1, `${line}\n`);
};
