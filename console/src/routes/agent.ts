import { page } from '../app/page.ts';
import { t as texts } from '../sections/agent/texts/index.ts';
import { t } from '../shell/texts/index.ts';

export const agentRoute = page(
  '/agent',
  () => t('place.agent'),
  () => import('../sections/agent/agent-page.tsx'),
  texts,
);
