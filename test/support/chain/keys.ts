import type { Scope } from '../../../src/domain/auth/scope.ts';
import type { SignedIn, TestWorld } from '../service/world.ts';

export type MadeKey = Readonly<{ id: number; key: string; bearer: Readonly<{ authorization: string }> }>;

/** An API key of the signed-in wallet, created through the API. */
export async function aKey({ api }: TestWorld, owner: SignedIn, scopes?: readonly Scope[]): Promise<MadeKey> {
  const body = { label: 'test', env: 'live', ...(scopes && { scopes }) };
  const { data } = (await api.post('/api/auth/api-key').set(owner.bearer).send(body).expect(200)).body;
  return { id: data.id, key: data.key, bearer: { authorization: `Bearer ${data.key}` } };
}
