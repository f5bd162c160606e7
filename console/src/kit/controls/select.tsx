import css from './controls.module.css';
import { Field, type FieldTexts } from './field.tsx';

export type Choice<Value extends string> = Readonly<{ value: Value; label: string; disabled?: boolean }>;

type SelectProps<Value extends string> = FieldTexts &
  Readonly<{
    value: Value;
    onChange: (value: Value) => void;
    choices: readonly Choice<Value>[];
    disabled?: boolean;
  }>;

/** The browser's own select: works with every keyboard, screen reader and phone. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, isLabelHidden = false, hint, error, value, onChange, choices, disabled = false } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <select
          id={id}
          className={css.select}
          value={value}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
