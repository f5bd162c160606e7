import { Link } from '@tanstack/react-router';
import { EmptyState, Page } from '../kit/index.ts';

export const NotFound = () => (
  <Page title="Page not found">
    <EmptyState title="There is no page at this address" action={<Link to="/">Go to the overview</Link>}>
      The link may be old, or the address may be misspelled.
    </EmptyState>
  </Page>
);
