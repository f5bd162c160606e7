/** The status of a process that SIGPIPE ends, which Node.js ignores. */
const ENDED_BY_SIGPIPE = 128 + 13;

/** Ends the process quietly once nobody reads what it writes, as in `audit export | head`. */
export function endOnClosedPipe(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(ENDED_BY_SIGPIPE);
    });
}
