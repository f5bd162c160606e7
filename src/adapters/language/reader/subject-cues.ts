import type { Intent } from '../../../domain/chat/understanding.ts';
import { any, either, maybe, type Pattern, seq } from '../shape/pattern.ts';

const TOKEN = any('§t|§b|§k');
const MY = maybe(any('my|the|your|our|all my|all of my|any'));
const ACCOUNTS = any('wallet|account|accounts|telegram|whatsapp|chat|bot|phone|number|wallets');

export type Subject = Readonly<{ intent: Intent; cues: Pattern; takes: 'token' | 'chain' | 'wallet' | 'nothing' }>;

/** What a question is about, by a phrase that shows it wherever it stands. Of two, the one listed first counts. */
export const SUBJECTS: readonly Subject[] = [
  {
    intent: 'link',
    takes: 'nothing',
    cues: either(
      seq(
        any('link|connect|pair|sync|bind|associate|hook up|unlink|disconnect|attach'),
        MY,
        maybe(any('this|existing|new|crypto|main|telegram|whatsapp|other|a')),
        maybe(any('existing')),
        ACCOUNTS,
      ),
      seq(
        ACCOUNTS,
        any('is|is not|are|are not|isnt'),
        maybe(any('not|yet|still|already')),
        any('linked|connected|paired|synced'),
      ),
      any(
        'accounts are linked|account is linked|linked accounts|connected accounts|link code|linking code|pairing code',
      ),
    ),
  },
  {
    intent: 'contacts',
    takes: 'nothing',
    cues: either(
      any(
        'my contacts|contact list|address book|saved recipients|saved addresses|saved contacts|contacts saved|new contact|add contact|to contacts|from contacts|my saved recipients|saved names|list of contacts|in contacts|my recipients|known recipients|my address list',
      ),
      seq(
        any('remember|remember that|save|store|note|note that|note down|memorise|memorize|keep|save that|know that'),
        any('§a'),
      ),
      seq(any('forget|delete|remove|erase'), maybe(any('the')), any('address|addresses|number'), any('of|for')),
      seq(any('§a'), any('is|belongs to'), maybe(any('my')), any('§w')),
    ),
  },
  {
    intent: 'history',
    takes: 'nothing',
    cues: either(
      seq(
        any('have i|did i|i have|had i|i already|have we|did we'),
        maybe(any('already|ever|just|last|recently')),
        any(
          'sent|send|swapped|swap|paid|pay|bought|buy|sold|sell|transferred|transfer|spent|spend|moved|move|bridged|bridge|do|done|receive|received',
        ),
      ),
      any(
        'transaction log|payment log|payment i made|transfer i made|last payment|last transfer|what i sent|what i paid|sent most recently|sent last|past transfers|sent so far|my outgoing|outgoing payments|outgoing transfers|order history|trade history|swap history|payment history|account history|last few|previous payments|my last|most recent|recent ones|past activity|what happened yesterday|log of my|track record',
      ),
    ),
  },
  {
    intent: 'kyc',
    takes: 'nothing',
    cues: any(
      'kyc|passport|verified|verification|verify|identity|identity check|my documents|my id|id check|selfie|proof of address|driving licence|drivers license|onboarding|compliance check|my application|id card|accredited|accreditation|my tier|which tier|what tier',
    ),
  },
  {
    intent: 'sale',
    takes: 'nothing',
    cues: any(
      'token sale|public sale|private sale|presale|pre sale|the sale|ico|tge|token launch|sale round|token offering|crowdsale|sale phase|whitelist|allocation|sale price|ido',
    ),
  },
  {
    intent: 'gas',
    takes: 'chain',
    cues: either(
      any(
        'gas|gwei|network fee|network fees|transaction fee|transaction fees|tx fee|tx fees|base fee|congested|congestion|gas price|gas prices|gas fee|gas fees|network cost|network costs|tx cost|tx costs|network charges|miner fee|miner fees',
      ),
      seq(
        any('how busy is|is'),
        any('§c|§b'),
        any('busy|slow|congested|clogged|jammed|overloaded|right now|now|today'),
      ),
    ),
  },
  {
    intent: 'fees',
    takes: 'nothing',
    cues: any(
      'hidden charges|hidden costs|hidden fees|your fees|your fee|your charges|your commission|your cut|your rates|your pricing|do you charge|you charge|you take|service fee|service fees|service charge|commission|commissions|any fees|any charges|any costs|any fee|fees|charges|fee schedule|price list|is it free|is this free|for free|cost me to use|does it cost|does a swap cost|does a transfer cost|what does it cost',
    ),
  },
  {
    intent: 'help',
    takes: 'nothing',
    cues: either(
      any(
        'explain how|how does this|how does it|how do you work|how would i go about|how do i go about|what do i have to type|what do i type|what should i type|what do i say|how do i send|how do i swap|how do i transfer|how do i buy|how do i bridge|how do i use|how can i send|how can i swap|how to use|walk me through|show me how|teach me how|teach me to use|how swapping works|how it works|how this works|what can you|what could you|what else can|which networks|what networks|which chains|what chains|supported networks|supported chains|supported tokens|chains are supported|networks are supported|tokens are supported|do you support|are you able to help|your features|your commands|your capabilities|i am confused|i am lost|i am stuck|get started|getting started|instructions for|a tutorial|user guide|manual|tokens can i swap|coins can i swap|tokens can i send|tokens can i trade|tokens do you have|tokens do you know|tokens do you support|can you swap|who made you|what are you',
      ),
      seq(
        any('how'),
        any('does|do|would|can'),
        any(
          'swapping|sending|bridging|transfers|swaps|a swap|a transfer|the bridge|this bot|this app|this service|this thing',
        ),
        any('work|works'),
      ),
    ),
  },
  {
    intent: 'portfolio',
    takes: 'chain',
    cues: any(
      'my bag|my bags|my portfolio|portfolio|my holdings|holdings|my assets|net worth|everything worth|everything i own|all my tokens|all my coins|all tokens|what tokens|which tokens|what coins|which coins|my whole wallet|total value|in my wallet|what i own|what i have|what i hold|what am i holding|my crypto|my stash|how rich|my investments|am i worth|my positions|my wealth|my funds',
    ),
  },
  {
    intent: 'balance',
    takes: 'token',
    cues: either(
      seq(
        any(
          'show|show me|check|see|count|how much|how many|any|got|got any|enough|out of|have|remaining|see my|check my|show my|display my|view my',
        ),
        MY,
        TOKEN,
      ),
      seq(
        TOKEN,
        maybe(any('do i|i|have i|is|are|am i')),
        any('balance|bal|left|remaining|have|hold|own|got|holding|holdings|available|in my wallet|there'),
      ),
    ),
  },
  {
    intent: 'price',
    takes: 'token',
    cues: any(
      'price|prices|worth|cost|costs|value|trading|going for|quote|rate|how much is|how much for|how much 4|much 4|market|valued|chart|doing|quoted|px|mcap|market cap',
    ),
  },
];

/** Words of a text that asks for something else than such a subject. */
export const OTHERWISE = any(
  'stake|staking|unstake|restake|yield|farm|farming|liquidity|pool|validator|lending|repay|supply|loan|deposit|collateral|long|short|leverage|leveraged|perp|perps|futures|margin|options|limit|dca|profit|approval|approvals|revoke|sign|vote|votes|delegate|airdrop|deploy|bank|card|iban|seed|mnemonic|password|keys|key|stole|stolen|hacked|scammed|lost|missing|to work|apy|apr|interest|stuck|rekt|burn|burned|tomorrow|remind|schedule|should|if|will|predict|why|who is|tomorrow|better|best|good|bad|safe|scam|think|opinion|advice|not|never|send me|love|hate|joke|poem|hack|stake|lend|borrow|nft|nfts|approve|mint|claim|news|founder|invented|create|explain gas|coffee|freedom|miles|euros|checkbook|weather|movie|pizza',
);
