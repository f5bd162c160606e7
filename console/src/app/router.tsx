import { createRouter } from '@tanstack/react-router';
import * as routes from '../routes/index.ts';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { rootRoute } from './root-route.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren(Object.values(routes)),
  basepath: '/console',
  defaultPreload: 'intent',
  defaultPendingComponent: PageLoading,
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    title?: () => string;
  }
}
