import type { MessagingChoice } from '../../adapters/messaging/choose.ts';
import { PLATFORM_RECORDS } from '../../adapters/messaging/platforms.ts';
import { anyPlatform, PLATFORM_TITLES, PLATFORMS } from '../../domain/messaging/platform.ts';
import { type Choose, providerSettings } from './adapter-chooser.ts';
import type { EnvReader } from './env-reader.ts';

/**
 * How messages are received and sent. Incoming updates are always authenticated; updates of a platform without a secret
 * are rejected. Live messaging without any configured platform is off.
 */
export function readMessaging(reader: EnvReader, choose: Choose): MessagingChoice {
  const isOn = (platform: (typeof PLATFORMS)[number]) =>
    PLATFORM_RECORDS[platform].variables.filter((name) => reader.text(name) !== undefined).length > 0;
  const on = PLATFORMS.filter(isOn);
  const kind =
    on.length > 0
      ? choose('MESSAGING_PROVIDER', 'platforms', 'none')
      : choose('MESSAGING_PROVIDER', 'none', 'platforms');
  if (kind === 'platforms' && on.length === 0)
    reader.fault(`MESSAGING_PROVIDER is platforms: set the variables of ${anyPlatform((one) => PLATFORM_TITLES[one])}`);
  const because = kind === 'platforms' ? 'other variables of its platform are set' : undefined;
  const platforms = PLATFORMS.map((platform) => {
    const isServed = on.includes(platform);
    const settings = PLATFORM_RECORDS[platform].settings(providerSettings(reader, isServed ? because : undefined));
    return [platform, isServed ? settings : undefined] as const;
  });
  return { kind, platforms: Object.fromEntries(platforms) };
}
