import { isPerson } from './people.ts';
import type { Said } from './said.ts';

/** "meinte der Chef", "so der Vermieter", "según mi jefe" */
const SAID_BY =
  /^(?:so|meinte|sagte|meint|sagt|laut|schrieb|dijo|dice|segun|escribio|disse|diz|segundo|falou|dit|a dit|selon|d apres|ecrit) (?:(?:der|die|das|mein|meine|meiner|meinem|unser|unsere|el|la|mi|o|a|meu|minha|le|la|mon|ma) )?(\p{L}+)$/u;
const SAID_BY_TURKISH = /(?:^|, )(?:\p{L}+ )?(\p{L}+) (?:dedi|diyor|soyledi|demis)$/u;
const CHINESE = /(?:老板|领导|经理|妈|爸|老婆|老公|房东|他|她)说的?$/u;

/** Whether the last part says whose words these are. */
export function isSaidByAnother({ clauses, text, language }: Said): boolean {
  if (language === 'zh') return CHINESE.test(text);
  return clauses.slice(1).some((clause) => {
    const who = (SAID_BY.exec(clause.text) ?? SAID_BY_TURKISH.exec(clause.text))?.[1];
    return (
      who !== undefined && (isPerson(who, language) || /^(?:chef|chefin|boss|jefe|jefa|chefe|patron|mudur)$/.test(who))
    );
  });
}
