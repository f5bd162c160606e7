import { describeConsole } from '../../support/console/run.ts';
import { developerSuite } from './developer.ts';
import { eventsSuite } from './events.ts';
import { holdingsSuite } from './holdings.ts';
import { hostileSuite } from './hostile.ts';
import { languagesSuite } from './languages.ts';
import { listsSuite } from './lists.ts';
import { moveSuite } from './move.ts';
import { operatorsSuite } from './operators.ts';
import { pagesSuite } from './pages.ts';
import { settingsSuite } from './settings.ts';
import { statesSuite } from './states.ts';
import { steadySuite } from './steady.ts';

describeConsole('all pages of the console', (run) => {
  eventsSuite(run);
  developerSuite(run);
  settingsSuite(run);
  operatorsSuite(run);
  listsSuite(run);
  hostileSuite(run);
  holdingsSuite(run);
  moveSuite(run);
  statesSuite(run);
  steadySuite(run);
  languagesSuite(run);
  pagesSuite(run);
});
