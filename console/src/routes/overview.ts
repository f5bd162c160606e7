import { page } from '../app/page.ts';
import { t as history } from '../history/texts/index.ts';
import { t as texts } from '../sections/overview/texts/index.ts';
import { t } from '../shell/texts/index.ts';

export const overviewRoute = page(
  '/',
  () => t('place.overview'),
  () => import('../sections/overview/overview-page.tsx'),
  history,
  texts,
);
