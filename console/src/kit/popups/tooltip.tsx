import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { Hidden } from '../hidden.tsx';
import { layers } from './layers.ts';
import css from './popups.module.css';

const shared = Base.createHandle<ReactNode>();

type TooltipProps = Readonly<{
  /** Shown on hover and focus, and read by screen readers after the children. */
  text: ReactNode;
  /** True when the text replaces the children for screen readers: an exact value in place of a short one. */
  instead?: boolean;
  children: ReactNode;
}>;

/** More about a word or a figure. Never the only place of something that is needed. */
export const Tooltip = ({ text, instead = false, children }: TooltipProps) => (
  <Base.Trigger handle={shared} payload={text} delay={150} closeOnClick={false} className={css.hinted}>
    <span aria-hidden={instead}>{children}</span>
    <Hidden> {text}</Hidden>
  </Base.Trigger>
);

/** Stands once in the shell and shows the text of every `Tooltip`. */
export const TooltipLayer = () => (
  <Base.Root handle={shared}>
    {({ payload }) => (
      <Base.Portal container={layers()}>
        <Base.Positioner className={css.positioner} sideOffset={6}>
          <Base.Popup className={css.tooltip}>{payload}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    )}
  </Base.Root>
);
