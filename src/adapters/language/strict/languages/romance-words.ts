import type { ClauseWords } from './romance-clause-words.ts';
import type { CourtesyWords } from './romance-courtesy.ts';
import type { Verb } from './romance-forms.ts';
import type { Leads } from './romance-leads.ts';
import type { PhraseWords } from './romance-phrase-words.ts';

/** What a Romance language calls the parts of a request. */
export type RomanceWords = ClauseWords &
  PhraseWords &
  Readonly<{
    courtesies: CourtesyWords;
    leads: Leads;
    /** "mandando", of an infinitive. French has no such form behind "help me". */
    gerund?: (infinitives: string) => string;
    salute: string;
    /** Words for who is spoken to, which a comma follows: "wey manda …" may tell who sends. */
    vocative: string;
    urging: string;
    /** What makes a request of an amount and an account without a verb. */
    courtesy: string;
    closing: string;
    /** Beside a trade: "for me". */
    forMe: string;
    /** Directly behind a verb: "now". */
    behindVerb: string;
    /** Before an infinitive, before a verb that is wished for, and before an infinitive in a question. */
    wish: string;
    wishThat: string;
    ask: string;
    /** With "me" in them: not before a sale, which would be a purchase of the speaker's. */
    wishThatMe: string;
    askMe: string;
    /** Before the present in a question: "me", "tu me". What `askPaid` holds stands before a payment: "le". */
    askPresent: string;
    askPaid: string;

    send: Verb;
    /** "mándame", "tira": only with an account that receives. */
    sendTo: Verb;
    /** "créditer 0x… de": the account is the object. */
    supply: Verb;
    swap: Verb;
    sell: Verb;
    buy: Verb;
    bridge: Verb;
    /** Verbs that move tokens from one network to another when both are named. */
    move: Verb;
    /** A verb that trades ("pasa 20 usdc a dai") and pays. */
    pass: Verb;
    spend: Verb;
    wrap: Verb;
    unwrap: Verb;
    /** "haz", behind which a noun says what. */
    make: Verb;
    sendNoun: string;
    swapNoun: string;
    bridgeNoun: string;

    of: string;
    /** Before a token that is owned or meant: "mis", "de l". */
    own: string;
    some: string;
    tokenNoun: string;
    one: string;
    /** "medio": half of one token. */
    halfOne: string;
    all: string;
    half: string;
    quarter: string;
    held: string;
    only: string;

    to: string;
    walletNoun: string;
    person: string;
    personOwner: string;
    hisWallet: string;
    fromMine: string;

    on: string;
    /** In a network, and not from or over it. */
    inside: string;
    onNoun: string;
    fromChain: string;
    toChain: string;
    chainOwner: string;
    byBridge: string;

    /** Between the paid and the received token. `intoPlace` also stands before a place of trade, `intoLoosely` before an account or a network. */
    into: string;
    intoPlace: string;
    intoLoosely: string;
    saleFor: string;
    paidWith: string;
    boughtFor: string;
    toBuy: string;

    slippage: string;
    most: string;
    with: string;
    rate: string;

    purpose: string;
    /** Before what is paid for only with an article: "por la cena", where "por cena" counts. */
    causes: string;
    article: string;
    things: string;
    past: string;
    itIs: string;
    /** What joins such a clause to the request without a comma. */
    thatIs: string;
    linked: string;
    /** Clauses that say why, and hold no value. */
    needs: string;
    owes: string;
    money: string;
    reasons: string;
    occasions: string;
  }>;
