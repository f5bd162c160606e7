import type { IncomingMessage } from 'node:http';

/** Thrown for a body whose media type, charset or encoding the endpoint does not support. */
export class UnsupportedMedia extends Error {}

/** One parameter with its semicolon (RFC 9110 §5.6.6), which may also stand alone. */
const PARAMETER = /^;[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"((?:[^"\\]|\\.)*)"))?[ \t]*/;

/** Its name, and what many clients call it. */
const UTF_8 = /^utf-?8$/i;

/** The media type in lower case; empty without the header. Throws UnsupportedMedia for every charset but UTF-8. */
export function contentTypeOf({ headers }: IncomingMessage): string {
  const header = headers['content-type'] ?? '';
  const end = header.indexOf(';');
  const type = end < 0 ? header : header.slice(0, end);
  let rest = end < 0 ? '' : header.slice(end).trim();
  while (rest !== '') {
    const [whole, name = '', token, quoted = ''] = PARAMETER.exec(rest) ?? refuse();
    const isCharset = name.toLowerCase().startsWith('charset');
    if (isCharset && !UTF_8.test(token ?? quoted.replaceAll(/\\(.)/g, '$1'))) refuse();
    rest = rest.slice(whole.length);
  }
  return type.trim().toLowerCase();
}

function refuse(): never {
  throw new UnsupportedMedia('The body must be in UTF-8, and the parameters of Content-Type must be well formed');
}
