import type { Said } from './said.ts';

/** "一打 usdc", "半打", "一对": a number of bundles, or a vague one. What a bundle holds is asked for. */
const BUNDLES =
  /(?:[一二两三四五六七八九十百千万半几数双]|§n) ?(?:打|对|双|箩|罗|沓|捆|堆|把|批|串|摞|叠|组|套|包|袋|箱|盒|篮|成|股|撮|些|点|点儿|丁点) ?(?:的)? ?(?=[a-z]|比特|以太|泰达)/u;

/** Whether an amount is counted in bundles. */
export const isBundled = ({ text, language }: Said): boolean => language === 'zh' && BUNDLES.test(text);
