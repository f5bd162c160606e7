// `npm run build`: everything; `npm run build -- service`: only what `dist/src/main.js` loads; `npm run build -- console`: only the pages.
import { buildConsole } from './build-console.mjs';
import { compile } from './compile.mjs';

const [part] = process.argv.slice(2);
const status = part === 'console' ? 0 : compile(part === 'service' ? 'service' : 'all');
process.exit(status || part === 'service' ? status : await buildConsole());
