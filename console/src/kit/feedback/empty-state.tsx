import type { ReactNode } from 'react';
import css from './feedback.module.css';

type EmptyStateProps = Readonly<{
  /** What there is not: "No purchases yet". */
  title: string;
  /** How it comes to be. */
  children: ReactNode;
  action?: ReactNode;
}>;

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={css.empty}>
    <p className={css.emptyTitle}>{title}</p>
    <div className={css.emptyText}>{children}</div>
    {action !== undefined && <div className={css.emptyAction}>{action}</div>}
  </div>
);
