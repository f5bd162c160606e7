import { type ReactNode, useId } from 'react';
import css from './layout.module.css';

type SectionProps = Readonly<{
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}>;

/** A titled card: the unit that pages are made of. */
export function Section({ title, lead, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.card} {...(title !== undefined && { 'aria-labelledby': id })}>
      {(title !== undefined || actions !== undefined) && (
        <div className={css.cardTop}>
          <div>
            {title !== undefined && (
              <h2 id={id} className={css.cardTitle}>
                {title}
              </h2>
            )}
            {lead !== undefined && <p className={css.cardLead}>{lead}</p>}
          </div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
