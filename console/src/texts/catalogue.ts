import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { type Language, language, locale } from '../values/language.ts';
import { formatters } from './formatters.ts';

type Messages = Readonly<Record<string, string>>;

/** What German and Spanish are checked with: every text of the English catalogue, and no other one. */
export type Like<Source extends Messages> = Readonly<Record<keyof Source, string>>;

type Files<Source extends Messages> = Readonly<
  { en: () => Promise<{ default: Source }> } & {
    [Other in Exclude<Language, 'en'>]: () => Promise<{ default: Like<Source> }>;
  }
>;

/** `{name}` takes a text, `{count, plural, …}` and `{count, number}` a number. */
type Plain<Message extends string> = GetICUArgs<Message, { ICUArgument: string; ICUNumberArgument: number }>;

/** The same with elements, and `<name>…</name>` with what is made of the words in it. */
type Rich<Message extends string> = GetICUArgs<Message, { ICUArgument: ReactNode; ICUNumberArgument: number }> &
  Readonly<Record<TagOf<Message>, (words: ReactNode) => ReactNode>>;

type TagOf<Message extends string> = Message extends `${string}<${infer Tag}>${infer Rest}`
  ? Tag extends `/${string}`
    ? TagOf<Rest>
    : Tag | TagOf<Rest>
  : never;

type Given<Values> = keyof Values extends never ? [] : [values: Values];

/** Not `Readonly<…>`, which takes the call away. */
export type Texts<Source extends Messages> = {
  /** A text in the chosen language; throws when the catalogue is not loaded, or does not have it. */
  <Key extends keyof Source & string>(key: Key, ...values: Given<Plain<Source[Key]>>): string;
  /** The same with elements in it. */
  readonly rich: <Key extends keyof Source & string>(key: Key, values: Rich<Source[Key]>) => ReactNode;
  /** Whether the catalogue has a text of this name, for codes that a newer service sends. */
  readonly has: (key: string) => boolean;
  /** Loads the catalogue of the chosen language. The page's route calls it, beside the page's own code. */
  readonly load: () => Promise<void>;
};

/** The texts of one section. Its files hold ICU messages, which the build compiles (`compiled-texts.ts`). */
export function catalogue<const Source extends Messages>(files: Files<Source>): Texts<Source> {
  let messages: Readonly<Record<string, CompiledMessage>> | undefined;
  const messageOf = (key: string): CompiledMessage => {
    const message = messages?.[key];
    if (message === undefined) throw new TypeError(`The text ${key} is ${messages ? 'in no catalogue' : 'not loaded'}`);
    return message;
  };
  const text = (key: string, values?: Readonly<Record<string, string | number>>) =>
    String(format(messageOf(key), locale(), values ?? {}, { formatters }));
  const rich = (key: string, values: Readonly<Record<string, RichValue>>) => withElements(messageOf(key), values);
  const has = (key: string) => messages !== undefined && Object.hasOwn(messages, key);
  const load = async () => {
    messages = (await files[language()]()).default;
  };
  return Object.assign(text, { rich, has, load }) as unknown as Texts<Source>;
}

type RichValue = ReactNode | ((words: ReactNode) => ReactNode);

/** No text has this character. */
const MARK = '\u0000';

/** The formatter knows texts and tags, so that an element stands in the text as its number between two marks. */
function withElements(message: CompiledMessage, values: Readonly<Record<string, RichValue>>): ReactNode {
  const elements: ReactNode[] = [];
  const known = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'function') return [name, (words: ReactNode[]) => value(whole(words))] as const;
    if (typeof value === 'string' || typeof value === 'number') return [name, value] as const;
    return [name, `${MARK}${elements.push(value) - 1}${MARK}`] as const;
  });
  const whole = (parts: readonly ReactNode[]): ReactNode =>
    createElement(
      Fragment,
      null,
      ...parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split(MARK).map((piece, at) => (at % 2 === 0 ? piece : elements[Number(piece)]))
          : [part],
      ),
    );
  const said = format<ReactNode>(message, locale(), Object.fromEntries(known) as never, { formatters });
  return whole(Array.isArray(said) ? said : [said]);
}
