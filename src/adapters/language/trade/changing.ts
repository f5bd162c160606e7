/** "make it", "turn them into": what was said before turns into another token. */
const IT = ['it', 'em', 'them', 'that', 'those', 'this', 'it all', 'them all', 'that all', 'all that', 'all this'];
const IN_FORM =
  'i would like in|i want in|i need in|i would like as|i want as|i need as|i would like to be|i want to be|i would love in|i would love as';
const CHANGES = 'turn swap convert change exchange switch trade flip transform rotate'.split(' ');
const INTO = ['into', 'to', 'for', 'over to', 'over into', 'as'];
const over = (verbs: readonly string[], links: readonly string[]): string =>
  verbs.flatMap((one) => IT.flatMap((it) => links.map((link) => `${one} ${it} ${link}`.trim()))).join('|');

export const BECOMING = `${IN_FORM}|${over(['make', 'want', 'i want', 'i would like', 'make all of', 'turn', 'have'], ['', 'in', 'as', 'into', 'in the form of'])}|${over(CHANGES, INTO)}`;
