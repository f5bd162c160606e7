import { page } from '../../app/page.ts';

export const operationsPeopleRoute = page(
  '/operations/people',
  'People',
  () => import('../../sections/operations/people/people-page.tsx'),
);
