import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import css from './popups.module.css';

type MenuChoiceProps = Readonly<{ children: ReactNode; checked: boolean; onChange: (checked: boolean) => void }>;

/** On or off; the menu stays open. */
export const MenuChoice = ({ children, checked, onChange }: MenuChoiceProps) => (
  <Base.CheckboxItem className={css.menuItem} checked={checked} onCheckedChange={onChange} closeOnClick={false}>
    <span className={css.tick} aria-hidden="true">
      {checked && '✓'}
    </span>
    {children}
  </Base.CheckboxItem>
);

/** A line between groups of items. */
export const MenuLine = () => <Base.Separator className={css.menuLine} />;
