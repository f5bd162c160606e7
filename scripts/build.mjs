// `npm run build`: everything; `npm run build -- service`: only what `dist/src/main.js` loads; `npm run build -- console`: only the pages.
import { buildConsole } from './build-console.mjs';
import { compile } from './compile.mjs';

const PARTS = {
  service: async () => compile('service'),
  console: () => buildConsole(),
  all: async () => compile('all') || (await buildConsole()),
};
const build = PARTS[process.argv[2] ?? 'all'];
if (build === undefined) console.error(`The parts are ${Object.keys(PARTS).join(', ')}.`);
process.exit(build === undefined ? 1 : await build());
