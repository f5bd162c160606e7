import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { InExplorers, LAYERS_ID, Toaster } from '../kit/index.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { AccountMenu, onOtherTab, readAgain, useIsSimulated, useOperator } from '../session/index.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { Brand } from './brand-mark.tsx';
import { Footer } from './footer.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Navigation } from './navigation.tsx';
import { INNER_PLACES, labelOf, OPERATIONS_PLACES, PLACES } from './places.ts';
import { SandboxBadge } from './sandbox-badge.tsx';
import { useSavedLooks } from './saved-looks.ts';
import css from './shell.module.css';
import { t } from './texts/index.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** What surrounds every page. */
export function Shell() {
  const cache = useQueryClient();
  const isSimulated = useIsSimulated();
  const isOperator = useOperator() != null;
  const places = [...PLACES, ...INNER_PLACES, ...(isOperator ? OPERATIONS_PLACES : [])].map((place) => ({
    ...place,
    label: labelOf(place),
  }));
  useSavedLooks();
  useKeptFocus();
  useEffect(() => onOtherTab((change) => void readAgain(cache, change)), [cache]);
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      <header className={css.header}>
        <div className={css.headerStart}>
          <Link to="/" className={css.brand}>
            <Brand />
          </Link>
          <SandboxBadge />
        </div>
        <div className={css.headerEnd}>
          <PaletteButton places={places} isOperator={isOperator} />
          <div className={css.headerLooks}>
            <LanguageChoice isLabelHidden />
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
        <Footer />
      </main>
      <Announcer />
      <section id={LAYERS_ID} aria-label={t('menus')} />
      <Toaster />
    </div>
  );
}
