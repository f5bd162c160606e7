import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { noticeUseCases } from '../../../src/application/notice/index.ts';
import { builtConsole } from '../../support/fixtures/console-fixtures.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const BROWSER = { accept: 'text/html' };
const NAME = '<b>Bank & Sons</b>';
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
const PNG = Buffer.from('\x89PNG\r\n\x1a\nnot a picture, but it begins as one', 'latin1');
const HTML = `<!doctype html><html><head><title>Console</title>
    <link rel="icon" href="/console/icon.svg" type="image/svg+xml"></head><body></body></html>`;

describe('the brand', () => {
  let built: ReturnType<typeof builtConsole>;
  let world: TestWorld;
  before(async () => {
    built = builtConsole();
    built.build('branded0', { 'index.html': HTML });
    writeFileSync(join(built.dist, 'current'), 'branded0');
    const logo = join(built.dist, 'logo.svg');
    writeFileSync(logo, LOGO);
    const env = {
      BRAND_NAME: NAME,
      BRAND_LOGO: logo,
      BRAND_ACCENT: '#7a1f5c',
      BRAND_LINKS: 'Imprint=https://bank.example/imprint',
      SUPPORT_URL: 'mailto:help@bank.example',
      GATE_PASSWORD: 'a-password-of-the-brand-tests',
    };
    world = await aWorld(env, undefined, built.dist);
  });
  after(() => built.remove());
  const page = async (path: string) => (await world.api.get(path).set(BROWSER)).text;

  it('names every page that a person opens, and is only text in it', async () => {
    const { headers } = await world.api.post('/api/auth/gate').send({ password: 'a-password-of-the-brand-tests' });
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    const { text } = await world.api
      .get('/console')
      .set({ ...BROWSER, cookie })
      .expect(200);
    for (const html of [text, await page('/console/gate'), await page('/console/confirm-email'), await page('/docs')]) {
      expect(html).to.match(/<title>[^<]*&lt;b&gt;Bank &amp; Sons&lt;\/b&gt;[^<]*<\/title>/);
      expect(html).not.to.include(NAME);
    }
    expect(text).to.include('https://bank.example/imprint').and.include('mailto:help@bank.example');
  });

  it('serves its logo and colours itself, to keep for ever, also before the gate', async () => {
    const { headers } = await world.api.post('/api/auth/gate').send({ password: 'a-password-of-the-brand-tests' });
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    const { text } = await world.api.get('/console').set({ ...BROWSER, cookie });
    const paths = [...text.matchAll(/\/console\/brand\/\w+\/[\w.]+/g)].map(([path]) => path);
    expect(new Set(paths)).to.have.property('size', 2);
    expect(text).to.match(/rel="icon" href="\/console\/brand\/\w+\/logo"/);
    for (const path of paths) {
      const response = await world.api.get(path).expect(200);
      expect(response.headers['cache-control']).to.equal('public, max-age=31536000, immutable');
      expect(response.headers['content-security-policy']).to.include("default-src 'none'");
      if (path.endsWith('/logo')) expect(response.body.toString()).to.equal(LOGO);
      else expect(response.text).to.include('--accent: light-dark(#7a1f5c,');
    }
  });

  it('signs mails, with the way to a person', async () => {
    const { cookie } = await signedIn(world);
    await world.api.patch('/api/user').set({ cookie }).send({ email: 'alice@example.com' }).expect(200);
    await noticeUseCases(world).send();
    const [mail] = world.mailer.sent;
    expect(mail?.subject).to.equal(`${NAME}: Confirm your e-mail address`);
    expect(mail?.text).to.include(`${NAME}\nSupport: mailto:help@bank.example`);
    expect(mail?.html).not.to.include(NAME);
  });

  it('names the resource to agents', async () => {
    const { body } = await world.api.get('/.well-known/oauth-protected-resource').expect(200);
    expect(body.resource_name).to.equal(NAME);
  });

  for (const [name, bytes, shown] of [
    ['logo.svg', Buffer.from(LOGO), LOGO],
    ['logo.png', PNG, `href="data:image/png;base64,${PNG.toString('base64')}"`],
  ] as const)
    it(`shows agents its own logo, whatever its type, with the headers of every answer: ${name}`, async () => {
      const file = join(built.dist, name);
      writeFileSync(file, bytes);
      const { api } = await aWorld({ BRAND_LOGO: file });
      const metadata = await api.get('/.well-known/oauth-protected-resource').expect(200);
      const logo = await api.get(new URL(metadata.body.resource_logo_uri).pathname).expect(200);
      expect(logo.type).to.equal('image/svg+xml');
      expect(logo.body.toString())
        .to.match(/^<svg /)
        .and.include(shown)
        .and.not.include('Institutional DeFi API');
      for (const header of ['content-security-policy', 'x-content-type-options'])
        expect(logo.headers[header]).to.equal(metadata.headers[header]).and.not.equal(undefined);
    });
});
