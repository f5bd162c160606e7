import { useId } from 'react';
import css from './controls.module.css';

type SwitchProps = Readonly<{
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  disabled?: boolean;
}>;

/** On or off, at once. */
export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.switchRow}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={checked}
        disabled={disabled}
        aria-checked={checked}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <div id={`${id}-about`} className={css.about}>
          {hint}
        </div>
      </div>
    </div>
  );
}
