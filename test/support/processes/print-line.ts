import { writeSync } from 'node:fs';

/** Prints a line synchronously, so that it is written whatever happens next. */
export const printLine = (line: string): void => {
  writeSync(1, `${line}\n`);
};
