/**
 * Reads the variables of one provider, by their names. Faults are collected, and stop the start together; until then a value is empty.
 * `what` completes "set it to …".
 */
export interface ProviderSettings {
  /** A secret by its issuer: the strength of our own ones is checked. */
  secret(name: string, issuer: 'provider' | 'operator', what: string): string;
  /** The former value of a secret during a rotation, in the variable with the prefix `PREVIOUS_`. */
  former(name: string, issuer: 'provider' | 'operator'): string | undefined;
  label(name: string, what: string): string;
  url(name: string, standard: string): string;
  integer(name: string, range: readonly [least: number, most: number], standard: number): number;
  fault(text: string): void;
}
