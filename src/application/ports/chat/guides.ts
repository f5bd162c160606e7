/** A part of the documentation below one heading. `name` is unique: the page and the heading. */
export type Passage = Readonly<{ name: string; text: string; link: string }>;

export interface Guides {
  /** The passages for users and integrators; none when the documentation was not installed. Read once. */
  passages(): Promise<readonly Passage[]>;
}
