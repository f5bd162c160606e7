/** Scripts of package.json that a person started and watches. */
const WATCHED = ['start', 'dev'];

/** Writes one line of progress for people to stderr under `npm start` and `npm run dev`; the log goes to stdout. Nothing under `npm --silent`. */
export function tell(text: string): void {
  const { npm_lifecycle_event: script = '', npm_config_loglevel: level } = process.env;
  if (WATCHED.includes(script) && level !== 'silent') process.stderr.write(`${text}\n`);
}
