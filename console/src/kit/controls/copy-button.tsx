import { useEffect, useState } from 'react';
import { Hidden } from '../hidden.tsx';
import { t } from '../texts/index.ts';
import css from './controls.module.css';

type CopyButtonProps = Readonly<{ value: string; label: string }>;

const SHOWN_MS = 2_000;

/** Copies the value, and says that it did. `label` names what is copied: "Copy the address". */
export function CopyButton({ value, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <button type="button" className={css.copy} aria-label={label} title={label} onClick={() => void copy()}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {outcome === 'copied' ? (
          <path d="m3 8.5 3.2 3.2L13 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        ) : (
          <path
            d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <Hidden>
        <span role="status">{outcome && t(outcome)}</span>
      </Hidden>
    </button>
  );
}
