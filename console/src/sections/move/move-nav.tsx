import { Link } from '@tanstack/react-router';
import css from './move.module.css';

const PLACES = [
  { to: '/move', label: 'Transfer' },
  { to: '/move/swap', label: 'Swap' },
] as const;

/** The two ways to move value. */
export const MoveNav = () => (
  <nav aria-label="Move" className={css.nav}>
    {PLACES.map(({ to, label }) => (
      <Link key={to} to={to} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
        {label}
      </Link>
    ))}
  </nav>
);
