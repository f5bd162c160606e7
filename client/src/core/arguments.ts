import type { RetryPolicy } from '../http/send.ts';

export type Parts = Readonly<{ path?: object; query?: object; body?: unknown }>;

const PARTS: readonly string[] = ['path', 'query', 'body'] satisfies (keyof Parts)[];

/** Throws before anything is sent; the sentence names the argument, and never holds its value. */
export function checkParts(operation: string, parts: Parts, needs: readonly string[]): void {
  if (!isRecord(parts)) throw new TypeError(`${operation} takes an object with ${PARTS.join(', ')}`);
  const strange = Object.keys(parts).find((key) => !PARTS.includes(key));
  if (strange !== undefined)
    throw new TypeError(`${operation} has no argument ${strange}: put it into ${PARTS.join(', ')}`);
  for (const place of needs)
    if (valueAt(parts, place) === undefined) throw new TypeError(`${operation} needs the argument ${place}`);
  for (const [name, value] of Object.entries(parts)) checkValue(operation, name, value);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a parameter can hold a dot. */
function valueAt(parts: Parts, place: string): unknown {
  const [part, ...name] = place.split('.');
  const value = parts[part as keyof Parts];
  return name.length === 0 || !isRecord(value) ? value : value[name.join('.')];
}

/** JSON has no such values: it would throw without a name, drop them, or send null. */
function checkValue(operation: string, place: string, value: unknown): void {
  if (typeof value === 'bigint') throw new TypeError(`${operation}: ${place} is a bigint. Write it as decimal text.`);
  if (['function', 'symbol'].includes(typeof value) || (typeof value === 'number' && !Number.isFinite(value)))
    throw new TypeError(`${operation}: ${place} cannot be written as JSON`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) checkValue(operation, `${place}.${name}`, member);
}

/** Throws a TypeError for settings of the client, or options of a call, that cannot work. */
export function checkPolicy(policy: RetryPolicy): void {
  for (const name of ['retries', 'timeoutMs', 'longestWaitMs'] as const)
    if (!(policy[name] >= 0)) throw new TypeError(`${name} must be a number, and not below zero`);
}

/** The URL without a slash at the end. Credentials would be sent to nobody, and a query would be lost. */
export function checkBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isUsable = /^https?:$/.test(url?.protocol ?? '') && !/[?#]/.test(baseUrl);
  if (url === undefined || !isUsable || url.username !== '' || url.password !== '')
    throw new TypeError('baseUrl must be an http or https URL without credentials, query and fragment');
  return baseUrl.replace(/\/+$/, '');
}

/** Throws a TypeError for a header that HTTP does not allow. The platform's own error would show its value. */
export function checkHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers))
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      throw new TypeError(`The header ${name} has a character that HTTP does not allow`);
}
