import type { ProviderSettings } from '../outbound/provider-settings.ts';
import type { Tuning } from '../upstream/upstream.ts';
import { refuseOneForTwo, type TierNames } from './tier-names.ts';

export type DiditSettings = Readonly<{
  baseUrl: string;
  apiKey: string;
  /** The shared secret of the webhook destination. */
  webhookSecret: string;
  /** The secret before it: accepted while the provider may still use it. */
  previousWebhookSecret?: string;
  /** The workflow id for each tier. */
  workflows: TierNames;
  tuning?: Tuning;
}>;

export const WEBHOOK_SECRET = 'DIDIT_WEBHOOK_SECRET';

export function readDiditSettings(read: ProviderSettings): DiditSettings {
  const needed = (name: string, what: string) => read.secret(name, 'provider', what);
  const workflows = {
    TIER_1: needed('DIDIT_WORKFLOW_TIER_1', 'the id of the workflow for basic verification'),
    TIER_2: needed('DIDIT_WORKFLOW_TIER_2', 'the id of the workflow for enhanced verification'),
  };
  refuseOneForTwo(read, 'DIDIT_WORKFLOW', 'workflow', workflows);
  const previousWebhookSecret = read.former(WEBHOOK_SECRET, 'provider');
  return {
    baseUrl: read.url('DIDIT_URL', 'https://verification.didit.me/v3'),
    apiKey: needed('DIDIT_API_KEY', 'the Didit API key'),
    webhookSecret: needed(WEBHOOK_SECRET, 'the shared secret of the Didit webhook'),
    ...(previousWebhookSecret !== undefined && { previousWebhookSecret }),
    workflows,
  };
}
