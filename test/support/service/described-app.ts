import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Response } from 'express';
import { buildApp } from '../../../src/infrastructure/process/app.ts';
import { answerFaults, isStreamed } from '../answer-faults.ts';

/** The pages that play outside systems; the description does not cover them. */
const SANDBOX_PAGES = '/sandbox/';

const faults: string[] = [];

/** The answers in this process since the last call that break the API description. */
export const takeUndescribed = (): readonly string[] => faults.splice(0);

/** The app of the service; an answer that breaks the API description fails the test in which it is made (root hooks). */
export function buildDescribedApp(...given: Parameters<typeof buildApp>): RequestListener {
  const app = buildApp(...given);
  return (req, res) => {
    watch(req, res as Response);
    app(req, res);
  };
}

/** Collects what is written, and checks it when it is complete; a stream also when its client leaves. */
function watch({ method = 'GET', url = '' }: IncomingMessage, res: Response): void {
  if (url.startsWith(SANDBOX_PAGES)) return;
  const target = res as ServerResponse;
  const write = target.write.bind(target) as (...all: unknown[]) => boolean;
  const end = target.end.bind(target) as (...all: unknown[]) => typeof target;
  const chunks: Buffer[] = [];
  const streams = () => isStreamed(String(target.getHeader('content-type') ?? ''));
  const keep = (chunk: unknown) => {
    if (streams()) return;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const check = () => {
    const operationId = res.locals?.operationId as string | undefined;
    const text = Buffer.concat(chunks).toString();
    const answer = { method, status: res.statusCode, headers: res.getHeaders(), text };
    faults.push(...answerFaults(operationId, answer).map((fault) => `${method} ${url} ${res.statusCode}: ${fault}`));
  };
  target.once('close', () => {
    if (target.headersSent && !target.writableEnded && streams()) check();
  });
  target.write = ((...all: unknown[]) => {
    keep(all[0]);
    return write(...all);
  }) as typeof target.write;
  target.end = ((...all: unknown[]) => {
    keep(all[0]);
    check();
    return end(...all);
  }) as typeof target.end;
}
