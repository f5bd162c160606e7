import { page } from '../app/page.ts';

export const settingsRoute = page('/settings', 'Settings', () => import('../sections/settings/settings-page.tsx'));
