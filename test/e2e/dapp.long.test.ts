import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import express from 'express';
import type { BrowserContext, Page } from 'playwright-core';
import type { Hex } from 'viem';
import { developmentAccounts } from '../../contracts/kit/node.ts';
import { type RunningServer, startServer } from '../../src/infrastructure/process/server.ts';
import { freePort } from '../support/servers/free-port.ts';
import { inBrowser } from '../support/service/browser.ts';
import { injectWallet } from '../support/service/injected-wallet.ts';
import { endAll } from '../support/service/process.ts';
import { describeOnStack } from '../support/service/stack.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const { address: BUYER, privateKey } = developmentAccounts[4];

let port: number;

/** The example dapp, built, on another port than the service, in a browser with an injected wallet. */
describeOnStack(
  'the example dapp',
  (stack) => {
    inBrowser((browser) => {
      let out: string;
      let site: RunningServer;
      let context: BrowserContext;
      let page: Page;
      let problems: string[];

      before(async () => {
        out = mkdtempSync(join(tmpdir(), 'dapp-'));
        const args = [VITE, 'build', join(ROOT, 'examples/dapp'), '--outDir', out, '--emptyOutDir'];
        const env = { PATH: process.env.PATH, VITE_API_URL: stack().url };
        const build = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
        const [errors, [code]] = await Promise.all([text(build.stderr), once(build, 'close')]);
        expect(code, errors).to.equal(0);
        site = await startServer(express().use(express.static(out)), '127.0.0.1', port);
        context = await browser().newContext();
        // As on plain http elsewhere than on this machine.
        await context.addInitScript('delete Crypto.prototype.randomUUID');
        await injectWallet(context, [stack().world.node], privateKey as Hex);
        page = await context.newPage();
        problems = [];
        page.on('pageerror', (error) => problems.push(String(error)));
      });
      after(async () => {
        await context?.close();
        await site?.stop();
        rmSync(out, { recursive: true, force: true });
      });
      after(endAll);

      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const shown = (text: string | RegExp) => page.getByText(text).waitFor();

      it('signs in with an announced wallet, and is still signed in after a reload', async () => {
        await page.goto(`http://localhost:${port}/`);
        await press('Sign in with Test Wallet');
        await shown(BUYER);
        await page.reload();
        await shown(BUYER);
      });

      it('leads the buyer through what is missing, and buys on the chain', async () => {
        const provider = context.waitForEvent('page');
        await press('Buy');
        await press('Verify your identity');
        await (await provider).getByRole('button', { name: 'Approve' }).click();
        await shown(/You are verified/);
        await press('Buy');
        await press('Accept the terms');
        await shown('You accepted the terms.');
        const { usdc } = stack().world;
        const before = await usdc.balanceOf(BUYER);
        await press('Buy');
        await shown(/Bought in block \d+/);
        expect(before - (await usdc.balanceOf(BUYER))).to.equal(100_000_000n);
      });

      it('shows why a purchase is refused', async () => {
        await page.getByLabel('Amount').fill('5000');
        await press('Buy');
        await shown(/Not bought: .*limit/);
      });

      it('signs out, without an error in the page', async () => {
        await press('Sign out');
        await page.getByRole('button', { name: 'Sign in with Test Wallet' }).waitFor();
        expect(problems).to.deep.equal([]);
      });
    });
  },
  async () => {
    port = await freePort();
    return { ALLOWED_ORIGINS: `http://localhost:${port}` };
  },
);
