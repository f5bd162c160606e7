import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ApiClient, Data } from '@institutional-defi/client';
import { repositoryRoot } from '../contracts/kit/artifacts.ts';
import { tell } from './story.ts';

const SCRIPT = join(repositoryRoot, 'docs/verify-receipt.mjs');
const SEAL_SECONDS = 30;

/** Checks the receipt of the decision with a script that knows only files: the receipt and the published keys. */
export async function verifyOffline(client: ApiClient, decision: string): Promise<void> {
  const receipt = await sealedReceipt(client, decision);
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  try {
    const [receiptFile, keysFile, auditKeyFile] = ['receipt.json', 'jwks.json', 'audit-key.txt'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(receiptFile, JSON.stringify(receipt));
    await writeFile(keysFile, JSON.stringify(await client.readKeySet()));
    await writeFile(auditKeyFile, await client.readAuditKey());
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, receiptFile, keysFile, auditKeyFile]);
    for (const line of stdout.trim().split('\n')) tell(`  ${line}`);
    if (!stdout.includes('Valid, and sealed')) throw new Error('the receipt is not sealed');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A receipt proves its place in the audit log once a job has sealed the entry, which takes seconds. */
async function sealedReceipt(client: ApiClient, id: string): Promise<Data<'viewDecisionReceipt'>> {
  for (const deadline = Date.now() + SEAL_SECONDS * 1000; Date.now() < deadline; await pause(250)) {
    const receipt = await client.viewDecisionReceipt({ path: { id } });
    if (receipt.inclusion !== null) return receipt;
  }
  throw new Error(`the entry was not sealed within ${SEAL_SECONDS} s`);
}
