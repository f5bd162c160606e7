/** The master password of protected pages, and the passes issued for it. */
export interface GatePasses {
  /** False when no password is configured. */
  readonly hasPassword: boolean;
  /** Takes constant time. */
  isPassword(text: string): boolean;
  issue(expiresAt: Date): string;
  /** True when this service issued the pass for the current password and it has not expired at `now`. */
  isPass(text: string, now: Date): boolean;
}
