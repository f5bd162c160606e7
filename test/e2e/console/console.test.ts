import { describeConsole } from '../../support/console/run.ts';
import { buySuite } from './buy.ts';
import { developerSuite } from './developer.ts';
import { eventsSuite } from './events.ts';
import { gateSuite } from './gate.ts';
import { holdingsSuite } from './holdings.ts';
import { hostileSuite } from './hostile.ts';
import { moveSuite } from './move.ts';
import { operatorsSuite } from './operators.ts';
import { pagesSuite } from './pages.ts';
import { servedSuite } from './served.ts';
import { settingsSuite } from './settings.ts';
import { signInSuite } from './sign-in.ts';

// One file, so that one worker runs all of them on one service, its chains and one browser.
describeConsole('the console', (run) => {
  gateSuite(() => run().browser);
  servedSuite(run);
  signInSuite(run);
  eventsSuite(run);
  developerSuite(run);
  settingsSuite(run);
  operatorsSuite(run);
  hostileSuite(run);
  holdingsSuite(run);
  buySuite(run);
  moveSuite(run);
  pagesSuite(run);
});
