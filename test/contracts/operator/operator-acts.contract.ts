import { expect } from 'chai';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { alarmUseCases } from '../../../src/application/alarm/index.ts';
import { recordRead } from '../../../src/application/operator/entry.ts';
import { approveProposal, propose, rejectProposal } from '../../../src/application/operator/proposals.ts';
import { addNote, blockUser, replayDeadLetter } from '../../../src/application/operator/records.ts';
import type { OperatorPolicy } from '../../../src/application/ports/policies.ts';
import type { AuditEntry } from '../../../src/domain/audit/audit-entry.ts';
import type { Wish } from '../../../src/domain/operator/proposal.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aRaised } from '../../support/fixtures/notice-fixtures.ts';
import { NAMED, type OperatorStores, register } from '../../support/fixtures/operator-fixtures.ts';
import { ALICE, at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

const HOST = 'cli:root';
const RACERS = 10;
const customer = (index: number) => `0x${String(index).padStart(40, '1')}` as WalletAddress;
const DAVE = customer(99);
const GRANT: Wish = { action: 'grant-tier', tier: 'TIER_3' };

/** ALICE is an admin and BOB a reviewer. */
export function describeOperatorActsContract(name: string, makeWorld: () => Promise<OperatorStores>): void {
  describe(`the acts of operators: ${name}`, () => {
    let stores: OperatorStores;
    let ports: OperatorStores & {
      alarms: InMemoryAlarms;
      operatorPolicy: OperatorPolicy;
    };
    beforeEach(async () => {
      stores = await makeWorld();
      ports = {
        ...stores,
        alarms: new InMemoryAlarms(),
        operatorPolicy: { named: NAMED, barred: new Set(), fourEyes: true },
      };
      for (const wallet of [ALICE, BOB, CAROL]) await register(stores, wallet);
      await register(stores, DAVE, 'DAVE2345');
    });

    const typed = (address: WalletAddress) => ({ typed: address, address });
    const proposed = async (by: string, wallet: WalletAddress, wish: Wish) =>
      (await propose(ports)(by, typed(wallet), wish, 'x')).id;
    const approve = (by: string, id: string) => approveProposal(ports)(by, id);
    const block = (by: string, wallet: WalletAddress) => blockUser(ports)(by, typed(wallet), 'x');
    const outcome = (act: Promise<unknown>) =>
      act.then(
        () => 'done',
        (error: { code?: string }) => error.code ?? String(error),
      );
    const entries = async () => {
      const found: AuditEntry[] = [];
      for await (const { entry } of stores.auditLog.stream({})) found.push(entry);
      return found;
    };
    const openBy = async (proposer: string) =>
      (await stores.proposals.page({ state: 'open', now: at() }, { limit: 100 })).items.filter(
        ({ proposedBy }) => proposedBy === proposer,
      );

    /** How an operator loses power. */
    const LOSSES: readonly (readonly [how: string, prepare: () => Promise<() => Promise<unknown>>])[] = [
      [
        'removed',
        async () => {
          const id = await proposed(ALICE, BOB, { action: 'remove-operator' });
          return () => approve(HOST, id);
        },
      ],
      ['blocked', async () => () => block(ALICE, BOB)],
      [
        'made a viewer',
        async () => {
          const id = await proposed(ALICE, BOB, { action: 'add-operator', role: 'viewer' });
          return () => approve(HOST, id);
        },
      ],
    ];

    for (const [how, prepare] of LOSSES) {
      it(`commits no approval after the approver was ${how}, however they race`, async () => {
        const lose = await prepare();
        const ids: string[] = [];
        for (let index = 0; index < RACERS; index += 1) {
          await register(stores, customer(index), `CUST${index}234`);
          ids.push(await proposed(ALICE, customer(index), GRANT));
        }
        const late: Promise<string>[] = [];
        await atOnce(RACERS + 1, async (index) => {
          if (index === 2) return await lose();
          return await outcome(approve(BOB, ids[index < 2 ? index : index - 1] ?? ''));
        });
        for (const id of ids) late.push(outcome(approve(BOB, id)));
        expect(new Set(await Promise.all(late))).to.deep.equal(new Set(['NOT_AN_OPERATOR']));
        const done = (await entries()).filter(({ outcome }) => outcome === 'done');
        const lost = done.findIndex(
          ({ action, actor, subject }) => subject === BOB && actor !== BOB && /approve|block/.test(action),
        );
        expect(lost).to.be.above(-1);
        expect(done.slice(lost).filter(({ actor }) => actor === BOB)).to.deep.equal([]);
      });

      it(`leaves nothing open that was proposed by who was ${how}, however they race`, async () => {
        const lose = await prepare();
        for (let index = 0; index < RACERS; index += 1) await register(stores, customer(index), `CUST${index}234`);
        await proposed(BOB, DAVE, GRANT);
        await atOnce(RACERS + 1, async (index) =>
          index === 2 ? await lose() : await outcome(proposed(BOB, customer(index < 2 ? index : index - 1), GRANT)),
        );
        expect(await openBy(BOB)).to.deep.equal([]);
        const proposals = (await stores.proposals.page({ state: 'void', now: at() }, { limit: 100 })).items;
        expect(proposals.length).to.be.above(0);
        const voids = (await entries()).filter(({ action }) => action === 'proposal.void');
        expect(voids.map(({ detail }) => detail?.proposal)).to.have.members(proposals.map(({ id }) => id));
      });

      it(`refuses every change by who was ${how}, and stores nothing of it`, async () => {
        const lose = await prepare();
        const [open, other] = [await proposed(ALICE, CAROL, GRANT), await proposed(ALICE, DAVE, GRANT)];
        const { id: alarm } = await stores.alarmStore.record(aRaised());
        await stores.messageQueue.enqueue([
          { platform: 'telegram', id: '1', chat: '1', sender: '1', text: 'x', secondHand: false },
        ]);
        const { claim } = await stores.messageQueue.claim(60_000);
        if (claim !== undefined) await stores.messageQueue.bury(claim, 'x');
        const [letter] = await stores.messageQueue.deadLetters(1);
        await lose();
        const before = (await entries()).length;
        const acts: Readonly<Record<string, () => Promise<unknown>>> = {
          propose: () => proposed(BOB, CAROL, { action: 'revoke-tier' }),
          approve: () => approve(BOB, open),
          reject: () => rejectProposal(ports)(BOB, other, 'x'),
          block: () => block(BOB, CAROL),
          note: () => addNote(ports)(BOB, typed(CAROL), 'x'),
          acknowledge: () => alarmUseCases(ports).acknowledge(alarm, BOB, 'x'),
          replay: () => replayDeadLetter(ports)(BOB, letter?.id ?? ''),
          export: () => recordRead(ports, BOB, 'user.export', CAROL),
        };
        for (const [what, act] of Object.entries(acts))
          expect([what, await outcome(act())]).to.deep.equal([what, 'NOT_AN_OPERATOR']);
        const added = (await entries()).slice(before);
        expect(added.map(({ outcome, action }) => [outcome, action])).to.deep.equal([
          ['refused', 'proposal.approve'],
          ['refused', 'proposal.reject'],
        ]);
        expect((await stores.users.find(CAROL))?.isBlocked).to.equal(false);
        expect(await stores.caseFiles.notesOf(CAROL)).to.deep.equal([]);
        expect((await stores.alarmStore.find(alarm))?.state).to.equal('open');
        expect(await stores.messageQueue.deadLetters(1)).to.have.length(1);
        expect(await openBy(ALICE)).to.have.length(2);
      });
    }

    it('blocks one of two admins who block each other', async () => {
      const id = await proposed(HOST, CAROL, { action: 'add-operator', role: 'admin' });
      await approve(ALICE, id);
      const outcomes = await Promise.all([outcome(block(ALICE, CAROL)), outcome(block(CAROL, ALICE))]);
      expect(outcomes.sort()).to.deep.equal(['NOT_AN_OPERATOR', 'done']);
    });

    it('voids nothing that was decided, has ended, or was proposed by somebody else', async () => {
      const [decided, ended] = [await proposed(BOB, CAROL, GRANT), await proposed(BOB, DAVE, GRANT)];
      await approve(ALICE, decided);
      stores.clock.advance(8 * 24 * 60 * 60 * 1000);
      const other = await proposed(ALICE, DAVE, GRANT);
      await block(ALICE, BOB);
      const states = await Promise.all([decided, ended, other].map((id) => stores.proposals.find(id)));
      expect(states.map((one) => one?.decision?.verdict)).to.deep.equal(['approved', undefined, undefined]);
    });
  });
}
