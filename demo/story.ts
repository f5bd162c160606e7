/** Prints the story as it happens: chapters, requests, responses. */
export const chapter = (title: string) => console.log(`\n\u001b[1m${title}\u001b[0m`);

export const tell = (text: string) => console.log(`  ${text}`);

/** Prints a request or a response, shortened if long; the reader can repeat it with curl. */
export function show(arrow: '→' | '←', line: string, body?: unknown): void {
  console.log(`  ${arrow} ${line}`);
  if (body === undefined) return;
  const text = JSON.stringify(body, shorten, 2);
  console.log(text.replaceAll(/^/gm, '      '));
}

const LONGEST = 90;
const shorten = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > LONGEST && !value.includes('\n')
    ? `${value.slice(0, LONGEST - 14)}… (${value.length} characters)`
    : value;
