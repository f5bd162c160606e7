import type { Item, Term } from './item.ts';
import { isMarker, isOpener, type Marker, type Opener, type Phrase, type Sentence } from './sentence.ts';
import { takeSlippage } from './slippage.ts';
import type { Role } from './words/roles.ts';

/** Groups items into phrases, in any order in which people say them. */
export function buildSentence(all: readonly Item[]): Sentence {
  const { items, slippage, roles: slippageRoles } = takeSlippage(all);
  const builder = new Builder(slippageRoles, items.some(isTarget));
  for (const [index, item] of items.entries()) builder.add(item, items, index);
  return builder.done(slippage);
}

class Builder {
  readonly #phrases: Phrase[] = [];
  readonly #verbs: Opener[] = [];
  readonly #roles: Set<Role>;
  readonly #hasTarget: boolean;
  readonly #unknown: string[] = [];
  #open: Phrase | undefined;
  #marker: Marker = 'none';
  #opener: Opener | undefined;
  #worthOf = false;
  /** "network: optimism" */
  #awaitsChain = false;
  #weight = 0;

  constructor(roles: Iterable<Role>, hasTarget: boolean) {
    this.#roles = new Set(roles);
    this.#hasTarget = hasTarget;
  }

  done(slippage: readonly number[]): Sentence {
    return {
      phrases: this.#phrases,
      verbs: this.#verbs,
      roles: this.#roles,
      unknown: this.#unknown,
      slippage,
      weight: this.#weight + slippage.length,
    };
  }

  add(item: Item, items: readonly Item[], index: number): void {
    if (item.is !== 'mark' && !(item.is === 'role' && item.role === 'filler')) this.#weight += 1;
    switch (item.is) {
      case 'role':
        return this.#role(item.role, item.text, items, index);
      case 'mark':
        return this.#mark(item.mark);
      case 'amount':
      case 'rate':
        if (isSpokenTo(item, items, index)) return this.#mark('->');
        return this.#amount(item);
      case 'term':
        return this.#term(item);
      case 'account':
        this.#fresh().account = item;
        return this.#close();
      case 'spoiled':
        this.#placeFor('spoiled').spoiled = item;
        return undefined;
      case 'unknown':
        return this.#stranger(item.text);
      case 'quotation':
        this.#unknown.push(item.text);
    }
  }

  #role(role: Role, text: string, items: readonly Item[], index: number): void {
    if (role === 'filler' || role === 'amount-noun' || role === 'it') {
      if (role === 'it') this.#roles.add('it');
      return;
    }
    this.#roles.add(role);
    if (role === 'of') return;
    if (role === 'worth-of') {
      this.#worthOf = this.#open?.term !== undefined;
      return;
    }
    if (role === 'chain-noun' || role === 'asset') return this.#noun(role);
    // "everything in usdc", "$25 in usdc": what the amount is of.
    if (role === 'in' && this.#open?.amount !== undefined && isBare(this.#open)) return;
    const names = this.#open?.term !== undefined;
    this.#close();
    if (role === 'worth' && names && items[index + 1]?.is === 'amount') this.#marker = 'worth';
    else if (isOpener(role)) {
      this.#verbs.push(role);
      this.#opener = role;
      this.#marker = 'none';
    } else if (isMarker(role) && !(role === 'to' && nextIsVerb(items, index))) this.#marker = role;
    else if (role === 'usd' || role === 'eur' || role === 'gbp') this.#currency(text);
    else if (role === 'place' && this.#marker === 'to') this.#fresh();
  }

  /** "op tokens", "the base network": the noun settles what a shared name means. */
  #noun(role: 'chain-noun' | 'asset'): void {
    const last = this.#open ?? this.#phrases.at(-1);
    if (last?.term !== undefined) last.forced = role === 'asset' ? 'token' : 'chain';
    this.#awaitsChain = role === 'chain-noun' && this.#open === undefined;
  }

  /** A currency where a token should be is a stranger; anywhere else it is only a unit: "the price in dollars". */
  #currency(text: string): void {
    if (this.#marker === 'to') this.#fresh().unknown.push(text);
  }

  #mark(mark: string): void {
    if (mark === '->') {
      this.#close();
      this.#marker = 'to';
    } else if (mark === '/') {
      this.#close();
      this.#marker = 'per';
    } else if (mark !== '-' && mark !== '+') this.#close();
  }

  #amount(item: Extract<Item, { is: 'amount' | 'rate' }>): void {
    const phrase = this.#open && this.#open.amount === undefined && isBare(this.#open) ? this.#open : this.#fresh();
    phrase.amount = item.amount;
    phrase.amountText = item.text;
  }

  #term(item: Extract<Item, { is: 'term' }>): void {
    const open = this.#open;
    if (open?.term && this.#worthOf) {
      open.worthOf = item;
      this.#worthOf = false;
      return;
    }
    if (open?.term && this.#isChainOf(item, open)) {
      open.chainHint = open.term;
      open.term = item;
      return;
    }
    const phrase = this.#placeFor('term');
    phrase.term = item;
    if (this.#awaitsChain) phrase.forced = 'chain';
    this.#awaitsChain = false;
  }

  /** "arbitrum usdc", "ethereum eth": not "usdc eth", nor the two chains of "bridge usdc base arbitrum". */
  #isChainOf(item: Term, open: Phrase): boolean {
    if (open.term?.chain === undefined || item.token === undefined || open.unknown.length > 0 || open.chainHint) return false;
    // "5 arb usdc to …" is USDC on Arbitrum; "swap 5 eth usdc" is ETH for USDC.
    const plain = open.term.token === undefined || open.term.text.length > 4 || this.#hasTarget;
    if (item.chain === undefined) return plain;
    if (this.#verbs.includes('bridge') || item.even) return false;
    return open.term.token === undefined || open.term.token === item.token || open.term.even;
  }

  #placeFor(part: 'term' | 'spoiled'): Phrase {
    const open = this.#open;
    return open && isBare(open) && open[part] === undefined ? open : this.#fresh();
  }

  #stranger(text: string): void {
    if (this.#open && isBare(this.#open)) this.#open.unknown.push(text);
    else if (this.#marker === 'to') this.#fresh().unknown.push(text);
    else {
      this.#close();
      this.#unknown.push(text);
    }
  }

  #fresh(): Phrase {
    this.#close();
    const phrase: Phrase = { marker: this.#marker, opener: this.#opener, unknown: [] };
    this.#phrases.push(phrase);
    this.#open = phrase;
    this.#marker = 'none';
    return phrase;
  }

  #close(): void {
    this.#open = undefined;
    this.#worthOf = false;
  }
}

const isBare = (phrase: Phrase): boolean =>
  phrase.term === undefined && phrase.account === undefined && phrase.spoiled === undefined;

const isTarget = (item: Item): boolean =>
  item.is === 'account' || (item.is === 'mark' && item.mark === '->') || (item.is === 'role' && (item.role === 'to' || item.role === 'for'));

function nextIsVerb(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1).find((item) => !(item.is === 'role' && item.role === 'filler'));
  return next?.is === 'role' && isOpener(next.role);
}

/** The digit that sounds like "to": "8 eth 2 vitalik.eth". */
function isSpokenTo(item: Extract<Item, { is: 'amount' | 'rate' }>, items: readonly Item[], index: number): boolean {
  const [amount, token, next] = [items[index - 2], items[index - 1], items[index + 1]];
  const isTwo = item.amount.kind === 'exact' && item.text === '2';
  return isTwo && amount?.is === 'amount' && token?.is === 'term' && (next?.is === 'term' || next?.is === 'account');
}
