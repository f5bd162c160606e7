import { ApiError } from '@institutional-defi/client';
import { Notice, RequestId } from '../kit/index.ts';
import { signInProblem } from './sign-in-problem.ts';

export function SignInTrouble({ error }: Readonly<{ error: Error }>) {
  const { title, advice } = signInProblem(error);
  return (
    <Notice tone="bad" title={title} live>
      <p>{advice}</p>
      {error instanceof ApiError && <RequestId code={error.code} id={error.requestId} />}
    </Notice>
  );
}
