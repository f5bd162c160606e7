import { page } from '../app/page.ts';

export const transferRoute = page('/move', 'Transfer', () => import('../sections/move/transfer-page.tsx'));
