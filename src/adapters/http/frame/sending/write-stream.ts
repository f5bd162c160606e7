import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/**
 * Writes the pieces as fast as the client reads them. A client that leaves ends the stream; a failure after the first piece cuts the
 * connection, so that the client does not take a part for the whole.
 */
export async function writeStream(req: Request, res: Response, pieces: AsyncIterable<string>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (req.method === 'HEAD' || first.done) {
    await iterator.return?.();
    res.end();
    return;
  }
  try {
    await pipeline(Readable.from(resumed(first.value, iterator)), res);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

async function* resumed(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
