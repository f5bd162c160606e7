import { type Looks, Section, Select, Switch, useLook } from '../../kit/index.ts';
import { LanguageChoice } from '../../shell/language-choice.tsx';
import { useChooseLook } from '../../shell/saved-looks.ts';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import css from './settings.module.css';
import { t } from './texts/index.ts';

const SIDEBARS: readonly Looks['sidebar'][] = ['wide', 'narrow', 'none'];

/** How the console looks here, and wherever else this wallet signs in. */
export function Appearance() {
  const choose = useChooseLook();
  return (
    <Section title={t('looks')} lead={t('looks.lead')}>
      <div className={css.switches}>
        <div className={css.theme}>
          <span className={css.label} aria-hidden="true">
            {t('theme')}
          </span>
          <ThemeSwitch />
        </div>
        <div className={css.form}>
          <LanguageChoice />
          <Select
            label={t('sidebar')}
            value={useLook('sidebar')}
            onChange={(value) => choose('sidebar', value)}
            choices={SIDEBARS.map((value) => ({ value, label: t(`sidebar.${value}`) }))}
            hint={t('sidebar.hint')}
          />
        </div>
        <Switch
          label={t('charts')}
          checked={useLook('charts') === 'shown'}
          onChange={(isOn) => choose('charts', isOn ? 'shown' : 'hidden')}
          hint={t('charts.hint')}
        />
      </div>
    </Section>
  );
}
