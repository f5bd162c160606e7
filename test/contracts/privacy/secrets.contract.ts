import { expect } from 'chai';
import type { Ports } from '../../../src/application/ports/index.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { aConfirmation } from '../../support/fixtures/notice-fixtures.ts';
import { dollars, newSponsorship } from '../../support/fixtures/sponsorship-fixtures.ts';
import { ALICE, at, BOB, hash } from '../../support/fixtures/store-fixtures.ts';

type SecretsWorld = Pick<
  Ports,
  | 'apiKeys'
  | 'chatLinks'
  | 'emailConfirmations'
  | 'idempotencyKeys'
  | 'kycs'
  | 'paymentClaims'
  | 'personalData'
  | 'sponsorships'
  | 'users'
>;

/** In the place of every link, code, token, signature, credential and digest of a secret that is stored. */
const MARK = '5ec2e7';
const DIGEST = MARK.repeat(11).slice(0, 64);
const NO_LIMITS = { wallet: dollars(99), network: dollars(99), all: dollars(99) };
const TABLES = [
  'api_keys',
  'chat_link_codes',
  'email_confirmations',
  'idempotency_keys',
  'kyc_sessions',
  'payment_claims',
  'sponsorships',
];

async function plant(world: SecretsWorld): Promise<void> {
  const wallet = ALICE;
  await world.users.register({ wallet, referralCode: 'ALICE234', createdAt: at() });
  const times = { createdAt: at(), statusAt: at(), ownedAt: at() };
  const identity = { person: `person ${MARK}` };
  const url = `https://kyc.example/${MARK}`;
  await world.kycs.open({ ...times, id: 'open', wallet, tier: 'TIER_1', status: 'pending', url, identity });
  await world.emailConfirmations.open(aConfirmation({ wallet, email: 'alice@example.com', digest: DIGEST }));
  await world.apiKeys.create({ wallet, label: 'mine', lastFour: '0000', scopes: [], createdAt: at() }, DIGEST, 5);
  await world.chatLinks.invite({ digest: DIGEST, platform: 'telegram', wallet, expiresAt: at(9_000) });
  const signature: Hex = `0x${MARK.repeat(22).slice(0, 130)}`;
  await world.sponsorships.take(newSponsorship(1, { request: { signature } }), NO_LIMITS, aGrant());
  const answer = { status: 200, headers: { Location: url }, body: JSON.stringify({ url }) };
  const kept = { scope: `wallet ${wallet} openKycSession`, key: MARK, fingerprint: DIGEST };
  await world.idempotencyKeys.once(kept, 'inside', async () => ({ value: undefined, answer }));
  const payment = { method: 'tempo', network: 'tempo:1', reference: hash(1), currency: BOB, recipient: BOB };
  const claim = { ...payment, challengeId: MARK, payer: wallet, validUntil: at(), resource: 'GET /paid', amount: 1n };
  const response = { body: MARK, keptUntil: at(9_000) };
  await world.paymentClaims.take({ ...claim, state: 'pending', claimedAt: at(), stateAt: at() }, response);
}

export function describeSecretsContract(name: string, makeWorld: () => Promise<SecretsWorld>): void {
  describe(`PersonalData and secrets: ${name}`, () => {
    let world: SecretsWorld;
    beforeEach(async () => {
      world = await makeWorld();
      await plant(world);
    });

    it('exports the rows that hold a secret or a link, and none of those', async () => {
      const tables = new Set<string>();
      for await (const { table, row } of world.personalData.recordsOf(ALICE)) {
        tables.add(table);
        const text = JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value));
        expect(text, table).to.not.include(MARK);
      }
      expect([...tables]).to.include.members(TABLES);
    });
  });
}
