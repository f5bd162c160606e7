// Says in plain language what to send, confirms the offer, signs the prepared transfer, and sends it.
import { createInterface } from 'node:readline/promises';
import { signAndExecute, signIn } from '@institutional-defi/client';
import { client, wallet } from './setup.mjs';

const said = process.argv.slice(2).find((argument) => argument !== '--yes');
const message = said ?? 'send 0.1 eth on ethereum to 0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

await signIn(client, { wallet });
const { response: offer } = await client.chat({ body: { message } });
console.log(`> ${message}\n${offer.message}`);

const confirmAction = offer.actions.find(({ action }) => action === 'confirm')?.params.confirmAction;
if (confirmAction === undefined) process.exit(1);
if (!(await isConfirmed(offer.confirmationPrompt))) process.exit(0);

const { sessionId } = offer.data;
const confirmed = await client.chat({ body: { message: 'yes', sessionId, confirmAction: String(confirmAction) } });
console.log(confirmed.response.message);
const { prepared } = confirmed.response.data;
if (prepared === undefined) process.exit(1);

const hash = await signAndExecute(client, wallet, prepared);
console.log(`Sent as ${hash}`);

/** Asks at the terminal; `--yes` answers for scripts. */
async function isConfirmed(prompt) {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${prompt} (yes/no) `);
  terminal.close();
  return answer.trim() === 'yes';
}
