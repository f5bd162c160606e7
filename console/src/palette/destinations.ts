/** Where the palette can go; the search is that of a list. */
export type Destination = Readonly<{
  label: string;
  /** Told apart in the list: a page, a person, a decision, a request. */
  kind: 'Page' | 'People' | 'Decisions' | 'Requests';
  to: string;
  search?: Readonly<Record<string, string>>;
}>;

type Place = Readonly<{ to: string; label: string }>;

const WALLET = /^0x[0-9a-f]{40}$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The form of ids that the service takes from a client. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
const SHORTEST_SEARCH = 2;

/**
 * What the text can mean: pages by their name and, for operators, people, decisions and requests. It only leads to lists: to look here
 * reads nothing, so that it leaves no entry in the audit log.
 */
export function destinationsOf(text: string, places: readonly Place[], isOperator: boolean): readonly Destination[] {
  const wanted = text.trim();
  const pages = places
    .filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
    .map(({ label, to }): Destination => ({ kind: 'Page', label, to }));
  return isOperator ? [...recordsOf(wanted), ...pages] : pages;
}

function recordsOf(text: string): readonly Destination[] {
  if (WALLET.test(text))
    return [
      { kind: 'People', label: `Open the case file of ${text}`, to: `/operations/people/${text}` },
      {
        kind: 'Decisions',
        label: `Show the decisions about ${text}`,
        to: '/operations/decisions',
        search: { wallet: text },
      },
    ];
  const request: Destination = {
    kind: 'Requests',
    label: `Find the request ${text}`,
    to: '/operations/decisions',
    search: { requestId: text },
  };
  if (UUID.test(text))
    return [{ kind: 'Decisions', label: `Open the decision ${text}`, to: `/operations/decisions/${text}` }, request];
  if (text.length < SHORTEST_SEARCH) return [];
  const people: Destination = {
    kind: 'People',
    label: `Find people by “${text}”`,
    to: '/operations/people',
    search: { query: text },
  };
  return REQUEST_ID.test(text) ? [people, request] : [people];
}
