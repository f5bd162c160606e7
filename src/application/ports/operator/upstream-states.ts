/** `resting`: skipped during a cool-down after failures. */
export type UpstreamState = Readonly<{ name: string; state: 'available' | 'resting' }>;

/** The providers of data that this process has called or may call. */
export interface UpstreamStates {
  list(): readonly UpstreamState[];
}
