import { pino } from 'pino';

import type { Observers } from '../../../src/infrastructure/observability/observers.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';

/** The log message for a route that fails with a code that it does not list. */
const MESSAGE = 'a route returned a failure that it does not declare';
const refusals: string[] = [];

/** Records such a failure, so that the root hook fails the test in which it happened. */
export const recordUndocumented = (operationId: string, code: string): void =>
  void refusals.push(`${operationId} ${code}`);

/** The undocumented failures in this process since the last call. */
export const takeUndocumented = (): readonly string[] => refusals.splice(0);

/** Observers that write nothing and record undocumented failures; used for every service of a test. */
export const watching = (): Observers => ({
  ...silent(),
  logger: pino({
    level: 'error',
    hooks: {
      logMethod: ([context, message]: readonly unknown[]) => {
        if (message !== MESSAGE) return;
        const { operation, code } = context as { operation: string; code: string };
        recordUndocumented(operation, code);
      },
    },
  }),
});

/** Records the undocumented failures in the log of a process that has ended. */
export function recordLogged(log: string): void {
  for (const line of log.split('\n').filter((text) => text.includes(`"msg":"${MESSAGE}"`))) {
    const { operation, code } = JSON.parse(line) as { operation: string; code: string };
    recordUndocumented(operation, code);
  }
}
