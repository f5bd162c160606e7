import { page } from '../../app/page.ts';

export const operationsQueueRoute = page(
  '/operations/queue',
  'Queue',
  () => import('../../sections/operations/service/queue-page.tsx'),
);
