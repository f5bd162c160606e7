export interface KeyDigests {
  /** The digest that is stored instead of an API key: deterministic, and useless without the service's pepper. */
  digestOf(key: string): string;
}
