import type { ReactNode } from 'react';
import { classes, type Tone } from '../classes.ts';
import css from './notice.module.css';
import tones from './tone.module.css';

type NoticeProps = Readonly<{
  tone?: Tone;
  title: string;
  /** True if it appears in answer to something, so that screen readers announce it. */
  live?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}>;

/** A remark in the page: information, a warning, or what went wrong. */
export const Notice = ({ tone = 'neutral', title, live = false, actions, children }: NoticeProps) => (
  <div className={classes(css.notice, tones[tone])} {...(live && { role: tone === 'bad' ? 'alert' : 'status' })}>
    <div className={css.text}>
      <strong>{title}</strong>
      {children !== undefined && <div className={css.body}>{children}</div>}
    </div>
    {actions !== undefined && <div className={css.actions}>{actions}</div>}
  </div>
);
