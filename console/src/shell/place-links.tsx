import { Link } from '@tanstack/react-router';
import { Hidden, useLook } from '../kit/index.ts';
import { useOperator } from '../session/index.ts';
import { locale } from '../values/language.ts';
import css from './navigation.module.css';
import { type Listed, labelOf, OPERATIONS_PLACES, PLACES } from './places.ts';
import { t } from './texts/index.ts';

/** These are a prefix of other places, so they are current only on their own page. */
const OWN_PAGE_ONLY: readonly string[] = ['/', '/operations'];

type PlaceLinkProps = Readonly<{
  place: Listed;
  onClick?: (() => void) | undefined;
  title?: string | undefined;
  /** How many wait there. */
  waiting?: number;
}>;

export const PlaceLink = ({ place, onClick, title, waiting = 0 }: PlaceLinkProps) => (
  <Link
    to={place.to}
    title={title}
    className={css.place}
    activeOptions={{ exact: OWN_PAGE_ONLY.includes(place.to) }}
    activeProps={{ 'aria-current': 'page' }}
    onClick={onClick}
  >
    <svg viewBox="0 0 16 16" width="18" height="18" className={css.icon} aria-hidden="true">
      <path d={place.icon} />
    </svg>
    <span>{labelOf(place)}</span>
    {waiting > 0 && (
      <b className={css.waiting}>
        <span aria-hidden="true">{waiting.toLocaleString(locale())}</span>
        <Hidden>{t('open', { count: waiting })}</Hidden>
      </b>
    )}
  </Link>
);

type PlaceListProps = Readonly<{ operator: boolean; onClick?: () => void }>;

/** All places that this person can open. */
export function PlaceList({ operator, onClick }: PlaceListProps) {
  const isNarrow = useLook('sidebar') === 'narrow';
  const waiting = useOperator()?.waiting;
  const waitingAt: Readonly<Record<string, number | undefined>> = {
    '/operations/alarms': waiting?.alarms,
    '/operations/proposals': waiting?.proposals,
  };
  const list = (places: readonly Listed[]) => (
    <ul className={css.places}>
      {places.map((place) => (
        <li key={place.to}>
          <PlaceLink
            place={place}
            onClick={onClick}
            title={isNarrow ? labelOf(place) : undefined}
            waiting={waitingAt[place.to] ?? 0}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(PLACES)}
      {operator && (
        <>
          <h2 className={css.group}>{t('operations')}</h2>
          {list(OPERATIONS_PLACES)}
        </>
      )}
    </>
  );
}
