import { type ReactNode, useId } from 'react';
import { Hidden } from '../hidden.tsx';
import css from './controls.module.css';

export type FieldTexts = Readonly<{
  label: string;
  /** The label is for screen readers alone, where what stands around the field names it. */
  isLabelHidden?: boolean;
  /** Stays beneath the field. */
  hint?: ReactNode;
  /** What is wrong with the value, and what to enter instead. */
  error?: string | undefined;
}>;

type FieldProps = FieldTexts &
  Readonly<{ children: (ids: { id: string; describedBy: string; invalid: true | undefined }) => ReactNode }>;

/** The label above, the hint and the error beneath, connected to the control by their ids. */
export function Field({ label, isLabelHidden = false, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {isLabelHidden ? <Hidden>{label}</Hidden> : label}
      </label>
      {children({ id, describedBy: `${id}-about`, invalid: error === undefined ? undefined : true })}
      <div id={`${id}-about`} className={css.about}>
        {error !== undefined && (
          <span className={css.error} role="alert">
            {error}
          </span>
        )}
        {hint !== undefined && <span>{hint}</span>}
      </div>
    </div>
  );
}
