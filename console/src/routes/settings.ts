import { page } from '../app/page.ts';
import { t } from '../shell/texts/index.ts';

export const settingsRoute = page(
  '/settings',
  () => t('place.settings'),
  () => import('../sections/settings/settings-page.tsx'),
);
