import { page } from '../app/page.ts';
import { t } from '../shell/texts/index.ts';

export const swapRoute = page(
  '/move/swap',
  () => t('place.swap'),
  () => import('../sections/move/swap-page.tsx'),
);
