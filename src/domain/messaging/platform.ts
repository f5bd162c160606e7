/** The messaging platforms, by the name that people type. Add one here and compile: the compiler reports every table without it. */
export const PLATFORM_TITLES = { whatsapp: 'WhatsApp', telegram: 'Telegram' } as const;

export type Platform = keyof typeof PLATFORM_TITLES;
export const PLATFORMS = Object.keys(PLATFORM_TITLES) as readonly Platform[];

export const isPlatform = (name: string): name is Platform => Object.hasOwn(PLATFORM_TITLES, name);

/** The choices of a sentence: “link whatsapp” or “link telegram”. */
export const anyPlatform = (written: (platform: Platform) => string): string => PLATFORMS.map(written).join(' or ');
