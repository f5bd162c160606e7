import { expect } from 'chai';
import type { SessionTokens } from '../../../src/application/ports/auth.ts';
import type { Session } from '../../../src/domain/auth/session.ts';
import { DEV_ADDRESS } from '../../support/chain/signing.ts';

/** All keep the same promise; they differ in their keys and in the service they are for. */
export type SessionTokensWorld = Readonly<{
  tokens: SessionTokens;
  /** The same service with other keys. */
  stranger: SessionTokens;
  /** Another service with the same keys. */
  elsewhere: SessionTokens;
  /** The same service after a rotation: a new key first, the old ones still accepted. */
  rotated: SessionTokens;
}>;

const NOON = new Date('2026-01-31T12:00:00.000Z');
const at = (milliseconds: number) => new Date(NOON.getTime() + milliseconds);
const HOUR = 3_600_000;

const session: Session = {
  id: '0b2f1c1e-6d0f-4d5e-9f5a-1f2e3d4c5b6a',
  wallet: DEV_ADDRESS,
  provider: 'siwe',
  createdAt: NOON,
  expiresAt: at(12 * HOUR),
};

export function describeSessionTokensContract(name: string, makeWorld: () => SessionTokensWorld): void {
  describe(`SessionTokens contract: ${name}`, () => {
    const { tokens, stranger, elsewhere, rotated } = makeWorld();

    for (const provider of ['siwe', 'embedded'] as const)
      it(`verifies what it issued for ${provider}, the first time and again`, async () => {
        const token = await tokens.issue({ ...session, provider });
        expect(tokens.verify(token, at(1))).to.deep.equal({ ...session, provider });
        expect(tokens.verify(token, at(2))).to.deep.equal({ ...session, provider });
      });

    it('keeps the chain of the sign-in message', async () => {
      const signedOn = { ...session, chainId: 8453 };
      expect(tokens.verify(await tokens.issue(signedOn), at(1))).to.deep.equal(signedOn);
    });

    it('says of its own tokens only whether they have expired', async () => {
      const token = await tokens.issue(session);
      expect([tokens.hasExpired(token, at(1)), tokens.hasExpired(token, at(12 * HOUR))]).to.deep.equal([false, true]);
      for (const other of [stranger, elsewhere]) expect(other.hasExpired(token, at(12 * HOUR))).to.equal(false);
      expect(tokens.hasExpired('no token', at(12 * HOUR))).to.equal(false);
    });

    it('returns copies', async () => {
      const token = await tokens.issue(session);
      tokens.verify(token, NOON)?.expiresAt.setFullYear(2999);
      expect(tokens.verify(token, NOON)).to.deep.equal(session);
      expect(tokens.verify(token, session.expiresAt)).to.equal(undefined);
    });

    it('is valid until the session expires and not from then on, seen before or not', async () => {
      const seen = await tokens.issue(session);
      expect(tokens.verify(seen, at(12 * HOUR - 1))).to.deep.equal(session);
      expect(tokens.verify(seen, at(12 * HOUR))).to.equal(undefined);
      expect(tokens.verify(seen, at(12 * HOUR - 1))).to.deep.equal(session);
      const unseen = await tokens.issue({ ...session, id: 'another' });
      expect(tokens.verify(unseen, at(12 * HOUR))).to.equal(undefined);
    });

    it('never outlives its session, and may drop milliseconds', async () => {
      const token = await tokens.issue({ ...session, createdAt: at(250), expiresAt: at(HOUR + 999) });
      expect(tokens.verify(token, at(HOUR - 1))?.expiresAt).to.deep.equal(at(HOUR));
      expect(tokens.verify(token, at(HOUR))).to.equal(undefined);
    });

    it('allows a clock difference of one minute for a session that starts in the future', async () => {
      const token = await tokens.issue(session);
      expect(tokens.verify(token, at(-60_000))).to.deep.equal(session);
      expect(tokens.verify(token, at(-60_001))).to.equal(undefined);
    });

    it('rejects the tokens of other keys and of another service', async () => {
      expect(tokens.verify(await stranger.issue(session), NOON)).to.equal(undefined);
      expect(tokens.verify(await elsewhere.issue(session), NOON)).to.equal(undefined);
    });

    it('still accepts the old keys after a rotation, and signs with the new one', async () => {
      expect(rotated.verify(await tokens.issue(session), NOON)).to.deep.equal(session);
      expect(rotated.verify(await rotated.issue(session), NOON)).to.deep.equal(session);
      expect(tokens.verify(await rotated.issue(session), NOON)).to.equal(undefined);
    });

    it('publishes every key, newest first, without private parts', () => {
      const [old] = tokens.publicKeys();
      expect(rotated.publicKeys().slice(1)).to.deep.equal([old]);
      for (const key of rotated.publicKeys()) {
        expect(key).to.include({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
        expect(key).to.have.all.keys('kty', 'crv', 'x', 'y', 'kid', 'alg', 'use');
      }
    });

    it('rejects a token with any one character changed, cut or added', async () => {
      const token = await tokens.issue(session);
      for (let i = 0; i < token.length - 1; i += 7) {
        const other = token.charAt(i) === 'A' ? 'B' : 'A';
        expect(tokens.verify(token.slice(0, i) + other + token.slice(i + 1), NOON), `changed at ${i}`).to.equal(
          undefined,
        );
        expect(tokens.verify(token.slice(0, i) + token.slice(i + 1), NOON), `cut at ${i}`).to.equal(undefined);
        expect(tokens.verify(`${token.slice(0, i)}A${token.slice(i)}`, NOON), `added at ${i}`).to.equal(undefined);
      }
    });

    for (const text of [
      '',
      '.',
      '..',
      'a.b.c',
      'null',
      `${'A'.repeat(10)}.${'A'.repeat(10)}.${'A'.repeat(86)}`,
      'x'.repeat(100_000),
      '🦊.🦊.🦊',
    ])
      it(`rejects ${text.length} characters that are not a token: ${text.slice(0, 12)}`, () => {
        expect(tokens.verify(text, NOON)).to.equal(undefined);
      });
  });
}
