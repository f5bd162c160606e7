import { InMemoryPaymentClaims } from '../../../../src/adapters/store/payment/payment-claims.memory.ts';
import { PostgresPaymentClaims } from '../../../../src/adapters/store/payment/payment-claims.postgres.ts';
import { describePaymentClaimsContract } from '../../../contracts/payment/payment-claims.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

describePaymentClaimsContract('InMemoryPaymentClaims', async () => new InMemoryPaymentClaims());
onEveryDatabase((open) =>
  describePaymentClaimsContract('PostgresPaymentClaims', async () => new PostgresPaymentClaims(await open())),
);
