import { takeUndocumented } from './service/undocumented.ts';

/** Fails the test in which a route returned a failure that it does not list. */
function failOnUndocumented(): void {
  const refusals = takeUndocumented();
  if (refusals.length > 0) throw new Error(`undocumented refusals (list them in the route): ${refusals.join(', ')}`);
}

/** Run by mocha around every test of every file; `afterAll` includes what the hooks of the last suite caused. */
export const mochaHooks = { afterEach: failOnUndocumented, afterAll: failOnUndocumented };
