import { expect } from 'chai';
import { PostgresUserStore } from '../../../../src/adapters/store/user/user-store.postgres.ts';
import { storeUnavailable } from '../../../../src/domain/shared/failures.ts';
import { openPostgres } from '../../../../src/infrastructure/database/open-postgres.ts';
import { OUTAGES } from '../../../support/database-outages.ts';
import { ALICE } from '../../../support/fixtures/store-fixtures.ts';
import { LockedDatabase } from '../../../support/locked-database.ts';
import { questionsOfMoney } from '../../../support/questions/of-money.ts';
import { questionsOfOperators } from '../../../support/questions/of-operators.ts';
import { questionsOfPeople } from '../../../support/questions/of-people.ts';
import { failureOf, rejectionOf } from '../../../support/rejection.ts';
import { onServer } from '../../../support/servers/database.ts';

describe('an unavailable database is STORE_UNAVAILABLE', () => {
  describe('when the connection is refused', () => {
    const { knex, close } = openPostgres({ url: 'postgresql://app@127.0.0.1:1/nobody-listens' });
    after(close);

    for (const [name, question] of [questionsOfMoney, questionsOfOperators, questionsOfPeople].flatMap((of) =>
      of(knex),
    ))
      it(`from ${name}, with the cause`, async () => {
        const { cause } = await failureOf(question(), storeUnavailable);
        expect(cause).to.have.property('code', 'ECONNREFUSED');
      });
  });

  onServer((serverOf) => {
    let locked: LockedDatabase;
    const rejections = new Map<string, unknown>();
    before('cause every outage, concurrently because several take seconds', async () => {
      locked = await LockedDatabase.at(await serverOf().create('migrated'));
      const played = Object.entries(OUTAGES).map(async ([name, { provoke }]) => {
        rejections.set(name, await provoke(locked));
      });
      await Promise.all(played);
    });
    after(async () => await locked?.close());

    for (const [name, outage] of Object.entries(OUTAGES))
      it(`when ${name}`, async () => {
        const { cause } = await failureOf(Promise.reject(rejections.get(name)), storeUnavailable);
        expect(String(cause)).to.match(outage.cause);
      });

    it('but not when it returns an error: that is a defect', async () => {
      const { knex, close } = openPostgres({ url: await serverOf().create('empty') });
      const rejection = await rejectionOf(new PostgresUserStore(knex).find(ALICE)).finally(close);
      expect(rejection).to.have.property('code', '42P01');
    });
  });
});
