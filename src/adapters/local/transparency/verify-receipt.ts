import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../../../domain/shared/canonical-json.ts';
import { RECEIPT_TYPE } from '../receipts.jwt.ts';
import { readCheckpoint } from './checkpoint-signer.ts';
import { verifyInclusion } from './merkle-proofs.ts';
import { hashLeaf } from './merkle-tree.ts';
import { openNote } from './signed-note.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const Inclusion = z.object({
  index: z.int().min(0),
  treeSize: z.int().min(1),
  leafHash: hash,
  proof: z.array(hash).max(64),
  entry: z.string(),
  checkpoint: z.string(),
});
const Receipt = z.object({ receipt: z.string(), inclusion: Inclusion.nullable() });
/** The answer of the service, or its `data`. */
const Answer = z.union([z.object({ data: Receipt }).transform(({ data }) => data), Receipt]);
const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });
const Header = z.object({ alg: z.literal('ES256'), typ: z.literal(RECEIPT_TYPE), kid: z.string() });
const Claims = z.looseObject({ iss: z.string(), sub: z.string(), jti: z.string(), iat: z.int() });
const Entry = z.looseObject({ decisionId: z.string(), digest: z.string() });

export type Published = Readonly<{ jwks: unknown; verifierKeys: readonly string[] }>;
export type VerifiedReceipt = Readonly<{
  claims: z.infer<typeof Claims>;
  /** The size of the log that holds the decision; undefined when the receipt was taken before the entry was sealed. */
  sealedIn: number | undefined;
}>;

/** The log seals within a few seconds; the rest is for clocks that differ. `docs/verify-receipt.mjs` has the same bound. */
export const UNSEALED_SECONDS = 60;

export type Demands = Readonly<{
  now: Date;
  /** Accepts a receipt of any age without proof that the log holds the decision. */
  allowUnsealed?: boolean;
}>;

/**
 * Checks the signature, and that the log's signed head commits to the decision; only a receipt younger than UNSEALED_SECONDS may lack
 * the latter. Throws for anything that does not fit.
 */
export function verifyReceipt(
  answer: unknown,
  { jwks, verifierKeys }: Published,
  { now, allowUnsealed = false }: Demands,
): VerifiedReceipt {
  const { receipt, inclusion } = Answer.parse(answer);
  const claims = claimsOf(receipt, KeySet.parse(jwks));
  if (inclusion === null) {
    const age = Math.floor(now.getTime() / 1000) - claims.iat;
    if (age > UNSEALED_SECONDS && !allowUnsealed)
      throw new Error(
        `It is ${age} seconds old, and nothing proves that the log holds the decision. Ask again for the receipt, or accept it with --allow-unsealed`,
      );
    return { claims, sealedIn: undefined };
  }
  const { size, root } = readCheckpoint(openNote(inclusion.checkpoint, verifierKeys));
  const leafHash = hashLeaf(Buffer.from(inclusion.entry));
  if (size !== inclusion.treeSize) throw new Error('The checkpoint is of a tree of another size');
  if (leafHash.toString('hex') !== inclusion.leafHash) throw new Error('The leaf is not the hash of the entry');
  const proof = inclusion.proof.map((hex) => Buffer.from(hex, 'hex'));
  if (!verifyInclusion({ leafHash, index: inclusion.index, size, proof, root }))
    throw new Error('The proof does not lead to the root in the checkpoint');
  const { decisionId, digest } = Entry.parse(JSON.parse(inclusion.entry));
  if (decisionId !== claims.jti || digest !== digestOf(claims))
    throw new Error('The sealed entry is about something else than the receipt');
  return { claims, sealedIn: size };
}

function claimsOf(receipt: string, { keys }: z.infer<typeof KeySet>): z.infer<typeof Claims> {
  if (!/^[\w-]+\.[\w-]+\.[\w-]{86}$/.test(receipt)) throw new Error('The receipt is not a JWS in compact form');
  const [head = '', body = '', signature = ''] = receipt.split('.');
  const { kid } = Header.parse(decoded(head));
  const jwk = keys.find((key) => key.kid === kid);
  if (jwk === undefined) throw new Error(`The key set has no key ${kid}`);
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('The signature of the receipt is wrong');
  return Claims.parse(decoded(body));
}

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The issuer is not part of what is sealed. */
const digestOf = ({ iss: _, ...claims }: z.infer<typeof Claims>): string =>
  createHash('sha256')
    .update(canonicalJson(z.record(z.string(), z.json()).parse(claims)))
    .digest('hex');
