import type { TestWorld } from '../service/world.ts';
import { siweText } from './siwe.ts';

type Fields = Partial<Parameters<typeof siweText>[0]>;

/** The steps of a sign-in, one request each. */
export const signInSteps = (worldOf: () => TestWorld) => {
  const nonce = async () => (await worldOf().api.get('/api/siwe?action=nonce').expect(200)).body.nonce as string;
  const verify = (message: unknown, signature: unknown, cookie = '') =>
    worldOf().api.post('/api/siwe?action=verify').set('cookie', cookie).send({ message, signature });
  const message = async (address: string, over: Fields = {}) =>
    siweText({ address, nonce: await nonce(), url: 'http://localhost:3000', issuedAt: worldOf().clock.now(), ...over });
  return { nonce, verify, message };
};
