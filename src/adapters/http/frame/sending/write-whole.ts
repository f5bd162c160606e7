import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';

/** Writes the body, calls `whenWritten` unless the client closed the connection, and ends the response. */
export async function writeWhole(
  req: Request,
  res: Response,
  body: string,
  whenWritten: () => Promise<void>,
): Promise<void> {
  const bytes = Buffer.from(body);
  res.setHeader('Content-Length', bytes.length);
  if (!(await isReceived(req.socket, res, bytes))) {
    res.destroy();
    return;
  }
  try {
    await whenWritten();
  } finally {
    res.end();
  }
}

/**
 * Did the connection accept every byte while the client was connected? The operating system also accepts bytes for a client
 * that has just closed; Node learns of that at the next poll of the event loop. Two turns have one poll between them.
 */
async function isReceived(socket: Socket, res: Response, bytes: Buffer): Promise<boolean> {
  if (socket.destroyed || !(await isWritten(socket, res, bytes))) return false;
  await nextTurn();
  await nextTurn();
  return !socket.destroyed && !socket.readableEnded;
}

/** A pipelined response that waits for the one before it has no 'close' event, so this listens to the socket. */
const isWritten = (socket: Socket, res: Response, bytes: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (written: boolean) => {
      socket.off('close', cut);
      resolve(written);
    };
    const cut = () => settle(false);
    socket.once('close', cut);
    res.write(bytes, (error) => settle(error === undefined || error === null));
  });
