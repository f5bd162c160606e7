import type { Token } from '../rules/token.ts';

/** Traditional letters of the grammar's words with their simplified ones, as far as the lexer leaves them. */
const PAIRS =
  '東东歐欧紅红氣气維维潔洁髮发譯译妳你媽妈節节歲岁數数寶宝啟启鮮鲜馬马駕驾習习輔辅導导訓训診诊財财圖图贈赠週周劃划勞劳協协許许統统張张劉刘長长見见於于術术';
const SIMPLE: ReadonlyMap<string, string> = new Map(
  [...PAIRS].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [])),
);

export const simplified = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, form: SIMPLE.get(token.form) ?? token.form }));
