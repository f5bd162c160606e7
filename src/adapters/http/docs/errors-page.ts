import { escaped } from '../../../domain/shared/escaped.ts';
import type { ListedError } from '../frame/description/errors.ts';

const sectionOf = ({ code, status, meaning, guidance }: ListedError) =>
  [
    `<h2 id="${code}">${code}</h2>`,
    `<p>${status}: ${escaped(meaning)}</p>`,
    `<p>${escaped(guidance.cause)}</p>`,
    `<p><strong>What to do:</strong> ${escaped(guidance.remedy)}</p>`,
  ].join('\n');

/** The page to which `docs` of every refusal links: each code is an anchor. */
export const errorsHtml = (errors: readonly ListedError[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Error codes</title>
  </head>
  <body>
    <main>
<h1>Error codes</h1>
${errors.map(sectionOf).join('\n')}
    </main>
  </body>
</html>
`;
