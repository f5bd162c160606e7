import type { Brand } from '../../../domain/brand/brand.ts';
import { escaped } from '../../../domain/shared/escaped.ts';

/** A page of the service itself, which works without the built console. */
export const pageOf = (
  { name, supportUrl }: Brand,
  title: string,
  body: string,
  script = '',
): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}${name === undefined ? '' : ` · ${escaped(name)}`}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/console/page.css">
${script}  </head>
  <body>
    <main>
${name === undefined ? '' : `      <p class="name">${escaped(name)}</p>\n`}      <h1>${title}</h1>
${body}${supportUrl === undefined ? '' : `      <p><a href="${escaped(supportUrl)}">Support</a></p>\n`}    </main>
  </body>
</html>
`;

export const unbuiltPage = (brand: Brand): string =>
  pageOf(
    brand,
    'The console is not built',
    `      <p>This service answers, but its console is not built. After <code>npm start</code> that takes a moment: load this page again.</p>
      <p>Otherwise run <code>npm run build -- console</code>.</p>
      <p>The API works without it: <a href="/docs">API reference</a>.</p>
`,
  );

export const gatePage = (brand: Brand): string =>
  pageOf(
    brand,
    'Console password',
    `      <p>The operator of this service protects its console with a password.</p>
      <form method="post" action="/api/auth/gate">
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024"
          required autofocus aria-describedby="refusal">
        <div id="refusal" role="alert"></div>
        <button>Open the console</button>
      </form>
      <noscript><p>The console requires JavaScript.</p></noscript>
`,
    '    <script src="/console/gate.js" defer></script>\n',
  );

/** Sends the password, and returns to the page that was asked for: only ever to one below `/console` of this service. */
export const GATE_SCRIPT = `const form = document.querySelector('form');
const field = document.querySelector('#password');
const refusal = document.querySelector('#refusal');
let isSending = false;

function target() {
  const asked = new URLSearchParams(location.search).get('next') ?? '';
  if (!URL.canParse(asked, location.origin)) return '/console';
  const url = new URL(asked, location.origin);
  if (url.origin !== location.origin || !/^\\/console(?:\\/|$)/.test(url.pathname)) return '/console';
  return url.pathname + url.search + location.hash;
}

function show(...sentences) {
  refusal.replaceChildren(
    ...sentences.filter(Boolean).map((sentence) => {
      const line = document.createElement('p');
      line.textContent = sentence;
      return line;
    }),
  );
  field.setAttribute('aria-invalid', String(sentences.length > 0));
}

function waitOf(seconds) {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? seconds + ' seconds' : Math.ceil(seconds / 60) + ' minutes';
}

function explain(response, problem) {
  const seconds = response.headers.get('Retry-After');
  const id = problem?.requestId ?? response.headers.get('X-Request-Id');
  show(
    problem?.error ?? 'The service answered with status ' + response.status + '.',
    seconds && 'The next attempt is possible in ' + waitOf(Number(seconds)) + ' at the latest.',
    id && 'Request id: ' + id,
  );
}

async function enter() {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: field.value }),
  });
  if (response.ok) return location.replace(target());
  explain(response, await response.json().catch(() => undefined));
  field.select();
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  show();
  await enter().catch(() => show('The service cannot be reached. Check the connection and try again.'));
  isSending = false;
  field.focus();
});
`;

export const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #6b7280; --accent: #1257a8; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --line: #9ca3af; --accent: #8ab4f8; --wrong: #f2b8b5; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(26rem, 100vw); padding: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; margin: 0 0 0.5rem; }
.name { margin: 0; font-weight: 600; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; width: 100%; font: inherit; padding: 0.6rem; margin: 0.25rem 0 0.75rem; border: 1px solid var(--line); border-radius: 6px; }
input[aria-invalid='true'] { border-color: var(--wrong); }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: Canvas; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[role='alert'] p, [role='status'] p { margin: 0 0 0.5rem; }
[role='alert'] p { color: var(--wrong); }
[role='alert'] p:first-child { font-weight: 600; }
`;
