import type { KycSession } from '../../../domain/kyc/kyc-session.ts';

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
export const verificationPage = ({ id, wallet, tier, status, revokedAt }: KycSession): string =>
  inside(
    'Identity verification (sandbox)',
    `      <p>This page plays the identity provider. Decide what it reports to the service.</p>
      <dl>
        <dt>Wallet</dt><dd>${wallet}</dd>
        <dt>Tier</dt><dd>${tier}</dd>
        <dt>Status</dt><dd role="status">${revokedAt === undefined ? status : 'revoked'}</dd>
      </dl>
${CHOICES[status].length === 0 ? FINAL : formOf(id, CHOICES[status])}`,
  );

const FINAL = '      <p>This is final. Open a new verification: <code>POST /api/kyc/session</code>.</p>';

const formOf = (id: string, choices: Choices): string => `      <form method="post" action="/sandbox/kyc/${id}">
        <label>Country of the document (ISO 3166-1, such as DE; optional)
          <input name="countryCode" pattern="[A-Z]{2}" maxlength="2" autocomplete="off">
        </label>
        <label>Person, the same for each wallet of one person (optional)
          <input name="personId" maxlength="200" autocomplete="off">
        </label>
        ${choices.map(([decision, label]) => `<button name="decision" value="${decision}">${label}</button>`).join('\n        ')}
      </form>`;

export const unknownPage = (): string =>
  inside(
    'This verification is unknown',
    '      <p>The sandbox may have been reset since it was opened. Open a new one: <code>POST /api/kyc/session</code>.</p>',
  );
