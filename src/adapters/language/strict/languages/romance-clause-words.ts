/** What a Romance language calls the parts of requests that have several clauses, or no verb. Phrases are separated by `|`. */
export type ClauseWords = Readonly<{
  /** "un cuarto de": of one token. */
  quarterOne: string;
  /** Between a reason and an order: "así que". */
  so: string;
  /** Before a reason: "porque". */
  because: string;
  /** Who is known from a clause before: "él". It has no account of its own. */
  pronoun: string;
  /** "cumple años hoy", "está esperando": what somebody does for whom money is sent. */
  states: string;
  /** "vino", "a casa", "ayer": who came, where, and when it was. */
  came: string;
  cameTo: string;
  when: string;
  /** "cenamos juntos" */
  shared: string;
  /** "arregló", behind which a thing may stand. */
  worked: string;
  /** "es el cumpleaños de", "es su cumpleaños". */
  isDayOf: string;
  isDay: string;
  /** A courtesy that is not a word of thanks. */
  please: string;
  /** "hazlo": what was asked for is asked for again. */
  again: string;

  /** Before the account of somebody: "la dirección de". */
  walletOf: string;
  is: string;
  /** "son 20 usdc" */
  areAmount: string;
  /** "mándale", and what stands behind a verb without such an ending: "para ella". */
  sendHim: string;
  toHim: string;
  /** "envíalos", "pode mandar": behind an amount. */
  sendIt: string;
  /** Before whoever is paid without a preposition: "paga o pedreiro". */
  payPerson: string;
  /** "tú le envías", behind an account. */
  told: string;
  owing: string;
  /** "necesita", between a person and what that person lacks. */
  lacks: string;
  /** "vacía", behind which a token is all of it. */
  empty: string;
  /** Before a wish that somebody receives, and the verbs of it, without and with the account as subject. */
  wishGets: string;
  arrive: string;
  receive: string;
  /** Before a noun: "necesito" "un envío de". */
  wishNoun: string;

  have: string;
  swapIt: string;
  /** "los quiero", before "en". */
  wantIt: string;
  swapItAgain: string;
  moveIt: string;
  /** "que tengo en", behind tokens. */
  liesOn: string;
  take: string;
  and: string;
  /** "con ellos" */
  withIt: string;
  /** Before what is received: "dame", "quiero". */
  want: string;
  payingWith: string;
  pay: string;
  /** ", todo en", before a network, where the amount is told. */
  allOn: string;
  /** "pon", before what is paid and "en". */
  place: string;
  placing: string;
  placeInto: string;
  /** "usa", before a network, and "para" before an infinitive. */
  useChain: string;
  toDo: string;

  heading: string;
  amountLabel: string;
  tokenLabel: string;
  toLabel: string;
  chainLabel: string;
  noteLabel: string;
}>;
