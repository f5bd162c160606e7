import { brand } from '../brand.ts';
import css from './brand.module.css';
import { t } from './texts/index.ts';

/** The institution's links; nothing where it set none. */
export function Footer() {
  const { supportUrl, links } = brand;
  const all = [...links, ...(supportUrl === undefined ? [] : [{ label: t('support'), url: supportUrl }])];
  if (all.length === 0) return null;
  return (
    <footer className={css.footer}>
      <ul>
        {all.map(({ label, url }) => (
          <li key={label}>
            <a href={url} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
