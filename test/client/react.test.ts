import { resolve } from 'node:path';
import { expect } from 'chai';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import type { HooksPage } from '../support/hooks-page.ts';
import { freePort } from '../support/servers/free-port.ts';
import { inBrowser } from '../support/service/browser.ts';
import { endAll, runMain } from '../support/service/process.ts';
import { RECEIPT } from '../support/service/scripted-wallet.ts';

const CHAIN = 8453;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { address, privateKey } = developmentAccounts[4];

type Name = 'signIn' | 'purchase' | 'transfer' | 'gaslessTransfer' | 'prepared' | 'chat';
type InPage = { page: HooksPage };

/** The page with every hook, bundled as applications bundle the package. */
async function bundled(): Promise<string> {
  const entryPoints = [resolve(import.meta.dirname, '../../../client/test/react-page.ts')];
  const define = { 'process.env.NODE_ENV': '"production"' };
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', write: false, define });
  return outputFiles[0]?.text ?? '';
}

describe('the hooks of the client', () => {
  inBrowser((browser) => {
    let page: Page;
    let requests: string[];
    let fails: string | undefined;

    before(async () => {
      const url = `http://localhost:${await freePort()}`;
      const [script] = await Promise.all([
        bundled(),
        runMain('serve', { DATA_DIR: 'memory', CRON: 'off', PORT: new URL(url).port, BASE_URL: url }).url(),
      ]);
      page = await browser().newPage();
      const given = JSON.stringify({ key: privateKey, chainId: CHAIN, token: USDC });
      const body = `<!doctype html><body></body><script>given = ${given}</script><script type="module" src="/hooks.js"></script>`;
      await page.route('**/hooks.html', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.route('**/hooks.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
      await page.route('**/api/**', (route) => {
        const { pathname } = new URL(route.request().url());
        requests.push(`${route.request().method()} ${pathname}`);
        if (pathname !== fails) return route.continue();
        const answer = { success: false, error: 'Refused', code: 'WALLET_BLOCKED', remedy: 'Ask.' };
        return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify(answer) });
      });
      // The sandbox's node has no receipts of sponsored transactions.
      await page.route('**/sandbox/chains/*', async (route) => {
        const { id, method, params } = route.request().postDataJSON();
        const answer = await (await route.fetch()).json();
        const isMissing = method === 'eth_getTransactionReceipt' && answer.result === null;
        await route.fulfill({
          json: isMissing ? { ...answer, id, result: { ...RECEIPT, transactionHash: params[0] } } : answer,
        });
      });
      requests = [];
      await page.goto(`${url}/hooks.html`);
      await settled('session');
    });
    after(async () => {
      await page?.close();
      await endAll();
    });
    beforeEach(() => {
      requests = [];
      fails = undefined;
    });

    /** Waits until the hook is done or failed; returns its states since `from`, and its result. */
    async function settled(name: Name | 'session' | 'eligibility' | 'portfolio', from = 0) {
      const at = { name, from };
      const isOver = ({ name, from }: typeof at) => {
        const now = (globalThis as unknown as InPage).page?.states[name] ?? [];
        return now.length > from && ['done', 'failed'].includes(now.at(-1) ?? '');
      };
      await page.waitForFunction(isOver, at);
      return page.evaluate(({ name, from }) => {
        const { hooks, states } = (globalThis as unknown as InPage).page;
        const { error, ...hook } = hooks[name] as unknown as { error: Error & { code?: string; remedy?: string } };
        const { data, exchanges } = hook as unknown as Readonly<Record<'data' | 'exchanges', unknown>>;
        const text = JSON.stringify(data ?? exchanges, (_key, value) =>
          typeof value === 'bigint' ? `${value}` : value,
        );
        const failure = error && { code: error.code, message: error.message, remedy: error.remedy };
        return { states: states[name]?.slice(from), data: text && JSON.parse(text), failure };
      }, at);
    }

    type Wish = Readonly<{
      kind?: 'local' | 'injected';
      declines?: boolean;
      amount?: string;
      times?: number;
      more?: object;
    }>;
    /** Starts a flow with the wallet of the page, `times` at once. */
    async function run(
      name: Exclude<Name, 'chat'>,
      { kind = 'local', declines = false, amount, times = 1, more = {} }: Wish,
    ) {
      const from = await page.evaluate(
        ({ name, kind, declines, amount, times, more }) => {
          const { hooks, states, walletOf } = (globalThis as unknown as InPage).page;
          const from = states[name]?.length ?? 0;
          const wallet = walletOf(kind, declines);
          const wish = { wallet, ...more, ...(amount !== undefined && { amount: BigInt(amount) }) };
          for (let time = 0; time < times; time += 1)
            (hooks[name] as unknown as { start: (wish: object) => void }).start(wish);
          return from;
        },
        { name, kind, declines, amount, times, more },
      );
      return settled(name, from);
    }

    const order = { amount: '250000000', more: { paymentToken: USDC } };
    const wish = { amount: '25000000', more: { to: TO, token: USDC, chainId: CHAIN } };

    it('read when they have something to ask for, and are idle before', async () => {
      const { states } = await settled('portfolio');
      expect(states?.slice(0, 1)).to.deep.equal(['waiting']);
      expect(await page.evaluate(() => (globalThis as unknown as InPage).page.states.nothing)).to.deep.equal(['idle']);
      expect((await settled('session')).data).to.include({ authenticated: false });
    });

    it('fail with the error of the wallet when its owner declines', async () => {
      const { states, failure } = await run('signIn', { kind: 'injected', declines: true });
      expect(states?.at(-1)).to.equal('failed');
      expect(failure?.message).to.include('rejected');
      expect(requests).to.not.include('POST /api/siwe');
    });

    it('sign in: the wallet signs, the service answers, and the session is read again', async () => {
      const { states } = await run('signIn', { kind: 'injected' });
      expect(states).to.deep.equal(['waiting', 'signing', 'waiting', 'done']);
      await page.waitForFunction(() => {
        const { data } = (globalThis as unknown as InPage).page.hooks.session as unknown as {
          data?: { wallet?: string };
        };
        return data?.wallet != null;
      });
      const { data } = await settled('session');
      expect(data).to.include({ authenticated: true, wallet: address });
    });

    it('show a refusal with its code and its remedy', async () => {
      const { states, failure } = await run('purchase', order);
      expect([states?.at(-1), failure?.code]).to.deep.equal(['failed', 'KYC_REQUIRED']);
      expect(failure?.remedy).to.be.a('string');
    });

    it('say whether the wallet may buy, and read it again after a purchase', async () => {
      await page.evaluate(() => (globalThis as unknown as InPage).page.qualify());
      const before = requests.filter((one) => one === 'GET /api/sale/eligibility').length;
      const { states, data } = await run('purchase', order);
      expect(states)
        .to.include('signing')
        .and.satisfy((all: string[]) => all.at(-1) === 'done');
      expect(data.receipt).to.include({ status: 'success' });
      await page.waitForFunction(() => {
        const { data } = (globalThis as unknown as InPage).page.hooks.eligibility as unknown as {
          data?: { eligible: boolean };
        };
        return data?.eligible === true;
      });
      expect(requests.filter((one) => one === 'GET /api/sale/eligibility').length).to.be.above(before);
    });

    it('send a transfer once, though it is started twice', async () => {
      const { states, data } = await run('transfer', { ...wish, times: 2 });
      expect(states).to.deep.equal(['waiting', 'signing', 'waiting', 'done']);
      expect(data).to.include({ status: 'success' });
      expect(requests.filter((one) => one === 'POST /api/transfer/execute')).to.have.length(1);
    });

    it('send a transfer without coins for gas', async () => {
      const { states, data } = await run('gaslessTransfer', wish);
      // The permit and the request are signed one after the other.
      expect(states).to.deep.equal(['waiting', 'signing', 'waiting', 'done']);
      expect(data.task).to.include({ status: 'submitted' });
    });

    it('can be started again after a failure', async () => {
      fails = '/api/transfer/prepare';
      expect((await run('transfer', wish)).failure).to.include({ code: 'WALLET_BLOCKED', remedy: 'Ask.' });
      fails = undefined;
      expect((await run('transfer', wish)).states?.at(-1)).to.equal('done');
    });

    it('talk in one conversation, and send what it prepared', async () => {
      const said = async (text: string, by: 'say' | 'confirm' = 'say') => {
        const from = await page.evaluate(
          ([text, by]) => {
            const { hooks, states } = (globalThis as unknown as InPage).page;
            (hooks.chat as unknown as Record<string, (text: string) => void>)[by]?.(text);
            return states.chat?.length ?? 0;
          },
          [text, by] as const,
        );
        return settled('chat', from);
      };
      const offer = await said(`send 5 usdc on base to ${TO}`);
      expect(offer.states?.at(-1)).to.equal('done');
      const [{ reply }] = offer.data;
      const confirmed = await said(String(reply.actions[0]?.params.confirmAction), 'confirm');
      const { prepared, sessionId } = confirmed.data[1].reply.data;
      expect(sessionId).to.equal(reply.data.sessionId);
      const { states, data } = await run('prepared', { more: { prepared } });
      expect(states).to.deep.equal(['signing', 'waiting', 'done']);
      expect(data).to.match(/^0x[0-9a-f]{64}$/);
    });
  });
});
