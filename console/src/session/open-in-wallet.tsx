import { ExternalButton } from '../kit/index.ts';
import { walletLinks } from '../values/wallet-links.ts';
import css from './session.module.css';
import { t } from './texts/index.ts';

/** On a phone, no wallet announces itself to the browser: the page is opened in the wallet's own one. */
export const OpenInWallet = () => (
  <section aria-labelledby="open-in-wallet" className={css.noWallet}>
    <h3 id="open-in-wallet">{t('openInWallet')}</h3>
    <p>{t('openInWalletText')}</p>
    <ul className={css.wallets}>
      {walletLinks(location.origin + location.pathname).map(({ name, href }) => (
        <li key={name}>
          <ExternalButton href={href}>{name}</ExternalButton>
        </li>
      ))}
    </ul>
  </section>
);
