import { Hidden } from '../hidden.tsx';
import { t } from '../texts/index.ts';

/** What the service does not know. Never a zero. */
export const Absent = ({ why = t('notAvailable') }: Readonly<{ why?: string }>) => (
  <span title={why}>
    <span aria-hidden="true">–</span>
    <Hidden>{why}</Hidden>
  </span>
);
