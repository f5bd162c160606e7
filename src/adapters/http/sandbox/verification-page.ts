import type { KycSession } from '../../../domain/kyc/kyc-session.ts';
import { TIER_TERMS } from '../../../domain/kyc/tier.ts';

/** The pages need forms, one style sheet and the empty icon, and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The looks of the console, whose pages lead here and back. */
export const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  --ground: light-dark(#f5f7f9, #0d1218); --surface: light-dark(#fff, #151c24); --edge: light-dark(#dde3e9, #2a3542); --strong: light-dark(#7b8896, #77869a);
  --ink: light-dark(#141c25, #e6ebf1); --soft: light-dark(#515d6b, #9daab8); --accent: light-dark(#1d56c4, #7fb0ff); --on-accent: light-dark(#fff, #0b1626);
  --warn: light-dark(#7d4e00, #f0bd5c); --warn-soft: light-dark(#fdf3dd, #33270f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); }
main { display: grid; gap: 1rem; max-width: 34rem; margin: 3rem auto; padding: 1.5rem; border: 1px solid var(--edge); border-radius: 12px; background: var(--surface); }
h1, p, dl, dd { margin: 0; }
h1 { font-size: 1.5rem; font-weight: 650; letter-spacing: -0.015em; }
.note { padding: 0.5rem 0.75rem; border-radius: 8px; background: var(--warn-soft); color: var(--warn); font-size: 0.875rem; }
dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--edge); }
dt { color: var(--soft); }
dd { overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; }
summary { color: var(--soft); cursor: pointer; }
label { display: grid; gap: 0.25rem; margin-top: 0.75rem; color: var(--soft); font-size: 0.875rem; }
input, button { min-height: 2.5rem; padding: 0 1rem; border: 1px solid var(--strong); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
button { cursor: pointer; font-weight: 600; }
button:first-child { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.choices { display: flex; flex-wrap: wrap; gap: 0.5rem; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 36rem) { main { margin: 0; min-height: 100dvh; align-content: start; border: 0; border-radius: 0; } }
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

const STATUS = { pending: 'In progress', approved: 'Approved', rejected: 'Rejected', revoked: 'Revoked' } as const;

/** The page that replaces the identity provider for one verification. The values come from the service and contain no markup. */
export const verificationPage = ({ wallet, tier, status, revokedAt }: KycSession): string =>
  inside(
    'Identity verification',
    `      <p class="note">This is a sandbox: here you decide yourself what the identity provider would find.</p>
      <dl>
        <div><dt>Wallet</dt><dd>${wallet}</dd></div>
        <div><dt>Tier</dt><dd>${TIER_TERMS[tier].name}</dd></div>
        <div><dt>Status</dt><dd role="status">${STATUS[revokedAt === undefined ? status : 'revoked']}</dd></div>
      </dl>
${CHOICES[status].length === 0 ? FINAL : formOf(CHOICES[status])}
      <p><a href="/console/verification">Back to the console</a></p>`,
  );

export const unknownPage = (): string =>
  inside(
    'This verification is unknown',
    `      <p>The sandbox may have been reset since it was opened. Open a new one.</p>
      <p><a href="/console/verification">Back to the console</a></p>`,
  );

const FINAL = '      <p>This result is final. Open a new verification in the console.</p>';

const formOf = (choices: Choices): string => `      <form method="post">
        <div class="choices">
          ${choices.map(([decision, label]) => `<button name="decision" value="${decision}">${label}</button>`).join('\n          ')}
        </div>
        <details>
          <summary>What the document says (optional)</summary>
          <label>Country of the document, in two letters, such as DE
            <input name="countryCode" pattern="[A-Z]{2}" maxlength="2" autocomplete="off">
          </label>
          <label>Person, the same for each wallet of one person
            <input name="personId" maxlength="200" autocomplete="off">
          </label>
        </details>
      </form>`;
