import { expect } from 'chai';
import type { Ports } from '../../../src/application/ports/index.ts';
import { afterEvent } from '../../../src/domain/kyc/kyc-session.ts';
import { kycStanding } from '../../../src/domain/kyc/kyc-standing.ts';
import { verificationsOf } from '../../../src/domain/kyc/verifications.ts';
import { approve } from '../../../src/domain/operator/decide-proposal.ts';
import { propose, type Wish } from '../../../src/domain/operator/proposal.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { aConfirmation, aParcel } from '../../support/fixtures/notice-fixtures.ts';
import { entryOf, permitting } from '../../support/fixtures/operator-fixtures.ts';
import { authorization, block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { dollars, newSponsorship, uuid } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

export type PersonalWorld = Pick<
  Ports,
  | 'apiKeys'
  | 'caseFiles'
  | 'chatLinks'
  | 'chatSessions'
  | 'emailConfirmations'
  | 'kycs'
  | 'messageQueue'
  | 'issuedAuthorizations'
  | 'nftSaleLedger'
  | 'outbox'
  | 'personalData'
  | 'portfolioSnapshots'
  | 'preferences'
  | 'purchaseIndex'
  | 'proposals'
  | 'sessions'
  | 'sponsorships'
  | 'terms'
  | 'userDirectory'
  | 'userWallets'
  | 'users'
>;

const SECRET = 'd'.repeat(64);
const NO_LIMITS = { wallet: dollars(99), network: dollars(99), all: dollars(99) };
const REASON = 'Asked for by letter';

/** Stores a person in every place that erasure knows, each time with the mark. */
async function fill(world: PersonalWorld, wallet: typeof ALICE, mark: string): Promise<void> {
  const digest = wallet === ALICE ? SECRET : 'e'.repeat(64);
  const code = wallet === ALICE ? 'ALICE234' : 'BBB23456';
  const id = wallet === ALICE ? 'a' : 'b';
  await world.users.register({ wallet, referralCode: code, createdAt: at(), unconfirmedEmail: `${mark}@example.com` });
  const change = { field: 'name', after: mark, at: at(), actor: wallet } as const;
  await world.users.revise(wallet, (user) => ({ user: { ...user, name: mark, notifyAml: true }, history: [change] }));
  await world.preferences.choose(wallet, 'swap', { preferredProvider: mark });
  const listed = {
    chain: 'evm',
    address: BOB,
    label: mark,
    isEmbedded: false,
    isPrimary: true,
    createdAt: at(),
  } as const;
  await world.userWallets.add(wallet, listed, 5);
  const confirmation = id === 'a' ? {} : { id: '22222222-2222-4222-8222-222222222222' };
  await world.emailConfirmations.open(aConfirmation({ wallet, email: `${mark}@example.com`, digest, ...confirmation }));
  await world.outbox.enqueue([aParcel(`terms ${wallet}`, { wallet })]);
  await world.sessions.open({ id, wallet, provider: 'siwe', createdAt: at(), expiresAt: at(9_000) });
  await world.apiKeys.create({ wallet, label: mark, lastFour: '0000', scopes: [], createdAt: at() }, digest, 5);
  await world.terms.accept({ wallet, version: '1', ip: mark, userAgent: mark, acceptedAt: at() });
  const identity = { countryCode: 'FR', person: `person ${id}` };
  const session = { id, wallet, tier: 'TIER_1', status: 'approved', createdAt: at(), statusAt: at() } as const;
  await world.kycs.open({ ...session, url: `https://kyc.example/${mark}`, ownedAt: at(), identity });
  await world.chatLinks.invite({ digest, platform: 'telegram', wallet, expiresAt: at(9_000) });
  await world.chatLinks.accept(digest, { platform: 'telegram', id: mark }, at(), at(9_000));
  const message = { platform: 'telegram', id, chat: mark, sender: mark, text: mark, secondHand: false } as const;
  await world.messageQueue.enqueue([message]);
  const dialogue = { id, channel: 'web', wallet } as const;
  const memory = { offer: { id, content: mark, expiresAt: at(9_000) } };
  await world.chatSessions.replace(dialogue, undefined, memory, { now: at(), expiresAt: at(9_000) });
  await world.portfolioSnapshots.follow(wallet, at());
  await world.caseFiles.addNote({ wallet, text: mark, by: BOB, at: at() }, permitting(auditEntry({ subject: wallet })));
  const nonce = wallet === ALICE ? 1 : 2;
  const grant = () => ({ ...aGrant(), wallet });
  await world.issuedAuthorizations.record(authorization(BigInt(nonce), { buyer: wallet }), at(), grant());
  const mint = { contract: CAROL, authorization: nftAuthorization(BigInt(nonce), { buyer: wallet }), issuedAt: at() };
  await world.nftSaleLedger.record(mint, grant());
  const bought = purchase(nonce, nonce, { buyer: wallet, referrer: CAROL });
  const from = nonce === 1 ? {} : { from: block(1) };
  await world.purchaseIndex.commit(step(block(nonce), { ...from, confirmed: [bought] }));
}

async function erase(world: PersonalWorld): Promise<void> {
  await carriedOut(world, { action: 'erase' });
}

/** An operator proposes it for Alice, and another one approves. */
async function carriedOut({ proposals }: PersonalWorld, wish: Wish): Promise<void> {
  const draft = propose({ wallet: ALICE, wish, reason: REASON, proposedBy: BOB, proposedAt: at() });
  const { id } = await proposals.create(draft, permitting(entryOf));
  await proposals.decide(id, (proposal) => {
    const staff = new Map([[BOB, { role: 'admin' as const, isBlocked: false }]]);
    return { ...approve(proposal, 'cli:root', { fourEyes: true, now: at(5) }, staff), entry: entryOf(proposal) };
  });
}

export function describePersonalDataContract(name: string, makeWorld: () => Promise<PersonalWorld>): void {
  describe(`PersonalData: ${name}`, () => {
    let world: PersonalWorld;
    beforeEach(async () => {
      world = await makeWorld();
      await fill(world, ALICE, 'Zoë-Ångström');
      await fill(world, BOB, 'Robert');
    });
    const exported = async (wallet = ALICE) => {
      const records = [];
      for await (const record of world.personalData.recordsOf(wallet)) records.push(record);
      return records;
    };
    const tablesOf = async (wallet = ALICE) => [...new Set((await exported(wallet)).map(({ table }) => table))].sort();

    it('exports the rows of every table about the wallet, and of no other', async () => {
      expect(await tablesOf()).to.include.members([
        'users',
        'profile_changes',
        'user_preferences',
        'user_wallets',
        'email_confirmations',
        'outbox',
        'sessions',
        'api_keys',
        'terms_acceptances',
        'kyc_sessions',
        'chat_links',
        'message_queue',
        'chat_sessions',
        'followed_wallets',
        'operator_notes',
        'decisions',
        'purchase_authorizations',
        'nft_purchase_authorizations',
        'purchases',
        'audit_entries',
      ]);
      const text = JSON.stringify(await exported());
      expect(text).to.include('Zoë-Ångström').and.not.include('Robert');
    });

    it('exports the appointment, the owed fees and the suspension of a wallet', async () => {
      await carriedOut(world, { action: 'add-operator', role: 'viewer' });
      for (const one of [newSponsorship(1), newSponsorship(2)]) await world.sponsorships.take(one, NO_LIMITS, aGrant());
      await world.sponsorships.settle(uuid(1), { end: 'executed' }, at());
      await world.sponsorships.settle(uuid(2), { end: 'failed', isRevert: true }, at());
      expect(await tablesOf()).to.include.members(['operators', 'owed_fees', 'sponsor_suspensions']);
    });

    it('exports no digest of a secret and of no person', async () => {
      const text = JSON.stringify(await exported());
      expect(text).to.not.include(SECRET).and.not.include('person a');
    });

    it('exports nothing about a wallet that is not known', async () =>
      expect(await exported('0x90F79bf6EB2c4f870365E785982E1f101E93b906' as typeof ALICE)).to.deep.equal([]));

    it('erases what the person entered, and keeps the wallet, the acceptance of the terms and the proposal', async () => {
      await erase(world);
      expect(JSON.stringify(await exported())).to.not.include('Zoë-Ångström');
      expect(await tablesOf()).to.deep.equal([
        'api_keys',
        'audit_entries',
        'decisions',
        'kyc_sessions',
        'nft_purchase_authorizations',
        'proposals',
        'purchase_authorizations',
        'purchases',
        'terms_acceptances',
        'tier_rulings',
        'users',
      ]);
      const user = await world.users.find(ALICE);
      expect(user).to.include({ wallet: ALICE, referralCode: 'ALICE234', notifyAml: false });
      expect(user).to.not.have.any.keys('name', 'email', 'unconfirmedEmail');
      expect(await world.terms.latest(ALICE)).to.deep.equal({
        wallet: ALICE,
        version: '1',
        ip: 'erased',
        acceptedAt: at(),
      });
    });

    it('revokes the verification, the keys and the sessions, and keeps the digest of the person', async () => {
      await erase(world);
      expect((await world.kycs.verificationsOf(ALICE)).all.map(({ url, identity }) => [url, identity])).to.deep.equal([
        [undefined, { person: 'person a' }],
      ]);
      expect((await world.apiKeys.keysOf(ALICE)).map(({ label, revokedAt }) => [label, revokedAt])).to.deep.equal([
        ['erased', at(5)],
      ]);
      expect(await world.sessions.isLive('a', at())).to.equal(false);
      expect((await exported()).filter(({ table }) => table === 'tier_rulings')).to.have.length(1);
    });

    for (const status of ['pending', 'approved', 'rejected'] as const)
      it(`ends a verification that is ${status}: later reports are kept and change nothing, and a new one can be opened`, async () => {
        const open = {
          id: 'open',
          wallet: ALICE,
          tier: 'TIER_2',
          url: 'https://kyc.example/2',
          ownedAt: at(),
        } as const;
        await world.kycs.open({ ...open, status, createdAt: at(), statusAt: at(1) });
        await erase(world);
        const erased = (await world.kycs.verificationsOf(ALICE)).all;
        for (const session of erased)
          for (const reported of ['approved', 'rejected', 'pending'] as const)
            for (const seconds of [0, 3, 9]) {
              const id = `late ${session.id} ${reported} ${seconds}`;
              const identity = { countryCode: 'FR', person: 'somebody' };
              const event = { id, sessionId: session.id, status: reported, identity, occurredAt: at(seconds) };
              const { applied } = await world.kycs.apply(event, (current) => afterEvent(current, event));
              expect(applied, id).to.equal(false);
            }
        expect((await world.kycs.verificationsOf(ALICE)).all).to.deep.equal(erased);
        expect(await world.kycs.eventsOf(ALICE)).to.have.length(18);
        expect(await world.kycs.pendingSessions(10)).to.deep.equal([]);
        const standing = kycStanding(verificationsOf(erased), await world.kycs.rulingsOf(ALICE), at(9));
        expect(standing).to.deep.equal({ status: 'rejected', open: [] });
        const { items } = await world.userDirectory.page({ kyc: 'rejected' }, { limit: 10 }, at(9));
        expect(items.map(({ wallet }) => wallet)).to.include(ALICE);
        const fresh = { ...open, id: 'fresh', status: 'pending', createdAt: at(9), statusAt: at(9) } as const;
        expect((await world.kycs.open(fresh)).session.id).to.equal('fresh');
      });

    it('changes nothing about others', async () => {
      const ofBob = async () => (await exported(BOB)).filter(({ mention }) => mention === undefined);
      const before = await ofBob();
      await erase(world);
      const subjects = (await ofBob()).filter(({ table }) => table !== 'audit_entries');
      expect(subjects).to.deep.equal(before.filter(({ table }) => table !== 'audit_entries'));
    });

    it('erases a person of whom nothing but the wallet is left', async () => {
      await erase(world);
      await erase(world);
      expect(await world.users.find(ALICE)).to.include({ wallet: ALICE });
    });
  });
}
