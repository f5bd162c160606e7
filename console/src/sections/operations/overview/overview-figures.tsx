import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Absent, Amount, Stat } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';

type Overview = Schemas['OperatorOverview'];

const counted = (figure: number | null | undefined): ReactNode =>
  figure == null ? <Absent why="could not be read" /> : figure.toLocaleString('en');

/** What waits for an operator, marked as soon as there is one. */
const waiting = (figure: number | null): ReactNode =>
  figure === null || figure === 0 ? counted(figure) : <span className={css.waiting}>{counted(figure)}</span>;

/** The figures that an operator looks at first: what waits, then what happens. */
export function OverviewFigures({ figures }: Readonly<{ figures: Overview }>) {
  const { users, sale, openAlarms, openProposals, queue } = figures;
  const token = usePaymentToken();
  return (
    <div className={css.tiles}>
      <Stat
        label="Open alarms"
        note={
          <Link to="/operations/alarms" className={css.link}>
            Show them
          </Link>
        }
      >
        {waiting(openAlarms)}
      </Stat>
      <Stat
        label="Open proposals"
        note={
          <Link to="/operations/proposals" className={css.link}>
            Show them
          </Link>
        }
      >
        {waiting(openProposals)}
      </Stat>
      <Stat
        label="Messages waiting"
        note={
          <Link to="/operations/queue" className={css.link}>
            {queue.dead === null ? 'Dead letters unknown' : `Dead letters: ${queue.dead.toLocaleString('en')}`}
          </Link>
        }
      >
        {counted(queue.waiting)}
      </Stat>
      <Stat
        label="People"
        note={
          <Link to="/operations/people" search={{ blocked: 'true' }} className={css.link}>
            Blocked: {counted(users?.blocked)}
          </Link>
        }
      >
        {counted(users?.total)}
      </Stat>
      <Stat
        label="Open authorizations"
        note={
          <>
            {counted(sale?.authorizations.used)} used, {counted(sale?.authorizations.expired)} expired
          </>
        }
      >
        {counted(sale?.authorizations.issued)}
      </Stat>
      <Stat label="Volume" note={<>In {counted(sale?.purchases)} purchases</>}>
        {token === undefined ? (
          <Absent />
        ) : (
          <Amount units={sale?.volume} decimals={token.decimals} symbol={token.symbol} places={0} />
        )}
      </Stat>
    </div>
  );
}
