import type { SaleContract } from '../../application/ports/sale.ts';
import type { SaleState } from '../../domain/sale/sale-policy.ts';
import { type Scenario, scenarioNow } from './scenarios.ts';

const SEEN: Partial<Readonly<Record<Scenario, (state: SaleState) => SaleState>>> = {
  'sale-paused': (state) => ({ ...state, phase: 'paused' }),
  'sale-sold-out': (state) => ({ ...state, tokensSold: state.tokensForSale }),
};

/** Lets requests in a scenario see the sale in another state. Changes the adapter itself, and returns it. */
export function withSaleScenarios<T extends SaleContract>(contract: T): T {
  const state = contract.state.bind(contract);
  const seen = async () => {
    const [told, now] = [await state(), scenarioNow()];
    return (now === undefined ? undefined : SEEN[now]?.(told)) ?? told;
  };
  return Object.assign(contract, { state: seen });
}
