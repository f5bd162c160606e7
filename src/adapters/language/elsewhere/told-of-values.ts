import { fold } from '../words/fold.ts';

const IS = '(?:es|e|ist|sind|son|sao|est|sont|c est|is|are)';
const BETTER =
  '(?:mejor(?:es)?|peor|melhor(?:es)?|pior|besser|schlechter|billiger|mieux|meilleure?|pire|better|worse|cheaper|faster)';
const THAN = '(?:que|do que|als|than)';
/** "polygon es mejor", "30 ist besser als nichts", "dai daha iyi": what is said of a value, and asked for by nobody. */
const JUDGED = new RegExp(
  `^(?:\\S+ )?\\S+ ${IS} (?:mucho |muito |viel |bien |bem |much |far |way )?${BETTER}(?: ${THAN} .*)?$|^\\S+ daha (?:iyi|ucuz|hizli|kotu)$`,
);

/** Whether a text only judges a value. */
export const isJudgement = (text: string): boolean =>
  JUDGED.test(
    fold(text)
      .replace(/[’']/g, ' ')
      .replace(/[^\p{L}\p{N}.]+/gu, ' ')
      .replace(/[. ]+$/, '')
      .trim(),
  );
