import { siweText } from '../../support/chain/siwe.ts';
import { type Act, describeMistakes, READ_DETAILS } from '../../support/mistakes.ts';
import { aWallet } from '../../support/service/world.ts';

const signIn =
  (
    over: object,
    sign: (text: string, wallet: ReturnType<typeof aWallet>) => Promise<string>,
    edit = (text: string) => text,
  ): Act =>
  async ({ api, clock, config }) => {
    const { nonce } = (await api.get('/api/siwe?action=nonce')).body as { nonce: string };
    const wallet = aWallet();
    const fields = { address: wallet.address, nonce, url: config.server.baseUrl, issuedAt: clock.now(), ...over };
    const message = edit(siweText(fields));
    return await api.post('/api/siwe?action=verify').send({ message, signature: await sign(message, wallet) });
  };
const honest = (text: string, wallet: ReturnType<typeof aWallet>) => wallet.signMessage(text);

describeMistakes('at sign-in', [
  [
    'the domain of another site',
    signIn({ url: 'https://evil.example' }, honest),
    401,
    'SIGN_IN_REFUSED',
    /evil\.example/,
    /ALLOWED_ORIGINS/,
  ],
  [
    'a chain that is not supported in the message',
    signIn({ chainId: 999999 }, honest),
    401,
    'SIGN_IN_REFUSED',
    /8453/,
    /new message/,
  ],
  [
    'a message of last hour',
    signIn({ issuedAt: new Date(Date.UTC(2026, 0, 31, 10)) }, honest),
    401,
    'SIGN_IN_REFUSED',
    /too long ago/,
    /new nonce/,
  ],
  [
    'a nonce of its own',
    signIn({ nonce: 'k3jd8s0a7f6g5h4j3' }, honest),
    401,
    'NONCE_REFUSED',
    /nonce is unknown/,
    /action=nonce/,
  ],
  [
    'the signature of another account',
    signIn({}, (text) => aWallet().signMessage(text)),
    401,
    'SIGNATURE_INVALID',
    /does not match the wallet/,
    /Sign exactly the text/,
  ],
  [
    'a lower-case address in the message',
    signIn({}, honest, (text) => text.replace(/0x[0-9a-fA-F]{40}/, (address) => address.toLowerCase())),
    400,
    'VALIDATION_FAILED',
    /0x[0-9a-fA-F]{40}/,
    READ_DETAILS,
  ],
  [
    'no signature',
    ({ api }) => api.post('/api/siwe?action=verify').send({ message: 'x' }),
    400,
    'VALIDATION_FAILED',
    /signature|message/,
    READ_DETAILS,
  ],
  [
    'an unknown action',
    ({ api }) => api.get('/api/siwe?action=login'),
    400,
    'VALIDATION_FAILED',
    /action/,
    READ_DETAILS,
  ],
]);
