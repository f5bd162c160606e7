import { AUDITED } from '../values/audited.ts';

const NEVER = { refetchInterval: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** When an operation is read again by itself. */
export const freshness = (id: string, refetchEvery: number | false) =>
  AUDITED.includes(id) ? NEVER : { refetchInterval: refetchEvery };
