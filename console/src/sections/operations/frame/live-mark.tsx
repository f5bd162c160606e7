import { Button, Hidden, Status } from '../../../kit/index.ts';
import { type ActiveSession, useOperator, useSession } from '../../../session/index.ts';
import css from './operations.module.css';
import { type Live, useLive } from './use-live.ts';

const SAID: Readonly<Record<Live, Readonly<{ tone: 'neutral' | 'good' | 'warn'; text: string }>>> = {
  connecting: { tone: 'neutral', text: 'Connecting to live changes' },
  live: { tone: 'good', text: 'Live: changes are announced here' },
  interrupted: { tone: 'warn', text: 'Not live: the connection is being restored' },
  ended: { tone: 'warn', text: 'Not live: the service does not admit this wallet' },
};

const NEWS = {
  some: 'There is something new.',
  maybe: 'There may be something new: changes were not announced for a while.',
};

/** Beside the title of an operators' page, where its place is kept until the operator is known. */
export function LiveMark() {
  const isOperator = useOperator() != null;
  const session = useSession();
  return <div className={css.live}>{isOperator && 'expiresAt' in session && <OfSession {...session} />}</div>;
}

function OfSession({ wallet, expiresAt }: Pick<ActiveSession, 'wallet' | 'expiresAt'>) {
  const session = `${wallet}.${expiresAt.getTime()}`;
  return <Mark key={session} session={session} wallet={wallet} />;
}

function Mark({ session, wallet }: Readonly<{ session: string; wallet: string }>) {
  const { state, news, readNow } = useLive(session, wallet);
  const { tone, text } = SAID[state];
  return (
    <>
      <span role="status">{news !== undefined && `${NEWS[news]} Each reading is an entry of the audit log.`}</span>
      <span title={text}>
        <Status tone={tone}>
          <Hidden>{text}</Hidden>
        </Status>
      </span>
      <Button size="small" variant={news === undefined ? 'plain' : 'primary'} onClick={readNow}>
        Read again
      </Button>
    </>
  );
}
