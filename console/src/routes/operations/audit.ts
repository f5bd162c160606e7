import { page } from '../../app/page.ts';

export const operationsAuditRoute = page(
  '/operations/audit',
  'Audit',
  () => import('../../sections/operations/audit/audit-page.tsx'),
);
