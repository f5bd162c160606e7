// `npm run build`: everything; `npm run build -- service`: only what `dist/src/main.js` loads.
import { compile } from './compile.mjs';

process.exit(compile(process.argv[2] === 'service' ? 'service' : 'all'));
