import { expect } from 'chai';
import fc from 'fast-check';
import { HmacGatePasses } from '../../../src/adapters/local/gate-passes.hmac.ts';
import { newSessionKey, parseSessionKeys } from '../../../src/adapters/local/session-keys.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';

const [oldKey, newKey] = parseSessionKeys(`${newSessionKey()},${newSessionKey()}`);
const passes = (password: string | undefined, ...keys: (typeof oldKey)[]) =>
  new HmacGatePasses({ sessionKeys: keys.flatMap((key) => key ?? []), password });

describe('HmacGatePasses', () => {
  const gate = passes('the master password', oldKey);
  const pass = gate.issue(at(1000));

  it('accepts only the exact password', () => {
    expect(gate.isPassword('the master password')).to.equal(true);
    for (const wrong of ['', 'the master passwor', 'the master password ', 'The master password', 'x'.repeat(1024)])
      expect(gate.isPassword(wrong), wrong).to.equal(false);
  });

  it('accepts its passes until they expire', () => {
    expect(gate.isPass(pass, at(999))).to.equal(true);
    expect(gate.isPass(pass, at(1000))).to.equal(false);
  });

  it('rejects a modified pass', () => {
    const later = pass.replace(/\d{13}/, String(at(9_000_000).getTime()));
    for (const forged of [
      '',
      'v1',
      later,
      pass.slice(0, -1),
      `${pass}A`,
      pass.replace('v1', 'v2'),
      ` ${pass}`,
      `${pass}\n`,
    ])
      expect(gate.isPass(forged, at()), forged).to.equal(false);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !gate.isPass(text, at())));
  });

  it('invalidates every pass when the password changes', () =>
    expect(passes('another password', oldKey).isPass(pass, at())).to.equal(false));

  it('rotates with the session keys: the first signs, all verify', () => {
    const both = passes('the master password', newKey, oldKey);
    expect(both.isPass(pass, at())).to.equal(true);
    expect(gate.isPass(both.issue(at(1000)), at())).to.equal(false);
    expect(passes('the master password', newKey).isPass(pass, at())).to.equal(false);
  });

  it('rejects everything without a password', () => {
    const closed = passes(undefined, oldKey);
    expect([closed.hasPassword, gate.hasPassword]).to.deep.equal([false, true]);
    for (const guess of ['', 'undefined']) expect(closed.isPassword(guess)).to.equal(false);
    expect(closed.isPass(pass, at())).to.equal(false);
    expect(() => closed.issue(at())).to.throw();
  });
});
