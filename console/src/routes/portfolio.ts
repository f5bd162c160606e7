import { page } from '../app/page.ts';

export const portfolioRoute = page('/portfolio', 'Portfolio', () => import('../sections/portfolio/portfolio-page.tsx'));
