import type { CauseWords } from './romance-cause-words.ts';

/** What a Romance language says to name a network, an account, an amount and what is received. Phrases are separated by `|`. */
export type PhraseWords = CauseWords &
  Readonly<{
    /** Before a preposition of a network: "todo", "directamente". */
    netLead: string;
    /** Prepositions that stand before a network only where its name is not a token. */
    onRarely: string;
    /** "usa": before a network. */
    netUse: string;
    /** "capa", before 2. */
    layer: string;
    /** Between the noun and the name: "que se llama". */
    netCalled: string;
    /** "la red a usar", and what stands before the name then. */
    netLabel: string;
    netIs: string;
    /** Behind the name: "network", "que es barata". */
    netTail: string;

    /** "la", "mi otra", "este": before the noun of an account. */
    walletDet: string;
    walletKind: string;
    /** "su": before the noun of the account of somebody named before. */
    hisDet: string;
    /** "fría", "de destino": behind the noun. */
    walletQuality: string;
    /** "que te paso": behind which the account follows. */
    walletThat: string;
    /** "aquí": instead of the noun. */
    here: string;
    /** The same without a preposition before it. */
    hereAlone: string;
    /** "beneficiario", without a preposition. */
    toLabel2: string;
    /** Associations, shops, teams: who is paid and is not a person. */
    organisation: string;
    /** "mayor": behind a person. */
    personQuality: string;
    /** First names, which stand behind a person as well. */
    names: string;
    /** "don", before a name. */
    title: string;

    /** "un monto", "la cantidad", before `of`. */
    sumNoun: string;
    /** "el equivalente a", before money. */
    worthOf: string;
    /** Behind an amount: "exactos". */
    exactly: string;
    /** "en", between a number and a token: "25 en usdc". */
    countedIn: string;
    /** "tokens", "monedas", between a number and a token. */
    units: string;
    /** "todo lo que tengo", "el saldo completo", before `wholeOf`. */
    whole: string;
    wholeOf: string;
    /** "completo", behind a token that is owned. */
    entirely: string;
    /** "la mitad de lo que tengo" */
    halfOfWhole: string;

    /** "para obtener", "y dame", ", quiero": before what is received. */
    gaining: string;
    /** ", token de destino": before a colon and what is received. */
    gainLabel: string;
    /** "todo", before a preposition of what is received. */
    intoLead: string;
    /** "el token", "tokens de", "su equivalente en": between the preposition and the token. */
    intoNoun: string;
  }>;
