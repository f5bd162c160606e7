import { PostgresPaymentClaims } from '../../../../src/adapters/store/payment/payment-claims.postgres.ts';
import { InMemoryPaymentClaims } from '../../../../src/adapters/store/payment/payment-stores.memory.ts';
import { describePaidResponsesContract } from '../../../contracts/payment/paid-responses.contract.ts';
import {
  claim,
  describePaymentClaimsContract,
  paidResponse,
} from '../../../contracts/payment/payment-claims.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const settled = claim(1, { state: 'settled' });

describePaymentClaimsContract('InMemoryPaymentClaims', async () => new InMemoryPaymentClaims());
describePaidResponsesContract('InMemoryPaymentClaims', async () => {
  const claims = new InMemoryPaymentClaims();
  return { claims, putBare: () => claims.putWithoutResponse(settled) };
});
onEveryDatabase((open) => {
  describePaymentClaimsContract('PostgresPaymentClaims', async () => new PostgresPaymentClaims(await open()));
  describePaidResponsesContract('PostgresPaymentClaims', async () => {
    const knex = await open();
    const claims = new PostgresPaymentClaims(knex);
    const putBare = async () => {
      await claims.take(settled, paidResponse());
      await knex('payment_claims').update({ response: null, response_until: null });
    };
    return { claims, putBare };
  });
});
