export interface KeyDigests {
  /** What is kept in an API key's place: the same for the same key, and nothing to anybody who lacks the service's pepper. */
  digestOf(key: string): string;
}
