import { page } from '../app/page.ts';

export const overviewRoute = page('/', 'Overview', () => import('../sections/overview/overview-page.tsx'));
