import { set } from '../../told/told-words.ts';

/**
 * What the words beside a request are in one language, without accents. The nouns are ones that the vocabulary of things or people holds,
 * or that the dictionaries leave out.
 */
export type SaidWords = Readonly<{
  /** "it is", at the start of a clause. */
  is: RegExp;
  /** "I am", at the start of a clause. */
  am: RegExp;
  /** "for", "because of": what follows is what is paid for. */
  reason: RegExp;
  /** "of", "by" behind "it is": what follows is whose it is. */
  whose: RegExp;
  /** Prepositions after which a kind below says how, and not for what. */
  how: RegExp;
  with: RegExp;
  to: RegExp;
  and: RegExp;
  also: RegExp;
  small: RegExp;
  /** What something is without being paid for: played, quoted, tried, told. */
  unmeant: ReadonlySet<string>;
  /** Words for money itself: whose it is, and not what it is for. */
  money: ReadonlySet<string>;
  /** Less or more than the whole. */
  portions: ReadonlySet<string>;
  /** What comes again. */
  repeated: ReadonlySet<string>;
  /** What an address is where nobody means to send to it. */
  roles: ReadonlySet<string>;
  /** "old", "former": of an address. */
  former: ReadonlySet<string>;
  /** Nouns for an address or what it belongs to. */
  addresses: ReadonlySet<string>;
  /** Whose money it may be: groups and what they keep it in. */
  holders: ReadonlySet<string>;
  /** What the vocabulary does not have and is paid for, or says that it presses. */
  further: ReadonlySet<string>;
}>;

export { set };
