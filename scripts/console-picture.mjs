// Makes docs/images/console.png: starts the service in memory, signs in to its console in Chromium, and takes a picture.
// CHROMIUM_PATH names another Chromium. Build first: npm run build -- service && npm run build -- console
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const picture = `${root}docs/images/console.png`;
const MOST_BYTES = 200_000;
const START_SECONDS = 60;

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (place) => place !== undefined && existsSync(place),
);
if (executablePath === undefined) throw new Error('Chromium is not installed: install it, or set CHROMIUM_PATH');

const port = await freePort();
const url = `http://localhost:${port}`;
const env = { PATH: process.env.PATH, DATA_DIR: 'memory', CRON: 'off', LOG_LEVEL: 'silent', PORT: String(port) };
const service = spawn(process.execPath, [`${root}dist/src/main.js`, 'serve'], { env, stdio: 'inherit' });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await healthy();
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  await page.goto('/console/buy');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Sandbox wallet/ })
    .click();
  await page.getByRole('banner').getByText(/^0x/).waitFor();
  await page.getByText(/rules are met/).waitFor();
  await page.waitForLoadState('networkidle');
  mkdirSync(dirname(picture), { recursive: true });
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  service.kill('SIGTERM');
  await once(service, 'exit');
}
const { size } = statSync(picture);
console.log(`${picture}: ${size} bytes`);
if (size > MOST_BYTES) throw new Error(`The picture has ${size} bytes, more than ${MOST_BYTES}`);

async function healthy() {
  for (const until = Date.now() + START_SECONDS * 1000; Date.now() < until; await pause(200)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok && (await fetch(`${url}/console`)).ok) return;
  }
  throw new Error(`The service did not start within ${START_SECONDS} s`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  return free;
}
