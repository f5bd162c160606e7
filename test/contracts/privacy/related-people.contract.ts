import { expect } from 'chai';
import type { PersonalRecord } from '../../../src/application/ports/privacy.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { carriedOut, PEOPLE, type RelatedWorld, relate, say } from '../../support/fixtures/related-people.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

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

export function describeRelatedPeopleContract(name: string, makeWorld: () => Promise<RelatedWorld>): void {
  describe(`PersonalData of related people: ${name}`, () => {
    let world: RelatedWorld;
    beforeEach(async () => {
      world = await makeWorld();
      await relate(world);
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
