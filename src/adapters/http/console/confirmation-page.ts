import type { Brand } from '../../../domain/brand/brand.ts';
import { pageOf } from './pages.ts';

/** Opened by the link of a confirmation mail. It needs neither the built console nor the pass of the gate. */
export const confirmationPage = (brand: Brand): string =>
  pageOf(
    brand,
    'Confirm your e-mail address',
    `      <p>A wallet entered your e-mail address at this service. Confirm it only if that was you.</p>
      <form action="/api/user/confirm-email"><button>Confirm</button></form>
      <div id="outcome" role="alert"></div>
      <noscript><p>This page requires JavaScript.</p></noscript>
`,
    '    <script src="/console/confirm-email.js" defer></script>\n',
  );

/** The token stays in the fragment, which browsers send to nobody, until the address is confirmed. */
export const CONFIRMATION_SCRIPT = `const form = document.querySelector('form');
const outcome = document.querySelector('#outcome');
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
let isSending = false;

function show(...sentences) {
  outcome.replaceChildren(
    ...sentences.filter(Boolean).map((sentence) => {
      const line = document.createElement('p');
      line.textContent = sentence;
      return line;
    }),
  );
}

function end() {
  history.replaceState(null, '', location.pathname);
  outcome.setAttribute('role', 'status');
  outcome.tabIndex = -1;
  show('Your e-mail address is confirmed. You can close this page.');
  outcome.focus();
  form.remove();
}

async function confirmAddress() {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (response.ok) return end();
  const problem = await response.json().catch(() => undefined);
  const id = problem?.requestId ?? response.headers.get('X-Request-Id');
  show(problem?.error ?? 'The service answered with status ' + response.status + '.', id && 'Request id: ' + id);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  show();
  await confirmAddress().catch(() => show('The service cannot be reached. Check the connection and try again.'));
  isSending = false;
});

if (!/^[0-9a-f]{64}$/.test(token)) {
  form.remove();
  show('This link is incomplete. Open it from the mail again.');
}
`;
