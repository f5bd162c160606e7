import { page } from '../app/page.ts';

export const swapRoute = page('/move/swap', 'Swap', () => import('../sections/move/swap-page.tsx'));
