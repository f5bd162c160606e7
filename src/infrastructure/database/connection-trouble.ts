/** Why a connection failed, in the words of the server or the system; of a host with several addresses, the reason for each. */
export function wordsOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
