import css from './signing.module.css';
import { t } from './texts/index.ts';

/** What a program says, for those who can use it: never the first thing that a person reads. */
export const Technical = ({ words }: Readonly<{ words: string }>) => (
  <details className={css.device}>
    <summary>{t('technical')}</summary>
    <p>{words}</p>
  </details>
);
