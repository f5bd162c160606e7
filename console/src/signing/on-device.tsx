import css from './signing.module.css';
import { t } from './texts/index.ts';

/** For those whose wallet asks a hardware wallet: what its own screen shows, which is the one to believe. */
export const OnDevice = ({ shows }: Readonly<{ shows: 'payment' | 'call' | 'request' }>) => (
  <details className={css.device}>
    <summary>{t('device.title')}</summary>
    <p>{t(`device.${shows}`)}</p>
  </details>
);
