/** Foreign words by the English words that stand for them; the phrases of an entry are separated by `|`. */
export type Dictionary = Readonly<{ language: string; words: Readonly<Record<string, string>> }>;
