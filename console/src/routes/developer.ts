import { page } from '../app/page.ts';

export const developerRoute = page('/developer', 'Developer', () => import('../sections/developer/developer-page.tsx'));
