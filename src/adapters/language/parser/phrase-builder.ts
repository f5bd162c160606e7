import type { Item, Term } from '../tagger/item.ts';
import type { Marker, Opener, Phrase } from './sentence.ts';

type Measured = Extract<Item, { is: 'amount' | 'rate' }>;

/** Builds phrases from amounts, terms and accounts, in the order in which they come. */
export class PhraseBuilder {
  readonly phrases: Phrase[] = [];
  /** Unknown words outside of any phrase. */
  readonly unknownWords: string[] = [];
  marker: Marker = 'none';
  opener: Opener | undefined;
  #bridges = false;
  #open: Phrase | undefined;
  #worthOf = false;
  #awaitsChain = false;
  readonly #hasTarget: boolean;

  /** `hasTarget`: the sentence names a recipient or a token to receive. */
  constructor(hasTarget: boolean) {
    this.#hasTarget = hasTarget;
  }

  open(opener: Opener): void {
    this.opener = opener;
    this.marker = 'none';
    this.#bridges ||= opener === 'bridge';
  }

  get holdsAmountOnly(): boolean {
    return this.#open?.amount !== undefined && isBare(this.#open);
  }

  get holdsTerm(): boolean {
    return this.#open?.term !== undefined;
  }

  /** "100 usdc worth of": the next token is the one meant, and this one states its price. */
  expectWorth(): void {
    this.#worthOf = this.holdsTerm;
  }

  /** "op tokens", "the base network", "network: base": the noun decides what a shared name means. */
  disambiguate(forced: 'token' | 'chain'): void {
    if (this.#open?.term !== undefined) this.#open.forced = forced;
    this.#awaitsChain = forced === 'chain' && this.#open === undefined;
  }

  amount(item: Measured): void {
    const phrase =
      this.#open?.amount === undefined && this.#open && isBare(this.#open) ? this.#open : this.startPhrase();
    phrase.amount = item.amount;
    phrase.amountText = item.text;
  }

  term(item: Term): void {
    const open = this.#open;
    if (open?.term && this.#worthOf) {
      open.worthOf = item;
      this.#worthOf = false;
    } else if (open?.term && this.#isChainOf(item, open)) {
      open.chainHint = open.term;
      open.term = item;
    } else {
      const phrase = this.#place();
      phrase.term = item;
      if (this.#awaitsChain) phrase.forced = 'chain';
      this.#awaitsChain = false;
    }
  }

  account(item: Extract<Item, { is: 'account' }>): void {
    this.startPhrase().account = item;
    this.close();
  }

  invalid(item: Extract<Item, { is: 'invalid' }>): void {
    this.#place().invalid = item;
  }

  unknown(text: string): void {
    if (this.#open && isBare(this.#open)) this.#open.unknown.push(text);
    else if (this.marker === 'to') this.startPhrase().unknown.push(text);
    else {
      this.close();
      this.unknownWords.push(text);
    }
  }

  startPhrase(): Phrase {
    this.close();
    const phrase: Phrase = { marker: this.marker, opener: this.opener, unknown: [] };
    this.phrases.push(phrase);
    this.#open = phrase;
    this.marker = 'none';
    return phrase;
  }

  close(): void {
    this.#open = undefined;
    this.#worthOf = false;
  }

  #place(): Phrase {
    return this.#open && isBare(this.#open) ? this.#open : this.startPhrase();
  }

  /** True for "arbitrum usdc" and "ethereum eth"; false for "usdc eth" and for the two chains of "bridge usdc base arbitrum". */
  #isChainOf(item: Term, { term, unknown, chainHint }: Phrase): boolean {
    if (term?.chain === undefined || item.token === undefined || unknown.length > 0 || chainHint) return false;
    // "5 arb usdc to …" is USDC on Arbitrum; "5 eth usdc" may be ETH for USDC as well, and is two tokens.
    if (COINS.has(term.text) && item.token !== term.token) return false;
    if (item.chain === undefined) return term.token === undefined || term.text.length > 4 || this.#hasTarget;
    if (this.#bridges || item.isShared) return false;
    return term.token === undefined || term.token === item.token || term.isShared;
  }
}

/** Symbols that usually name a coin, and rarely its chain. */
const COINS: ReadonlySet<string> = new Set(['eth', 'sol', 'btc']);

const isBare = (phrase: Phrase): boolean =>
  phrase.term === undefined && phrase.account === undefined && phrase.invalid === undefined;
