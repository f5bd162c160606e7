import type { UserUseCases } from '../../../application/user/index.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './preferences.schemas.ts';

const SWAP = { path: '/api/user/preferences', tag: 'User', access: 'session' } as const;
const DASHBOARD = { path: '/api/user/dashboard-preferences', tag: 'User', access: 'session' } as const;

export const preferenceRoutes = (user: UserUseCases) => [
  route({
    ...SWAP,
    method: 'get',
    operationId: 'viewSwapPreferences',
    summary: 'Get your swap preferences',
    description: 'Fields that were never set have their defaults.',
    limit: 'read',
    reply: data(wire.ShownSwapPreferences, 'The preferences'),
    fails: [],
    handle: async ({ caller }) => ({ swapPreferences: await user.viewPreferences(caller.wallet, 'swap') }),
  }),
  route({
    ...SWAP,
    method: 'post',
    operationId: 'setSwapPreferences',
    summary: 'Update your swap preferences',
    description: 'Changes the fields that are sent and keeps the others. Returns all of them.',
    limit: 'write',
    body: wire.SetSwapPreferences,
    reply: data(wire.ShownSwapPreferences, 'The updated preferences'),
    fails: [],
    handle: async ({ body, caller }) => ({
      swapPreferences: await user.setPreferences(caller.wallet, 'swap', body.swapPreferences),
    }),
  }),
  route({
    ...DASHBOARD,
    method: 'get',
    operationId: 'viewDashboardPreferences',
    summary: 'Get your dashboard preferences',
    description: 'Fields that were never set have their defaults.',
    limit: 'read',
    reply: data(wire.ShownDashboardPreferences, 'The preferences'),
    fails: [],
    handle: async ({ caller }) => ({ preferences: await user.viewPreferences(caller.wallet, 'dashboard') }),
  }),
  route({
    ...DASHBOARD,
    method: 'post',
    operationId: 'setDashboardPreferences',
    summary: 'Update your dashboard preferences',
    description: 'Changes the fields that are sent and keeps the others. Returns all of them.',
    limit: 'write',
    body: wire.SetDashboardPreferences,
    reply: data(wire.ShownDashboardPreferences, 'The updated preferences'),
    fails: [],
    handle: async ({ body, caller }) => ({
      preferences: await user.setPreferences(caller.wallet, 'dashboard', body.preferences),
    }),
  }),
];
