import type { Response } from 'supertest';

export type SetCookie = Readonly<Record<string, string> & { name: string; value: string }>;

/** The cookies that the response sets, with their attributes in lower case. */
export function parseSetCookie(response: Response): readonly SetCookie[] {
  const lines = (response.get('set-cookie') ?? []) as readonly string[];
  return lines.map((line) => {
    const [[name = '', value = ''] = [], ...attributes] = line.split('; ').map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    });
    const named = attributes.map(([key = '', text = '']) => [key.toLowerCase(), text]);
    return { ...Object.fromEntries(named), name, value: decodeURIComponent(value) };
  });
}
