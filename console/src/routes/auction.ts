import { page } from '../app/page.ts';
import { t } from '../sections/buy/auction/texts/index.ts';
import { t as buyTexts } from '../sections/buy/texts/index.ts';
import { t as shellTexts } from '../shell/texts/index.ts';
import { t as signingTexts } from '../signing/texts/index.ts';

export const auctionRoute = page(
  '/buy/auction',
  () => shellTexts('place.auction'),
  () => import('../sections/buy/auction/auction-page.tsx'),
  t,
  buyTexts,
  signingTexts,
);
