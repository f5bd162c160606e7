import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

export const APP_ID = 'app-of-the-tests';
export const ISSUER = 'privy.io';

export type ProviderKey = Readonly<{ kid: string; privateKey: KeyObject; jwk: object }>;

export function aProviderKey(kid: string, namedCurve = 'P-256'): ProviderKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' } };
}

export type Login = Readonly<{ key: ProviderKey; now: Date; claims?: object; header?: object }>;

/** An identity token in Privy's format: the user's accounts are JSON inside the JSON. */
export function identityToken(accounts: unknown, { key, now, claims, header }: Login): string {
  const iat = Math.floor(now.getTime() / 1000);
  const body = {
    sub: 'did:privy:5f7e2c1a-6a35-4b8e-9d3e-1f0a2b3c4d5e',
    iss: ISSUER,
    aud: APP_ID,
    iat,
    exp: iat + 3600,
    cr: '1780000000',
    linked_accounts: JSON.stringify(accounts),
    ...claims,
  };
  const present = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return jwt.sign(present, key.privateKey, {
    algorithm: 'ES256',
    keyid: key.kid,
    ...(header && { header: { alg: 'ES256', kid: key.kid, ...header } as jwt.JwtHeader }),
  });
}

export const aWalletAccount = (address: string) => ({
  type: 'wallet',
  id: 'w1',
  address,
  chain_type: 'ethereum',
  wallet_client_type: 'privy',
  lv: 1780000000,
});

type Answer = (res: ServerResponse) => void;

export type KeyServer = Readonly<{
  url: string;
  /** The number of requests for the keys. */
  requests(): number;
  /** Sets the keys or the response from now on. */
  serve(keys: readonly ProviderKey[]): void;
  answer(answer: Answer): void;
  stop(): Promise<void>;
}>;

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer =>
  (res) =>
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Publishes a JSON Web Key Set over a real socket, with configurable faults. */
export async function startKeyServer(keys: readonly ProviderKey[]): Promise<KeyServer> {
  const setOf = (some: readonly ProviderKey[]) => json({ keys: some.map(({ jwk }) => jwk) });
  let answer = setOf(keys);
  let requests = 0;
  const server = createServer((_req, res) => {
    requests += 1;
    answer(res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`,
    requests: () => requests,
    serve: (next) => {
      answer = setOf(next);
    },
    answer: (next) => {
      answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
