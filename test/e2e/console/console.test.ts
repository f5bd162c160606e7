import { describeConsole } from '../../support/console/run.ts';
import { auditedSuite } from './audited.ts';
import { buySuite } from './buy.ts';
import { gateSuite } from './gate.ts';
import { servedSuite } from './served.ts';
import { signInSuite } from './sign-in.ts';

// One file, so that one worker runs all of them on one service, its chains and one browser.
describeConsole('the console', (run) => {
  gateSuite(() => run().browser);
  servedSuite(run);
  signInSuite(run);
  buySuite(run);
  auditedSuite(run);
});
