import { ApiError, FlowError, TransportError } from '@institutional-defi/client';
import { Button, ErrorCard, Notice } from '../kit/index.ts';
import { SignInButton } from '../session/index.ts';
import css from './signing.module.css';
import { type Way, wayOn } from './way-on.ts';

type TroubleProps = Readonly<{
  error: unknown;
  /** What each way on does here; a way that is not given falls back to `again`. */
  ways: Readonly<Partial<Record<Exclude<Way, 'sign-in' | 'none'>, () => void>>>;
}>;

const LABELS: Readonly<Record<Exclude<Way, 'sign-in' | 'none'>, string>> = {
  again: 'Ask again',
  prepare: 'Prepare again',
  amount: 'Change the amount',
  recipient: 'Change the recipient',
  token: 'Choose another token',
};

/** Why it stopped, whether something was sent, and the way on from there. */
export function Trouble({ error, ways }: TroubleProps) {
  const { title, advice, way, tone } = wayOn(error);
  const actions = <WayButton way={way} ways={ways} />;
  const isOfWallet = !(error instanceof ApiError || error instanceof FlowError || error instanceof TransportError);
  if (isOfWallet && advice !== undefined)
    return (
      <Notice tone={tone} title={title} live actions={actions}>
        {advice}
      </Notice>
    );
  return (
    <>
      <ErrorCard error={error} title={title} actions={actions} />
      {advice !== undefined && <p className={css.advice}>{advice}</p>}
    </>
  );
}

function WayButton({ way, ways }: Readonly<{ way: Way }> & Pick<TroubleProps, 'ways'>) {
  if (way === 'none') return null;
  if (way === 'sign-in') return <SignInButton size="small">Sign in again</SignInButton>;
  const chosen = ways[way] === undefined ? 'again' : way;
  const act = ways[chosen];
  return act === undefined ? null : (
    <Button size="small" onClick={act}>
      {LABELS[chosen]}
    </Button>
  );
}
