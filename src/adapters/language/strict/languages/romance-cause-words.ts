/** What a Romance language says of why something is paid or exchanged. Phrases are separated by `|`; none of them holds a value. */
export type CauseWords = Readonly<{
  /** "por", "en concepto de": before what is paid for. */
  causeFor: string;
  /** Behind "por" without an article: "honorarios". */
  causeMass: string;
  causeArticle: string;
  /** "última": between the article and the noun. */
  causeAhead: string;
  causeNoun: string;
  /** "médica": behind the noun. */
  causeQuality: string;
  /** "de", "para la": before another noun, a person or a place. */
  causeOf: string;
  causePlace: string;
  /** "de marzo", "de esta semana" */
  causePeriod: string;
  /** "que me vendió" */
  causeThat: string;
  /** "para pagar", before a noun; "para quedar a mano", before nothing. */
  causeToDo: string;
  causeDone: string;
  /** "de aguinaldo" */
  givenAs: string;
  /** "reembolso": what a note behind a payment begins with. */
  noteNoun: string;
  /** "nómina", behind "es". */
  causeIs: string;
  /** "nota", before a colon or a noun. */
  noteBefore: string;
  /** "factura", before a number. */
  document: string;
  /** "me arregló", before a noun and when it was. */
  favour: string;
  /** The same without a noun: "me ayudó". */
  favourDone: string;
  /** "hoy vence", before a noun; "ya llegó", behind one. */
  happens: string;
  happened: string;
  /** Behind somebody, or nobody: "está sin plata". */
  condition: string;
  causeClause: string;

  /** The same of trades: "para pagar", "el gas", and whole phrases. */
  tradeToDo: string;
  tradeNoun: string;
  tradeQuality: string;
  tradeFor: string;
  /** "rebalanceo", by itself. */
  tradeNote: string;
  tradeClause: string;
}>;
