// The floor: the least work on node:http. No framework, authentication, limits, validation, rules, records or log.
import { createServer, type IncomingMessage } from 'node:http';
import { announce } from './announce.ts';
import type { Kept } from './kept.ts';
import { authorized, signedIn } from './least-work.ts';

const kept = new Map<string, Kept>();

async function answerTo({ url = '', method }: IncomingMessage, text: string): Promise<Kept> {
  if (url.startsWith('/api/siwe')) return { status: 200, body: signedIn(JSON.parse(text)) };
  if (url.startsWith('/api/sale')) return { status: 200, body: await authorized(JSON.parse(text)) };
  if (method !== 'PUT') return kept.get(url) as Kept;
  kept.set(url, JSON.parse(text));
  return { status: 200, body: {} };
}

announce(
  createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .once('end', async () => {
        const { status, body } = await answerTo(request, Buffer.concat(parts).toString());
        const text = JSON.stringify(body);
        response
          .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
          .end(text);
      });
  }),
);
