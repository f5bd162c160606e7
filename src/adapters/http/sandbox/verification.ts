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

/** The pages need forms, one style sheet and the empty icon, and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
dt { opacity: 0.75; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
label { display: block; margin: 0.75rem 0; }
input { display: block; font: inherit; padding: 0.4rem; width: 100%; box-sizing: border-box; }
button { font: inherit; padding: 0.5rem 1rem; margin: 0.25rem 0.5rem 0.25rem 0; }
`;

const inside = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sandbox/style.css">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
${body}
    </main>
  </body>
</html>
`;

type Choices = readonly (readonly [decision: string, label: string])[];

/** What the session's status allows the provider to decide. */
const CHOICES: Readonly<Record<KycSession['status'], Choices>> = {
  pending: [
    ['approved', 'Approve'],
    ['rejected', 'Reject'],
    ['pending', 'Leave pending'],
  ],
  approved: [['revoked', 'Revoke the approval']],
  // Rejected is final at the provider, and so is a revocation.
  rejected: [],
};

/** The page that replaces the identity provider for one verification. The values come from the service and contain no markup. */
export const verificationPage = ({ wallet, tier, status, revokedAt }: KycSession): string =>
  inside(
    'Identity verification (sandbox)',
    `      <p>This page plays the identity provider. Decide what it reports to the service.</p>
      <dl>
        <dt>Wallet</dt><dd>${wallet}</dd>
        <dt>Tier</dt><dd>${tier}</dd>
        <dt>Status</dt><dd role="status">${revokedAt === undefined ? status : 'revoked'}</dd>
      </dl>
${CHOICES[status].length === 0 ? FINAL : formOf(CHOICES[status])}
      <p><a href="/console/verification">Go on in the console</a></p>`,
  );

const FINAL = '      <p>This is final. Open a new verification: <code>POST /api/kyc/session</code>.</p>';

const formOf = (choices: Choices): string => `      <form method="post">
        <label>Country of the document (ISO 3166-1, such as DE; optional)
          <input name="countryCode" pattern="[A-Z]{2}" maxlength="2" autocomplete="off">
        </label>
        <label>Person, the same for each wallet of one person (optional)
          <input name="personId" maxlength="200" autocomplete="off">
        </label>
        ${choices.map(([decision, label]) => `<button name="decision" value="${decision}">${label}</button>`).join('\n        ')}
      </form>`;

/** Pages of the console that lead here, by the name that they put into `back`. */
const BACK: ReadonlyMap<unknown, string> = new Map([
  ['overview', '/console'],
  ['buy', '/console/buy'],
  ['verification', '/console/verification'],
]);

export const unknownPage = (): string =>
  inside(
    'This verification is unknown',
    '      <p>The sandbox may have been reset since it was opened. Open a new one: <code>POST /api/kyc/session</code>.</p>',
  );

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
