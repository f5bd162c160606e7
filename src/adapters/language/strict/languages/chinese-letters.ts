import type { Token } from '../rules/token.ts';

/** Traditional letters of the grammar's words with their simplified ones, as far as the lexer leaves them. */
const PAIRS =
  '東东歐欧紅红氣气維维潔洁髮发譯译妳你媽妈節节歲岁數数寶宝啟启鮮鲜馬马駕驾習习輔辅導导訓训診诊財财圖图贈赠週周劃划勞劳協协許许統统張张劉刘長长見见於于術术來来託托張张囉啰囤囤屆届獻献捨舍擔担擾扰醬酱願愿誠诚懇恳勳勋廣广廠厂鮮鲜盡尽償偿債债蓋盖牆墙傢家衛卫淨净潔洁療疗齒齿護护養养農农漁渔種种豬猪雞鸡魚鱼穀谷樹树燈灯窗窗檯台臺台畫画樓楼層层園园產产寵宠糧粮聖圣誕诞婚婚禮礼慶庆祝祝賀贺謹谨敘叙執执啟启辭辞壓压歸归墊垫獲获喬乔遷迁聽听彈弹創创據据製制審审斷断覆复複复項项題题顆颗幾几隻只條条塊块雜杂檢检橋桥構构權权簽签簡简納纳紙纸絲丝羅罗華华葉叶蘇苏謝谢趙赵鄭郑馮冯鄧邓盧卢潘潘錢钱韓韩龐庞齊齐';
const SIMPLE: ReadonlyMap<string, string> = new Map(
  [...PAIRS].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [])),
);

export const simplified = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, form: SIMPLE.get(token.form) ?? token.form }));
