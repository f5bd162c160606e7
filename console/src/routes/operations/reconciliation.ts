import { page } from '../../app/page.ts';

export const operationsReconciliationRoute = page(
  '/operations/reconciliation',
  'Reconciliation',
  () => import('../../sections/operations/service/reconciliation-page.tsx'),
);
