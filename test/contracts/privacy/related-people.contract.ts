import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { PersonalRecord } from '../../../src/application/ports/privacy.ts';
import { approve } from '../../../src/domain/operator/decide-proposal.ts';
import { propose, type Wish } from '../../../src/domain/operator/proposal.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { auditEntry } from '../../support/fixtures/audit-fixtures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { aRaised } from '../../support/fixtures/notice-fixtures.ts';
import { entryOf } from '../../support/fixtures/operator-fixtures.ts';
import { aPreparation } from '../../support/fixtures/prepared-fixtures.ts';
import { newRelay } from '../../support/fixtures/relay-fixtures.ts';
import { authorization, block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

type RelatedWorld = Pick<
  Ports,
  | 'alarmStore'
  | 'apiKeys'
  | 'caseFiles'
  | 'contacts'
  | 'idempotencyKeys'
  | 'issuedAuthorizations'
  | 'kycs'
  | 'nftSaleLedger'
  | 'personalData'
  | 'preparedTransfers'
  | 'proposals'
  | 'purchaseIndex'
  | 'relayedTransactions'
  | 'userWallets'
  | 'users'
>;

/** Alice referred Bob, pays him, and judged him as an operator. Bob did the same to her. Carol is another wallet of Alice. */
const PEOPLE = [
  { wallet: ALICE, other: BOB, mark: 'Zoë-Ångström', nth: 1 },
  { wallet: BOB, other: ALICE, mark: 'Robert-Ødegård', nth: 2 },
] as const;
type Person = (typeof PEOPLE)[number];
const PERSON_OF_ALICE = 'person a';

/** What the subject named: recipients of transfers and contacts. */
const NAMED_BY_THE_SUBJECT: readonly string[] = [
  'chat_contacts.address',
  'user_wallets.address',
  'prepared_transfers.recipient',
  'prepared_transfers.called',
  'prepared_transfers.transaction',
  'relayed_transactions.recipient',
  'relayed_transactions.movement',
];

/** What the row of a mention may hold, as the database and as memory name it. */
const SHOWN = /^(chain|chain_?id|kind|action|verdict|scope|timestamp|block_?time|\w*_?at)$/i;

const MENTIONS = [
  'alarms.acknowledged_by',
  'alarms.facts',
  'audit_entries.actor',
  'block_changes.by',
  'chat_contacts.address',
  'idempotency_keys.body',
  'idempotency_keys.scope',
  'kyc_events.wallet',
  'nft_purchase_authorizations.referrer',
  'operator_notes.by',
  'operators.by',
  'prepared_transfers.recipient',
  'profile_changes.actor',
  'proposals.decided_by',
  'proposals.proposed_by',
  'purchase_authorizations.referrer',
  'purchases.referrer',
  'relayed_transactions.recipient',
  'tier_rulings.by',
  'user_wallets.address',
  'users.claimed_referrer',
  'users.referred_by',
];

const answer = (body: string) => ({ status: 200, headers: {}, body });
const say = (mark: string, wallet: WalletAddress) => answer(JSON.stringify({ data: { text: mark, wallet } }));

async function profileOf({ users, kycs }: RelatedWorld, { wallet, other, mark, nth }: Person): Promise<void> {
  const referral = { referredBy: other, claimedReferrer: other };
  await users.register({ wallet, referralCode: `CODE000${nth}`, createdAt: at(), ...referral });
  const history = [
    { field: 'name', after: mark, at: at(), actor: other },
    { field: 'referredBy', after: other, at: at(), actor: wallet },
  ] as const;
  await users.revise(wallet, (user) => ({ user: { ...user, name: mark, email: `${mark}@example.com` }, history }));
  const identity = { person: wallet === ALICE ? PERSON_OF_ALICE : 'person b', countryCode: 'FR' };
  const session = { wallet, tier: 'TIER_1', status: 'approved', createdAt: at(), statusAt: at() } as const;
  await kycs.open({ ...session, id: `session ${nth}`, url: `https://kyc.example/${mark}`, identity });
  const report = { id: `report ${nth}`, sessionId: `session ${nth}`, wallet: other, occurredAt: at() };
  await kycs.apply({ ...report, status: 'approved' }, () => undefined);
}

async function moneyOf(world: RelatedWorld, { wallet, other, mark, nth }: Person): Promise<void> {
  const [parties, nonce] = [{ buyer: wallet, referrer: other }, BigInt(nth)];
  const grant = () => ({ ...aGrant(), wallet });
  await world.issuedAuthorizations.record(authorization(nonce, parties), at(), grant());
  const mint = { contract: CAROL, authorization: nftAuthorization(nonce, parties), issuedAt: at() };
  await world.nftSaleLedger.record(mint, grant());
  const from = nth === 1 ? {} : { from: block(1) };
  await world.purchaseIndex.commit(step(block(nth), { ...from, confirmed: [purchase(nth, nth, parties)] }));
  await world.relayedTransactions.record(newRelay(nth, { from: wallet, movement: { to: other, amount: 5n } }), grant());
  await world.preparedTransfers.keep(aPreparation(nth, { wallet, recipient: other }));
  await world.contacts.save(wallet, { name: `friend of ${mark}`, address: other }, 5);
  const listed = { chain: 'evm', address: other, isEmbedded: false, isPrimary: true, createdAt: at() } as const;
  await world.userWallets.add(wallet, { ...listed, label: mark }, 5);
}

async function answersOf({ apiKeys, idempotencyKeys }: RelatedWorld, { wallet, other, mark, nth }: Person) {
  const scopes = [];
  for (const ended of [false, true]) {
    const digest = `${nth}${Number(ended)}`.repeat(32);
    const key = { wallet, label: mark, lastFour: '0000', scopes: [], createdAt: at() };
    const { id } = await apiKeys.create(key, digest, 5);
    if (ended) await apiKeys.revoke(wallet, id, at());
    scopes.push(`key ${id} sendTransfer`);
  }
  const keep = (scope: string, about: WalletAddress, text: string) =>
    idempotencyKeys.once({ scope, key: 'k', fingerprint: 'f' }, 'inside', async () => ({
      value: undefined,
      answer: say(text, about),
    }));
  for (const scope of [...scopes, `wallet ${wallet} sendTransfer`]) await keep(scope, wallet, mark);
  const theirs = PEOPLE.find((person) => person.wallet === other) as Person;
  await keep(`operator ${wallet} addNote`, other, theirs.mark);
  await keep(`wallet ${wallet} registerUser`, other.toLowerCase() as WalletAddress, theirs.mark);
  await keep(`wallet ${wallet} prepareTransfer`, other.slice(2) as WalletAddress, theirs.mark);
}

async function judgedBy(world: RelatedWorld, { wallet: operator, other: subject }: Person): Promise<void> {
  const { mark } = PEOPLE.find(({ wallet }) => wallet === subject) as Person;
  const act = { wallet: subject, by: operator, at: at() };
  const entry = () => auditEntry({ actor: operator, subject });
  await world.caseFiles.addNote({ ...act, text: mark }, entry);
  await world.caseFiles.block({ ...act, reason: mark }, entry);
  for (const wish of [
    { action: 'unblock' },
    { action: 'revoke-tier' },
    { action: 'add-operator', role: 'admin' },
  ] as const)
    await carriedOut(world, wish, { subject, operator, reason: mark });
  const raised = aRaised({ kind: 'authorization-at-risk', facts: { wallet: subject }, message: mark });
  const { id } = await world.alarmStore.record(raised);
  await world.alarmStore.acknowledge(id, { by: operator, note: mark, at: at() }, entry);
}

type Roles = Readonly<{ subject: WalletAddress; operator: WalletAddress; reason: string }>;

async function carriedOut({ proposals }: RelatedWorld, wish: Wish, { subject, operator, reason }: Roles) {
  const draft = propose({ wallet: subject, wish, reason, proposedBy: operator, proposedAt: at() });
  const { id } = await proposals.create(draft, () => entryOf);
  await proposals.decide(id, (proposal) => {
    const staff = new Map([[operator, { role: 'admin' as const, isBlocked: false }]]);
    const verdict = approve(proposal, operator, { fourEyes: false, now: at(5) }, staff);
    return { ...verdict, entry: auditEntry({ actor: operator, subject, action: 'proposal.approve' }) };
  });
}

export function describeRelatedPeopleContract(name: string, makeWorld: () => Promise<RelatedWorld>): void {
  describe(`PersonalData of related people: ${name}`, () => {
    let world: RelatedWorld;
    beforeEach(async () => {
      world = await makeWorld();
      for (const person of PEOPLE) {
        await profileOf(world, person);
        await moneyOf(world, person);
        await answersOf(world, person);
      }
      for (const person of PEOPLE) await judgedBy(world, person);
      await world.users.register({ wallet: CAROL, referralCode: 'CODE0003', createdAt: at() });
      const session = { tier: 'TIER_1', status: 'approved', createdAt: at(), statusAt: at(), ownedAt: at() } as const;
      const identity = { person: PERSON_OF_ALICE };
      await world.kycs.open({ ...session, id: 'of Carol', wallet: CAROL, url: 'https://kyc.example/carol', identity });
    });
    const exported = async (wallet: WalletAddress) => {
      const records: PersonalRecord[] = [];
      for await (const record of world.personalData.recordsOf(wallet)) records.push(record);
      return records;
    };
    const ownOf = async (wallet: WalletAddress) =>
      (await exported(wallet)).filter(({ mention }) => mention === undefined);
    const erase = (subject: WalletAddress, operator: WalletAddress) =>
      carriedOut(world, { action: 'erase' }, { subject, operator, reason: 'Asked for by letter' });

    for (const { wallet, other, mark } of PEOPLE) {
      const otherMark = PEOPLE.find((person) => person.wallet === other)?.mark as string;

      it(`exports of ${mark} nothing that the other entered, and the other's wallet only where ${mark} named it`, async () => {
        const records = await exported(wallet);
        expect(JSON.stringify(records)).to.include(mark).and.not.include(otherMark);
        for (const { table, row } of records) {
          const fields = Object.entries(row).filter(([field]) => !NAMED_BY_THE_SUBJECT.includes(`${table}.${field}`));
          const text = JSON.stringify(Object.fromEntries(fields)).toLowerCase();
          expect(text, table).to.not.include(other.toLowerCase());
        }
      });

      it(`exports of the rows of others that name ${mark} time and kind only`, async () => {
        const mentions = (await exported(wallet)).filter(({ mention }) => mention !== undefined);
        const columns = new Set(mentions.map(({ table, mention }) => `${table}.${mention}`));
        expect([...columns].sort()).to.deep.equal(MENTIONS);
        for (const { table, row } of mentions)
          for (const field of Object.keys(row)) expect(field, table).to.match(SHOWN);
      });

      it(`exports which requests of ${mark} have a kept answer, also those of revoked keys, and no answer`, async () => {
        const answers = (await ownOf(wallet)).filter(({ table }) => table === 'idempotency_keys');
        const callers = answers.map(({ row }) => String(row.scope).split(' ', 1)[0]);
        expect(callers.sort()).to.deep.equal(['key', 'key', 'wallet', 'wallet', 'wallet']);
        for (const { row } of answers) expect(Object.keys(row).join(' ')).to.match(/^(scope|status|expires_?at| )+$/i);
      });

      it(`erases ${mark} and nothing that is the other's`, async () => {
        const before = (await ownOf(other)).filter(({ table }) => table !== 'audit_entries');
        await erase(wallet, other);
        const after = (await ownOf(other)).filter(({ table }) => table !== 'audit_entries');
        expect(after).to.have.deep.members([...before]);
        const left = (await exported(wallet)).filter(
          ({ table }) => !['proposals', 'block_changes', 'tier_rulings'].includes(table),
        );
        expect(JSON.stringify(left)).to.not.include(mark);
        expect(left.map(({ table, mention }) => mention ?? table)).to.not.include.members(['idempotency_keys', 'body']);
      });

      it(`leaves the rows of the other usable when ${mark} is erased`, async () => {
        await erase(wallet, other);
        expect(await world.users.find(other)).to.include({ name: otherMark, referredBy: wallet });
        expect(await world.contacts.find(other, `friend of ${otherMark}`)).to.equal(wallet);
        expect((await world.users.history(other)).map(({ field }) => field)).to.deep.equal(['name', 'referredBy']);
        expect(await world.caseFiles.notesOf(other)).to.have.length(1);
        const again = (scope: string) =>
          world.idempotencyKeys.once({ scope, key: 'k', fingerprint: 'f' }, 'inside', async () => {
            throw new Error('carried out again');
          });
        const toOther = await again(`wallet ${other} sendTransfer`);
        expect(toOther).to.deep.include({ state: 'kept', answer: say(otherMark, other) });
        for (const scope of ['operator $ addNote', 'wallet $ registerUser', 'wallet $ prepareTransfer'])
          expect(await again(scope.replace('$', other)), scope).to.deep.equal({
            state: 'kept',
            answer: { status: 200, headers: {} },
          });
      });
    }

    it('takes two wallets of one person for two, whose exports do not name each other', async () => {
      expect(JSON.stringify(await exported(CAROL)).toLowerCase()).to.not.include(ALICE.toLowerCase());
      await erase(ALICE, BOB);
      expect(await world.users.find(CAROL)).to.include({ wallet: CAROL });
      const [session] = (await world.kycs.verificationsOf(CAROL)).all;
      expect(session).to.include({ status: 'approved' });
    });
  });
}
