import type { Schemas } from '@institutional-defi/client';
import { SALES } from '../frame/words.ts';

type Overview = Pick<Schemas['OperatorOverview'], keyof typeof SALES>;
export type ToldSale = Readonly<{ words: (typeof SALES)[keyof typeof SALES]; figures: Schemas['SaleFigures'] }>;

/** The sales whose figures were read; of an NFT sale or auctions only what somebody was ever authorized for. */
export const toldSales = (overview: Overview): readonly ToldSale[] =>
  (['sale', 'nftSale', 'auctions'] as const).flatMap((name) => {
    const figures = overview[name];
    return figures === null || (name !== 'sale' && isUnused(figures)) ? [] : [{ words: SALES[name], figures }];
  });

const isUnused = ({ authorizations: { issued, used, expired }, purchases }: Schemas['SaleFigures']) =>
  issued + used + expired + purchases === 0;
