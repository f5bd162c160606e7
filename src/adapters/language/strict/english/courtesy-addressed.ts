import { ahead, any, either, many, maybe, once, type Rule, seq, word } from '../rules/rule.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const FOND = word(
  words('dear dearest lovely good kind old sweet respected esteemed honored honoured honorable beloved great'),
);
const SPOKEN_TO = word(
  words(`sir madam mam maam miss mister friend frend mate buddy bud bro bruh broski dude man
    fam pal chief boss captain cap partner comrade amigo amiga hermano habibi love lovely darling dear dearie honey hun hon babe sweetie sweetheart pet duck petal
    assistant agent bot robot machine computer wallet helper ai app legend champ lad king queen fella
    bestie homie homeslice blud bruv ser fren frens bhai bhaiya bhaisaab yaar bossing oga hocam abi abla ji saab sahib senor señor monsieur signore`),
);
/** Who is spoken to: "my dear friend", "kind sir", "team". */
export const ADDRESSED: Rule = once(
  either(
    // "my boss" and "my team" would be somebody else.
    seq(
      maybe(
        seq(
          any('my'),
          either(FOND, ahead(any('friend|frend|love|man|dude|guy|fam|pal|bro|lovely|darling|bot|assistant'))),
        ),
      ),
      many(FOND),
      SPOKEN_TO,
      maybe(any('or madam|and madam|of mine|there|ji|mi|o|po|sahib')),
    ),
    any('my dear|my lovely|my good'),
  ),
);
export const TO_WHOM: Rule = maybe(seq(maybe(any(',')), ADDRESSED));
