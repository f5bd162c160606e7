import { page } from '../app/page.ts';
import { t as markets } from '../sections/markets/texts/index.ts';
import { t as shell } from '../shell/texts/index.ts';
import { t as tokens } from '../tokens/texts/index.ts';

export const marketsRoute = page(
  '/markets',
  () => shell('place.markets'),
  () => import('../sections/markets/markets-page.tsx'),
  markets,
  tokens,
);
