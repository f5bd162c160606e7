import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Absent, Amount, Stat } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';
import { TOKEN_SALE } from '../frame/words.ts';
import { Counted } from './counted.tsx';

type Overview = Schemas['OperatorOverview'];

/** The figures that an operator looks at first: what waits, then what happens. */
export function OverviewFigures({ figures }: Readonly<{ figures: Overview }>) {
  const { users, sale, openAlarms, openProposals, queue } = figures;
  const token = usePaymentToken();
  return (
    <div className={css.tiles}>
      <Waiting label="Open alarms" figure={openAlarms} to="/operations/alarms">
        Show them
      </Waiting>
      <Waiting label="Open proposals" figure={openProposals} to="/operations/proposals">
        Show them
      </Waiting>
      <Waiting label="Unanswered" figure={queue.dead} to="/operations/queue">
        <Counted figure={queue.waiting} of={['message waits', 'messages wait']} />
      </Waiting>
      <Stat
        label="People"
        note={
          <>
            Operators included,{' '}
            <Link to="/operations/people" search={{ blocked: 'true' }} className={css.link}>
              <Counted figure={users?.blocked} /> blocked
            </Link>
          </>
        }
      >
        <Counted figure={users?.total} />
      </Stat>
      <Stat
        label={TOKEN_SALE.open}
        note={
          <>
            <Counted figure={sale?.authorizations.used} /> used, <Counted figure={sale?.authorizations.expired} />{' '}
            expired
          </>
        }
      >
        <Counted figure={sale?.authorizations.issued} />
      </Stat>
      <Stat
        label={TOKEN_SALE.volume}
        note={
          <>
            In <Counted figure={sale?.purchases} of={['purchase', 'purchases']} />. {TOKEN_SALE.leftOut}
          </>
        }
      >
        {token === undefined ? <Absent /> : <Amount units={sale?.volume} {...token} places={2} />}
      </Stat>
    </div>
  );
}

type WaitingProps = Readonly<{
  label: string;
  figure: number | null;
  to: '/operations/alarms' | '/operations/proposals' | '/operations/queue';
  children: ReactNode;
}>;

/** What an operator must act on, marked as soon as there is one. */
const Waiting = ({ label, figure, to, children }: WaitingProps) => (
  <Stat
    label={label}
    note={
      <Link to={to} className={css.link}>
        {children}
      </Link>
    }
  >
    <span className={figure === null || figure === 0 ? undefined : css.waiting}>
      <Counted figure={figure} />
    </span>
  </Stat>
);
