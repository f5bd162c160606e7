import type { Flat } from '../context/flat.ts';
import { PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import { ORDER } from '../unasked/orders.ts';
import { isLimitedShare } from './shares.ts';
import { wordSet } from './words.ts';

/** What may be about a network, or be played, told or taught on one. */
const TOPICS = wordSet(`
  parking tattoo tattoos housing accommodation barracks store shop restaurant bar
  book books lecture lectures talk talks course courses class classes lesson lessons seminar seminars workshop workshops article articles essay essays paper papers report reports thesis
  dissertation research study studies film films movie movies documentary documentaries podcast podcasts video videos episode episodes newsletter blog post posts thread tutorial tutorials training
  coaching consulting consultation advice help support work job jobs project projects exam exams game games app apps site website conversation discussion debate panel conference
  meetup hackathon presentation speech interview guide guides manual chapter story stories song songs poem poems art painting drawing design designs t-shirt shirt sticker stickers merch bet bets
  bug bugs code coding development audit audits node nodes validator server servers integration contract contracts mint nft nfts domain event events session sessions webinar
`);
/** Before a network that something shall happen on. "Out of optimism", "with joy and optimism" and "my friend optimism" name none. */
const BEFORE_NETWORK =
  /^(?:on|over|via|using|in|from|network|chain|is|at|to|by|use|across|only|the|coinbase|mean|meant|rather|actually|wait|no|not|instead|it|means|please|now|asap|into|onto|l2|mainnet|pls|network's|its|both|ok|also)$/;
const BEHIND_NETWORK =
  /§[bc] (?:regards|line|camp|jump|guitar|player|players|drum|camps|layer|coat|jumping|wishes|greetings|love|vibes|hopes|spirit)\b|\bfor (?:the |his |her |my )?§[bc] (?:pay|price|fee|course|salary|rate)\b/;
const COURTEOUS = /^(?:thanks|regards|cheers|you|love|wishes|yours|best|morning|hi|hello|hey|dear|evening|afternoon)$/;

/** A network behind the account of a payment, without a word that puts something on it. */
function isNoNetwork(words: readonly string[]): boolean {
  const account = words.indexOf('§a');
  if (account < 0) return false;
  return words.some((word, at) => {
    if (!/^§[bc]$/.test(word)) return false;
    const before = words[at - 1] ?? '';
    if (COURTEOUS.test(before)) return true;
    if (/^[,.!-]$/.test(before)) return COURTEOUS.test(words[at - 2] ?? '') && at > account;
    const isToken = word === '§b' && !words.slice(0, at).some((one) => /^§[tbk]$/.test(one));
    return (
      at > account &&
      !isToken &&
      /^[a-z]/.test(before) &&
      (!BEFORE_NETWORK.test(before) || /\bout of$/.test(words.slice(at - 2, at).join(' ')))
    );
  });
}

/** Whether a network is named behind something that may be about it. */
const isTopic = (words: readonly string[], at: number): boolean =>
  /^§[cb]$/.test(words[at] ?? '') &&
  /^(?:on|with|in|about|for|at|from|of|over)$/.test(words[at - 1] ?? '') &&
  TOPICS.has(words[at - 2] ?? '') &&
  isBehind(words, at);
const isBehind = (words: readonly string[], at: number): boolean => {
  const last = words.findLastIndex((word, index) => index < at && /^§[akt]$/.test(word));
  return (
    last >= 0 &&
    words.slice(last + 1, at).some((word) => /^(?:for|because|as|to|since|his|her|my|the|he|she)$/.test(word))
  );
};

/** A second network with "too". */
const ANOTHER = /\b(?:also|and|plus|then) on §[bc](?= |$)|\bon §[bc] (?:too|also|as well)\b/;
/** "1 eth position": no token, but something of it. */
const ANOTHER_ASSET =
  /(?<!my |our )§n §[tb] (?:share|shares|position|positions|option|options|future|futures|bond|bonds|note|notes|perp|perps|perpetual|long|short|debt|loan|loans|receipt|receipts|voucher|vouchers|etf|stock|stocks|nft|nfts|lp|call|put|derivative|derivatives|card|cards|certificate|certificates|contract|contracts|exposure|claim|claims|point|points|ticket|tickets|credit|credits|collateral|mug|shirt|shirts|sticker|stickers|coin|coins? card|miner|validator|node|domain|name|deposit|stake|vault|airdrop|fund|index|basket|bundle|mortgage)\b(?! (?:of|to|at) §)/;
const BOUND = new RegExp(
  `\\b${ORDER} (?:up to|at most|at least|no more than|less than|more than|a maximum of|a minimum of) §n`,
);
/** "op 12 optimism": the token twice, or its network. */
const NAMED_TWICE = /§b §n §b.*§a|§a.*§b §n §b/;
/** "send dai to bob dai": a name that is a token, too. */
const NAMED_TOKEN =
  /\b(?:friend|buddy|mate|brother|sister|cousin|colleague|thanks|thank you|regards|cheers|love|mr|mrs|ms|hi|hello|hey|dear) (?:[,.!-] )*(?:my )?§t(?: [,.!?)])*$/;

/** Whether a value is read from a word that names something else. */
export function isReadFromAnother(flat: Flat): boolean {
  const { words } = flat;
  const text = words.join(' ');
  return (
    /^(?:dear|attention|greetings to) §n(?! §[tbk])/.test(text) ||
    isNoNetwork(words) ||
    BEHIND_NETWORK.test(text) ||
    isLimitedShare(flat) ||
    isSomebodysName(words, flat) ||
    words.some((_, at) => isTopic(words, at)) ||
    (words.filter((word) => /^§[bc]$/.test(word)).length > 1 && ANOTHER.test(text)) ||
    ANOTHER_ASSET.test(text) ||
    BOUND.test(text) ||
    NAMED_TWICE.test(text) ||
    isNamedToken(words, text) ||
    isIdleAmount(flat)
  );
}

const isNamedToken = (words: readonly string[], text: string): boolean =>
  NAMED_TOKEN.test(text) && words.filter((word) => /^§[tbk]$/.test(word)).length === 1;

/** Tokens that are names of persons. */
const NAME_LIKE = /^(?:dai|link|uni|ada|sol|luna|mana|near|sand|mia|ava|eli|enj)$/;
const PERSONAL = /^(?:pay|tip|reimburse|repay|refund|thank|owe|hey|hi|hello|dear|hug)$/;
/** "pay my cousin dai 20", "hey dai, send 20" */
function isSomebodysName(words: readonly string[], { items, of }: Flat): boolean {
  return words.some((word, at) => {
    const item = items[of[at] ?? -1];
    if (word !== '§t' || item?.is !== 'term' || !NAME_LIKE.test(item.text.toLowerCase())) return false;
    const before = words[at - 1] ?? '';
    return (PEOPLE_WORDS.has(before) || PERSONAL.test(before)) && /^(?:§n|,|[.!])$/.test(words[at + 1] ?? '');
  });
}

const SENDING = new RegExp(`^${ORDER}$`);
/** "thanks for everything", "for two", "my friend max": the one amount of a text, which counts nothing. */
function isIdleAmount({ words, items, of }: Flat): boolean {
  const amounts = words.flatMap((word, at) => (word === '§n' ? [at] : []));
  const [at, ...others] = amounts;
  if (at === undefined || others.length > 0) return false;
  const item = items[of[at] ?? -1];
  if (item?.is !== 'amount' || item.amount.kind === 'fiat') return false;
  const [before, after] = [words[at - 1], words[at + 1]];
  if (/^§[tbkr]$/.test(after ?? '') || isCounted(words, at + 1)) return false;
  const isWordy = item.amount.kind !== 'exact' || !/\d/.test(item.text);
  if (before === 'for' && words.includes('§a') && (after === undefined || !/^[a-z§]/.test(after))) return true;
  if (!isWordy) return false;
  if (/^(?:for|with|hi|hello|hey|thanks|thank|you|dear|my|from|by|to|as|and|like|than|because)$/.test(before ?? ''))
    return true;
  if (before !== undefined && PEOPLE_WORDS.has(before)) return true;
  if (
    /^(?:the|is|are|was|good|great|fine|ok|okay|a|few|some|best|well|needs|has|had)$/.test(after ?? '') &&
    !isCounted(words, at + 1)
  )
    return true;
  if (SENDING.test(before ?? '') && after === 'with') return true;
  // "thanks, max"
  return (
    /^[,.!-]$/.test(before ?? '') && /^(?:thanks|regards|cheers|you|love|wishes|yours|best)$/.test(words[at - 2] ?? '')
  );
}

/** "of my usdc", "the usdc", "his 5" */
const isCounted = (words: readonly string[], start: number): boolean => {
  let at = start;
  while (
    /^(?:of|my|the|our|in|his|her|this|that|those|these|it|worth|remaining|available|their|its|left|spare|,)$/.test(
      words[at] ?? '',
    )
  )
    at += 1;
  return (
    /^§[tbk]$/.test(words[at] ?? '') ||
    (PURPOSE_WORDS.has(words[at] ?? '') === false && at > start && /^(?:on|to|into|for|from)$/.test(words[at] ?? ''))
  );
};
