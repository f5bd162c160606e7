import { page } from '../app/page.ts';
import { t as history } from '../history/texts/index.ts';
import { t as texts } from '../sections/buy/texts/index.ts';
import { t } from '../shell/texts/index.ts';

export const buyRoute = page(
  '/buy',
  () => t('place.buy'),
  () => import('../sections/buy/buy-page.tsx'),
  history,
  texts,
);
