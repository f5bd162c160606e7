import type { ApiError } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { EmptyState, LinkButton, Notice, RequestId } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';

/** Nobody registered this wallet. The refusal names the users whose wallet is one mistake away. */
export function NearestWallets({ error }: Readonly<{ error: ApiError }>) {
  const near = error.details.flatMap(({ message }) => /0x[0-9a-fA-F]{40}/.exec(message)?.[0] ?? []);
  return (
    <>
      <EmptyState
        title="Nobody registered this wallet"
        action={<LinkButton to="/operations/people">Search for the person</LinkButton>}
      >
        Check the address against what the person sent.
      </EmptyState>
      {near.length > 0 && (
        <Notice tone="warn" title="One mistake away">
          <ul>
            {near.map((wallet) => (
              <li key={wallet}>
                <Link to="/operations/people/$wallet" params={{ wallet }} className={css.link}>
                  {wallet}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <RequestId code={error.code} id={error.requestId} />
    </>
  );
}
