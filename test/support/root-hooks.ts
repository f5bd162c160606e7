import fc from 'fast-check';
import sinon from 'sinon';
import { takeUndescribed } from './service/described-app.ts';
import { takeUndescribedOfProcesses } from './service/described-processes.ts';
import { takeUndocumented } from './service/undocumented.ts';
import { closingWorlds } from './service/world.ts';

/**
 * Properties meet the same values in every run, so that a change is judged by what it changed. PROPERTY_SEED, a whole number, has other values;
 * `.ci/full` takes a new one.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

/** Fails the test in which a route returned a failure that it does not list, or an answer broke the API description. */
function failOnUndescribed(): void {
  const refusals = takeUndocumented();
  const answers = [...takeUndescribed(), ...takeUndescribedOfProcesses()];
  const faults = [
    ...(refusals.length > 0 ? [`undocumented refusals (list them in the route): ${refusals.join(', ')}`] : []),
    ...(answers.length > 0
      ? [`answers that break openapi.json (npm run openapi renews it):\n${answers.join('\n')}`]
      : []),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Run by mocha around every test of every file; `afterAll` includes what the hooks of the last suite caused. What a test replaced by `sinon` is
 * restored after it.
 */
export const mochaHooks = {
  beforeEach: closingWorlds.beforeEach,
  afterEach: [() => sinon.restore(), closingWorlds.afterEach, failOnUndescribed],
  afterAll: [closingWorlds.afterAll, failOnUndescribed],
};
