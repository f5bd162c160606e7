import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { verifyReceipt } from '../../adapters/local/transparency/verify-receipt.ts';
import { StartError } from '../start/start-error.ts';

const ALLOW_UNSEALED = '--allow-unsealed';
const USAGE = `Usage: verify-receipt [${ALLOW_UNSEALED}] <receipt.json> [<jwks.json> [<audit-key.txt>]]`;

/** Verifies a receipt against the published keys in files; those are beside the receipt unless they are named. */
export function verifyReceiptFile(args: readonly string[]): void {
  const [file, jwksFile, auditKeyFile] = args.filter((arg) => arg !== ALLOW_UNSEALED);
  if (file === undefined || file.startsWith('--')) throw new StartError(USAGE);
  const receipt = receiptIn(file);
  const beside = (name: string) => join(dirname(file), name);
  const published = {
    jwks: json(jwksFile ?? beside('jwks.json')),
    verifierKeys: read(auditKeyFile ?? beside('audit-key.txt'))
      .trim()
      .split('\n'),
  };
  const { claims, sealedIn } = verified(receipt, published, {
    now: new Date(),
    allowUnsealed: args.includes(ALLOW_UNSEALED),
  });
  const sealing = sealedIn === undefined ? 'not sealed yet' : `sealed in a log of ${sealedIn} entries`;
  process.stdout.write(`valid, ${sealing}\n${JSON.stringify(claims, null, 2)}\n`);
}

/** The answer of the service; a refusal that was stored instead is named. */
function receiptIn(file: string): unknown {
  const answer = json(file) as { data?: unknown; receipt?: unknown; error?: unknown } | null;
  if (typeof answer?.error === 'string')
    throw new StartError(`${file} holds no receipt, but a refusal: ${answer.error}`);
  if (answer === null || typeof answer !== 'object' || !('data' in answer || 'receipt' in answer))
    throw new StartError(`${file} holds no receipt. Store the answer of GET /api/sale/decisions/{id}/receipt in it.`);
  return answer;
}

function json(file: string): unknown {
  const text = read(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`${file} is not JSON. ${USAGE}`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${(cause as Error).message}. ${USAGE}`);
  }
}

function verified(...given: Parameters<typeof verifyReceipt>) {
  try {
    return verifyReceipt(...given);
  } catch (cause) {
    const why =
      cause instanceof z.ZodError ? `these fields are missing or wrong: ${fieldsOf(cause)}` : (cause as Error).message;
    throw new StartError(`The receipt is not valid: ${why}`);
  }
}

const fieldsOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path }) => path.join('.') || 'the whole file'))].join(', ');
