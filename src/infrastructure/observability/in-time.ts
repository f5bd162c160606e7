/** Milliseconds that a page of metrics waits for the database, so that the other metrics are read when it hangs. */
const READ_MS = 1_000;

/** The answer; undefined when it rejects or takes too long. */
export async function inTime<T>(answer: Promise<T> | T): Promise<T | undefined> {
  let limit: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    limit = setTimeout(() => resolve(undefined), READ_MS);
  });
  try {
    return await Promise.race([answer, over]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}
