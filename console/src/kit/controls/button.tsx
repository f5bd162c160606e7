import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import css from './controls.module.css';

export type ButtonProps = Omit<ComponentProps<'button'>, 'style' | 'className'> &
  Readonly<{
    variant?: 'primary' | 'plain' | 'danger' | 'quiet';
    size?: 'usual' | 'small';
    /** The action runs: the button keeps its size and its focus, and does not act twice. */
    busy?: boolean;
  }>;

export function Button({ variant = 'plain', size = 'usual', busy = false, onClick, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={buttonClass(variant, size)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={css.pulse} aria-hidden="true" />}
      {children}
    </button>
  );
}

export const buttonClass = (variant: NonNullable<ButtonProps['variant']>, size: NonNullable<ButtonProps['size']>) =>
  classes(css.button, css[variant], size === 'small' && css.small);
