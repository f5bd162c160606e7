import { Wallet } from 'ethers';
import sinon from 'sinon';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { DEV_KEY } from '../chain/signing.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

/** The first account of the sandbox’s mnemonic: 10,000 native coins and a million each of USDC and USDT on every chain. */
export const RICH = new Wallet(DEV_KEY);
export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

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

type Offer = Readonly<{ actions: readonly Readonly<{ params: Readonly<{ confirmAction: string }> }>[] }>;
type Sender = Readonly<{ bearer: object }>;

/** A signed-in wallet that talks to a service, both new for every test. */
export function chatting() {
  const chat = {} as { world: TestWorld; alice: SignedIn };
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    chat.world = await aWorld(env);
    chat.alice = await signedIn(chat.world, RICH);
  };
  beforeEach(() => open());

  const post = (body: object, { bearer }: Sender = chat.alice) =>
    chat.world.api
      .post('/api/chat')
      .set(bearer as Record<string, string>)
      .send({ sessionId: 'session', message: 'yes', ...body });
  const reply = async (body: object, who?: Sender) => (await post(body, who).expect(200)).body.response;
  const idOf = ({ actions }: Offer) => actions[0]?.params.confirmAction;
  return {
    chat,
    open,
    post,
    reply,
    idOf,
    told: (message: string, who?: Sender) => reply({ message }, who),
    anonymously: (body: object) => reply(body, { bearer: {} }),
    confirm: (offer: Offer) => post({ confirmAction: idOf(offer) }),
    /** From now on every wallet holds so much USDC, or an unknown amount. */
    balanceOf: (usdc: bigint | undefined) =>
      sinon.stub(chat.world.chainBalances, 'read').resolves({
        value: {
          blockNumber: 1,
          native: 0n,
          tokens: new Map(usdc === undefined ? [] : [[USDC, usdc]]),
          unread: usdc === undefined ? [USDC] : [],
        },
        asOf: chat.world.clock.now(),
      }),
  };
}
