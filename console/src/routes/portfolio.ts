import { page } from '../app/page.ts';
import { t } from '../shell/texts/index.ts';

export const portfolioRoute = page(
  '/portfolio',
  () => t('place.portfolio'),
  () => import('../sections/portfolio/portfolio-page.tsx'),
);
