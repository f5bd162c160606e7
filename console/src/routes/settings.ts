import { page } from '../app/page.ts';
import { t as settings } from '../sections/settings/texts/index.ts';
import { t as shell } from '../shell/texts/index.ts';

export const settingsRoute = page(
  '/settings',
  () => shell('place.settings'),
  () => import('../sections/settings/settings-page.tsx'),
  settings,
);
