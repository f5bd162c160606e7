import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
    staticData: { title: typeof title === 'string' ? () => title : title },
  });
