export type WalletLink = Readonly<{ name: string; href: string }>;

/** Addresses that open this page in the browser of a wallet's app, as the wallets document them. */
export function walletLinks(page: string): readonly WalletLink[] {
  const { host, pathname, origin } = new URL(page);
  const encoded = encodeURIComponent(page);
  return [
    { name: 'MetaMask', href: `https://metamask.app.link/dapp/${host}${pathname}` },
    { name: 'Trust Wallet', href: `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}` },
    { name: 'Coinbase Wallet', href: `https://go.cb-w.com/dapp?cb_url=${encoded}` },
    { name: 'Phantom', href: `https://phantom.app/ul/browse/${encoded}?ref=${encodeURIComponent(origin)}` },
  ];
}
