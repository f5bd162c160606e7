import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonProps, buttonClass } from './button.tsx';

type Look = Readonly<Pick<ButtonProps, 'variant' | 'size'>>;
type AnchorProps = Omit<ComponentProps<'a'>, 'style' | 'className'> & Look;

const Anchor = ({ variant = 'plain', size = 'usual', children, ...props }: AnchorProps) => (
  <a {...props} className={buttonClass(variant, size)}>
    {children}
  </a>
);

/** A link to a page of the console that looks like a button: `<LinkButton to="/buy">`. */
export const LinkButton = createLink(Anchor);

/** A link elsewhere that looks like a button; it opens in a new tab. */
export const ExternalButton = (props: AnchorProps & Readonly<{ href: string }>) => (
  <Anchor {...props} target="_blank" rel="noreferrer" />
);
