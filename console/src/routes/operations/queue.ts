import { page } from '../../app/page.ts';

export const operationsQueueRoute = page(
  '/operations/queue',
  'Messages',
  () => import('../../sections/operations/service/queue-page.tsx'),
);
