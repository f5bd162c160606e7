import { readFileSync, statSync } from 'node:fs';
import type { TermsText } from '../../domain/compliance/terms.ts';
import type { EnvReader } from './env-reader.ts';
import { SANDBOX_TERMS, sha256Of } from './sandbox-terms.ts';
import * as as from './schemas/index.ts';

/** Every reading of the terms sends all of it. */
const MOST_BYTES = 256 * 1_024;

type Deployment = Readonly<{ production: boolean; inMemory: boolean }>;

/**
 * Where the text of the terms is, or the text itself; undefined when users read it elsewhere. Where the chains are in memory there is a
 * text of the product's own, outside production.
 */
export function readTermsText(reader: EnvReader, { production, inMemory }: Deployment): TermsText | undefined {
  const url = reader.optional('TERMS_URL', as.publicUrl, undefined);
  const file = reader.text('TERMS_FILE');
  if (url !== undefined && file !== undefined)
    reader.fault('TERMS_URL and TERMS_FILE are both set: set only one of them');
  if (production && url?.startsWith('http:')) reader.fault('TERMS_URL must be an https URL in production');
  if (url !== undefined && file === undefined) return { url };
  if (file === undefined) return inMemory && !production ? SANDBOX_TERMS : undefined;
  const found = textIn(file);
  if ('text' in found) return found;
  reader.fault(`TERMS_FILE: ${file} ${found.fault}`);
  return undefined;
}

function textIn(file: string): Readonly<{ text: string; sha256: string }> | Readonly<{ fault: string }> {
  try {
    // A pipe or a device could be read for ever.
    const found = statSync(file);
    if (!found.isFile()) return { fault: 'must be a file' };
    if (found.size > MOST_BYTES) return { fault: `must have at most ${MOST_BYTES} bytes` };
    const bytes = readFileSync(file);
    // Nothing is left out, so that the digest of the text is that of the file.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.trim() === '') return { fault: 'is empty' };
    return { text, sha256: sha256Of(bytes) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'must be UTF-8' : `cannot be read (${code})` };
  }
}
