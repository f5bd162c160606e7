import { t } from './texts/index.ts';

type Place = Readonly<{ to: string; icon: string }>;

/** With the name of their text. Icons are paths of 16-unit line drawings. */
export const PLACES = [
  { to: '/', text: 'overview', icon: 'M2.5 8.5 8 3l5.5 5.5M4 7.5v6h8v-6' },
  { to: '/buy', text: 'buy', icon: 'M2 3h2l1.6 7.5h6.6L13.8 5H4.5M6.5 13.5h.01M11.5 13.5h.01' },
  { to: '/portfolio', text: 'portfolio', icon: 'M2.5 13.5h11M4.5 11V7M8 11V3M11.5 11V5.5' },
  { to: '/move', text: 'move', icon: 'M2.5 5.5h10L10 3m3.5 7.5h-10L6 13' },
  { to: '/markets', text: 'markets', icon: 'm2 11 4-4 3 2.5L14 4m-3.5 0H14v3.5' },
  { to: '/agent', text: 'agent', icon: 'M2.5 3.5h11v7.5h-6L4 14v-3H2.5zM5.5 7.2h.01M8 7.2h.01M10.5 7.2h.01' },
  {
    to: '/verification',
    text: 'verification',
    icon: 'M8 2 3 4v4c0 3 2 5 5 6 3-1 5-3 5-6V4zm-2.2 5.8L7.4 9.4 10.4 6.4',
  },
  { to: '/developer', text: 'developer', icon: 'm5 4.5-3.5 3.5L5 11.5m6-7 3.5 3.5-3.5 3.5M9.2 3 6.8 13' },
  {
    to: '/settings',
    text: 'settings',
    icon: 'M2.5 4.5h6m3 0h2m-11 7h2m3 0h6M10 3v3M6 10v3',
  },
] as const satisfies readonly (Place & Readonly<{ text: string }>)[];

/** Pages that are reached from another one, which the navigation shows as current. */
export const INNER_PLACES = [
  { to: '/buy/auction', text: 'auction' },
  { to: '/move/swap', text: 'swap' },
] as const;

/** Of the operators, whose pages are in English. */
export const OPERATIONS_PLACES = [
  {
    to: '/operations',
    label: 'Operations',
    icon: 'M2.5 2.5h4.5v5h-4.5zm6.5 0h4.5v3h-4.5zm0 5h4.5v6h-4.5zm-6.5 2h4.5v4h-4.5z',
  },
  {
    to: '/operations/people',
    label: 'People',
    icon: 'M6 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM2 13.5c0-2.5 1.6-4 4-4s4 1.5 4 4m.5-6a2 2 0 1 0-.6-3.9M11 9.7c1.8.2 3 1.6 3 3.8',
  },
  { to: '/operations/proposals', label: 'Proposals', icon: 'M3 2.5h7l3 3v8H3zm2.5 6.5 1.8 1.8 3.200-3.300' },
  { to: '/operations/decisions', label: 'Decisions', icon: 'M8 13.5V8m0 0L3.5 4.5M8 8l4.5-3.5M2.5 7.5v-4h4m7 4v-4h-4' },
  {
    to: '/operations/alarms',
    label: 'Alarms',
    icon: 'M8 2.5a4 4 0 0 0-4 4v3l-1.5 2h11L12 9.5v-3a4 4 0 0 0-4-4zm-1.5 11h3',
  },
  { to: '/operations/audit', label: 'Audit', icon: 'M3 3.5h10M3 8h10M3 12.5h6' },
  {
    to: '/operations/reconciliation',
    label: 'Reconciliation',
    icon: 'M8 2.5v11M3 5h10M3 5 1.5 9.5h3zm10 0-1.5 4.5h3z',
  },
  { to: '/operations/queue', label: 'Messages', icon: 'M2.5 3h11v3h-11zm0 4.5h11v3h-11zm0 4.5h7' },
] as const satisfies readonly (Place & Readonly<{ label: string }>)[];

export type Listed = (typeof PLACES)[number] | (typeof OPERATIONS_PLACES)[number];

export const labelOf = (place: Listed | (typeof INNER_PLACES)[number]): string =>
  'text' in place ? t(`place.${place.text}`) : place.label;
