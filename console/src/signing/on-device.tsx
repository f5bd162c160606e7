import type { ReactNode } from 'react';
import css from './signing.module.css';

/** For those whose wallet asks a hardware wallet: what its own screen shows, which is the one to believe. */
export const OnDevice = ({ children }: Readonly<{ children: ReactNode }>) => (
  <details className={css.device}>
    <summary>On a hardware wallet</summary>
    <p>{children}</p>
  </details>
);
