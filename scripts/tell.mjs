/** Writes one line for people to stderr, so that logs on stdout stay JSON; nothing under `npm --silent`. */
export function tell(text) {
  if (process.env.npm_config_loglevel !== 'silent') process.stderr.write(`${text}\n`);
}
