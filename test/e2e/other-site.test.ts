import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect } from 'chai';
import type { Browser, BrowserContext } from 'playwright-core';
import { TOKEN_HINT } from '../../src/adapters/http/auth/session-cookie.ts';
import { type RunningServer, startServer } from '../../src/infrastructure/process/server.ts';
import { siweText } from '../support/chain/siwe.ts';
import { freePort } from '../support/servers/free-port.ts';
import { inBrowser } from '../support/service/browser.ts';
import { aWallet, aWorld, type TestWorld } from '../support/service/world.ts';

type Told = Readonly<Record<string, unknown>>;

describe('a page on another site', () => {
  inBrowser((browser: () => Browser) => {
    let world: TestWorld;
    let service: RunningServer;
    let pages: Server;
    let context: BrowserContext;
    let api: string;
    let site: string;

    // Browsers hold `localhost` and `127.0.0.1` for two sites.
    beforeEach(async () => {
      const [port, pagePort] = [await freePort(), await freePort()];
      [api, site] = [`http://localhost:${port}`, `http://127.0.0.1:${pagePort}`];
      world = await aWorld({ PORT: String(port), BASE_URL: api, ALLOWED_ORIGINS: site });
      // The browser ends cookies by its own clock.
      world.clock.set(new Date());
      service = await startServer(world.app, 'localhost', port);
      pages = createServer((_req, res) => res.setHeader('content-type', 'text/html').end('<title>dapp</title>'));
      pages.listen(pagePort, '127.0.0.1');
      await once(pages, 'listening');
      context = await browser().newContext();
    });
    afterEach(async () => {
      await context.close();
      pages.close();
      pages.closeAllConnections();
      await service.stop();
    });

    /** Calls the service from a page, as a dapp does. */
    async function dapp() {
      const page = await context.newPage();
      await page.goto(site);
      const call = (path: string, body?: object, bearer?: string): Promise<Told> =>
        page.evaluate(
          async ({ url, body, bearer }) => {
            const headers = {
              'content-type': 'application/json',
              ...(bearer && { authorization: `Bearer ${bearer}` }),
            };
            const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
            return (await (await fetch(url, { credentials: 'include', headers, ...sent })).json()) as Told;
          },
          { url: `${api}${path}`, body, bearer },
        );
      const signIn = async (more: object = {}) => {
        const wallet = aWallet();
        const { nonce } = (await call('/api/siwe?action=nonce')) as { nonce: string };
        const message = siweText({ address: wallet.address, nonce, url: site, issuedAt: world.clock.now() });
        const signature = await wallet.signMessage(message);
        return await call('/api/siwe?action=verify', { message, signature, ...more });
      };
      return { call, signIn };
    }

    it('stays signed in by a cookie of its own, and signs out', async () => {
      const { call, signIn } = await dapp();
      expect(await signIn()).to.deep.equal({ ok: true, hint: TOKEN_HINT });
      expect(await call('/api/siwe')).to.include({ authenticated: true });
      const [cookie] = await context.cookies(api);
      expect(cookie).to.include({ name: 'svc-session', sameSite: 'None', secure: true, httpOnly: true });
      await call('/api/siwe?action=logout', {});
      expect(await call('/api/siwe')).to.include({ authenticated: false });
      expect(await context.cookies(api)).to.deep.equal([]);
    });

    it('signs in with a token where no cookie is kept', async () => {
      const { call, signIn } = await dapp();
      const { accessToken, ...more } = await signIn({ issueToken: true });
      expect(more).to.not.have.property('hint');
      await context.clearCookies();
      expect(await call('/api/siwe', undefined, String(accessToken))).to.include({ authenticated: true });
    });

    it('is another page than the service’s own, which keeps an ordinary cookie', async () => {
      const page = await context.newPage();
      await page.goto(`${api}/api/health`);
      const wallet = aWallet();
      const nonce = await page.evaluate(
        async () => ((await (await fetch('/api/siwe?action=nonce')).json()) as { nonce: string }).nonce,
      );
      const message = siweText({ address: wallet.address, nonce, url: api, issuedAt: world.clock.now() });
      const signature = await wallet.signMessage(message);
      await page.evaluate(
        async (body) =>
          fetch('/api/siwe?action=verify', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        { message, signature },
      );
      expect((await context.cookies(api))[0]).to.include({ name: 'svc-session', sameSite: 'Lax', secure: false });
    });
  });
});
