import { deadLetterNotFound } from '../../domain/operator/errors.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { subject } from '../container/tokens.ts';
import { composed } from './composed.ts';
import { hostActor } from './load-config.ts';

/** Prints the dead letters, one JSON object per line; with ids, replays those instead. Both are in the audit log. */
export async function deadLetters(ids: readonly string[]): Promise<void> {
  await composed([], async (container) => {
    const operator = container.get(subject.operator);
    for (const letter of ids.length === 0 ? await operator.listDeadLetters(hostActor()) : [])
      process.stdout.write(`${JSON.stringify(letter)}\n`);
    for (const id of ids) {
      const state = await operator.replayDeadLetter(hostActor(), id).then(
        () => 'queued for another attempt',
        (error: unknown) => {
          if (error instanceof Failure && error.code === deadLetterNotFound.code) return 'not a dead letter';
          throw error;
        },
      );
      process.stdout.write(`${id}: ${state}\n`);
    }
  });
}
