import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, type Response, Router } from 'express';
import { pathUnknown } from '../frame/failure/failures.ts';
import { frameTrouble, methodNotAllowed } from '../frame/failure/frame-failures.ts';
import { sendProblem } from '../frame/failure/problem.ts';
import { GUIDES, type Page, TOPICS, textOf } from './pages.ts';
import { PAGE, START, STYLE } from './reference.ts';

const ASSETS = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const A_DAY = 86_400_000;

type Send = (res: Response) => void | Promise<void>;

const asset =
  (name: string): Send =>
  (res) => {
    // `sendFile` keeps a Cache-Control that is set already.
    res.removeHeader('Cache-Control');
    res.set('Vary', 'Origin').sendFile(name, { root: ASSETS, maxAge: A_DAY });
  };

const markdown =
  (page: Page): Send =>
  async (res) => {
    const text = await textOf(page);
    if (text === undefined) throw pathUnknown();
    res.set({ 'Cache-Control': 'public, max-age=300', Vary: 'Origin' }).type('text/markdown').send(text);
  };

const FILES: Readonly<Record<string, Send>> = {
  '/docs': (res) => void res.type('html').send(PAGE),
  '/docs/start.js': (res) => void res.type('js').send(START),
  '/docs/page.css': (res) => void res.type('css').send(STYLE),
  '/docs/swagger-ui.css': asset('swagger-ui.css'),
  '/docs/swagger-ui-bundle.js': asset('swagger-ui-bundle.js'),
  '/docs/favicon-32x32.png': asset('favicon-32x32.png'),
  ...Object.fromEntries([...GUIDES, ...TOPICS].map((page) => [`/docs/${page.path}`, markdown(page)])),
};

/**
 * The browsable API reference and the pages for integrators. All files are served by this service: it works offline and under the
 * strictest content security policy.
 */
export function docsPages(limiter: RequestHandler): Router {
  const pages = Router();
  for (const [path, send] of Object.entries(FILES))
    pages
      .route(path)
      .all(limiter)
      .get(async (_req, res) => {
        res.locals.operationId = 'readDocs';
        await send(res);
      })
      .all((_req, res) => {
        res.setHeader('Allow', 'GET, HEAD');
        sendProblem(res, frameTrouble(methodNotAllowed, 'Method not allowed: this path supports GET, HEAD'));
      });
  return pages;
}
