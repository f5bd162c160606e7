import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button.tsx';
import { layers } from './layers.ts';
import css from './popups.module.css';

type MenuProps = Readonly<{
  /** The name of the button for screen readers. */
  label: string;
  trigger: ReactNode;
  /** `MenuItem`s. */
  children: ReactNode;
}>;

export const Menu = ({ label, trigger, children }: MenuProps) => (
  <Base.Root>
    <Base.Trigger className={buttonClass('plain', 'small')} aria-label={label}>
      {trigger}
      <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
        <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
    </Base.Trigger>
    <Base.Portal container={layers()}>
      <Base.Positioner className={css.positioner} sideOffset={6} align="end">
        <Base.Popup className={css.menu}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

type MenuItemProps = Readonly<{ children: ReactNode }> &
  (Readonly<{ onSelect: () => void; href?: never }> | Readonly<{ href: string; onSelect?: never }>);

export const MenuItem = ({ children, onSelect, href }: MenuItemProps) =>
  href === undefined ? (
    <Base.Item className={css.menuItem} onClick={onSelect}>
      {children}
    </Base.Item>
  ) : (
    <Base.LinkItem className={css.menuItem} href={href} closeOnClick>
      {children}
    </Base.LinkItem>
  );
