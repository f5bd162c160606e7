/** Closes what the suites share, after the last test. In a worker it is kept for the next file, and ends with the worker's process. */
export function atEnd(title: string, close: Mocha.AsyncFunc): void {
  if (process.env.MOCHA_WORKER_ID === undefined) after(title, close);
}
