import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';

/** Fields beside each other, as many as fit. */
export const FilterBar = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <search className={css.filters} aria-label={label}>
    {children}
  </search>
);

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

/** A day of the reader's calendar. While the year is typed, each digit makes a day of its own. */
export const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField label={label} type="date" {...useTyped(value, onChange)} />
);

/** The beginning of the day in the reader's zone, as the API wants it; `days` later on request. */
export function startOf(day: string | undefined, days = 0): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (match === null) return undefined;
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + days).toISOString();
}
