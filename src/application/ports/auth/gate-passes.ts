/** The master password of protected pages, and the passes that are given for it. */
export interface GatePasses {
  /** False while the operator set no password: then there is nothing to enter. */
  readonly hasPassword: boolean;
  /** Tells nothing of the password by the time that it takes. */
  isPassword(text: string): boolean;
  issue(expiresAt: Date): string;
  /** Issued by us for the password that holds now, and not expired at `now`. */
  isPass(text: string, now: Date): boolean;
}
