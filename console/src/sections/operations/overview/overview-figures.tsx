import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Absent, Amount, Grid, Stat } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { usePaymentToken } from '../frame/use-payment-token.ts';

type Overview = Schemas['OperatorOverview'];

const counted = (figure: number | null | undefined): ReactNode =>
  figure == null ? <Absent why="could not be read" /> : figure.toLocaleString('en');

/** The figures that an operator looks at first. */
export function OverviewFigures({ figures }: Readonly<{ figures: Overview }>) {
  const { users, sale, openAlarms, queue } = figures;
  const token = usePaymentToken();
  return (
    <Grid>
      <Stat
        label="Open alarms"
        note={
          <Link to="/operations/alarms" className={css.link}>
            Show the alarms
          </Link>
        }
      >
        {counted(openAlarms)}
      </Stat>
      <Stat label="People" note={<>{counted(users?.blocked)} blocked</>}>
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
      <Stat label="Purchases">{counted(sale?.purchases)}</Stat>
      <Stat label="Volume">
        {token === undefined ? (
          <Absent />
        ) : (
          <Amount units={sale?.volume} decimals={token.decimals} symbol={token.symbol} places={2} />
        )}
      </Stat>
      <Stat
        label="Queue"
        note={
          <Link to="/operations/queue" className={css.link}>
            {queue.dead === null ? 'Dead letters unknown' : `${queue.dead.toLocaleString('en')} dead letters`}
          </Link>
        }
      >
        {counted(queue.waiting)}
      </Stat>
    </Grid>
  );
}
