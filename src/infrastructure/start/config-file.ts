import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

/** Of keys, certificates and lists of them: those of a whole system have about 200 KiB. */
const MOST_BYTES = 1_024 * 1_024;

/** A file's content, or what is wrong with it. */
export type ConfigFile = Readonly<{ bytes: Buffer }> | Readonly<{ fault: string }>;

/**
 * The content of a file that a variable names. A pipe would keep the start waiting and a device could be read for ever, so that only a
 * regular file is read, and never more of it than one byte above the bound.
 */
export function readConfigFile(file: string, mostBytes = MOST_BYTES): ConfigFile {
  try {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!fstatSync(handle).isFile()) return { fault: 'must be a file' };
      const bytes = upTo(mostBytes + 1, handle);
      return bytes.length > mostBytes ? { fault: `must have at most ${mostBytes} bytes` } : { bytes };
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

function upTo(most: number, handle: number): Buffer {
  const bytes = Buffer.alloc(most);
  let length = 0;
  for (let read = -1; read !== 0 && length < most; length += read)
    read = readSync(handle, bytes, length, most - length, null);
  return bytes.subarray(0, length);
}
