import { PEOPLE_WORDS } from '../context/nouns.ts';
import { clausesOf } from '../context/requested.ts';

const WHO =
  '(?:he|she|they|somebody|someone|a man|a guy|some man|some men|a woman|these men|this man|this guy|these guys|the man|the men|the guy|the guys)';
const WEAPON =
  '(?:knife|knives|gun|guns|pistol|rifle|weapon|weapons|machete|axe|hammer|bat|blade|bomb|razor|sword|taser|shotgun|revolver|crowbar)';
const ARMED = new RegExp(
  `\\b(?:has|have|had|holds|is holding|are holding|got|carries|with|pulled|pulls|points|pointed|is pointing) (?:out )?(?:a|an|his|her|their|the) (?:[a-z]+ )?${WEAPON}\\b`,
);
const TAKEN = new RegExp(
  `\\b${WHO} (?:still |now )?(?:has|have|had|holds|hold|took|take|takes|got|kept|keeps|keep|stole|grabbed|caught|kidnapped|snatched|locked|is holding|are holding|is keeping|are keeping) (?:my|our) ([a-z]+)(?: ([a-z]+))?$`,
);
/** What is held against somebody, besides persons. */
const HELD =
  /^(?:dog|dogs|cat|cats|puppy|kitten|pet|pets|horse|files|photos|pictures|nudes|videos|passport|passports|documents|data|password|passwords|secrets|seed)$/;
const THREAT =
  /\b(?:broke in\b|broke (?:my|our|his|her) (?:nose|arm|leg|jaw|rib|ribs|finger|fingers|hand|neck|face|tooth|teeth)|(?:he|she|they) (?:beat|hit|burned|attacked|punched|kicked|pushed|stabbed|shot|hurt|slapped|robbed|burnt) (?:me|us|my|our)\b|or else|or he|or she|or they|at gunpoint|threaten(?:s|ed|ing)?|blackmail(?:s|ed|ing)?|extort(?:s|ed|ing)?|kidnapp?(?:ed|ers?|ing)|hostage|ransom|robbed|robbing|mugged|forc(?:es|ed|ing) (?:me|us)|makes? me do|made me do|will (?:hurt|kill|beat|shoot|harm)|going to (?:hurt|kill|beat|shoot|harm)|beat me|hit me|under duress|(?:is|are|was|were) (?:watching|following|hurting|beating|holding|chasing|threatening) (?:me|us)|in danger|tied up)\b/;

/** Whether somebody is made to pay: "he has a knife", "they have my son". */
export const isPressed = (words: readonly string[]): boolean =>
  clausesOf(words).some((clause) => {
    const text = clause.join(' ');
    const taken = TAKEN.exec(text);
    const whom = taken?.[2] ?? taken?.[1] ?? '';
    return ARMED.test(text) || THREAT.test(text) || PEOPLE_WORDS.has(whom) || HELD.test(whom);
  });
