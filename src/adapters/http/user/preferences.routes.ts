import { z } from 'zod';
import type { UserUseCases } from '../../../application/user/index.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { line } from '../frame/wire/wire.ts';

const swap = {
  showCharts: z.boolean(),
  showMultiQuoter: z.boolean(),
  showAdvancedRouting: z.boolean(),
  preferredProvider: line(0, 50).meta({ description: '`auto` selects the best quote', example: 'auto' }),
  countryCode: line(0, 10).meta({ description: 'Empty when no preference is set', example: 'FR' }),
};

const dashboard = {
  sidebarEnabled: z.boolean(),
  sidebarCollapsed: z.boolean(),
  showCharts: z.boolean(),
  showMultiQuoter: z.boolean(),
  theme: line(0, 20).meta({ description: '`system` follows the device', example: 'system' }),
};

/** An object with any subset of the fields, and no others. */
const someOf = <S extends Readonly<Record<string, z.ZodType>>>(shape: S) =>
  z.strictObject(
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field.exactOptional()])) as {
      [K in keyof S]: z.ZodExactOptional<S[K]>;
    },
  );

const SwapPreferences = z.object(swap).meta({ id: 'SwapPreferences', description: 'The user’s swap preferences' });

const DashboardPreferences = z
  .object(dashboard)
  .meta({ id: 'DashboardPreferences', description: 'The user’s dashboard preferences' });

const ShownSwapPreferences = z
  .object({ swapPreferences: SwapPreferences })
  .meta({ id: 'ShownSwapPreferences', description: 'The preferences, with defaults for fields that are not set' });

const ShownDashboardPreferences = z
  .object({ preferences: DashboardPreferences })
  .meta({ id: 'ShownDashboardPreferences', description: 'The preferences, with defaults for fields that are not set' });

const SetSwapPreferences = z.strictObject({ swapPreferences: someOf(swap) }).meta({
  id: 'SetSwapPreferences',
  description: 'The fields to change; other fields keep their values',
  example: { swapPreferences: { showAdvancedRouting: true } },
});

const SetDashboardPreferences = z.strictObject({ preferences: someOf(dashboard) }).meta({
  id: 'SetDashboardPreferences',
  description: 'The fields to change; other fields keep their values',
  example: { preferences: { theme: 'dark' } },
});

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
    reply: data(ShownSwapPreferences, 'The preferences'),
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
    body: SetSwapPreferences,
    reply: data(ShownSwapPreferences, 'The updated preferences'),
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
    reply: data(ShownDashboardPreferences, 'The preferences'),
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
    body: SetDashboardPreferences,
    reply: data(ShownDashboardPreferences, 'The updated preferences'),
    fails: [],
    handle: async ({ body, caller }) => ({
      preferences: await user.setPreferences(caller.wallet, 'dashboard', body.preferences),
    }),
  }),
];
