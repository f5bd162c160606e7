import { ExternalButton } from '../kit/index.ts';
import { walletLinks } from '../values/wallet-links.ts';
import css from './session.module.css';

/** On a phone, no wallet announces itself to the browser: the page is opened in the wallet's own one. */
export const OpenInWallet = () => (
  <section aria-labelledby="open-in-wallet" className={css.noWallet}>
    <h3 id="open-in-wallet">Open in your wallet</h3>
    <p>Your wallet’s app has a browser of its own, to which it announces itself. These links open this page there.</p>
    <ul className={css.wallets}>
      {walletLinks(location.origin + location.pathname).map(({ name, href }) => (
        <li key={name}>
          <ExternalButton href={href}>{name}</ExternalButton>
        </li>
      ))}
    </ul>
  </section>
);
