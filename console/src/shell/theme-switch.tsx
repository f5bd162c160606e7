import { useId } from 'react';
import css from './shell.module.css';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

const THEMES: readonly Readonly<{ theme: Theme; label: string }>[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
];

export function ThemeSwitch() {
  const theme = useTheme();
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
            onChange={() => chooseTheme(choice.theme)}
            className={css.themeInput}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
