type Said = Readonly<{
  suggestions: readonly string[];
  actions: readonly Readonly<{ label: string; params: Readonly<{ message?: unknown }> }>[];
  requiresConfirmation?: boolean | undefined;
}>;

/** What the card of an offer has buttons for. */
const ON_THE_CARD = ['cancel', 'yes'];

/** What can be said next, without what the reply has a button for. */
export const suggestionsOf = ({ suggestions, actions, requiresConfirmation = false }: Said): readonly string[] =>
  suggestions.filter(
    (text) =>
      !actions.some(({ label, params }) => label === text || params.message === text) &&
      !(requiresConfirmation && ON_THE_CARD.includes(text)),
  );

/** A figure of an answer in smallest units, for `Amount`. */
export type Figure = Readonly<{ units: bigint; decimals: number; places: number }>;

/** As `Amount` shows what is held, and as many digits that count of what is less than one. */
const PLACES = 4;
const EVERY_DIGIT = 78;

/** Names of numbers that are not amounts. */
const NOT_AN_AMOUNT = /chain|block|decimals|bps|version|duration|^id$/i;
const DECIMAL = /^\d+(?:\.\d+)?$/;

/** As a message can write them. Whole numbers below a thousand are written alike everywhere. */
function figuresIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, one]) => figuresIn(one, Array.isArray(value) ? name : inner));
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (NOT_AN_AMOUNT.test(name) || !DECIMAL.test(text)) return [];
  const written = typeof value === 'number' ? [text, value.toFixed(2)] : [text];
  return written.filter((one) => one.length > 3);
}

type Data = object & Readonly<{ balances?: unknown; portfolio?: unknown }>;

/** A word that could be a figure, as the service writes it: without groups, with a comma in some languages. */
const WORD = /(?<![\w.,:-])(\d+(?:[.,]\d+)?)(?![\w:-]|[.,]\d)/g;

/**
 * The words of an answer, and between them the figures that its data carry, and all dollars, which are grouped as on the pages. Only what a
 * wallet holds is cut, as on the pages; an amount to move, a least or a price that lacks a digit would be another one.
 */
export function partsOf(message: string, { balances, portfolio, ...told }: Data): readonly (string | Figure)[] {
  const held = new Set(figuresIn({ balances, portfolio }));
  const exact = new Set(figuresIn(told));
  return message.split(WORD).map((part, at, parts) => {
    const text = part.replace(',', '.');
    const isFigure = at % 2 === 1 && (exact.has(text) || held.has(text) || parts[at + 1]?.startsWith(' USD'));
    return isFigure ? figureOf(text, held.has(text) && !exact.has(text)) : part;
  });
}

function figureOf(text: string, isHeld: boolean): Figure {
  const [whole = '', fraction = ''] = text.split('.');
  const zeros = Number(whole) === 0 ? fraction.search(/[1-9]|$/) : 0;
  return {
    units: BigInt(whole + fraction),
    decimals: fraction.length,
    places: isHeld ? zeros + PLACES : EVERY_DIGIT,
  };
}
