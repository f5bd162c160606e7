import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Asked } from '../provider-server.ts';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ['host', 'x-amz-date'];
const TOLERANCE_MS = 5 * 60_000;

const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The name of AWS's error for a request whose Signature Version 4 is missing or wrong; undefined when it is right. */
export function faultOfSignature(
  { method, target, headers, sent }: Asked,
  secrets: ReadonlyMap<string, string>,
  now: number,
): string | undefined {
  const [, id = '', day = '', region = '', service = '', names = '', given = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (id === '') return 'MissingAuthenticationTokenException';
  const secret = secrets.get(id);
  if (secret === undefined) return 'UnrecognizedClientException';
  const date = String(headers['x-amz-date']);
  const [, year, month, dayOfMonth, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const at = Date.parse(`${year}-${month}-${dayOfMonth}T${hour}:${minute}:${second}Z`);
  const signed = names.split(';');
  const isCurrent = Math.abs(at - now) <= TOLERANCE_MS && date.startsWith(day);
  if (!isCurrent || !MUST_BE_SIGNED.every((name) => signed.includes(name))) return 'InvalidSignatureException';
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const [path = '', query = ''] = target.split('?');
  const canonical = [method, path, query, lines.join(''), names, hash(sent)].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (last, part) => mac(last, part),
    Buffer.from(`AWS4${secret}`),
  );
  const expected = mac(key, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n'));
  return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? undefined : 'InvalidSignatureException';
}
