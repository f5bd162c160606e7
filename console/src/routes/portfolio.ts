import { page } from '../app/page.ts';
import { t as history } from '../history/texts/index.ts';
import { t as portfolio } from '../sections/portfolio/texts/index.ts';
import { t as shell } from '../shell/texts/index.ts';

export const portfolioRoute = page(
  '/portfolio',
  () => shell('place.portfolio'),
  () => import('../sections/portfolio/portfolio-page.tsx'),
  history,
  portfolio,
);
