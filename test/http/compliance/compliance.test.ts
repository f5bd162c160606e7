import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { EnvReader } from '../../../src/infrastructure/config/env-reader.ts';
import { readAll, readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { LIVE } from '../../support/fixtures/live-environment.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

describe('/api/terms', () => {
  it('are accepted by the wallet itself, and the evidence is stored', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    const status = async () => (await world.api.get(`/api/terms?wallet=${address}`).expect(200)).body;
    const pending = { wallet: address, accepted: false, termsVersion: null, acceptedAt: null, currentVersion: '1' };
    expect(await status()).to.deep.equal({ success: true, data: pending });
    const accept = { wallet: address, termsVersion: '1' };
    const accepted = await world.api
      .post('/api/terms')
      .set({ ...bearer, 'user-agent': 'Wallet/1' })
      .send(accept)
      .expect(200);
    expect(accepted.body.data).to.deep.equal({
      ...pending,
      accepted: true,
      termsVersion: '1',
      acceptedAt: '2026-01-31T12:00:00.000Z',
    });
    expect(await status()).to.deep.equal(accepted.body);
    expect(await world.terms.latest(address)).to.include({ userAgent: 'Wallet/1' });
    expect((await world.terms.latest(address))?.ip).to.match(/127\.0\.0\.1/);
  });

  it('keep the first acceptance when they are accepted again', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    const accept = () =>
      world.api.post('/api/terms').set(bearer).send({ wallet: address, termsVersion: '1' }).expect(200);
    const first = (await accept()).body;
    world.clock.advance(60_000);
    expect((await accept()).body).to.deep.equal(first);
  });

  it('must be accepted again when the version changes', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    await world.terms.accept({ wallet: address, version: '0', ip: '1.2.3.4', acceptedAt: world.clock.now() });
    const { body } = await world.api.get(`/api/terms?wallet=${address}`).expect(200);
    expect(body.data).to.include({ accepted: false, termsVersion: '0', currentVersion: '1' });
    const old = await world.api.post('/api/terms').set(bearer).send({ wallet: address, termsVersion: '0' });
    expectRefusal(old, 400, 'TERMS_VERSION_NOT_CURRENT');
  });

  it('cannot be accepted without a version', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    const accept = (body: object) => world.api.post('/api/terms').set(bearer).send(body);
    expectRefusal(await accept({ wallet: address }), 400, 'VALIDATION_FAILED', 'termsVersion');
    expectRefusal(await accept({ wallet: address, termsVersion: '' }), 400, 'VALIDATION_FAILED', 'termsVersion');
  });
});

describe('/api/terms/text', () => {
  const TEXT = '# Conditions\n\nYou can lose everything: 100 %, für immer.\n';
  const SHA256 = createHash('sha256').update(TEXT).digest('hex');
  let directory: string;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'terms-'));
    writeFileSync(join(directory, 'terms.md'), TEXT);
    writeFileSync(join(directory, 'blank.md'), ' \n');
    writeFileSync(join(directory, 'latin.md'), Buffer.from([0xe4, 0xf6]));
    writeFileSync(join(directory, 'long.md'), 'x'.repeat(256 * 1_024 + 1));
  });
  after(() => rmSync(directory, { recursive: true }));

  const withFile = () => aWorld({ TERMS_FILE: join(directory, 'terms.md') });
  const textOf = async ({ api }: Awaited<ReturnType<typeof aWorld>>) =>
    (await api.get('/api/terms/text').expect(200)).body;

  it('returns the text of the file with its digest, a link, or nothing where something can be bought for money', async () => {
    const nothing = { version: '1', url: null, text: null, sha256: null };
    expect(await textOf(await withFile())).to.deep.equal({
      success: true,
      data: { ...nothing, text: TEXT, sha256: SHA256 },
    });
    const url = 'https://example.com/terms';
    expect((await textOf(await aWorld({ TERMS_URL: url }))).data).to.deep.equal({ ...nothing, url });
    expect((await textOf(await aWorld(LIVE))).data).to.deep.equal(nothing);
  });

  it('is the sandbox’s own where chains are in memory and no other is configured, and is kept with its digest', async () => {
    const world = await aWorld();
    const { version, text, sha256 } = (await textOf(world)).data;
    expect([version, sha256]).to.deep.equal(['1', createHash('sha256').update(text).digest('hex')]);
    expect(text).to.include('Terms of this sandbox').and.include('nothing here has value');
    const { address, bearer } = await signedIn(world);
    await world.api.post('/api/terms').set(bearer).send({ wallet: address, termsVersion: '1' }).expect(200);
    expect(await world.terms.latest(address)).to.include({ textSha256: sha256 });
  });

  it('is never the sandbox’s own in production', () => {
    const { compliance } = readAll(new EnvReader({ NODE_ENV: 'production', CHAIN_PROVIDER: 'memory' }));
    expect(compliance).to.not.have.property('termsText');
  });

  it('is kept as a digest with each acceptance, whether or not the request names it', async () => {
    const world = await withFile();
    for (const digest of [{}, { textSha256: SHA256 }]) {
      const { address, bearer } = await signedIn(world);
      await world.api
        .post('/api/terms')
        .set(bearer)
        .send({ wallet: address, termsVersion: '1', ...digest })
        .expect(200);
      expect(await world.terms.latest(address)).to.include({ textSha256: SHA256 });
    }
  });

  it('is not accepted with the digest of another text', async () => {
    for (const [world, textSha256] of [
      [await withFile(), '0'.repeat(64)],
      [await aWorld(), SHA256],
    ] as const) {
      const { address, bearer } = await signedIn(world);
      const body = { wallet: address, termsVersion: '1', textSha256 };
      const refused = await world.api.post('/api/terms').set(bearer).send(body);
      expectRefusal(refused, 400, 'TERMS_VERSION_NOT_CURRENT');
      expect(refused.body.error).to.include('textSha256 must be');
      expect(await world.terms.latest(address)).to.equal(undefined);
    }
  });

  it('stops the start when it cannot be shown', async () => {
    const faults = {
      'absent.md': 'cannot be read (ENOENT)',
      'blank.md': 'is empty',
      'latin.md': 'must be UTF-8',
      'long.md': 'must have at most 262144 bytes',
    };
    for (const [name, fault] of Object.entries(faults)) {
      const file = join(directory, name);
      expect(() => readConfig({ TERMS_FILE: file })).to.throw(`TERMS_FILE: ${file} ${fault}`);
    }
    const both = { TERMS_FILE: join(directory, 'terms.md'), TERMS_URL: 'https://example.com/terms' };
    expect(() => readConfig(both)).to.throw('TERMS_URL and TERMS_FILE are both set: set only one of them');
    for (const url of ['javascript:alert(1)', 'https://user:password@example.com/terms'])
      expect(() => readConfig({ TERMS_URL: url })).to.throw('TERMS_URL: must be an http or https URL');
    expect(() => readConfig({ SUPPORT_URL: 'https://user@example.com' })).to.throw('SUPPORT_URL: must be');
    for (const endless of ['/dev/zero', directory])
      expect(() => readConfig({ TERMS_FILE: endless })).to.throw(`TERMS_FILE: ${endless} must be a file`);
  });
});

describe('/api/geo', () => {
  // Addresses of the country database that belong to well-known networks.
  const from = async (ip: string, env: Record<string, string> = {}) => {
    const { api } = await aWorld({ TRUST_PROXY: 'loopback', ...env });
    const header = { 'x-forwarded-for': ip };
    return {
      permission: (await api.get('/api/geo/permission').set(header).expect(200)).body.data,
      region: (await api.get('/api/geo/region').set(header).expect(200)).body.data,
    };
  };

  it('does not locate a private address, and applies the policy for that', async () => {
    expect(await from('10.1.2.3')).to.deep.equal({
      permission: { allowed: true, countryCode: null, reason: 'country-unknown' },
      region: { countryCode: null, region: null, isEU: false },
    });
    expect((await from('10.1.2.3', { GEO_UNKNOWN: 'block' })).permission.allowed).to.equal(false);
  });

  it('uses the CDN’s country from a trusted proxy only', async () => {
    const ask = async (trust: string, country: string) => {
      const { api } = await aWorld({ TRUST_PROXY: trust, GEO_COUNTRY_HEADER: 'CF-IPCountry' });
      return (await api.get('/api/geo/permission').set('cf-ipcountry', country).expect(200)).body.data;
    };
    expect(await ask('loopback', 'KP')).to.deep.equal({ allowed: false, countryCode: 'KP', reason: 'country-blocked' });
    expect(await ask('loopback', 'fr')).to.include({ allowed: true, countryCode: 'FR' });
    for (const country of ['XX', 'T1', '', 'France'])
      expect((await ask('loopback', country)).countryCode).to.equal(null);
    expect(await ask('none', 'KP')).to.include({ allowed: true, countryCode: null });
  });

  it('rejects the countries that the operator blocks', async () => {
    const { api } = await aWorld({
      TRUST_PROXY: 'loopback',
      GEO_COUNTRY_HEADER: 'x-country',
      BLOCKED_COUNTRIES: 'FR, DE',
    });
    const allowed = async (country: string) =>
      (await api.get('/api/geo/permission').set('x-country', country)).body.data.allowed;
    expect([await allowed('FR'), await allowed('DE'), await allowed('KP')]).to.deep.equal([false, false, true]);
  });

  it('detects the European Union', async () => {
    const { api } = await aWorld({ TRUST_PROXY: 'loopback', GEO_COUNTRY_HEADER: 'x-country' });
    const region = async (country: string) => (await api.get('/api/geo/region').set('x-country', country)).body.data;
    expect(await region('FR')).to.deep.equal({ countryCode: 'FR', region: 'Europe', isEU: true });
    expect(await region('CH')).to.deep.equal({ countryCode: 'CH', region: 'Europe', isEU: false });
    expect(await region('JP')).to.deep.equal({ countryCode: 'JP', region: 'Asia', isEU: false });
  });
});
