import type { Section } from './variable.ts';

export const DATA: readonly Section[] = [
  {
    title: 'Market data',
    variables: [
      ['usual', 'MARKET_PROVIDER=', 'memory or coingecko (with the fear and greed index of alternative.me)'],
      ['expert', 'COINGECKO_API_KEY=', 'API key of CoinGecko'],
    ],
  },
  {
    title: 'Embedded wallets (required when EMBEDDED_WALLET_PROVIDER is privy)',
    variables: [
      [
        'usual',
        'EMBEDDED_WALLET_PROVIDER=',
        'memory, none (embedded sign-in returns 503) or privy. memory accepts any identity: never expose it to the internet.',
      ],
      [
        'expert',
        'EMBEDDED_WALLET_APP_ID=',
        'Your app id at the provider: the audience of its identity tokens, which must be enabled in its dashboard',
      ],
      [
        'expert',
        'EMBEDDED_WALLET_JWKS_URL=',
        'URL of the provider’s key set; defaults to https://api.privy.io/v1/apps/<app id>/jwks.json',
      ],
    ],
  },
  {
    title: 'Tokens, pools, lending, Bitcoin and Solana',
    variables: [
      ['usual', 'ORACLE_PROVIDER=', 'memory or geckoterminal (with the lending markets of DefiLlama)'],
      ['expert', 'GECKOTERMINAL_API_KEY=', 'A CoinGecko key for GeckoTerminal; without one the public host is used'],
      [
        'expert',
        'DEFILLAMA_API_KEY=',
        'API key of DefiLlama; with it the paid host is used, which also returns borrowing rates',
      ],
      [
        'usual',
        'TOKEN_LIST_PROVIDER=',
        'memory or public (a token list in the standard schema, and Jupiter for Solana)',
      ],
      ['expert', 'TOKEN_LIST_URL=https://tokens.uniswap.org', 'A token list in the standard schema'],
      ['expert', 'JUPITER_API_KEY=', 'API key of Jupiter'],
      ['usual', 'HISTORY_PROVIDER=', 'memory, blockscout or etherscan; both need an API key'],
      ['expert', 'HISTORY_URL=', 'Another endpoint of the block explorer'],
      ['usual', 'HISTORY_API_KEY=', 'API key of the block explorer; required unless HISTORY_PROVIDER is memory'],
      ['expert', 'BITCOIN_PROVIDER=', 'memory or esplora'],
      ['expert', 'SOLANA_PROVIDER=', 'memory or rpc'],
      ['expert', 'SOLANA_RPC_URL=https://api.mainnet-beta.solana.com', 'Node URL of Solana'],
    ],
  },
  {
    title: 'Machine payments (required when MPP_RAIL is tempo)',
    variables: [
      [
        'usual',
        'MPP_RAIL=',
        'memory (vouchers without real money), tempo, or none (the default with ADAPTERS=live): paid endpoints return 503',
      ],
      ['expert', 'MPP_RPC_URL=', 'Node URLs of the Tempo chain, the preferred one first, separated by commas'],
      ['expert', 'MPP_CHAIN_ID=', '4217 is Tempo, 42431 its test network'],
      ['expert', 'MPP_CURRENCY=', 'The TIP-20 token in which payments are made'],
      ['expert', 'MPP_RECIPIENT=', 'The account that receives payments'],
      [
        'expert',
        'MPP_SECRET_KEYS=',
        'Keys of at least 32 characters that authenticate challenges, separated by commas. The first signs, all verify.',
      ],
    ],
  },
  {
    title: 'Machine payments by x402, beside MPP_RAIL (all four are required with X402_NETWORK)',
    variables: [
      [
        'expert',
        'X402_<PART>=',
        '`X402_NETWORK` is the chain in CAIP-2, such as eip155:8453, and needs RPC_URL_<chainId>; without it x402 is off. `X402_ASSET` is USDC on that chain, or another dollar token of 6 decimals with EIP-3009 as address:name:version of its EIP-712 domain. `X402_PAY_TO` is the account that receives these payments, and nothing else. `X402_FACILITATOR` is the URL of a facilitator, or relayer: the account of RELAYER_KEY sends the transfers and pays their gas',
        ['X402_NETWORK=', 'X402_ASSET=', 'X402_PAY_TO=', 'X402_FACILITATOR='],
      ],
    ],
  },
  {
    title: 'Messaging',
    variables: [
      [
        'usual',
        'MESSAGING_PROVIDER=',
        'memory, platforms or none. With ADAPTERS=live the default is platforms when the variables of a platform are set, else none. Updates are always authenticated; updates of a platform without a configured secret are rejected.',
      ],
      [
        'expert',
        'SUPPORT_URL=',
        'Where customers reach a person: an https, mailto or tel URL. The console and mails name it, and the chat gives it to those who ask for a person; without it the chat says that there is none.',
      ],
      [
        'expert',
        'BRAND_<PART>=',
        '`BRAND_NAME` names the institution in the console, mails and the API reference. `BRAND_LOGO` is a file: SVG, PNG or WebP, at most 64 KiB; it is not a URL, so that no visitor’s browser asks another host. `BRAND_ACCENT` is the colour of buttons and links, such as #1d56c4, or one for the light and one for the dark theme, separated by a comma; with a contrast below WCAG AA the service does not start. `BRAND_LINKS` are links of the console as label=url, separated by commas',
        ['BRAND_NAME=', 'BRAND_LOGO=', 'BRAND_ACCENT=', 'BRAND_LINKS='],
      ],
      [
        'expert',
        'WHATSAPP_<PART>=',
        '`WHATSAPP_APP_SECRET` is the app secret with which Meta signs its updates. You choose `WHATSAPP_VERIFY_TOKEN`, and enter it in Meta’s dashboard with the webhook URL. `WHATSAPP_ACCESS_TOKEN` is the access token of a system user that may send messages, `WHATSAPP_PHONE_NUMBER_ID` the id of the phone number that sends',
        ['WHATSAPP_APP_SECRET=', 'WHATSAPP_VERIFY_TOKEN=', 'WHATSAPP_ACCESS_TOKEN=', 'WHATSAPP_PHONE_NUMBER_ID='],
      ],
      ['expert', 'WHATSAPP_API_URL=https://graph.facebook.com/v26.0', 'Includes the version of the Graph API'],
      ['expert', 'TELEGRAM_BOT_TOKEN=', 'The token of the bot'],
      ['expert', 'TELEGRAM_WEBHOOK_SECRET=', 'Chosen by you; pass it to Telegram with setWebhook (secret_token)'],
      ['expert', 'TELEGRAM_API_URL=https://api.telegram.org', 'Change it to use your own Bot API server'],
    ],
  },
  {
    title: 'Language model',
    variables: [
      [
        'expert',
        'LANGUAGE_MODEL_URL=',
        'Base URL, including the version, of an HTTP API compatible with OpenAI’s chat completions: https://models.example/v1. Messages that the reader does not understand are sent to it. The model calls one of two tools: a request that is only asked about, or a topic to answer. It cannot act, and cannot add an amount, a token, a network or an address. Optional: without it no message leaves the service.',
      ],
      ['expert', 'LANGUAGE_MODEL_KEY=', 'Bearer key of that API; a self-hosted model may not need one'],
      ['expert', 'LANGUAGE_MODEL_NAME=', 'The name of the model'],
    ],
  },
];
