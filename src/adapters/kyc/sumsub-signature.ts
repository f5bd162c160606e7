import { createHmac } from 'node:crypto';
import type { Clock } from '../../application/ports/system.ts';
import type { Sent } from '../upstream/http-client.ts';

export type SumsubKeys = Readonly<{ appToken: string; secretKey: string }>;

/** Signs the exact bytes of a request with the current second (docs.sumsub.com, "Authentication"). Sumsub accepts it for one minute. */
export const sumsubSignature =
  ({ appToken, secretKey }: SumsubKeys, clock: Clock) =>
  ({ method, target, body }: Sent): Readonly<Record<string, string>> => {
    const seconds = String(Math.floor(clock.now().getTime() / 1000));
    const signature = createHmac('sha256', secretKey).update(`${seconds}${method}${target}${body}`).digest('hex');
    return { 'x-app-token': appToken, 'x-app-access-ts': seconds, 'x-app-access-sig': signature };
  };
