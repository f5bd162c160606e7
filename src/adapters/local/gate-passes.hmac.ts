import { createHash, createHmac, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { GatePasses } from '../../application/ports/auth.ts';
import { sameSecret } from './constant-time.ts';

const PASS = /^v1\.([0-9]{1,15})\.([\w-]{43})$/;

/**
 * Passes `v1.<Unix milliseconds of expiry>.<HMAC-SHA256>`. Their keys are derived from the session keys and the
 * password (HKDF, RFC 5869): they rotate with the session keys, and a new password invalidates every pass. The first
 * key signs, all verify.
 */
export class HmacGatePasses implements GatePasses {
  readonly hasPassword: boolean;
  readonly #password: string;
  readonly #keys: readonly Buffer[];

  constructor({
    sessionKeys,
    password,
  }: Readonly<{ sessionKeys: readonly KeyObject[]; password: string | undefined }>) {
    this.hasPassword = password !== undefined;
    this.#password = password ?? '';
    const salt = createHash('sha256').update(this.#password).digest();
    this.#keys = sessionKeys.map((key) => {
      const secret = key.type === 'secret' ? key.export() : key.export({ format: 'der', type: 'pkcs8' });
      return Buffer.from(hkdfSync('sha256', secret, salt, 'svc-gate v1', 32));
    });
  }

  isPassword(text: string): boolean {
    return sameSecret(text, this.#password);
  }

  issue(expiresAt: Date): string {
    const [newest] = this.#keys;
    if (newest === undefined || !this.hasPassword) throw new Error('gate passes need a password and a session key');
    const claim = `v1.${expiresAt.getTime()}`;
    return `${claim}.${sign(newest, claim).toString('base64url')}`;
  }

  isPass(text: string, now: Date): boolean {
    const [, expiry = '', signature = ''] = PASS.exec(text) ?? [];
    if (!this.hasPassword || !(Number(expiry) > now.getTime())) return false;
    const given = Buffer.from(signature, 'base64url');
    return this.#keys.some((key) => timingSafeEqual(sign(key, `v1.${expiry}`), given));
  }
}

const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
