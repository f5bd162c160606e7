// Writes what is generated from the table of variables and the table of sub-commands: `.env.example` and parts of `docs/configuration.md`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiled = `${root}dist/src/infrastructure`;
const { exampleFile } = await import(`${compiled}/config/describe-variables.js`);
const { withGenerated } = await import(`${compiled}/commands/configuration-page.js`);
const page = `${root}docs/configuration.md`;
writeFileSync(`${root}.env.example`, exampleFile());
writeFileSync(page, withGenerated(readFileSync(page, 'utf8')));
