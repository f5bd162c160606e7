import { isPerson } from './people.ts';
import type { Said } from './said.ts';

/** "Anweisung vom Chef", "ordre du chef", "orden de mi jefa" */
const ORDER_OF =
  /(?:^| )(?:orden|ordenes|mandato|ordem|ordens|anweisung|befehl|anordnung|ordre|ordres|consigne|instruccion|instrucciones|instrucao|instrucoes|instruction) (?:de|del|do|da|du|des|d|vom|von|meine[rsm]?|seine[rsm]?|ihre[rsm]?) (?:(?:mi|su|el|la|meu|minha|mein|meiner|meinem|mon|ma|l|le|der|dem) )?(\p{L}+)/u;
/** "manda o chefe", "befiehlt mein Chef", "mi jefe lo ordena" */
const ORDERED_BY =
  /^(?:que )?(?:lo |me |le )?(?:manda|ordena|exige|mandou|ordenou|ordeno|mando|dijo|disse|befiehlt|befahl|verlangt|ordonne|exige|demande) (?:(?:el|la|o|a|mi|meu|minha|mein|meine|mon|ma|le|l|der|die|das) )?(\p{L}+)$/u;
const ORDERS =
  /^(?:(?:el|la|o|a|mi|meu|minha|mein|meine|mon|ma|le|l|der|die) )?(\p{L}+) (?:(?:lo|me|le|l|es|mir|das|so) )*(?:manda|ordena|exige|mandou|ordenou|ordeno|mando|befiehlt|befahl|verlangt|ordonne|a ordonne|emretti|emrediyor|buyurdu|istedi|emri)$/u;
const BOSS = /^(?:chef|cheffe|chefin|patron|patronne|jefe|jefa|chefe|boss|mudur|patronum|sef)$/;
const CHINESE = /(?:老板|领导|经理|妈|爸|老婆|老公|他|她)(?:的)?(?:命令|指示|吩咐|要求|让的|叫的)/u;

/** Whether it is told that somebody else orders the payment. */
export function isOrderedByAnother({ clauses, text, language }: Said): boolean {
  if (language === 'zh') return CHINESE.test(text);
  const who = [
    ORDER_OF.exec(text)?.[1],
    ...clauses
      .filter((clause) => !clause.text.includes('§'))
      .flatMap((clause) => [ORDERED_BY.exec(clause.text)?.[1], ORDERS.exec(clause.text)?.[1]]),
  ];
  return who.some((word) => word !== undefined && (isPerson(word, language) || BOSS.test(word)));
}
