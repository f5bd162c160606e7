import type { Section } from './variable.ts';

export const CHAINS: readonly Section[] = [
  {
    title: 'Chains',
    variables: [
      ['must', 'CHAIN_PROVIDER=', 'memory or evm'],
      ['must', 'RPC_URL_<chainId>=', 'Node URLs of the chain, the preferred one first, separated by commas'],
      [
        'expert',
        'CONFIRMATIONS_<chainId>=',
        'Number of blocks above a purchase or transfer before it is confirmed. Unset: 12 for chain 1, 10 for 10 and 8453, 64 for 137, 20 for 42161',
      ],
    ],
  },
  {
    title: 'Sale (required when CHAIN_PROVIDER is evm)',
    variables: [
      ['must', 'SALE_CHAIN_ID=8453', 'The chain id of the sale contract'],
      ['must', 'SALE_CONTRACT=', 'The address of the sale contract'],
      [
        'expert',
        'NFT_SALE_CONTRACT=',
        'The NFT sale contract on the same chain, with the same payment tokens and signer; none: no NFT sale',
      ],
      [
        'expert',
        'SALE_TOKEN=none',
        'The token that the sale contract sells, as address:symbol:decimals, which portfolios then show, or its address; none: not known. Calls of it that cannot be decoded whole are not relayed',
      ],
      [
        'expert',
        'SALE_DOMAIN_<PART>=',
        'Name and version in the EIP-712 domain of the sale contracts',
        ['SALE_DOMAIN_NAME=TokenSale', 'SALE_DOMAIN_VERSION=1'],
      ],
      ['must', 'SALE_PAYMENT_TOKENS=', 'address:symbol:decimals, separated by commas; the same decimals for all'],
      ['expert', 'SALE_START_BLOCK=0', 'The first block that can contain a purchase'],
      [
        'expert',
        'AUCTIONS=',
        'Continuous clearing auctions on the sale’s chain in its payment tokens, as chainId:auction:hook, separated by commas, whose PermitHook accepts a signer of the sale; or none, as by default on real chains. Bids of an auction that is removed go on counting against limits, and are listed no more',
      ],
    ],
  },
  {
    title: 'Referrals',
    variables: [
      [
        'expert',
        'REFERRAL_REWARD_BPS=0',
        'The referrer’s reward in basis points (100 is 1 %) of the tokens that referred purchases bought; shown in the statistics',
      ],
    ],
  },
  {
    title: 'Fees',
    variables: [
      ['expert', 'FEE_MARKUP=0.2', 'Markup on the cost of gas: 0.2 is 20 %'],
      ['expert', 'FEE_MARKUP_PRO=0.1', 'Markup for holders of the Pro NFT'],
      ['must', 'TREASURY=', 'The address that receives the fees. Required in production.'],
      ['expert', 'PRO_NFT=', 'chainId:address of the Pro NFT (ERC-721); without it no wallet has Pro status'],
      ['usual', 'PRICE_PROVIDER=', 'memory, chainlink (CoinGecko for tokens without a feed) or coingecko'],
    ],
  },
  {
    title: 'Swaps',
    variables: [
      ['usual', 'SWAP_PROVIDER=', 'memory or relay'],
      [
        'expert',
        '<PROVIDER>_URL=',
        'The base URL of a provider. With a paid plan of CoinGecko: https://pro-api.coingecko.com/api/v3, and https://pro-api.coingecko.com/api/v3/onchain for `GECKOTERMINAL_URL` where the plan includes it (a demo key: https://api.coingecko.com/api/v3/onchain). Empty: the public host, or the paid one with an API key',
        [
          'RELAY_URL=https://api.relay.link',
          'DIDIT_URL=https://verification.didit.me/v3',
          'SUMSUB_URL=https://api.sumsub.com',
          'CHAINALYSIS_URL=https://public.chainalysis.com/api/v1',
          'COINGECKO_URL=https://api.coingecko.com/api/v3',
          'SENTIMENT_URL=https://api.alternative.me',
          'GECKOTERMINAL_URL=',
          'DEFILLAMA_URL=',
          'JUPITER_URL=https://api.jup.ag',
          'ESPLORA_URL=https://blockstream.info/api',
        ],
      ],
      ['expert', 'RELAY_API_KEY=', 'Optional; raises the rate limits'],
    ],
  },
  {
    title: 'Gas sponsorship',
    variables: [
      [
        'usual',
        'SPONSOR_PROVIDER=',
        'memory, none, relayer (your own account) or openzeppelin (a hosted OpenZeppelin Relayer). memory is available on the in-memory chain only.',
      ],
      ['usual', 'FORWARDER_<chainId>=', 'Address of OpenZeppelin’s ERC2771Forwarder on the chain'],
      ['expert', 'FORWARDER_NAME=Forwarder', 'EIP-712 name of the forwarders'],
      [
        'expert',
        'GASLESS_TRANSFERS_<chainId>=',
        'Address of the GaslessTransfers contract on the chain, deployed for that forwarder and for TREASURY. It pays the fee of a stablecoin transfer within the transfer',
      ],
      [
        'expert',
        'SPONSORED_CALLS=',
        'chainId:address:selector of each sponsored call, separated by commas; purchases in the sale are always sponsored',
      ],
      ['expert', 'SPONSOR_BUDGET_WALLET=20', 'Daily gas budget (UTC) in US dollars of a wallet'],
      ['expert', 'SPONSOR_BUDGET_NETWORK=100', 'Daily gas budget in US dollars of a client network'],
      ['expert', 'SPONSOR_BUDGET=1000', 'Daily gas budget in US dollars in total'],
      [
        'expert',
        'SPONSOR_OWED_LIMIT=5',
        'US dollars that one wallet may owe for fees of sponsored calls that do not pay them (purchases)',
      ],
      ['expert', 'SPONSOR_WRITE_OFF_DAYS=90', 'Days after which an owed fee is written off'],
      ['expert', 'SPONSOR_WRITE_OFF_ALARM=100', 'US dollars written off within 30 days above which an alarm is raised'],
      [
        'usual',
        'RELAYER_KEY=',
        'Key of the account that pays the gas, when SPONSOR_PROVIDER is relayer. Nothing else may use this account. Of several keys, separated by commas, the first pays for new calls, and the others finish theirs.',
      ],
      ['expert', 'OZ_RELAYER_URL=', 'URL of the OpenZeppelin Relayer, when SPONSOR_PROVIDER is openzeppelin'],
      ['expert', 'OZ_RELAYER_API_KEY=', 'API key of the OpenZeppelin Relayer'],
      ['expert', 'OZ_RELAYER_ID_<chainId>=', 'Its relayer id for the chain'],
    ],
  },
];
