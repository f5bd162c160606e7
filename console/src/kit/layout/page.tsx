import type { ReactNode } from 'react';
import css from './layout.module.css';

type PageProps = Readonly<{
  title: ReactNode;
  /** One sentence: what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Uses the whole width of a wide screen: for lists. */
  wide?: boolean;
  children?: ReactNode;
}>;

/** A whole page: its only `h1`, and sections beneath. */
export const Page = ({ title, lead, actions, wide = false, children }: PageProps) => (
  <div className={css.page} data-wide={wide || undefined}>
    <div className={css.top}>
      <div className={css.heading}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
    {children}
  </div>
);
