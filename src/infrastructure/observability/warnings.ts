/** Writes the warnings of Node.js and of packages with `write`, one line each, instead of Node.js's own raw text on stderr. */
export function redirectWarnings(write: (line: string, kind: string) => void): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => write(message.replace(/\s+/g, ' ').trim(), name));
}
