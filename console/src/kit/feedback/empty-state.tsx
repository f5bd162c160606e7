import { type ReactNode, useContext } from 'react';
import { t } from '../texts/index.ts';
import css from './empty-state.module.css';
import { Whole } from './whole.ts';

type EmptyStateProps = Readonly<{
  /** What there is not: "No purchases yet". */
  title: string;
  /** How it comes to be. */
  children: ReactNode;
  action?: ReactNode;
}>;

/** Stands for figures that are known to be none; inside `Loaded`, which knows whether everything was read. */
export const EmptyState = (props: EmptyStateProps) =>
  useContext(Whole) ? (
    <div className={css.empty}>
      <p className={css.title}>{props.title}</p>
      <div className={css.text}>{props.children}</div>
      {props.action !== undefined && <div className={css.action}>{props.action}</div>}
    </div>
  ) : (
    <p className={css.text}>{t('nothingReadable')}</p>
  );
