import { z } from 'zod';
import type { ReconciliationUseCases } from '../../../application/reconciliation/index.ts';
import { CHECKS, OUTCOMES } from '../../../domain/reconciliation/reconciliation.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, time, withNulls } from '../frame/wire/wire.ts';

const Figure = z
  .string()
  .regex(/^(unknown|[0-9]+)$/)
  .meta({
    id: 'Figure',
    description: 'A whole number in decimal digits, or `unknown` when it could not be read',
    example: '42',
  });

const Check = z
  .object({
    check: z.enum(CHECKS),
    outcome: z.enum(OUTCOMES).meta({ description: '`unsettled`: the newest blocks may not be indexed yet' }),
    figures: z.record(z.string(), Figure),
    differences: z.array(
      z
        .object({ subject: z.string(), recorded: Figure, found: Figure })
        .meta({ id: 'ReconciliationDifference', description: 'One subject about which the two sides disagree' }),
    ),
  })
  .meta({ id: 'ReconciliationCheck', description: 'Records of this service, compared with one other system' });

const Report = withNulls({ at: orNull(time), checks: z.array(Check) }).meta({
  id: 'Reconciliation',
  description: 'The last report; `at` is null before the first',
});

export const reconciliationRoutes = (reconciliation: ReconciliationUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/reconciliation',
    operationId: 'viewReconciliation',
    tag: 'Operator',
    summary: 'Get the last comparison of the records with the chains',
    description: 'A job compares every 15 minutes. What cannot be read is `unknown`, never 0.',
    access: 'operator',
    limit: 'read',
    reply: data(Report, 'The last report'),
    fails: [storeUnavailable],
    handle: async ({ caller }) => {
      const { at, checks = [] } = (await reconciliation.view(caller.wallet)) ?? {};
      return {
        at,
        checks: checks.map(({ figures, differences, ...check }) => ({
          ...check,
          figures: { ...figures },
          differences: [...differences],
        })),
      };
    },
  }),
];
