import { expect } from 'chai';
import type { Knex } from 'knex';
import { PostgresDecisionStore } from '../../../../src/adapters/store/decision/decision-store.postgres.ts';
import { PostgresIssuedAuthorizations } from '../../../../src/adapters/store/sale/issued-authorizations.postgres.ts';
import { PostgresNftSaleLedger } from '../../../../src/adapters/store/sale/nft-sale-ledger.postgres.ts';
import { PostgresRelayedTransactions } from '../../../../src/adapters/store/transfer/transfer-stores.postgres.ts';
import { aGrant, aRefusal } from '../../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../../support/fixtures/nft-fixtures.ts';
import { newRelay } from '../../../support/fixtures/relay-fixtures.ts';
import { authorization } from '../../../support/fixtures/sale-fixtures.ts';
import { at, CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const SALE = { chainId: 1, contract: CAROL };

onEveryDatabase((open) =>
  describe('a decision and what it grants', () => {
    let db: Knex;
    beforeEach(async () => {
      db = await open();
    });
    const GRANTS = {
      'a purchase authorization': () =>
        new PostgresIssuedAuthorizations(db, SALE).record(authorization(1n), at(), aGrant()),
      'an NFT purchase authorization': () =>
        new PostgresNftSaleLedger(db, SALE).record(
          { contract: CAROL, authorization: nftAuthorization(1n), issuedAt: at() },
          aGrant(),
        ),
      'a relayed transaction': () => new PostgresRelayedTransactions(db).record(newRelay(1), aGrant()),
      'a refusal': () => new PostgresDecisionStore(db).record(aRefusal()),
    };
    const count = async (table: string) => Number((await db(table).count('* as count').first())?.count);

    for (const [what, record] of Object.entries(GRANTS))
      it(`take one statement together with the audit entry: ${what}`, async () => {
        const statements: string[] = [];
        const note = ({ sql }: { sql: string }) => void statements.push(sql);
        db.on('query', note);
        await record();
        db.removeListener('query', note);
        expect(statements).to.have.length(1);
        expect([await count('decisions'), await count('audit_entries'), await count('audit_pending')]).to.deep.equal([
          1, 1, 1,
        ]);
      });

    it('are stored together or not at all', async () => {
      const ledger = new PostgresIssuedAuthorizations(db, SALE);
      await ledger.record(authorization(1n), at(), aGrant());
      expect(await rejectionOf(ledger.record(authorization(1n), at(), aGrant()))).to.have.property('code', '23505');
      const grant = aGrant();
      await ledger.record(authorization(2n), at(), grant);
      expect(await rejectionOf(ledger.record(authorization(3n), at(), grant))).to.have.property('code', '23505');
      expect(await ledger.stateOf(3n, at())).to.equal(undefined);
      expect([await count('decisions'), await count('audit_entries')]).to.deep.equal([2, 2]);
    });
  }),
);
