import type { Platform } from '../../domain/messaging/platform.ts';
import { TELEGRAM } from './platform.telegram.ts';
import { WHATSAPP } from './platform.whatsapp.ts';
import type { PlatformRecord } from './platform-record.ts';

const RECORDS = { whatsapp: WHATSAPP, telegram: TELEGRAM };

type SettingsOf = { [P in Platform]: ReturnType<(typeof RECORDS)[P]['settings']> };
export const PLATFORM_RECORDS: { readonly [P in Platform]: PlatformRecord<SettingsOf[P]> } = RECORDS;

/** The settings of the platforms that are configured. */
export type PlatformSettings = { readonly [P in Platform]?: SettingsOf[P] | undefined };
