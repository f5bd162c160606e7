import { type ReactNode, useRef } from 'react';
import { Hidden } from '../hidden.tsx';
import css from './popups.module.css';

type TooltipProps = Readonly<{
  /** Shown on hover and focus, and read by screen readers after the children. */
  text: ReactNode;
  /** True when the text replaces the children for screen readers: an exact value in place of a short one. */
  instead?: boolean;
  children: ReactNode;
}>;

/** More about a word or a figure, in the browser's own top layer. Never the only place of something that is needed. */
export function Tooltip({ text, instead = false, children }: TooltipProps) {
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const isOpen = () => tip.current?.matches(':popover-open') === true;
  const show = () => {
    if (word.current === null || tip.current === null || isOpen()) return;
    tip.current.showPopover();
    place(tip.current, word.current.getBoundingClientRect());
  };
  const hide = () => isOpen() && tip.current?.hidePopover();
  return (
    <span onPointerEnter={show} onPointerLeave={hide}>
      <button
        ref={word}
        type="button"
        className={css.hinted}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        <span aria-hidden={instead}>{children}</span>
        <Hidden> {text}</Hidden>
      </button>
      <span ref={tip} popover="manual" className={css.tooltip} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

const GAP = 6;

/** Beneath the word, or above it at the end of the window. */
function place(tip: HTMLElement, word: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(word.left + (word.width - width) / 2, GAP), innerWidth - width - GAP);
  const isBeneath = word.bottom + GAP + height < innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${isBeneath ? word.bottom + GAP : word.top - GAP - height}px`;
}
