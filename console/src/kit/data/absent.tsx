import { Hidden } from '../hidden.tsx';

/** What the service does not know. Never a zero. */
export const Absent = ({ why = 'not available' }: Readonly<{ why?: string }>) => (
  <span title={why}>
    <span aria-hidden="true">–</span>
    <Hidden>{why}</Hidden>
  </span>
);
