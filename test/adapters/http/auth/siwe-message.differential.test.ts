import { expect } from 'chai';
import fc from 'fast-check';
import { SiweMessage } from 'siwe';
import { parseSiweMessage } from '../../../../src/adapters/http/auth/siwe-message.ts';
import type { SignInMessage } from '../../../../src/domain/auth/sign-in-message.ts';
import { siweFields, someEdits } from '../../../support/chain/siwe-fields.ts';

const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text.toUpperCase()).getTime());

/** Our parsed message in a comparable form: every field present, times as instants. */
const read = ({ text: _, issuedAt, expirationTime, notBefore, ...rest }: SignInMessage) => ({
  scheme: undefined,
  statement: undefined,
  requestId: undefined,
  ...rest,
  times: [issuedAt.getTime(), expirationTime?.getTime(), notBefore?.getTime()],
});
/** The siwe package's message in the same form. */
const held = (message: SiweMessage) => ({
  scheme: message.scheme,
  domain: message.domain,
  address: message.address,
  statement: message.statement,
  uri: message.uri,
  version: message.version,
  chainId: message.chainId,
  nonce: message.nonce,
  requestId: message.requestId,
  resources: message.resources ?? [],
  times: [instant(message.issuedAt), instant(message.expirationTime), instant(message.notBefore)],
});
/** The text of the fields, without the siwe package's own validation. */
const written = (fields: Partial<SiweMessage>) =>
  SiweMessage.prototype.prepareMessage.call(Object.assign(Object.create(SiweMessage.prototype), fields));

describe('parseSiweMessage compared with the siwe package', () => {
  it('parses everything that the siwe package writes', () => {
    fc.assert(
      fc.property(siweFields, (fields) => {
        const siwe = new SiweMessage(fields);
        const text = siwe.prepareMessage();
        const message = parseSiweMessage(text);
        if ('problem' in message) expect.fail(`${message.problem}: ${text}`);
        expect(message.text).to.equal(text);
        expect(read(message)).to.deep.equal(held(siwe));
      }),
      { numRuns: 200 },
    );
  });

  it('accepts nothing that the siwe package rejects or parses differently', () => {
    let stillAccepted = 0;
    fc.assert(
      fc.property(siweFields, someEdits, (fields, edit) => {
        const text = edit(written(fields));
        const message = parseSiweMessage(text);
        if ('problem' in message) return;
        stillAccepted += 1;
        expect(read(message), text).to.deep.equal(held(new SiweMessage(text)));
      }),
      { numRuns: 1000 },
    );
    expect(stillAccepted).to.be.above(80);
  });
});
