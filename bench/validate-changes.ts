import { makeChangeProposer } from '../src/adapters/language/proposed-change/propose-change.ts';
import { type FollowUpExample, followUpExamples, isRead, OF_PEOPLE, trainChanges } from './proposer/changes.ts';

// Each file of messages to an open request is asked about by a model that was trained without it.
const all = followUpExamples();
const asked = new Map<FollowUpExample, boolean>();
for (const set of new Set(all.map((one) => one.set))) {
  const propose = makeChangeProposer(trainChanges(all.filter((one) => one.set !== set)));
  for (const one of all) if (one.set === set) asked.set(one, propose(one.said, one.open) !== undefined);
}

const unread = all.filter((one) => !isRead(one));
const row = (name: string, part: readonly FollowUpExample[], right: (one: FollowUpExample) => boolean): void => {
  const found = part.filter(right).length;
  console.log(
    `${name.padEnd(68)}${String(found).padStart(5)}${String(part.length).padStart(6)}   ${((100 * found) / part.length).toFixed(1)} %`,
  );
};
const isAsked = (one: FollowUpExample): boolean => asked.get(one) === true;
const isMeant = (one: FollowUpExample): boolean => isAsked(one) && one.label === 'change';

for (const [whose, part] of [
  ['all sets', unread],
  ['sets of people who had not seen the grammar', unread.filter(({ set }) => OF_PEOPLE.test(set))],
] as const) {
  console.log(`\n${whose}, each file left out of the training`);
  const corrections = part.filter(({ is }) => is === 'change');
  const talk = part.filter(({ is, set }) => is === 'talk' && !set.startsWith('attacks'));
  row('corrections that are not read, asked about', corrections, isAsked);
  row('corrections that are not read, asked about as meant', corrections, isMeant);
  row('small talk that is asked about', talk, isAsked);
  row(
    'small talk with values that is asked about',
    talk.filter(({ after }) => after !== undefined),
    isAsked,
  );
  row(
    'attacks that are asked about',
    part.filter(({ set }) => set.startsWith('attacks')),
    isAsked,
  );
}
