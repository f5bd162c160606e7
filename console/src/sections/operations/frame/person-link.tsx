import { Link } from '@tanstack/react-router';
import { checksummed, shortened } from '../../../values/address.ts';
import css from './operations.module.css';

/** The wallet of a person, short, which leads to the case file. */
export function PersonLink({ wallet }: Readonly<{ wallet: string }>) {
  const full = checksummed(wallet) ?? wallet;
  return (
    <Link to="/operations/people/$wallet" params={{ wallet }} className={css.link} title={full}>
      {shortened(full)}
    </Link>
  );
}
