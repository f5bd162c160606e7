import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { KycUseCases } from '../../../application/kyc/index.ts';
import type { KycStore } from '../../../application/ports/kyc.ts';
import type { Clock } from '../../../application/ports/system.ts';
import type { KycSession, KycSessionStatus } from '../../../domain/kyc/kyc-session.ts';
import type { InMemoryKycProvider } from '../../kyc/kyc-provider.memory.ts';
import { frameTrouble } from '../frame/failure/frame-failures.ts';
import { sendProblem } from '../frame/failure/problem.ts';
import { readFormOrJson } from '../frame/serving/body.ts';
import { parse } from '../frame/wire/parse.ts';
import { sessionFinal, sessionUnknown } from './failures.ts';
import { PAGE_POLICY, STYLE, unknownPage, verificationPage } from './verification-page.ts';

/** Pages of the console that lead here, by the name that they put into `back`. */
const BACK: ReadonlyMap<unknown, string> = new Map([
  ['overview', '/console'],
  ['buy', '/console/buy'],
  ['verification', '/console/verification'],
]);

export type Played = Readonly<{
  provider: InMemoryKycProvider;
  kycs: Pick<KycStore, 'findSession'>;
  receiveWebhook: KycUseCases['receiveWebhook'];
  clock: Clock;
}>;

/** What the provider reports for each decision; `pending` reports nothing. */
const REPORTED = { approved: 'approved', rejected: 'rejected', revoked: 'rejected', pending: undefined } as const;

/** A form sends an empty text for a field that was left empty. */
const optionally = (text: z.ZodString) => z.preprocess((value) => (value === '' ? undefined : value), text.optional());

const Decision = z.strictObject({
  decision: z.enum(['approved', 'rejected', 'revoked', 'pending']),
  countryCode: optionally(z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1)')),
  region: optionally(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be an ISO 3166-2 code, such as UA-43')),
  personId: optionally(z.string().max(200)),
});

/** `/sandbox/kyc/{session}`: the page that a verification URL of the sandbox opens, and the decision that it sends, as a form or as JSON. */
export function verificationPages(played: Played): Router {
  const pages = Router();
  pages.get('/sandbox/style.css', (_req, res) => void res.type('css').send(STYLE));
  pages.get('/sandbox/kyc/:session', async (req, res) => {
    const session = await played.kycs.findSession(req.params.session);
    if (session === undefined) return refuseUnknown(req, res);
    if (wantsPage(req)) sendPage(res, verificationPage(session));
    else res.json({ success: true, data: shown(session) });
  });
  pages.post('/sandbox/kyc/:session', async (req, res) => {
    const session = await played.kycs.findSession(req.params.session);
    if (session === undefined) return refuseUnknown(req, res);
    const { decision, ...identity } = parse(Decision, await readFormOrJson(req, res)) as z.output<typeof Decision>;
    const reported = REPORTED[decision];
    if (reported !== undefined && isFinal(session)) return refuseFinal(res);
    if (reported !== undefined) await report(played, session, reported, identity);
    if (wantsPage(req)) return res.redirect(303, BACK.get(req.query.back) ?? req.originalUrl);
    res.json({ success: true, data: shown((await played.kycs.findSession(session.id)) ?? session) });
  });
  return pages;
}

/** The session as the provider reports it from now on, delivered by the webhook that the provider would send. */
async function report(
  { provider, receiveWebhook, clock }: Played,
  { id, wallet, tier, status, statusAt }: KycSession,
  reported: KycSessionStatus,
  identity: Partial<Record<'countryCode' | 'region' | 'personId', string | undefined>>,
): Promise<void> {
  provider.adopt(id, { wallet, tier, status, at: statusAt });
  const told = Object.entries(identity).filter(([, value]) => value !== undefined);
  await receiveWebhook(provider.decide(id, reported, clock.now(), Object.fromEntries(told)));
}

const shown = ({ id, wallet, tier, status, statusAt, revokedAt }: KycSession) => ({
  sessionId: id,
  wallet,
  tier,
  status: revokedAt === undefined ? status : 'revoked',
  statusAt: (revokedAt ?? statusAt).toISOString(),
});

const isFinal = ({ status }: KycSession) => status === 'rejected';

const refuseFinal = (res: Response): void => sendProblem(res, frameTrouble(sessionFinal));

const wantsPage = (req: Request) => req.accepts(['json', 'html']) === 'html';

function refuseUnknown(req: Request, res: Response): void {
  if (wantsPage(req)) {
    sendPage(res.status(404), unknownPage());
    return;
  }
  sendProblem(res, frameTrouble(sessionUnknown));
}

function sendPage(res: Response, page: string): void {
  res.setHeader('Content-Security-Policy', PAGE_POLICY);
  // Without a referrer the browser would send its form with `Origin: null`.
  res.setHeader('Referrer-Policy', 'same-origin');
  res.type('html').send(page);
}
