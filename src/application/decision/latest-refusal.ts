import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { type Decision, isOfSale } from '../../domain/decision/decision.ts';
import type { Ports } from '../ports/index.ts';

const LOOKED_AT = 20;

/** The wallet's newest refusal: of a purchase where there is one among the last, and of anything else otherwise. */
export const latestRefusal =
  ({ decisions }: Pick<Ports, 'decisions'>) =>
  async (wallet: ProvedWallet): Promise<Decision | undefined> => {
    const { items } = await decisions.page({ wallet, outcome: 'refused' }, { limit: LOOKED_AT });
    return items.find(({ kind }) => isOfSale(kind)) ?? items[0];
  };
