// Checks a decision receipt offline, with nothing but Node.js.
//   curl $api/.well-known/jwks.json > jwks.json; curl $api/.well-known/audit-key > audit-key.txt
//   node verify-receipt.mjs receipt.json jwks.json audit-key.txt [--allow-unsealed]
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const UNSEALED_SECONDS = 60; // The log seals within a few seconds; the rest is for clocks that differ.
const [receiptFile, jwksFile, auditKeyFile] = process.argv.slice(2).filter((arg) => arg !== '--allow-unsealed');
const answer = JSON.parse(readFileSync(receiptFile, 'utf8'));
const { receipt, inclusion } = answer.data ?? answer;
const must = (condition, message) => {
  if (condition) return;
  console.error(`NOT VALID: ${message}`);
  process.exit(1);
};
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

// 1. The receipt is signed with a published key.
must(/^[\w-]+\.[\w-]+\.[\w-]{86}$/.test(receipt), 'the file holds no receipt in compact form');
const [head, body, signature] = receipt.split('.');
const { alg, typ, kid } = JSON.parse(Buffer.from(head, 'base64url'));
const jwk = JSON.parse(readFileSync(jwksFile, 'utf8')).keys.find((key) => key.kid === kid);
must(alg === 'ES256' && typ === 'decision+jwt' && jwk, 'unknown key or type');
const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' };
must(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url')), 'wrong signature');
const { iss, ...claims } = JSON.parse(Buffer.from(body, 'base64url'));
console.log(`${claims.outcome}: ${claims.kind} for ${claims.sub}, decision ${claims.jti} of ${iss}`);
if (!inclusion) {
  const age = Math.floor(Date.now() / 1000) - claims.iat;
  const isAllowed = age <= UNSEALED_SECONDS || process.argv.includes('--allow-unsealed');
  must(isAllowed, `${age} seconds old and not sealed: ask again for the receipt, or accept it with --allow-unsealed`);
  console.log('Signed, but not sealed yet: ask again for the receipt in a few seconds.');
  process.exit(0);
}

// 2. The entry in the log is about this receipt: canonical JSON (RFC 8785) of the claims without the issuer.
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};
const { decisionId, digest } = JSON.parse(inclusion.entry);
must(decisionId === claims.jti && digest === sha256(canonical(claims)).toString('hex'), 'the entry is about something else');

// 3. The entry is a leaf of the tree (RFC 9162, section 2.1.3.2).
let [node, last, hash] = [inclusion.index, inclusion.treeSize - 1, sha256(Buffer.of(0), inclusion.entry)];
must(hash.toString('hex') === inclusion.leafHash && node <= last, 'the leaf is not the hash of the entry');
const rise = () => ([node, last] = [Math.floor(node / 2), Math.floor(last / 2)]);
for (const sibling of inclusion.proof.map((hex) => Buffer.from(hex, 'hex'))) {
  must(sibling.length === 32 && last > 0, 'the proof is too long');
  if (node % 2 === 1 || node === last) {
    hash = sha256(Buffer.of(1), sibling, hash);
    while (node % 2 === 0 && node !== 0) rise();
  } else hash = sha256(Buffer.of(1), hash, sibling);
  rise();
}
const [text, lines] = inclusion.checkpoint.split('\n\n');
const [origin, size, root] = text.split('\n');
must(last === 0 && root === hash.toString('base64') && size === String(inclusion.treeSize), 'the proof leads elsewhere');

// 4. The head of the tree is signed with a published key of the log (C2SP signed-note, Ed25519).
const isSigned = readFileSync(auditKeyFile, 'utf8').trim().split('\n').some((published) => {
  const [, name, id, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(published);
  const signatures = lines.split('\n').filter((line) => line.startsWith(`\u2014 ${name} `));
  const bytes = signatures.map((line) => Buffer.from(line.split(' ')[2], 'base64')).find((one) => one.toString('hex', 0, 4) === id);
  if (name !== origin || bytes === undefined) return false;
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(encoded, 'base64').subarray(1)]);
  return verify(null, `${text}\n`, createPublicKey({ key: spki, format: 'der', type: 'spki' }), bytes.subarray(4));
});
must(isSigned, 'no published key signed the checkpoint');
console.log(`Valid, and sealed as entry ${inclusion.index} of ${size} in the log ${origin}.`);
