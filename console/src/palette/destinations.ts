import type en from './texts/en.ts';

/** Where the palette can go; the search is that of a list. */
export type Destination = Readonly<{
  label: string;
  /** Told apart in the list: a page, a person, a decision, a request. */
  kind: 'Page' | 'People' | 'Decisions' | 'Requests';
  to: string;
  search?: Readonly<Record<string, string>>;
}>;

/** `text`: the name of its words in the catalogue. Operators' pages have theirs here. */
export type Place = Readonly<{ to: string; label: string; text?: NameIn<keyof typeof en> }>;
type NameIn<Key> = Key extends `words.${infer Name}` ? Name : never;

/** `words`: others than its name by which a person looks for it. */
export type Page = Readonly<{ to: string; label: string; words: string }>;

/** The operators' pages are in English. */
export const WORDS_OF_OPERATORS: Readonly<Record<string, string>> = {
  '/operations': 'overview, figures, dashboard, volume, budgets, relayers',
  '/operations/people': 'users, customers, wallets, KYC, block, search',
  '/operations/proposals': 'approve, reject, four eyes, tier, role',
  '/operations/decisions': 'refusals, refused, granted, rules, receipt, request',
  '/operations/alarms': 'alerts, incidents, acknowledge',
  '/operations/audit': 'log, entries, checkpoint, export, history',
  '/operations/reconciliation': 'report, comparison, differences, checks',
  '/operations/queue': 'queue, unanswered, dead letters, providers, Telegram, WhatsApp',
};

const WALLET = /^0x[0-9a-f]{40}$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The form of ids that the service takes from a client. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;
const SHORTEST_SEARCH = 2;

/**
 * What the text can mean: pages by a part of their name, then by how another word for them begins, and for operators people, decisions and requests. It only
 * leads to lists: to look here reads nothing, so that it leaves no entry in the audit log.
 */
export function destinationsOf(text: string, pages: readonly Page[], isOperator: boolean): readonly Destination[] {
  const wanted = text.trim();
  const isNamed = ({ label }: Page) => folded(label).includes(folded(wanted));
  const isMeant = ({ words }: Page) => folded(` ${words}`).includes(folded(` ${wanted}`));
  const found = [...pages.filter(isNamed), ...pages.filter((page) => !isNamed(page) && isMeant(page))].map(
    ({ label, to }): Destination => ({ kind: 'Page', label, to }),
  );
  return isOperator ? [...recordsOf(wanted), ...found] : found;
}

/** Without accents and capitals. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

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
