import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rootRoute } from './root-route.ts';

type Module = Readonly<{ default: () => ReactNode }>;

/** A route whose page is loaded when it is shown. The title names the browser's tab, and is announced to screen readers. */
export const page = <const Path extends string>(path: Path, title: string, load: () => Promise<Module>) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: lazyRouteComponent(load),
    staticData: { title },
  });
