/** A new key of 128 random bits. `crypto.randomUUID` does not exist on plain http; `getRandomValues` does. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
