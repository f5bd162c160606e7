import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../brand.ts';
import { Hidden } from '../kit/index.ts';
import { t } from './texts/index.ts';

/** Names the tab after the page. After a change of pages it announces the page, and moves the focus to the content. */
export function Announcer() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })?.() ?? t('notFound');
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    document.title = `${title} · ${brand.name ?? t('product')}`;
    if (path === undefined || path === before.current) return;
    if (before.current !== undefined) {
      setSaid(title);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    before.current = path;
  }, [title, path]);
  return (
    <Hidden>
      <span aria-live="polite">{said}</span>
    </Hidden>
  );
}
