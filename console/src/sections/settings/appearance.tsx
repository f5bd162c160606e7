import { type Looks, Section, Select, Switch, useLook } from '../../kit/index.ts';
import { useChooseLook } from '../../shell/saved-looks.ts';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import css from './settings.module.css';

const SIDEBARS: readonly Readonly<{ value: Looks['sidebar']; label: string }>[] = [
  { value: 'wide', label: 'With words' },
  { value: 'narrow', label: 'Symbols only' },
  { value: 'none', label: 'A bar at the bottom instead' },
];

/** How the console looks here, and wherever else this wallet signs in. */
export function Appearance() {
  const choose = useChooseLook();
  return (
    <Section
      title="Appearance"
      lead="Applies at once, and is saved to your account: it follows you to other browsers when you sign in there."
    >
      <div className={css.switches}>
        <div className={css.theme}>
          <span className={css.label} aria-hidden="true">
            Theme
          </span>
          <ThemeSwitch />
        </div>
        <div className={css.form}>
          <Select
            label="Sidebar"
            value={useLook('sidebar')}
            onChange={(value) => choose('sidebar', value)}
            choices={SIDEBARS}
            hint="On a narrow screen there is always a bar."
          />
        </div>
        <Switch
          label="Charts"
          checked={useLook('charts') === 'shown'}
          onChange={(isOn) => choose('charts', isOn ? 'shown' : 'hidden')}
          hint="Without charts, their figures are shown as tables."
        />
      </div>
    </Section>
  );
}
