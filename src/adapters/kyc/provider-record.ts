import type { KycProvider } from '../../application/ports/kyc.ts';
import type { Random } from '../../application/ports/system.ts';
import type { ProviderSettings } from '../outbound/provider-settings.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';

export type KycTools = UpstreamTools & Readonly<{ random: Pick<Random, 'uuid'> }>;

/** All that the service knows about one identity provider. */
export type KycProviderRecord<Settings> = Readonly<{
  /** The name of its upstream. `<KEY>_CALLS_PER_MINUTE` is its quota. */
  upstream: string;
  /** The variable with the secret of its webhook, which can be rotated by `PREVIOUS_<VARIABLE>`. */
  webhookSecret: string;
  settings: (read: ProviderSettings) => Settings;
  make: (settings: Settings, tools: KycTools) => KycProvider;
}>;
