import { decoding, splitList } from './decoding.ts';

/** RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const PRINTABLE = /^[\x20-\x7e]*$/;

/** `name=value` pairs whose values are percent-encoded (W3C Baggage). Undefined when one is not. */
function pairsOf(text: string, isName: (name: string) => boolean): Readonly<Record<string, string>> | undefined {
  const pairs = splitList(text).map((item): readonly [string, string] | undefined => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(item) ?? [];
    const plain = decoded(value.trim());
    return isName(name.trim()) && plain !== undefined ? [name.trim(), plain] : undefined;
  });
  return pairs.includes(undefined) ? undefined : Object.fromEntries(pairs.filter((pair) => pair !== undefined));
}

function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return PRINTABLE.test(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

export const headerList = decoding(
  (text) => pairsOf(text, (name) => TOKEN.test(name)),
  'must be headers such as authorization=Bearer%20abc, separated by commas, with percent-encoded values',
);

export const attributeList = decoding(
  (text) => pairsOf(text, (name) => PRINTABLE.test(name)),
  'must be attributes such as service.namespace=shop,host.name=a1, with percent-encoded values',
);

export const ratio = decoding(
  (text) => (/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(text) ? Number(text) : undefined),
  'must be a ratio from 0 to 1, such as 0.1',
);
