import { page } from '../../app/page.ts';

export const operationsProposalsRoute = page(
  '/operations/proposals',
  'Proposals',
  () => import('../../sections/operations/proposals/proposals-page.tsx'),
);
