import { expect } from 'chai';
import type { ChatLinks } from '../../../src/application/ports/chat/chat-links.ts';
import type { ChatAccount } from '../../../src/domain/chat/chat-link.ts';
import { PLATFORMS } from '../../../src/domain/messaging/platform.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

const account: ChatAccount = { platform: 'telegram', id: '77' };
const [CODE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];
const invitation = { digest: CODE, platform: 'telegram', wallet: ALICE, expiresAt: at(10) } as const;
const END = at(1_000);

export function describeChatLinksContract(name: string, makeWorld: () => Promise<ChatLinks>): void {
  describe(`ChatLinks: ${name}`, () => {
    let links: ChatLinks;
    beforeEach(async () => {
      links = await makeWorld();
    });
    const accept = (digest = CODE, who = account, now = at()) => links.accept(digest, who, now, END);
    const linked = async () => {
      await links.invite(invitation);
      await accept();
    };

    it('is empty at first', async () => {
      expect(await links.walletOf(account, at())).to.equal(undefined);
      expect(await links.linksOf(ALICE, at())).to.deep.equal([]);
      expect(await links.unlink(account)).to.equal(false);
      expect(await accept()).to.equal(undefined);
    });

    it('links an account to the wallet of the code, until the link expires', async () => {
      await links.invite(invitation);
      expect(await accept(CODE, account, at(9))).to.equal(ALICE);
      expect(await links.walletOf(account, new Date(END.getTime() - 1))).to.equal(ALICE);
      expect(await links.walletOf(account, END)).to.equal(undefined);
      expect(await links.linksOf(ALICE, at())).to.deep.equal([{ account, wallet: ALICE, expiresAt: END }]);
      expect(await links.linksOf(ALICE, END)).to.deep.equal([]);
    });

    for (const platform of PLATFORMS)
      it(`links accounts of every platform: ${platform}`, async () => {
        await links.invite({ ...invitation, platform });
        expect(await accept(CODE, { platform, id: '77' })).to.equal(ALICE);
      });

    it('accepts a code once', async () => {
      await linked();
      expect(await accept(CODE, { ...account, id: '78' })).to.equal(undefined);
      expect(await links.walletOf({ ...account, id: '78' }, at())).to.equal(undefined);
    });

    it('accepts a code in exactly one of twenty concurrent calls', async () => {
      await links.invite(invitation);
      let next = 0;
      const answers = await atOnce(20, () => {
        next += 1;
        return accept(CODE, { ...account, id: `${next}` });
      });
      expect(answers.filter((wallet) => wallet === ALICE)).to.have.length(1);
      expect(await links.linksOf(ALICE, at())).to.have.length(1);
    });

    for (const [why, digest, who, later] of [
      ['is unknown', OTHER, account, 0],
      ['has expired', CODE, account, 10],
      ['is for another platform', CODE, { ...account, platform: 'whatsapp' }, 0],
    ] as const)
      it(`does not link with a code that ${why}, and keeps the code`, async () => {
        await links.invite(invitation);
        expect(await accept(digest, who, at(later))).to.equal(undefined);
        expect(await links.walletOf(who, at())).to.equal(undefined);
        expect(await accept()).to.equal(ALICE);
      });

    it('replaces a wallet’s earlier code for the platform, and no other', async () => {
      await links.invite(invitation);
      await links.invite({ ...invitation, digest: 'c'.repeat(64), platform: 'whatsapp' });
      await links.invite({ ...invitation, digest: 'd'.repeat(64), wallet: BOB });
      await links.invite({ ...invitation, digest: OTHER });
      expect(await accept(CODE)).to.equal(undefined);
      expect(await accept('c'.repeat(64), { ...account, platform: 'whatsapp' })).to.equal(ALICE);
      expect(await accept('d'.repeat(64), { ...account, id: '1' })).to.equal(BOB);
      expect(await accept(OTHER)).to.equal(ALICE);
    });

    it('never moves an account from one wallet to another, and consumes the code', async () => {
      await linked();
      await links.invite({ ...invitation, digest: OTHER, wallet: BOB });
      expect(await accept(OTHER)).to.equal(undefined);
      expect(await links.walletOf(account, at())).to.equal(ALICE);
      expect(await accept(OTHER, { ...account, id: '78' })).to.equal(undefined);
    });

    it('links again once the old link has expired, or is the same', async () => {
      await linked();
      await links.invite(invitation);
      expect(await links.accept(CODE, account, at(), at(2_000))).to.equal(ALICE);
      expect(await links.walletOf(account, at(1_500))).to.equal(ALICE);
      await links.invite({ ...invitation, digest: OTHER, wallet: BOB, expiresAt: at(3_000) });
      expect(await links.accept(OTHER, account, at(2_000), at(4_000))).to.equal(BOB);
      expect(await links.linksOf(ALICE, at())).to.deep.equal([]);
    });

    it('allows several accounts per wallet', async () => {
      const others = [account, { ...account, id: '9' }, { platform: 'whatsapp', id: NON_ASCII }] as const;
      for (const one of others) {
        await links.invite({ ...invitation, platform: one.platform });
        expect(await accept(CODE, one)).to.equal(ALICE);
      }
      expect((await links.linksOf(ALICE, at())).map((link) => link.account)).to.deep.equal(others);
      expect(await links.walletOf({ platform: 'whatsapp', id: '77' }, at())).to.equal(undefined);
    });

    it('unlinks an account', async () => {
      await linked();
      expect(await links.unlink({ ...account, platform: 'whatsapp' })).to.equal(false);
      expect(await links.unlink(account)).to.equal(true);
      expect(await links.walletOf(account, at())).to.equal(undefined);
    });

    it('unlinks all of a wallet’s accounts on a platform, and deletes its open code there', async () => {
      await linked();
      await links.invite({ ...invitation, digest: OTHER });
      expect(await links.unlinkAll(ALICE, 'whatsapp')).to.equal(0);
      expect(await links.unlinkAll(BOB, 'telegram')).to.equal(0);
      expect(await links.unlinkAll(ALICE, 'telegram')).to.equal(1);
      expect(await links.walletOf(account, at())).to.equal(undefined);
      expect(await accept(OTHER)).to.equal(undefined);
    });

    it('deletes the links and codes that expired before the time given, and returns how many', async () => {
      await linked();
      await links.invite({ ...invitation, digest: OTHER });
      expect(await links.purgeExpired(at(10), 100)).to.equal(0);
      expect(await links.purgeExpired(at(11), 100)).to.equal(1);
      expect(await links.purgeExpired(new Date(END.getTime() + 1), 100)).to.equal(1);
      expect(await links.walletOf(account, at())).to.equal(undefined);
    });
  });
}
