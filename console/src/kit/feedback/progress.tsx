import type { ReactNode } from 'react';
import css from './progress.module.css';

type ProgressProps = Readonly<{
  label: string;
  /** A part of `whole`, in the same units. */
  part: bigint;
  whole: bigint;
  /** The figures in words: "250 of 1,000 USDC". */
  text: ReactNode;
}>;

const STEPS = 10_000n;

export function Progress({ label, part, whole, text }: ProgressProps) {
  const share = whole <= 0n ? 0 : Number(((part < whole ? part : whole) * STEPS) / whole) / 100;
  return (
    <div className={css.progress}>
      <div className={css.top}>
        <span>{label}</span>
        <span className={css.text}>{text}</span>
      </div>
      <div className={css.track} role="progressbar" aria-label={label} aria-valuenow={share} aria-valuemax={100}>
        <div className={css.bar} style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}
