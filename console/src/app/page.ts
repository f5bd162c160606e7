import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { languageAt } from '../texts/choice.ts';
import { language } from '../values/language.ts';
import { rootRoute } from './root-route.ts';

type Module = Readonly<{ default: () => ReactNode }>;
type Loadable = Readonly<{ load: () => Promise<void> }>;

/**
 * A route whose page is loaded when it is shown, and beside it the catalogues of its texts. The title names the browser's tab, and is
 * announced to screen readers; of a page with catalogues it is the name of its place.
 */
export const page = <const Path extends string>(
  path: Path,
  title: string | (() => string),
  load: () => Promise<Module>,
  ...catalogues: readonly Loadable[]
) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(async () => {
      const [module] = await Promise.all([load(), ...catalogues.map((texts) => texts.load())]);
      return module;
    }),
    // A page in another language than the one before it is another visit.
    beforeLoad: ({ location, preload }) => {
      if (!preload && languageAt(path) !== language())
        throw redirect({ href: location.publicHref, reloadDocument: true });
    },
    staticData: { title: typeof title === 'string' ? () => title : title },
  });
