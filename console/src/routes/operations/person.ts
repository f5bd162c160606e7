import { page } from '../../app/page.ts';

export const operationsPersonRoute = page(
  '/operations/people/$wallet',
  'Person',
  () => import('../../sections/operations/person/person-page.tsx'),
);
