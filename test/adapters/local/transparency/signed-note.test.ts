import { createPrivateKey } from 'node:crypto';
import { expect } from 'chai';
import { newAuditKey, parseAuditKeys } from '../../../../src/adapters/local/transparency/audit-keys.ts';
import { checkpointText, readCheckpoint } from '../../../../src/adapters/local/transparency/checkpoint-signer.ts';
import { EMPTY_ROOT } from '../../../../src/adapters/local/transparency/merkle-tree.ts';
import {
  NoteError,
  openNote,
  signNote,
  verifierKeyOf,
} from '../../../../src/adapters/local/transparency/signed-note.ts';
import { ed25519Key } from '../../../support/fixtures/signing-keys.ts';
import { rejectionOf } from '../../../support/rejection.ts';

/** The example of C2SP signed-note. */
const EXAMPLE =
  'This is an example message.\n\n\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n';
const EXAMPLE_KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
/** The key and the note of Go's x/mod/sumdb/note. Ed25519 signatures are deterministic. */
const PETER_SEED = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
const PETER = ed25519Key(
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), PETER_SEED]),
    format: 'der',
    type: 'pkcs8',
  }),
);
const QUOTE = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const SIGNED = `${QUOTE}\n\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`;
const PETER_KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';

describe('signed notes', () => {
  it('open the published example', () => {
    expect(openNote(EXAMPLE, [EXAMPLE_KEY])).to.equal('This is an example message.\n');
  });

  it('are signed byte for byte as the published note', async () => {
    expect(verifierKeyOf('PeterNeumann', PETER)).to.equal(PETER_KEY);
    expect(await signNote(QUOTE, 'PeterNeumann', [PETER])).to.equal(SIGNED);
    expect(openNote(SIGNED, [PETER_KEY])).to.equal(QUOTE);
  });

  it('open with either key while a key is replaced, and not without one', async () => {
    const [old, fresh] = parseAuditKeys(`${newAuditKey()},${newAuditKey()}`).map(ed25519Key);
    if (old === undefined || fresh === undefined) throw new Error('there are two keys');
    const note = await signNote('text\n', 'example.com/audit', [fresh, old]);
    for (const key of [old, fresh])
      expect(openNote(note, [verifierKeyOf('example.com/audit', key)])).to.equal('text\n');
    expect(() => openNote(note, [PETER_KEY])).to.throw(NoteError, 'No known key');
    expect(() => openNote(note, [verifierKeyOf('example.com/other', old)])).to.throw(NoteError, 'No known key');
  });

  for (const [what, note] of [
    ['a changed text', SIGNED.replace('think', 'thimk')],
    ['no empty line', SIGNED.replace('\n\n', '\n')],
    ['no last line end', SIGNED.slice(0, -1)],
    ['a hyphen for the dash', SIGNED.replace('\u2014', '-')],
    ['base64 that decoders accept', SIGNED.replace('nAM=', 'nAN=')],
    ['a carriage return', SIGNED.replace('problem,\n', 'problem,\r\n')],
    ['nothing', ''],
    ['no signature', `${QUOTE}\n\n`],
  ] as const)
    it(`are refused with ${what}`, () => expect(() => openNote(note, [PETER_KEY])).to.throw(NoteError));

  it('refuse texts and names that the format does not allow', async () => {
    for (const [text, name] of [
      ['no line end', 'name'],
      ['a\tb\n', 'name'],
      ['text\n', 'a name'],
      ['text\n', 'a+b'],
    ] as const)
      expect(await rejectionOf(signNote(text, name, [PETER]))).to.be.instanceOf(NoteError);
  });

  it('refuse a verifier key whose id is not that of the key', () => {
    expect(() => openNote(SIGNED, [PETER_KEY.replace('c74f', 'c74e')])).to.throw(NoteError);
  });
});

describe('checkpoints', () => {
  const checkpoint = { origin: 'example.com/audit', size: 8, root: EMPTY_ROOT };
  const root = EMPTY_ROOT.toString('base64');

  it('are written and read', () => {
    expect(checkpointText(checkpoint)).to.equal(`example.com/audit\n8\n${root}\n`);
    expect(readCheckpoint(checkpointText(checkpoint))).to.deep.equal(checkpoint);
    expect(readCheckpoint(`${checkpointText(checkpoint)}extension\n`)).to.deep.equal(checkpoint);
  });

  for (const text of [
    `o\n08\n${root}\n`,
    `o\n-1\n${root}\n`,
    `o\n9007199254740993\n${root}\n`,
    'o\n8\n\n',
    `o\n8\n${root}`,
    `\n8\n${root}\n`,
    `o\n8\n${root.slice(4)}\n`,
    `o\n8\n${root}\n\n`,
  ])
    it(`refuse ${JSON.stringify(text)}`, () => expect(() => readCheckpoint(text)).to.throw(NoteError));
});

describe('audit keys', () => {
  it('are read from a list', () => {
    expect(parseAuditKeys(`${newAuditKey()}, ${newAuditKey()}`)).to.have.length(2);
  });

  it('are refused when one is not an Ed25519 key, or is repeated, without being quoted', () => {
    const key = newAuditKey();
    for (const text of ['', 'not base64!', 'AAAA', `${key},${key}`])
      expect(() => parseAuditKeys(text))
        .to.throw(/^Audit key \d/)
        .and.not.to.have.property('message', key);
  });
});
