import { brand } from '../brand.ts';
import css from './brand.module.css';
import { t } from './texts/index.ts';

/** The institution's logo and name, or the console's own. */
export const Brand = () => (
  <>
    {brand.logo === undefined ? (
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={css.mark} />
        <path d="M8 21V11h4v10zm6 0v-6h4v6zm6 0V8h4v13z" className={css.markLines} />
      </svg>
    ) : (
      <img src={brand.logo} alt="" height={26} className={css.logo} />
    )}
    <span className={css.name}>{brand.name ?? t('product')}</span>
  </>
);
