import { ApiError, FlowError, isApiError } from '@institutional-defi/client';
import { Button, ErrorCard, Notice } from '../kit/index.ts';
import { SignInButton, useSignedInSince } from '../session/index.ts';
import css from './signing.module.css';
import { Technical } from './technical.tsx';
import { t } from './texts/index.ts';
import { type Way, wayOn } from './way-on.ts';

type TroubleProps = Readonly<{
  error: unknown;
  /** What each way on does here; a way that is not given falls back to `again`. */
  ways: Readonly<Partial<Record<Exclude<Way, 'sign-in' | 'none'>, () => void>>>;
}>;

/** Why it stopped, whether something was sent, and the way on from there. The end of a session is over once somebody signed in again. */
export function Trouble({ error, ways }: TroubleProps) {
  const { code, way, tone } = wayOn(error);
  const isOver = useSignedInSince(error);
  if (isOver && isApiError(error, 'UNAUTHENTICATED')) return null;
  const [title, adviceKey] = [t(`trouble.${code}`), `trouble.${code}.advice`];
  const advice = t.has(adviceKey) ? t(adviceKey as 'trouble.wallet.advice') : undefined;
  const actions = <WayButton way={way} ways={ways} />;
  if (error instanceof ApiError || error instanceof FlowError)
    return (
      <>
        <ErrorCard error={error} title={title} actions={actions} />
        {advice !== undefined && <p className={css.advice}>{advice}</p>}
      </>
    );
  return (
    <Notice tone={tone} title={title} live actions={actions}>
      {advice !== undefined && <p>{advice}</p>}
      {code === 'wallet' && error instanceof Error && <Technical words={error.message} />}
    </Notice>
  );
}

function WayButton({ way, ways }: Readonly<{ way: Way }> & Pick<TroubleProps, 'ways'>) {
  if (way === 'none') return null;
  if (way === 'sign-in') return <SignInButton size="small">{t('go.signIn')}</SignInButton>;
  const chosen = ways[way] === undefined ? 'again' : way;
  const act = ways[chosen];
  return act === undefined ? null : (
    <Button size="small" onClick={act}>
      {t(`go.${chosen}`)}
    </Button>
  );
}
