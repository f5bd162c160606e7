/** `must`: in production. `usual`: most installations set it. `expert`: its default suits nearly everybody. */
export type Group = 'must' | 'usual' | 'expert';

/** Group; name and default; meaning; the members of a family. `<chainId>` stands for any chain. */
export type Row = readonly [group: Group, assignment: string, meaning: string, members?: readonly string[]];

export type Section = Readonly<{ title: string; variables: readonly Row[] }>;
