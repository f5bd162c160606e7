import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../../..');

const scratch = mkdtempSync(join(tmpdir(), 'audit-'));

type Audited = Readonly<{ status: number; out: string }>;

/** Runs the script; npm asks the registry at this address. */
const audited = (registry: string, { folder = ROOT, CI }: Readonly<{ folder?: string; CI?: string }> = {}) =>
  new Promise<Audited>((done) => {
    const { CI: _, ...env } = process.env;
    // npm keeps what it concluded about an advisory.
    const cache = mkdtempSync(join(scratch, 'npm-'));
    const asked = { ...env, ...(CI !== undefined && { CI }), npm_config_registry: registry, npm_config_cache: cache };
    execFile(
      process.execPath,
      [join(ROOT, 'scripts/audit-packages.mjs'), folder],
      { env: asked },
      (error, stdout, stderr) => done({ status: Number(error?.code ?? 0), out: stdout + stderr }),
    );
  });

/** What the registry answers about axios, which production needs. */
async function auditedWith(status: number, severity?: string): Promise<Audited> {
  const advisory = {
    id: 1,
    url: 'https://example.com/1',
    title: 'A fault',
    severity,
    vulnerable_versions: '<99',
    cwe: [],
  };
  const server = createServer((req, res) => {
    req.resume();
    const isAudit = req.method === 'POST' && req.url === '/-/npm/v1/security/advisories/bulk';
    const versions = { '1.21.1': { name: 'axios', version: '1.21.1' } };
    const found = isAudit ? { axios: severity === undefined ? [] : [advisory] } : { name: 'axios', versions };
    res.writeHead(isAudit ? status : 200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    return await audited(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the audit of packages', () => {
  after(() => rmSync(scratch, { recursive: true }));

  for (const status of [404, 405])
    it(`passes, with one line, where the registry answers ${status}`, async () => {
      const { status: exit, out } = await auditedWith(status);
      expect([exit, out]).to.deep.equal([0, `advisories were not checked: the registry offers none (${status})\n`]);
    });

  for (const [severity, exit] of [
    [undefined, 0],
    ['moderate', 0],
    ['high', 1],
    ['critical', 1],
  ] as const)
    it(`ends with ${exit} for ${severity ?? 'no'} severity in production`, async () => {
      const { status, out } = await auditedWith(200, severity);
      expect(status, out).to.equal(exit);
      if (severity !== undefined) expect(out).to.include(`${severity}: axios`);
    });

  for (const [CI, exit] of [
    [undefined, 0],
    ['true', 1],
  ] as const)
    it(`ends with ${exit} where the registry cannot be reached and CI is ${CI ?? 'not set'}`, async () => {
      const { status, out } = await audited('http://127.0.0.1:1/', CI === undefined ? {} : { CI });
      expect(status, out).to.equal(exit);
      expect(out).to.include('advisories were not checked');
    });

  for (const [what, path, entry, sentence] of [
    ['a package that is banned', 'node_modules/elliptic', { version: '6.6.1' }, 'must not be installed'],
    ['a version of @noble that nobody pins', 'node_modules/@noble/hashes', { version: '2.4.0' }, 'is 2.4.0, which no'],
    [
      'the host of a registry',
      'node_modules/x',
      { version: '1.0.0', resolved: 'https://example.com/x.tgz' },
      'names where',
    ],
  ] as const)
    it(`refuses ${what}`, async () => {
      const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
      const folder = mkdtempSync(join(scratch, 'lock-'));
      writeFileSync(
        join(folder, 'package-lock.json'),
        JSON.stringify({ packages: { ...lock.packages, [path]: entry } }),
      );
      const { status, out } = await audited('http://127.0.0.1:1/', { folder });
      expect([status, out.split('\n').length]).to.deep.equal([1, 2]);
      expect(out).to.include(path).and.to.include(sentence);
    });
});
