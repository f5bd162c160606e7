import { deadLetterNotFound } from '../../domain/operator/errors.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { subject } from '../container/tokens.ts';
import { composed } from './composed.ts';
import { hostActor } from './load-config.ts';

/**
 * Prints the dead letters, one JSON object per line; with ids, replays those instead. Both are in the audit log. The exit status is 1 when
 * an id is not a dead letter; the others are replayed all the same.
 */
export async function deadLetters(ids: readonly string[]): Promise<void> {
  await composed([], async (container) => {
    const operator = container.get(subject.operator);
    for (const letter of ids.length === 0 ? await operator.listDeadLetters(hostActor()) : [])
      process.stdout.write(`${JSON.stringify(letter)}\n`);
    for (const id of ids) {
      const isReplayed = await operator.replayDeadLetter(hostActor(), id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Failure && error.code === deadLetterNotFound.code) return false;
          throw error;
        },
      );
      if (isReplayed) process.stdout.write(`${id}: queued for another attempt\n`);
      else {
        process.stderr.write(`${id}: not a dead letter\n`);
        process.exitCode = 1;
      }
    }
  });
}
