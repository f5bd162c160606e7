import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { InExplorers, LAYERS_ID, Toaster, TooltipLayer } from '../kit/index.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountMenu, onOtherTab, readAgain, useIsSimulated, useOperator } from '../session/index.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { Navigation } from './navigation.tsx';
import { OPERATIONS_PLACES, PLACES } from './places.ts';
import { useSavedLooks } from './saved-looks.ts';
import css from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** What surrounds every page. */
export function Shell() {
  const cache = useQueryClient();
  const isSimulated = useIsSimulated();
  const isOperator = useOperator() != null;
  useSavedLooks();
  useKeptFocus();
  useEffect(() => onOtherTab((change) => void readAgain(cache, change)), [cache]);
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        Skip to the content
      </a>
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
            <rect width="32" height="32" rx="8" className={css.mark} />
            <path d="M8 21V11h4v10zm6 0v-6h4v6zm6 0V8h4v13z" className={css.markLines} />
          </svg>
          <span>Console</span>
        </Link>
        <div className={css.headerEnd}>
          <PaletteButton places={isOperator ? [...PLACES, ...OPERATIONS_PLACES] : PLACES} isOperator={isOperator} />
          <div className={css.headerTheme}>
            <ThemeSwitch />
          </div>
          <AccountMenu />
        </div>
      </header>
      <Navigation />
      <main id="main" className={css.main} tabIndex={-1}>
        <Banners />
        <InExplorers value={!isSimulated}>
          <Outlet />
        </InExplorers>
      </main>
      <Announcer />
      <section id={LAYERS_ID} aria-label="Menus and hints">
        <TooltipLayer />
      </section>
      <Toaster />
    </div>
  );
}
