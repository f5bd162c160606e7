import { useId } from 'react';
import { type Looks, useLook } from '../kit/index.ts';
import { useChooseLook } from './saved-looks.ts';
import { t } from './texts/index.ts';
import css from './theme-switch.module.css';

const THEMES: readonly Looks['theme'][] = ['light', 'dark', 'system'];

export function ThemeSwitch() {
  const theme = useLook('theme');
  const choose = useChooseLook();
  const name = useId();
  return (
    <fieldset className={css.themes}>
      <legend className={css.legend}>{t('theme')}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={css.theme}>
          <input
            type="radio"
            name={name}
            checked={theme === choice}
            onChange={() => choose('theme', choice)}
            className={css.themeInput}
          />
          <span>{t(`theme.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
