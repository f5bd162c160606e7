import { isUtf8 } from 'node:buffer';
import type { TermsText } from '../../domain/compliance/terms.ts';
import { readConfigFile } from '../start/config-file.ts';
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
  const found = readConfigFile(file, MOST_BYTES);
  if ('fault' in found) return found;
  if (!isUtf8(found.bytes)) return { fault: 'must be UTF-8' };
  // Nothing is left out, so that the digest of the text is that of the file.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(found.bytes);
  return text.trim() === '' ? { fault: 'is empty' } : { text, sha256: sha256Of(found.bytes) };
}
