import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { pathUnknown } from '../frame/failure/failures.ts';
import type { BrandParts } from './brand.ts';
import type { Build } from './builds.ts';

const A_YEAR_IN_SECONDS = 31_536_000;
/** The bundler puts a digest of the content into each name below it. */
const ASSETS = '/assets/';
/** Also `..`, which no browser sends. */
const HIDDEN = /\/\./;

/** These speak to documents and frames. On scripts and styles they cost a kilobyte a file, and nothing reads them. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

type Files = ReturnType<typeof sirv>;
type Visibility = 'public' | 'private';

/**
 * The files of the current build, and its page for every other address, which the page reads itself. Tabs that were opened before an
 * update receive the assets of their own build. `visibility` says whether a proxy may keep files for everybody.
 */
export function consoleFiles(current: Build, earlier: readonly Build[], visibility: Visibility, brand: BrandParts) {
  const forever = `${visibility}, max-age=${A_YEAR_IN_SECONDS}, immutable`;
  const assets = [current, ...earlier].map(({ folder }) => filesOf(folder, { 'Cache-Control': forever }, OF_DOCUMENTS));
  const files = filesOf(current.folder, {});
  const page = compressed(brand.inPage(readFileSync(join(current.folder, 'index.html'), 'utf8')));
  const fresh = { 'Cache-Control': `${visibility}, no-cache`, ETag: `W/"${current.name}${brand.digest}"`, Vary: VARY };
  return ((req, res) => {
    const path = decodeURI(req.path);
    if (HIDDEN.test(path)) throw pathUnknown();
    // Ranges are optional (RFC 9110 §14.2), and these files are small.
    delete req.headers.range;
    closeWith(res);
    if (path.startsWith(ASSETS)) return serveFirst(assets, req, res);
    res.set(fresh);
    if (req.fresh) return void res.status(304).end();
    if (path === '/' || path === '/index.html') sendPage(req, res, page);
    else files(req, res, () => sendPage(req, res, page));
  }) satisfies RequestHandler;
}

type Page = Readonly<{ br: Buffer; gzip: Buffer; identity: Buffer }>;

/** Compressed once: it is the same for everybody. */
function compressed(html: string): Page {
  const identity = Buffer.from(html);
  return { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity };
}

function sendPage(req: Request, res: Response, page: Page): void {
  const accepted = req.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.set({ 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': String(page[encoding].length) });
  res.end(req.method === 'HEAD' ? undefined : page[encoding]);
}

/** Not by cookie: the files are the same for everybody who may read them. */
const VARY = 'Accept-Encoding, Origin';

/** The list of files is read here, once. */
const filesOf = (folder: string, headers: Readonly<Record<string, string>>, without: readonly string[] = []): Files =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res) => {
      for (const name of without) res.removeHeader(name);
      for (const [name, value] of Object.entries({ ...headers, Vary: VARY })) res.setHeader(name, value);
    },
  });

function serveFirst([files, ...others]: readonly Files[], req: Request, res: Response): void {
  if (files === undefined) throw pathUnknown();
  files(req, res, () => serveFirst(others, req, res));
}

/** Closes the file when the client leaves, and the connection when the file was deleted. */
const closeWith = (res: Response): void =>
  void res.once('pipe', (file: Readable) => {
    file.once('error', () => res.destroy());
    res.once('close', () => file.destroy());
  });
