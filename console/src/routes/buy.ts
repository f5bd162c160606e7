import { page } from '../app/page.ts';

export const buyRoute = page('/buy', 'Buy', () => import('../sections/buy/buy-page.tsx'));
