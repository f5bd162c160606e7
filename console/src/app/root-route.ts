import { createRootRoute } from '@tanstack/react-router';
import { Shell } from '../shell/shell.tsx';
import { NotFound } from './not-found.tsx';

export const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFound });
