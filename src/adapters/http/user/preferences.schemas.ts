import { z } from 'zod';
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

export const ShownSwapPreferences = z
  .object({ swapPreferences: SwapPreferences })
  .meta({ id: 'ShownSwapPreferences', description: 'The preferences, with defaults for fields that are not set' });

export const ShownDashboardPreferences = z
  .object({ preferences: DashboardPreferences })
  .meta({ id: 'ShownDashboardPreferences', description: 'The preferences, with defaults for fields that are not set' });

export const SetSwapPreferences = z.strictObject({ swapPreferences: someOf(swap) }).meta({
  id: 'SetSwapPreferences',
  description: 'The fields to change; other fields keep their values',
  example: { swapPreferences: { showAdvancedRouting: true } },
});

export const SetDashboardPreferences = z.strictObject({ preferences: someOf(dashboard) }).meta({
  id: 'SetDashboardPreferences',
  description: 'The fields to change; other fields keep their values',
  example: { preferences: { theme: 'dark' } },
});
