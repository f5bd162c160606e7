/** Phrases by their class, separated by `|`; `>` before the class: it belongs to the value before it. Without accents. */
export type FollowUpWords = Readonly<Record<string, string>>;
