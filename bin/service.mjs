#!/usr/bin/env node
// Runs a sub-command of the service, in a checkout after `npm run build` and in the image: node bin/service.mjs <sub-command>
import { existsSync } from 'node:fs';

const places = ['../dist/src/main.js', '../dist/bundle/main.js'].map((place) => new URL(place, import.meta.url));
const main = places.find((place) => existsSync(place));
if (main === undefined) {
  console.error('The service is not compiled: run npm run build first.');
  process.exit(1);
}
await import(main.href);
