export default {
  aPage: 'A page',
  aPagePlaceholder: 'Page',
  destinations: 'Where to go',
  noSuchPage: 'No page has this name.',
  'words.overview': 'home, start, dashboard, activity, prices',
  'words.buy': 'purchase, token sale, invest, NFT, receipt, contribution',
  'words.auction': 'bid, bidding, refund, claim, clearing price',
  'words.portfolio': 'balance, holdings, assets, wallet, transactions, history, receive, Bitcoin, Solana',
  'words.move': 'transfer, send, pay, withdraw, recipient, contacts',
  'words.swap': 'exchange, convert, trade, bridge, slippage, quote',
  'words.markets': 'price, coins, chart, candles, indicators, liquidity, lending, network fees, gas',
  'words.agent': 'chat, assistant, ask, help, conversation',
  'words.verification': 'identity, KYC, tier, limit, documents, terms',
  'words.developer': 'API keys, requests, code, MCP, documentation, machine payments',
  'words.settings':
    'profile, name, e-mail, notifications, language, theme, wallets, referral, payments, preferences, data, export, sessions',
} as const;
