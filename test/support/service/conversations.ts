import { Wallet } from 'ethers';
import { aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

/** The first account of the sandbox’s mnemonic: it can pay. */
const RICH = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');

/** A reply of the chat, as far as tests of conversations read it. */
export type Said = Readonly<{
  message: string;
  requiresConfirmation: boolean;
  suggestions: string[];
  actions: { label: string; action: string; params: { confirmAction: string; message: string } }[];
  data: { transaction: { amount: string } };
}>;

/** A signed-in wallet that talks to one service, each test in a conversation of its own. */
export function conversations() {
  let world: TestWorld;
  let alice: SignedIn;
  let conversation = 0;
  before(async () => {
    world = await aWorld();
    alice = await signedIn(world, RICH);
  });
  beforeEach(() => {
    conversation += 1;
  });

  const send = (body: object) =>
    world.api
      .post('/api/chat')
      .set(alice.bearer)
      .send({ sessionId: `s${conversation}`, message: 'yes', ...body });
  const say = async (message: string): Promise<Said> => (await send({ message }).expect(200)).body.response;
  const idOf = (offer: Said) => offer.actions[0]?.params.confirmAction;
  const confirm = async (offer: Said): Promise<Said> =>
    (await send({ confirmAction: idOf(offer) }).expect(200)).body.response;
  /** The answer as it comes, also when it refuses. */
  const tryConfirming = (offer: Said) => send({ confirmAction: idOf(offer) });
  return { say, idOf, confirm, tryConfirming };
}
