import type { SaleUseCases } from '../../../application/sale/index.ts';
import { notYourWallet } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Eligibility, EligibilityQuery } from './eligibility.schemas.ts';
import { remedyOf } from './remedies.ts';

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
