import { KYC_PROVIDERS } from '../../adapters/kyc/choose.ts';
import { PLATFORM_RECORDS } from '../../adapters/messaging/platforms.ts';
import type { EnvReader } from './env-reader.ts';

const PREFIX = 'PREVIOUS_';

/** The secrets of webhooks whose former value is accepted during a rotation. */
const ROTATED = [
  'ALARM_WEBHOOK_SECRET',
  ...Object.values(KYC_PROVIDERS).map(({ webhookSecret }) => webhookSecret),
  ...Object.values(PLATFORM_RECORDS).map(({ webhookSecret }) => webhookSecret),
].sort();

/** A previous secret without a current one would keep accepting webhooks of a platform that is switched off. */
export function refuseStrayPrevious(reader: EnvReader): void {
  for (const name of reader.namesFrom(PREFIX)) {
    const current = name.slice(PREFIX.length);
    if (!ROTATED.includes(current)) {
      const known = ROTATED.map((rotated) => `${PREFIX}${rotated}`).join(', ');
      reader.fault(`${name} does not exist: there are ${known}. Unset it`);
    } else if (reader.text(current) === undefined) {
      if (!reader.isFaulty(current))
        reader.fault(`${name} needs ${current}, the current value: set it, or unset ${name}`);
    } else if (reader.text(current) === reader.text(name))
      reader.fault(`${name} must not be the value of ${current}: set it to the former value, or unset it`);
  }
}
