import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, type Response, Router } from 'express';
import type { Brand } from '../../../domain/brand/brand.ts';
import { escaped } from '../../../domain/shared/escaped.ts';
import type { ListedError } from '../frame/description/errors.ts';
import { pathUnknown } from '../frame/failure/failures.ts';
import { frameTrouble, methodNotAllowed } from '../frame/failure/frame-failures.ts';
import { ERRORS_PATH, sendProblem } from '../frame/failure/problem.ts';
import { errorsHtml } from './errors-page.ts';
import { guideFiles, guideIn, shownAs } from './guide-files.ts';
import { GUIDES, installation, type Page, TOPICS, textOf } from './pages.ts';

const pageOf = ({ name }: Brand) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name === undefined ? '' : `${escaped(name)} · `}API reference</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="alternate" type="text/plain" href="/llms.txt" title="The API for language models">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <link rel="stylesheet" href="/docs/page.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

// A separate file, because the content security policy does not allow inline scripts. The renderer opens every link of a text in a new
// tab; links to operations stay on the page.
const START = `const reference = SwaggerUIBundle({
  url: '/api/openapi',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
});
addEventListener('click', ({ target }) => target.closest('.renderedMarkdown a[href^="#/"]')?.removeAttribute('target'), true);
addEventListener('hashchange', () => {
  reference.layoutActions.parseDeepLinkHash(location.hash);
  document.getElementById('operations-' + location.hash.slice(2).replace('/', '-'))?.scrollIntoView();
});
`;

/** Wide content scrolls in its own box, so that the page fits a narrow screen. */
const STYLE = `body { margin: 0; overflow-wrap: anywhere; }
.swagger-ui .wrapper { box-sizing: border-box; }
.swagger-ui .renderedMarkdown, .swagger-ui .opblock-description-wrapper { max-width: 75rem; }
.swagger-ui pre, .swagger-ui .highlight-code { max-width: 100%; overflow-x: auto; }
.swagger-ui .table-container, .swagger-ui .responses-inner, .swagger-ui .opblock-body { max-width: 100%; overflow-x: auto; }
/* Colours with a contrast of at least 4.5 to 1. */
.swagger-ui a, .swagger-ui .info a { color: #1257a8; }
.swagger-ui .opblock-get .opblock-summary-method { background: #1763b5; }
.swagger-ui .opblock-post .opblock-summary-method { background: #1c7a4d; }
.swagger-ui .opblock-patch .opblock-summary-method { background: #0b7569; }
.swagger-ui .opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .btn.authorize { border-color: #1c7a4d; color: #1c7a4d; }
.swagger-ui .btn.authorize svg { fill: #1c7a4d; }
.swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e; }
.swagger-ui .btn.execute { background: #1763b5; border-color: #1763b5; }
.swagger-ui .parameter__in, .swagger-ui .parameter__deprecated, .swagger-ui .prop-format { color: #5a5a5a; }
.swagger-ui .servers label, .swagger-ui .servers select { margin-left: 0; margin-right: 0; max-width: 100%; }
.swagger-ui :focus-visible { outline: 3px solid #1b4fd8; outline-offset: 2px; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info { margin: 24px 0; }
  .swagger-ui .info .title { font-size: 1.6rem; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; padding: 10px 0; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; padding: 0; }
  .swagger-ui .opblock .opblock-summary-description { display: none; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; }
  .swagger-ui table.parameters, .swagger-ui table.parameters > tbody, .swagger-ui table.parameters > tbody > tr,
  .swagger-ui table.parameters > tbody > tr > td { display: block; width: auto; max-width: none; }
  .swagger-ui table.parameters > thead { display: none; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select,
  .swagger-ui .body-param__text { box-sizing: border-box; width: 100%; max-width: 100%; }
  .swagger-ui .scheme-container .schemes { flex-direction: column; gap: 12px; }
}
`;

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
    res.set('Cache-Control', 'public, max-age=300').vary('Origin').type('text/markdown').send(text);
  };

const FILES: Readonly<Record<string, Send>> = {
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
export function docsPages(
  limiter: RequestHandler,
  brand: Brand,
  errors: () => readonly ListedError[],
  guide = guideIn(installation()),
): Router {
  const pages = Router();
  const page = pageOf(brand);
  const files = {
    ...FILES,
    '/docs': (res: Response) => void res.type('html').send(page),
    [ERRORS_PATH]: (res: Response) => void res.type('html').send(errorsHtml(errors())),
  };
  for (const [path, send] of Object.entries(files)) {
    const shown = shownAs(guide, path);
    pages
      .route(path)
      .all(limiter)
      .get(async (req, res) => {
        res.locals.operationId = 'readDocs';
        if (shown === undefined) return await send(res);
        res.vary('Accept');
        if (req.accepts(['text/markdown', 'text/html']) === 'text/html') return res.redirect(shown);
        await send(res);
      })
      .all(refuseMethod);
  }
  pages.use('/docs/guide', limiter, readOnly, guideFiles(guide));
  return pages;
}

const readOnly: RequestHandler = (req, res, next) => {
  res.locals.operationId = 'readDocs';
  return ['GET', 'HEAD'].includes(req.method) ? next() : refuseMethod(req, res, next);
};

const refuseMethod: RequestHandler = (_req, res) => {
  res.setHeader('Allow', 'GET, HEAD');
  sendProblem(res, frameTrouble(methodNotAllowed, 'Method not allowed: this path supports GET, HEAD'));
};
