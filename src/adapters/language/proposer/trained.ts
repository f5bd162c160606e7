import { INTENT_MODEL, SEEN } from './intent-model.ts';
import { makeProposer } from './propose.ts';
import { ROLE_MODEL } from './role-model.ts';

/** The proposer with the models that `npm run train:chat` made. */
export const proposer = makeProposer({ intents: INTENT_MODEL, roles: ROLE_MODEL, seen: SEEN });
