import { Tabs as Base } from '@base-ui/react/tabs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import css from './popups.module.css';

export type Tab = Readonly<{ id: string; label: ReactNode; content: ReactNode }>;

type TabsProps = Readonly<{
  label: string;
  tabs: readonly Tab[];
  /** With `onChange`: the tab is kept by the caller, for instance in the address. */
  value?: string;
  onChange?: (id: string) => void;
}>;

export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Base.Root
    className={css.tabs}
    {...(value === undefined ? { defaultValue: tabs[0]?.id ?? null } : { value })}
    onValueChange={(next) => onChange?.(String(next))}
  >
    <Base.List className={css.tabList} aria-label={label}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.id} value={tab.id} className={css.tab}>
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.id} value={tab.id} className={css.panel}>
        {tab.content}
      </Base.Panel>
    ))}
  </Base.Root>
);

/** The tab is named in the address, so that it can be linked and survives a reload. */
export function AddressTabs(props: Pick<TabsProps, 'label' | 'tabs'>) {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const shown = props.tabs.find(({ id }) => id === hash) ?? props.tabs[0];
  return (
    <Tabs
      {...props}
      value={shown?.id ?? ''}
      onChange={(id) => void navigate({ to: '.', hash: id, replace: true, resetScroll: false })}
    />
  );
}
