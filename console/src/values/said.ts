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

/** As `Amount` shows. */
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

/** A word that could be a figure, as the service writes it: without groups, with a comma in some languages. */
const WORD = /(?<![\w.,:-])(\d+(?:[.,]\d+)?)(?![\w:-]|[.,]\d)/g;

/**
 * The words of an answer, and between them the figures that its data carry, and all dollars, which are shown as the pages show figures.
 * `amount` is the one that is to be moved.
 */
export function partsOf(message: string, data: object & Readonly<{ amount?: string }>): readonly (string | Figure)[] {
  const figures = new Set(figuresIn(data));
  return message.split(WORD).map((part, at, parts) => {
    const text = part.replace(',', '.');
    const isFigure = at % 2 === 1 && (figures.has(text) || parts[at + 1]?.startsWith(' USD'));
    return isFigure ? figureOf(text, text === data.amount) : part;
  });
}

function figureOf(text: string, isMoved: boolean): Figure {
  const [whole = '', fraction = ''] = text.split('.');
  const units = BigInt(whole + fraction);
  const isTiny = units * 10n ** BigInt(PLACES) < 10n ** BigInt(fraction.length);
  return { units, decimals: fraction.length, places: isMoved || isTiny ? EVERY_DIGIT : PLACES };
}
