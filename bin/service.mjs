#!/usr/bin/env node
// Runs a sub-command of the service, in a checkout after `npm run build` or `npm run bundle`, and in the image: node bin/service.mjs <sub-command>
import { statSync } from 'node:fs';

const inDist = (place) => new URL(`../dist/${place}`, import.meta.url);
/** When the file was written; 0 when there is none. */
const writtenAt = (place) => statSync(inDist(place), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const BUNDLE = 'bundle/main.js';
const MODULES = 'src/main.js';
const compiledAt = Math.max(...[MODULES, '.tsbuildinfo', '.tsbuildinfo-service'].map(writtenAt));
// The bundle starts faster, unless something was compiled since.
const main = writtenAt(BUNDLE) > compiledAt ? BUNDLE : MODULES;
if (writtenAt(main) === 0) {
  console.error('The service is not compiled: run npm run build first.');
  process.exit(1);
}
await import(inDist(main).href);
