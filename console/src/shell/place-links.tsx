import { Link } from '@tanstack/react-router';
import { OPERATIONS_PLACES, PLACES } from './places.ts';
import css from './shell.module.css';

type Listed = (typeof PLACES)[number] | (typeof OPERATIONS_PLACES)[number];

/** These are a prefix of other places, so they are current only on their own page. */
const OWN_PAGE_ONLY: readonly string[] = ['/', '/operations'];

export const PlaceLink = ({ place, onClick }: Readonly<{ place: Listed; onClick?: (() => void) | undefined }>) => (
  <Link
    to={place.to}
    className={css.place}
    activeOptions={{ exact: OWN_PAGE_ONLY.includes(place.to) }}
    activeProps={{ 'aria-current': 'page' }}
    onClick={onClick}
  >
    <svg viewBox="0 0 16 16" width="18" height="18" className={css.icon} aria-hidden="true">
      <path d={place.icon} />
    </svg>
    <span>{place.label}</span>
  </Link>
);

type PlaceListProps = Readonly<{ operator: boolean; onClick?: () => void }>;

/** All places that this person can open. */
export const PlaceList = ({ operator, onClick }: PlaceListProps) => (
  <>
    <ul className={css.places}>
      {PLACES.map((place) => (
        <li key={place.to}>
          <PlaceLink place={place} onClick={onClick} />
        </li>
      ))}
    </ul>
    {operator && (
      <>
        <h2 className={css.group}>Operations</h2>
        <ul className={css.places}>
          {OPERATIONS_PLACES.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} onClick={onClick} />
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
