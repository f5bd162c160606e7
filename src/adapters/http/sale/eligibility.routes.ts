import { z } from 'zod';
import type { SaleUseCases } from '../../../application/sale/index.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { finding } from '../decision/decision.schemas.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, units, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { KycTier } from '../kyc/kyc.schemas.ts';
import { remedyOf } from './remedies.ts';

const EligibilityQuery = z.strictObject({
  wallet: walletAddress,
  amount: units
    .optional()
    .meta({ description: 'Smallest units of the payment token; without it the minimum', example: '250000000' }),
  paymentToken: walletAddress
    .optional()
    .meta({ description: 'One of the sale’s payment tokens; without it the first' }),
});

const Checked = withNulls({
  ...finding,
  remedy: orNull(z.string()).meta({ description: 'The operationId that mends it', example: 'openKycSession' }),
}).meta({ id: 'EligibilityRule', description: 'The outcome of a rule, and what to do about it' });

const Eligibility = withNulls({
  eligible: z.boolean(),
  tier: orNull(KycTier),
  remaining: orNull(units).meta({ description: 'What the wallet may still buy; null while it is unknown' }),
  rules: z.array(Checked),
}).meta({ id: 'SaleEligibility', description: 'Whether a wallet may buy' });

export const eligibilityRoute = (sale: SaleUseCases) =>
  route({
    method: 'get',
    path: '/api/sale/eligibility',
    operationId: 'viewSaleEligibility',
    tag: 'Sale',
    summary: 'Check whether a wallet may buy, rule by rule',
    description: 'Applies the rules of `POST /api/sale/authorize` and signs nothing. No decision is recorded.',
    access: 'session',
    limit: 'read',
    query: EligibilityQuery,
    reply: data(Eligibility, 'Every rule and its outcome'),
    fails: [notYourWallet],
    handle: async ({ query: { wallet, amount, paymentToken }, caller, origin }) => {
      const wish = {
        wallet: caller.actingFor(wallet),
        ...(amount !== undefined && { amount }),
        ...(paymentToken !== undefined && { paymentToken }),
      };
      const { tier, remaining, rules, eligible } = await sale.viewEligibility(wish, origin);
      return {
        eligible,
        ...(tier !== undefined && { tier }),
        ...(remaining !== undefined && { remaining }),
        rules: rules.map(({ fact: _, ...finding }) => ({ ...finding, ...remedyOf(finding) })),
      };
    },
  });
