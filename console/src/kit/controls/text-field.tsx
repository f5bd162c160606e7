import type { ComponentProps, ReactNode } from 'react';
import css from './controls.module.css';
import { Field, type FieldTexts } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'style' | 'className' | 'onChange' | 'value'>;

type TextFieldProps = InputProps &
  FieldTexts &
  Readonly<{ value: string; onChange: (value: string) => void; end?: ReactNode; mono?: boolean }>;

/** One line of text. `end` stands inside the field: a unit, or a small button. */
export const TextField = ({ label, hint, error, value, onChange, end, mono = false, ...props }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {({ id, describedBy, invalid }) => (
      <div className={css.box}>
        <input
          autoComplete="off"
          {...props}
          id={id}
          className={mono ? css.inputMono : css.input}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => onChange(event.target.value)}
        />
        {end !== undefined && <span className={css.end}>{end}</span>}
      </div>
    )}
  </Field>
);

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style' | 'className' | 'onChange' | 'value'> &
  FieldTexts &
  Readonly<{ value: string; onChange: (value: string) => void }>;

export const TextArea = ({ label, hint, error, value, onChange, ...props }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {({ id, describedBy, invalid }) => (
      <textarea
        rows={3}
        {...props}
        id={id}
        className={css.area}
        value={value}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
