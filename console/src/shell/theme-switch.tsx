import { useId } from 'react';
import { type Looks, useLook } from '../kit/index.ts';
import { useChooseLook } from './saved-looks.ts';
import css from './theme-switch.module.css';

const THEMES: readonly Readonly<{ theme: Looks['theme']; label: string }>[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
];

export function ThemeSwitch() {
  const theme = useLook('theme');
  const choose = useChooseLook();
  const name = useId();
  return (
    <fieldset className={css.themes}>
      <legend className={css.legend}>Theme</legend>
      {THEMES.map((choice) => (
        <label key={choice.theme} className={css.theme}>
          <input
            type="radio"
            name={name}
            checked={theme === choice.theme}
            onChange={() => choose('theme', choice.theme)}
            className={css.themeInput}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
