import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../../kit/index.ts';
import css from './operations.module.css';
import { useSettled } from './use-settled.ts';

/** Fields beside each other, as many as fit. */
export const FilterBar = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <search className={css.filters} aria-label={label}>
    {children}
  </search>
);

type SearchFieldProps = Readonly<{
  label: string;
  hint?: string;
  value: string;
  onSettled: (value: string) => void;
  placeholder?: string;
}>;

/** Tells its value when the typing pauses. */
export function SearchField({ label, hint, value, onSettled, placeholder }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const settled = useSettled(text).trim();
  const told = useRef(value);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    onSettled(settled);
  }, [settled, onSettled]);
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      type="search"
      maxLength={200}
      {...(hint !== undefined && { hint })}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}

type DayFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

/** A day of the reader's calendar. */
export const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextField label={label} type="date" value={value} onChange={onChange} />
);

/** The beginning of the day in the reader's zone, as the API wants it; `days` later on request. */
export function startOf(day: string | undefined, days = 0): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (match === null) return undefined;
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + days).toISOString();
}
