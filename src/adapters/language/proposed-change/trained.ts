import { CHANGE_MODEL } from './change-model.ts';
import { makeChangeProposer } from './propose-change.ts';

/** The proposer of changes with the model that `npm run train:chat` made. */
export const proposeChange = makeChangeProposer(CHANGE_MODEL);
