import { page } from '../app/page.ts';
import { t } from '../shell/texts/index.ts';

export const marketsRoute = page(
  '/markets',
  () => t('place.markets'),
  () => import('../sections/markets/markets-page.tsx'),
);
