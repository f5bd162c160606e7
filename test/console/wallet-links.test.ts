import { expect } from 'chai';
import { walletLinks } from '../../console/src/values/wallet-links.ts';

describe('links that open the page in a wallet', () => {
  it('lead to the wallets alone, and name this page and nothing else', () => {
    const links = walletLinks('https://sale.example/console/buy');
    const hosts = links.map(({ href }) => new URL(href).host);
    expect(hosts).to.deep.equal(['metamask.app.link', 'link.trustwallet.com', 'go.cb-w.com', 'phantom.app']);
    for (const { href } of links) expect(decodeURIComponent(href)).to.include('sale.example/console/buy');
  });
});
