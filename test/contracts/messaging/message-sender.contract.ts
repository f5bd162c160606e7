import { expect } from 'chai';
import type { MessageSender } from '../../../src/application/ports/messaging.ts';
import type { Platform } from '../../../src/domain/messaging/platform.ts';

/** A sender, and the messages that its platform received. */
export type SenderWorld = Readonly<{
  sender: MessageSender;
  platform: Platform;
  shown(): readonly Readonly<{ chat: string; text: string }>[];
  stop(): Promise<void>;
}>;

export function describeMessageSenderContract(name: string, makeWorld: () => Promise<SenderWorld>): void {
  describe(`MessageSender: ${name}`, () => {
    let world: SenderWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.stop());

    it('has delivered the message unchanged when it resolves', async () => {
      const text = 'Zoë Ångström 李雷 \u{1F680} 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266\n- "second" \\ line?';
      await world.sender.send({ platform: world.platform, chat: '15550002222', text });
      expect(world.shown()).to.deep.equal([{ chat: '15550002222', text }]);
    });

    it('sends each message once, in order, including repeated texts', async () => {
      for (const text of ['one', 'two', 'two']) await world.sender.send({ platform: world.platform, chat: '1', text });
      expect(world.shown().map(({ text }) => text)).to.deep.equal(['one', 'two', 'two']);
    });
  });
}
