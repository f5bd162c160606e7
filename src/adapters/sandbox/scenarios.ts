import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Failure } from '../../domain/shared/failure.ts';

/** The troubles that a request can ask the sandbox to play, with what happens. */
export const SCENARIOS = {
  'sale-paused': 'The token sale is paused.',
  'sale-sold-out': 'The token sale has no tokens left.',
  'node-down': 'No chain node responds.',
  'identity-provider-down': 'The identity provider does not respond.',
  'screening-down': 'The sanctions screening does not respond.',
  'prices-down': 'No price provider responds.',
  'swaps-down': 'The swap provider does not respond.',
  slow: 'Every external system takes two seconds to respond.',
} as const;

export type Scenario = keyof typeof SCENARIOS;

export const isScenario = (text: string): text is Scenario => Object.hasOwn(SCENARIOS, text);

const played = new AsyncLocalStorage<Scenario>();

/** Plays the scenario for everything that `run` does, and for nothing else. */
export const inScenario = <T>(scenario: Scenario, run: () => T): T => played.run(scenario, run);

export const scenarioNow = (): Scenario | undefined => played.getStore();

const SLOW_MS = 2_000;

type MethodOf<T> = { [K in keyof T]: T[K] extends (...args: never[]) => Promise<unknown> ? K : never }[keyof T];
type Trouble = Readonly<{ scenario: Scenario; failure: () => Failure }>;

/**
 * Makes these methods of the adapter fail in the scenario, and wait in the scenario `slow`. Changes the adapter itself, because its private
 * state belongs to it; returns it.
 */
export function interruptible<T extends object>(
  adapter: T,
  methods: readonly MethodOf<T>[],
  { scenario, failure }: Trouble,
  wait: (ms: number) => Promise<unknown> = pause,
): T {
  for (const method of methods) {
    const answer = adapter[method] as (...args: unknown[]) => Promise<unknown>;
    const interrupted = async (...args: unknown[]) => {
      const now = scenarioNow();
      if (now === scenario) throw failure();
      if (now === 'slow') await wait(SLOW_MS);
      return answer.apply(adapter, args);
    };
    Object.assign(adapter, { [method]: interrupted });
  }
  return adapter;
}
