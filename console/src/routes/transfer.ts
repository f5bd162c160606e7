import { page } from '../app/page.ts';
import { t } from '../shell/texts/index.ts';

export const transferRoute = page(
  '/move',
  () => t('place.move'),
  () => import('../sections/move/transfer-page.tsx'),
);
