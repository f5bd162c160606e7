/** Joins class names; absent and false ones are left out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export type Tone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
