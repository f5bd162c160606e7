import { buildContainer } from '../container/container.ts';
import { subject } from '../container/tokens.ts';
import { openTools } from '../container/tools.ts';
import { silent } from '../observability/silent.ts';
import { loadConfig } from './load-config.ts';

const MOST = 1_000;

/** Prints the dead letters, one JSON object per line; with ids, replays those instead. */
export async function deadLetters(ids: readonly string[]): Promise<void> {
  const { config } = loadConfig();
  const tools = await openTools(config, silent());
  try {
    const container = await buildContainer(config, tools);
    const messaging = container.get(subject.messaging);
    for (const letter of ids.length === 0 ? await messaging.deadLetters(MOST) : [])
      process.stdout.write(`${JSON.stringify(letter)}\n`);
    for (const id of ids)
      process.stdout.write(
        `${id}: ${(await messaging.replay(id)) ? 'queued for another attempt' : 'not a dead letter'}\n`,
      );
  } finally {
    await tools.database?.close();
  }
}
