import { page } from '../app/page.ts';

export const verificationRoute = page(
  '/verification',
  'Verification',
  () => import('../sections/verification/verification-page.tsx'),
);
