import { Button, Hidden, Status } from '../../../kit/index.ts';
import { useOperator } from '../../../session/index.ts';
import css from './operations.module.css';
import { type Live, useLive } from './use-live.ts';

const SAID: Readonly<Record<Live, Readonly<{ tone: 'neutral' | 'good' | 'warn'; text: string }>>> = {
  connecting: { tone: 'neutral', text: 'Connecting to live changes' },
  live: { tone: 'good', text: 'Live: changes are announced here' },
  interrupted: { tone: 'warn', text: 'Not live: the connection is being restored' },
  ended: { tone: 'warn', text: 'Not live: the service does not admit this wallet' },
};

/** Beside the title of an operators' page, where its place is kept until the operator is known. */
export const LiveMark = () => <div className={css.live}>{useOperator() != null && <Mark />}</div>;

function Mark() {
  const { state, hasNews, readNow } = useLive();
  const { tone, text } = SAID[state];
  return (
    <>
      <span role="status">{hasNews && 'There is something new. Each reading is an entry of the audit log.'}</span>
      <span title={text}>
        <Status tone={tone}>
          <Hidden>{text}</Hidden>
        </Status>
      </span>
      <Button size="small" variant={hasNews ? 'primary' : 'plain'} onClick={readNow}>
        Read again
      </Button>
    </>
  );
}
