import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { verifyReceipt } from '../../adapters/local/transparency/verify-receipt.ts';
import { StartError } from '../start/start-error.ts';

const USAGE = 'Usage: verify-receipt <receipt.json> [<jwks.json> [<audit-key.txt>]]';

/** Verifies a receipt against the published keys in files; those are beside the receipt unless they are named. */
export function verifyReceiptFile([file, jwksFile, auditKeyFile]: readonly string[]): void {
  if (file === undefined) throw new StartError(USAGE);
  const beside = (name: string) => join(dirname(file), name);
  const published = {
    jwks: JSON.parse(read(jwksFile ?? beside('jwks.json'))),
    verifierKeys: read(auditKeyFile ?? beside('audit-key.txt'))
      .trim()
      .split('\n'),
  };
  const { claims, sealedIn } = verified(JSON.parse(read(file)), published);
  const sealing = sealedIn === undefined ? 'not sealed yet' : `sealed in a log of ${sealedIn} entries`;
  process.stdout.write(`valid, ${sealing}\n${JSON.stringify(claims, null, 2)}\n`);
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
    throw new StartError(`The receipt is not valid: ${(cause as Error).message}`);
  }
}
