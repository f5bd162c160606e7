import { useNavigate, useSearch } from '@tanstack/react-router';

/** Filters that live in the address, so that a list can be linked and survives a reload. Absent ones are undefined. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const known = names.filter((name) => search[name] !== undefined && search[name] !== '');
  // The router reads `true` and `12` as values; a filter is always text.
  const filters = Object.fromEntries(known.map((name) => [name, String(search[name])])) as Partial<
    Readonly<Record<Name, string>>
  >;
  const setFilters = (changes: Partial<Readonly<Record<Name, string>>>) => {
    const next = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== '');
    void navigate({ to: '.', replace: true, search: Object.fromEntries(next) });
  };
  return { filters, setFilters } as const;
}
