import type { RoleWords } from './roles.ts';

export const CUES: RoleWords = {
  balance: 'balance|balances|wallet balance|account balance',
  own: 'owe|have|has|having|hold|holds|own|owns|got|left|possess|remaining|do i have|have i got|do i own|do i hold',
  mine: 'in my wallet|in my account|in my wallets|on my account|in my possession|sitting in my wallet',
  price:
    'px|going rate|spot|ticker|price tag|in dollars|in usd|in euros|usd value|dollar value|current value|price|prices|pricing|priced|price of|market price|spot price|price check|exchange rate',
  worth:
    'worth|value|valued|trading at|trade at|trading|going for|go for|goes for|doing|up|down|rate|at right now|expensive|market value|performing|valuation',
  quote: 'quote|quotes|quotation|a quote|quote me|estimate|exchange rate for|rate for',
  portfolio: `bags|my bags|stash|my stash|my stuff|my balances|all my balances|all balances|every balance|total balance|overall balance|entire balance|what have i got|what do i have|what all do i have|everything i hold|all i own|all i have|total holdings|my wealth|my crypto wallet|contents of my wallet|wallet contents|whats in my wallet|what is in my wallet|my whole wallet|how am i doing|how rich am i|portfolio|portfolios|holdings|holding|assets|net worth|positions|position|investments|my tokens|my coins|my crypto
|everything i own|everything i have|total value|all my tokens|what tokens|which tokens|which coins|what coins|portefolio|net value`,
  fee: `your cut|take rate|service charge|service fee|service fees|your fees|your rates|your commission|percentage do you take|do you charge|you charge|how do you make money|fee|fees|commission|commissions|charge|charges|charging|take a cut|do you take|a cut|markup|fee structure|fee schedule|surcharge`,
  cost: 'cost|costs|costing|does it cost|to use you|use this service',
  gas: `congested|congestion|transaction fee|transaction fees|transaction cost|transaction costs|tx fee|tx fees|tx cost|gas level|gas levels|gas right now|network congestion|network busy|gas|gwei|gas price|gas prices|gas fee|gas fees|gas cost|gas costs|network fee|network fees|network cost|base fee|priority fee|gas price of`,
  sale: `hard cap|soft cap|sold out|tge|whitelist sale|buy into the sale|sale round|funding round|presale round|allocation|token offering|your token|new token|offering|sale|token sale|the sale|presale|pre sale|public sale|private sale|ico|ido|nft sale|crowdsale|tokensale|sale price|raised|contribute
|contribution|token launch|the token price|sale phase`,
  kyc: `my verification|verification status|verify me|my documents|my application approved|onboarding|am i approved|approved yet|identity documents|id document|identification|kyc|verify|verify my identity|verified|verification|identity|identity verification|id verification|my id|passport|accredited
|accreditation|tier|tiers|tier 1|tier 2|tier 3|tier one|tier two|tier three|proof of address|aml|identity check|id check|know your customer
|documents|selfie|id card|driving licence|drivers license`,
  state: `status|state|open|opened|live|end|ends|ended|ending|start|starts|started|starting|close|closes|closed|finished|over yet|begin|begins|began
|phase|go through|went through|complete|completed|minimum|upgrade|upload|pass|passed|rejected|required|requirements|requirement|process
|participate|participation|join|limits|limits of|stage|progress|available|eligible|eligibility|whitelist`,
  history: `tx history|txs|my txs|past txs|recent txs|last tx|latest tx|last few transfers|last transfers|latest transfers|last payments|recent sends|statement|account statement|activity log|what happened to my|did my transfer|did i pay|when did i|who did i send|whom did i|where did my|how much did i send|what did i buy|what have i swapped|what have i done|last thing i sent|recently sent|last operations|log of transfers|history|transaction history|transactions|my transactions|past transfers|recent transfers|last transfer|last transaction|my last transaction|recent transactions|recent activity|activity|my history|past transactions|latest transactions|what did i send|what did i send last|what did i do last|what have i sent|who did i pay|what did i swap|previous transfers|my payments|recent payments|last payment
|did i send|last swap|recent swaps`,
  help: `what are you capable of|your abilities|what all can you do|what exactly can you do|what kind of things can you do|show commands|list commands|command list|list of commands|manual|how do i start|how to start|where do i start|how to begin|introduce yourself|what is this bot|what is this|what is this thing|what are you for|what are you good for|how can you help|how can you help me|what can you help with|what can you help me with|what do i do here|first time here|what do you know|faq|help|help me|commands|command|features|menu|what can you do|what do you do|how does this work|how do you work|how do i use this
|how do i use you|how to use this|what are you able to do|what can i do|what can i ask|what can i ask you|what can i say|options|my options
|capabilities|who are you|what are you|show me what you can do|what you can do|how it works|get started|getting started|instructions please
|how does it work|examples|what else can you do|i am lost|i am stuck|i am new|i am new here|what do you support|do you support|i do not know what to do|what should i do|assist me|assistance|guide|tutorial`,
  greeting: `hi|hello|hey|hiya|howdy|gm|gn|yo|sup|good morning|good evening|good afternoon|good day|greetings|hey there|hi there|hello there|whats up`,
  'how-to': `how do i|how can i|how to|explain how to|how do you|how would i|how could i|how should i|how do we|how can we|how does one|what do i need to do to
|steps to|way to|ways to|where do i|where can i|how does|what do i do to|what is the way to`,
  'how-much': 'how much|how many|how expensive|how mch|how muc|what amount of',
  what: 'what|which|what is|what are|what does|where is|how is|how are|what would|what will',
};
