import { CHANGE_MODEL } from './change-model.ts';
import { END_MODEL } from './end-model.ts';
import { makeChangeProposer } from './propose-change.ts';
import { makeEndProposer } from './propose-end.ts';

/** The proposer of changes with the model that `npm run train:chat` made. */
export const proposeChange = makeChangeProposer(CHANGE_MODEL);

/** The proposer of ends, likewise. */
export const proposeEnd = makeEndProposer(END_MODEL);
