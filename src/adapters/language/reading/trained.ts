import changes from '../model/changes.json' with { type: 'json' };
import ends from '../model/ends.json' with { type: 'json' };
import intents from '../model/intents.json' with { type: 'json' };
import languages from '../model/languages.json' with { type: 'json' };
import roles from '../model/roles.json' with { type: 'json' };
import { makeLanguageGuess } from './language.ts';
import type { Model } from './linear.ts';
import { type ChangeLabel, type EndLabel, makeOpenProposer } from './open-proposer.ts';
import { makeProposer, makeWeigh } from './propose.ts';
import type { ValueRole } from './weighed.ts';

const weigh = makeWeigh(roles as Model<ValueRole>);

/** The readers with the models that `npm run train:chat` made. */
export const proposer = makeProposer(intents, weigh, intents.seen);
export const openProposer = makeOpenProposer(weigh, changes as Model<ChangeLabel>, ends as Model<EndLabel>);
export const languageIn = makeLanguageGuess(languages);
