import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, type Response, Router } from 'express';
import { frameTrouble, methodNotAllowed } from '../frame/failure/frame-failures.ts';
import { sendProblem } from '../frame/failure/problem.ts';

const ASSETS = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const A_DAY = 86_400_000;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference</title>
    <link rel="icon" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

// A separate file, because the content security policy does not allow inline scripts.
const START = `SwaggerUIBundle({
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
`;

const asset = (name: string) => (res: Response) => {
  // `sendFile` keeps a Cache-Control that is set already.
  res.removeHeader('Cache-Control');
  res.set('Vary', 'Origin').sendFile(name, { root: ASSETS, maxAge: A_DAY });
};

const FILES: Readonly<Record<string, (res: Response) => void>> = {
  '/docs': (res) => res.type('html').send(PAGE),
  '/docs/start.js': (res) => res.type('js').send(START),
  '/docs/swagger-ui.css': asset('swagger-ui.css'),
  '/docs/swagger-ui-bundle.js': asset('swagger-ui-bundle.js'),
  '/docs/favicon-32x32.png': asset('favicon-32x32.png'),
};

/** The browsable API reference. All files are served by this service: it works offline and under the strictest content security policy. */
export function docsPages(limiter: RequestHandler): Router {
  const pages = Router();
  for (const [path, send] of Object.entries(FILES))
    pages
      .route(path)
      .all(limiter)
      .get((_req, res) => {
        res.locals.operationId = 'readDocs';
        send(res);
      })
      .all((_req, res) => {
        res.setHeader('Allow', 'GET, HEAD');
        sendProblem(res, frameTrouble(methodNotAllowed, 'Method not allowed: this path supports GET, HEAD'));
      });
  return pages;
}
