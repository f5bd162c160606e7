import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Brand } from '../../../domain/brand/brand.ts';
import { gateRequired } from '../../../domain/operator/errors.ts';
import { pathUnknown } from '../frame/failure/failures.ts';
import { frameTrouble, methodNotAllowed } from '../frame/failure/frame-failures.ts';
import { sendProblem, troubleOf } from '../frame/failure/problem.ts';
import { gatePassesOf } from '../frame/record/credentials.ts';
import { type BrandParts, brandParts } from './brand.ts';
import { buildsIn, currentIn } from './builds.ts';
import { CONFIRMATION_SCRIPT, confirmationPage } from './confirmation-page.ts';
import { consoleFiles } from './files.ts';
import { GATE_SCRIPT, gatePage, STYLE, unbuiltPage } from './pages.ts';

/** What the console uses and nothing else: its own files and this service. Scripts cannot write markup from texts. */
const SOURCES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** Copying to the clipboard is all that the pages need of the device. */
const DEVICE = [
  'camera=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ');

/** The headers of every answer below `/console`; the rest is the same as for all of the service. */
function consoleHeaders(reportPath: string): RequestHandler {
  const policy = [...SOURCES, `report-uri ${reportPath}`].join('; ');
  return (_req, res, next) => {
    res.set({ 'Content-Security-Policy': policy, 'Permissions-Policy': DEVICE, 'X-Frame-Options': 'DENY' });
    next();
  };
}

type ConsoleSettings = Readonly<{
  /** The folder that `scripts/build-console.mjs` fills. */
  dist: string | undefined;
  limiter: RequestHandler;
  cspReportPath: string;
  production: boolean;
  brand: Brand;
  gate: Readonly<{ isSet: boolean; passes(passes: readonly string[]): boolean }>;
}>;

const CONSOLE = '/console';
const GATE = '/gate';
const CONFIRMATION = '/confirm-email';

/** The web application at `/console`; browsers that ask for `/` are sent there. With a password, all its files require the gate. */
export function consolePages(settings: ConsoleSettings): Router {
  const { limiter, cspReportPath } = settings;
  const parts = brandParts(settings.brand);
  const pages = Router({ caseSensitive: true });
  pages.get('/', (req, res, next) => (isVisit(req) ? sendAway(res, CONSOLE) : next()));
  pages.use(
    CONSOLE,
    nameOperation,
    limiter,
    consoleHeaders(cspReportPath),
    readsOnly,
    parts.files,
    ...gateOf(settings),
    filesOf(settings, parts),
  );
  return pages;
}

const nameOperation: RequestHandler = (_req, res, next) => {
  res.locals.operationId = 'openConsole';
  next();
};

const readsOnly: RequestHandler = ({ method }, res, next) => {
  if (method === 'GET' || method === 'HEAD') return next();
  res.setHeader('Allow', 'GET, HEAD');
  sendProblem(res, frameTrouble(methodNotAllowed, 'Method not allowed: this path supports GET, HEAD'));
};

/** A person opens the address, and no program reads it. */
const isVisit = (req: Request) => req.accepts(['json', 'html']) === 'html';

const sendAway = (res: Response, to: string): void => void res.vary('Accept').redirect(302, to);

/** The gate's own page and files need no pass; nor does the page that the link of a confirmation mail opens. */
function gateOf({ gate, brand }: ConsoleSettings): readonly RequestHandler[] {
  const own = Router({ caseSensitive: true });
  own.get(GATE, (req, res) =>
    gate.passes(gatePassesOf(req)) ? res.redirect(302, CONSOLE) : res.type('html').send(gatePage(brand)),
  );
  own.get(`${GATE}.js`, (_req, res) => res.type('js').send(GATE_SCRIPT));
  own.get(CONFIRMATION, (_req, res) => res.type('html').send(confirmationPage(brand)));
  own.get(`${CONFIRMATION}.js`, (_req, res) => res.type('js').send(CONFIRMATION_SCRIPT));
  own.get('/page.css', (_req, res) => res.type('css').send(STYLE));
  return [own, (req, res, next) => (gate.passes(gatePassesOf(req)) ? next() : refuse(req, res))];
}

function refuse(req: Request, res: Response): void {
  const { originalUrl } = req;
  const back = originalUrl === CONSOLE ? '' : `?next=${encodeURIComponent(originalUrl)}`;
  if (isVisit(req)) {
    sendAway(res, `${CONSOLE}${GATE}${back}`);
    return;
  }
  const error = 'The console requires the password of the gate. Open /console/gate in a browser.';
  sendProblem(res, { ...troubleOf(gateRequired()), error });
}

/** A build that is made after the start is served from then on; in production, the build of the start stays, so that a deployment may replace the files. */
function filesOf({ dist, gate, production, brand }: ConsoleSettings, parts: BrandParts): RequestHandler {
  let served = dist === undefined ? undefined : newestOf(dist, gate.isSet, parts);
  return (req, res, next) => {
    const isFinal = production && served !== undefined;
    if (dist !== undefined && !isFinal && currentIn(dist) !== served?.name) served = newestOf(dist, gate.isSet, parts);
    return served === undefined ? answerUnbuilt(brand)(req, res, next) : served.files(req, res, next);
  };
}

type Served = Readonly<{ name: string; files: RequestHandler }>;

function newestOf(dist: string, isPrivate: boolean, parts: BrandParts): Served | undefined {
  const { current, earlier } = buildsIn(dist);
  if (current === undefined) return undefined;
  return { name: current.name, files: consoleFiles(current, earlier, isPrivate ? 'private' : 'public', parts) };
}

const answerUnbuilt =
  (brand: Brand): RequestHandler =>
  (req, res) => {
    if (isVisit(req)) return void res.status(404).type('html').send(unbuiltPage(brand));
    const error = 'The console is not built. Run `npm run build -- console`.';
    sendProblem(res, { ...troubleOf(pathUnknown()), error });
  };
