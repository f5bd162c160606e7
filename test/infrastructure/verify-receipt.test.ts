import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { verifyReceiptFile } from '../../src/infrastructure/commands/verify-receipt.ts';
import { StartError } from '../../src/infrastructure/start/start-error.ts';

describe('the sub-command verify-receipt', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'receipt-'));
    writeFileSync(join(folder, 'jwks.json'), '{"keys":[]}');
    writeFileSync(join(folder, 'audit-key.txt'), 'log+00000000+AAAA');
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const [what, content, sentence] of [
    [
      'a refusal',
      '{"success":false,"error":"There is no decision with this id","code":"X"}',
      'no decision with this id',
    ],
    ['something that is not JSON', '<html>', 'is not JSON'],
    ['nothing', '', 'is not JSON'],
    ['null', 'null', 'holds no receipt'],
    ['a list', '[]', 'holds no receipt'],
    ['another object', '{"success":true}', 'holds no receipt'],
    ['a receipt without its fields', '{"data":{"receipt":1}}', 'missing or wrong'],
    ['a receipt of garbage', '{"data":{"receipt":"x","inclusion":null}}', 'not a JWS'],
  ] as const)
    it(`says in a sentence what is wrong with ${what}`, () => {
      const file = join(folder, 'receipt.json');
      writeFileSync(file, content);
      const refusal = () => verifyReceiptFile([file]);
      expect(refusal).to.throw(StartError, sentence);
      expect(refusal).to.not.throw(/\n\s+at |\[\s*\{/);
    });

  it('says which file is missing', () =>
    expect(() => verifyReceiptFile([join(folder, 'none.json')])).to.throw(StartError, 'none.json cannot be read'));
});
