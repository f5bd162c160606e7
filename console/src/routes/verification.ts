import { page } from '../app/page.ts';
import { t as texts } from '../sections/verification/texts/index.ts';
import { t } from '../shell/texts/index.ts';

export const verificationRoute = page(
  '/verification',
  () => t('place.verification'),
  () => import('../sections/verification/verification-page.tsx'),
  texts,
);
