import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../shell/texts/index.ts';
import type { Place } from './destinations.ts';
import css from './palette.module.css';
import { t as texts } from './texts/index.ts';

const Palette = lazy(async () => (await Promise.all([import('./palette.tsx'), texts.load()]))[0]);

type PaletteButtonProps = Readonly<{ places: readonly Place[]; isOperator: boolean }>;

/** Ctrl+K, or ⌘K, opens the palette on every page; so does the button, for those who do not know. */
export function PaletteButton({ places, isOperator }: PaletteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" className={css.opener} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <svg viewBox="0 0 16 16" width="14" height="14" className={css.glass} aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3.5 3.5" />
        </svg>
        <span>{t('goTo')}</span>
        <span className={css.keys} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <Palette open={isOpen} onClose={() => setOpen(false)} places={places} isOperator={isOperator} />
        </Suspense>
      )}
    </>
  );
}
