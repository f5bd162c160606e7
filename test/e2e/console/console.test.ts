import { describeConsole } from '../../support/console/run.ts';
import { gateSuite } from './gate.ts';

// One file, so that one worker runs all of them on one service, its chains and one browser.
describeConsole('the console', (run) => {
  gateSuite(() => run().browser);
});
