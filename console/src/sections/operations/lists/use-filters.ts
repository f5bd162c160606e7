import { useNavigate, useSearch } from '@tanstack/react-router';

type Texts = Readonly<Record<string, string>>;

/** What the address asks for, as texts: the router reads `true` and `12` as values. */
export function useAsked(): Texts {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]])),
  );
}

/** Changes what the address asks for; an empty text removes it. */
export function useAsk(): (changes: Texts) => void {
  const navigate = useNavigate();
  const asked = useAsked();
  return (changes) => {
    const next = Object.entries({ ...asked, ...changes }).filter(([, value]) => value !== '');
    void navigate({ to: '.', replace: true, search: Object.fromEntries(next) });
  };
}

/** Filters that live in the address, so that a list can be linked, kept and survives a reload. Absent ones are undefined. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const asked = useAsked();
  const ask = useAsk();
  const filters = Object.fromEntries(
    names.flatMap((name) => (asked[name] === undefined ? [] : [[name, asked[name]]])),
  ) as Partial<Readonly<Record<Name, string>>>;
  return {
    filters,
    setFilters: (changes: Partial<Readonly<Record<Name, string>>>) => ask(changes as Texts),
    clear: () => ask(Object.fromEntries(names.map((name) => [name, '']))),
  } as const;
}
