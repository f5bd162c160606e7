import { lazy, Suspense } from 'react';
import { CopyButton } from '../controls/copy-button.tsx';
import { t } from '../texts/index.ts';
import css from './data.module.css';
import type { Language } from './highlighted.tsx';

const Highlighted = lazy(() => import('./highlighted.tsx'));

type CodeBlockProps = Readonly<{ label: string; code: string; language?: Language }>;

/** Text to take away: a snippet, a configuration, a key. */
export const CodeBlock = ({ label, code, language }: CodeBlockProps) => (
  <figure className={css.block}>
    <figcaption className={css.blockTop}>
      <span>{label}</span>
      <CopyButton value={code} label={t('copy', { what: label })} />
    </figcaption>
    {/* Focusable, so that a keyboard can scroll it. */}
    <section className={css.pre} aria-label={label} {...SCROLLABLE}>
      <pre>
        <code>
          {language === undefined ? (
            code
          ) : (
            <Suspense fallback={code}>
              <Highlighted code={code} language={language} />
            </Suspense>
          )}
        </code>
      </pre>
    </section>
  </figure>
);

const SCROLLABLE = { tabIndex: 0 };
