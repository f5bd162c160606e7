import { page } from '../../app/page.ts';

export const operationsAlarmsRoute = page(
  '/operations/alarms',
  'Alarms',
  () => import('../../sections/operations/service/alarms-page.tsx'),
);
