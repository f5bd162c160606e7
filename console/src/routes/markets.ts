import { page } from '../app/page.ts';

export const marketsRoute = page('/markets', 'Markets', () => import('../sections/markets/markets-page.tsx'));
