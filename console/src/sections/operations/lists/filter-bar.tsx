import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../kit/index.ts';
import css from './lists.module.css';

const NARROW = '(max-width: 40rem)';

/** Fields beside each other, as many as fit; folded on a phone, where the list would be out of sight. */
export const FilterBar = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <search aria-label={label}>
    <details open={!matchMedia(NARROW).matches} className={css.fold}>
      <summary>Filters</summary>
      <div className={css.filters}>{children}</div>
    </details>
  </search>
);

/** The choices of a filter, by their words; also one that this console does not know, if the address asks for it. */
export const anyOf = (words: Readonly<Record<string, string>>, asked: string | undefined) => [
  { value: '', label: 'Any' },
  ...Object.entries({ ...(asked !== undefined && { [asked]: asked }), ...words })
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en')),
];

/** Each search is an entry of the audit log, so that it is not sent letter by letter. */
const REST_MS = 900;

/** What is typed, told once it rests, or at once on Enter. */
function useTyped(value: string, onSettled: (value: string) => void) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const tell = useRef((_text: string) => {});
  tell.current = (typed) => {
    if (typed.trim() === told.current) return;
    told.current = typed.trim();
    onSettled(told.current);
  };
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => tell.current(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') tell.current(text);
  };
  return { value: text, onChange: setText, onKeyDown } as const;
}

type SearchFieldProps = Readonly<{
  label: string;
  hint?: string;
  value: string;
  onSettled: (value: string) => void;
  placeholder?: string;
}>;

export const SearchField = ({ label, hint, value, onSettled, placeholder }: SearchFieldProps) => (
  <TextField
    label={label}
    {...useTyped(value, onSettled)}
    type="search"
    maxLength={200}
    {...(hint !== undefined && { hint })}
    {...(placeholder !== undefined && { placeholder })}
  />
);

type DayFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

/** A UTC day, as the figures count them. While the year is typed, each digit makes a day of its own. */
const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField label={label} type="date" {...useTyped(value, onChange)} />
);

/** The beginning of the UTC day, as the API wants it; `days` later on request. */
function startOf(day: string | undefined, days = 0): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (match === null) return undefined;
  const moment = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + days));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

type Days = Readonly<{ from?: string; to?: string }>;

/** The beginning of the first day and the end of the last one, for a query. */
export function rangeOf({ from: first, to: last }: Days) {
  const [from, to] = [startOf(first), startOf(last, 1)];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The days of a list, both included. */
export const DayFields = ({ days, onChange }: Readonly<{ days: Days; onChange: (days: Days) => void }>) => (
  <>
    <DayField label="From (UTC day)" value={days.from ?? ''} onChange={(from) => onChange({ from })} />
    <DayField label="To and including" value={days.to ?? ''} onChange={(to) => onChange({ to })} />
  </>
);
