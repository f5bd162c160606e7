import { subject } from '../container/tokens.ts';
import { composed } from './composed.ts';

const MOST = 1_000;

/** Prints the dead letters, one JSON object per line; with ids, replays those instead. */
export async function deadLetters(ids: readonly string[]): Promise<void> {
  await composed([], async (container) => {
    const messaging = container.get(subject.messaging);
    for (const letter of ids.length === 0 ? await messaging.deadLetters(MOST) : [])
      process.stdout.write(`${JSON.stringify(letter)}\n`);
    for (const id of ids)
      process.stdout.write(
        `${id}: ${(await messaging.replay(id)) ? 'queued for another attempt' : 'not a dead letter'}\n`,
      );
  });
}
