import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { pathUnknown } from '../frame/failure/failures.ts';

/** The folder that `scripts/build-guide.mjs` fills. */
export const guideIn = (root: string | undefined): string | undefined => {
  const folder = root === undefined ? undefined : join(root, 'dist/guide');
  return folder !== undefined && existsSync(folder) ? folder : undefined;
};

/** Where the site of the documents has a page of Markdown for who reads it in a browser. */
export function shownAs(guide: string | undefined, path: string): string | undefined {
  const page = /^\/docs\/(.+)\.md$/.exec(path)?.[1];
  const isThere = guide !== undefined && page !== undefined && existsSync(join(guide, `${page}.html`));
  return isThere ? `/docs/guide/${page}.html` : undefined;
}

/** The static site of the documents; without one, its addresses are unknown. The list of files is read once. */
export function guideFiles(folder: string | undefined): RequestHandler {
  if (folder === undefined)
    return () => {
      throw pathUnknown();
    };
  const files = sirv(folder, {
    etag: true,
    extensions: [],
    setHeaders: (res) => {
      res.setHeader('Cache-Control', 'public, max-age=300');
      res.setHeader('Vary', 'Origin');
    },
  });
  return (req, res) => {
    // Relative addresses of the pages need the slash.
    if (req.path === '/' && !req.originalUrl.startsWith(`${req.baseUrl}/`)) return res.redirect(301, `${req.baseUrl}/`);
    if (req.path === '/') req.url = '/index.html';
    files(req, res, () => {
      throw pathUnknown();
    });
  };
}
