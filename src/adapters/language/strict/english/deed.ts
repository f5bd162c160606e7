import type { Rule } from '../rules/rule.ts';

/** The ways to say one thing that a wallet can do. Each rule notes which thing it is. */
export type Deed = Readonly<{
  /** Behind a verb in its base form: an imperative, "please …", "can you …", "i want to …". */
  done: Rule;
  /** Behind "would you mind": "sending 5 usdc to 0x…". */
  doing: Rule;
  /** With a wish of its own: "i need 5 usdc sent to 0x…". */
  needed: Rule;
  /** Whole requests in which the verb stands elsewhere, or is missing. */
  whole: Rule;
}>;
