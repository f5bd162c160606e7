import { valuesOf } from '../commands/command-table.ts';
import { type Form, formOf } from '../commands/match.ts';
import { ENGLISH } from '../commands/tables/english.ts';

const SEND = 'send|transfer|pay|move|wire|forward|give|resend';
const TRADE = 'swap|exchange|convert|change|trade|sell|turn|bridge';
const DO = 'do|make|repeat|redo|rerun|resend|run';
const IT = 'it|that|this|that one|all of it|all that|the result|what i get|them';
const NOUN = 'thing|amount|sum|transfer|payment|swap|trade|one|transaction|order|request';
const AGAIN = 'again|once more|one more time|another time|as before|once again|too|as well';
const SAME = `(the same|same|that same|the exact same|exactly the same|the very same|the last|my last) [${NOUN}] [${AGAIN}]`;
const ANOTHER = '(another one|one more|another|once more) [like that|like it|like this|the same|of those]';
/** What the message says otherwise than the request before it. */
const OTHERWISE = ['(to|for) {r} [on {c}]', 'on [the] {c}', '[with] {n} [to {r}]', '[with] {u} [to {r}]'];
const LED = '[(and|also|now|ok|okay|please|hi|hey) [,]]';
const END = '[,] [(please|pls|now|thanks|thank you|instead|only|this time)] [.|!]';

const ALL = { all: '(?<all>(?:it |that |all of it |all that |the result |them ))' };

/** Compiled with the first message that needs them. `{else}` stands for each way to say something otherwise. */
function all(forms: readonly string[]): () => readonly Form[] {
  let compiled: readonly Form[] | undefined;
  const values = () => ({ ...valuesOf(ENGLISH), ...ALL });
  const ways = (form: string) =>
    form.includes('{else}') ? OTHERWISE.map((one) => form.replace('{else}', one)) : [form];
  return () => {
    compiled ??= forms.flatMap(ways).map((form) => formOf(`${LED} ${form} ${END}`, values()));
    return compiled;
  };
}

/** "send it again", "the same to 0x…": the request before, with what is said otherwise. */
export const REPEATS = all([
  SAME,
  `(${SEND}|${TRADE}|${DO}) ${SAME}`,
  `(${SAME}|${ANOTHER}) [,] [but|only|just|and] [,] {else} [too|as well]`,
  `(${SEND}|${DO}) (${SAME}|${ANOTHER}) [,] [but|only|just] {else} [too|as well]`,
  `(${SEND}) {r} ${SAME}`,
  `(${SEND}|${TRADE}|${DO}) (${IT}) (${AGAIN})`,
  `(${SEND}|${DO}) (${IT}) (${AGAIN}) [,] [but|only|just] {else}`,
  `(${SEND}|${DO}) (${IT}) to {r} (${AGAIN})`,
  `(${AGAIN}) [,] [but|only|just] {else}`,
  '(repeat|redo|resend|again|once more|do it again|ditto|encore)',
  `(repeat|redo|rerun|resend) (${IT})`,
  `(${ANOTHER}|one more time)`,
  `(${SEND}) another {u} [to {r}]`,
  'another {u} [to {r}]',
  'another {n} [to {r}]',
  `[(${SEND})] {n} more [to {r}]`,
  `[(${SEND}|${DO})] {double} (that|it|the amount) [to {r}]`,
  `[(${SEND})] {part} (of that|of it|of the amount|that amount) [to {r}]`,
  '[to] {r} (too|as well)',
  '[to] {r} (too|as well) [,] (but|only) {n} [for him|for her|for them]',
]);

/** "swap it back" */
export const BACK = all([`(${TRADE}) [${IT}] (back|back again)`]);

/** "then send it to 0x…": what the step before brings, or a part of it. */
export const BROUGHT = all([
  `(${SEND}) {all} [over] to {r}`,
  `(${SEND}) {r} {all}`,
  `(${SEND}) {part} (of it|of that|of the result|of them) [over] to {r}`,
  `(${SEND}) [the|my] {t} [over] to {r}`,
  `(swap|exchange|convert|change|trade|sell|turn) {all} (to|for|into) {o}`,
  `(swap|exchange|convert|change|trade|sell|turn) {part} (of it|of that|of the result) (to|for|into) {o}`,
  '(bridge|move|take|bring) {all} [over] (to|onto) {y}',
  '(bridge|move|take|bring) {part} (of it|of that|of the result) [over] (to|onto) {y}',
]);
