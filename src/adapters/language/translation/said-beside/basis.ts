import { isSomebody } from './nouns.ts';
import type { Speaker } from './speaker.ts';
import type { Text } from './text.ts';

/** "en base a la factura", "na base do contrato": on the basis of something, and on no network. */
const BASIS =
  /(?<![\p{L}])con §c en|sobre la §[bc](?= |$)|(?<![\p{L}])(?:en|a) §[bc] (?:de(?!l? ?§)|a(?:l| (?:la|el|los|las|lo|su|un|una|eso|esto|ese|este))) (?!(?:direccion|cuenta|cartera|billetera|wallet|monedero|siguiente))(\p{L}+)|(?<![\p{L}])(?:numa|com|uma) §[bc]|(?<![\p{L}])na §[bc] d[aoe]s? \p{L}+|(?<![\p{L}])(?:auf|auf der|als) §[bc] (?:des|der|von|eines|einer) \p{L}+|(?<![\p{L}])sur (?:la |une )§[bc]|sur §[bc] d(?:e|u|es) (?!§)\p{L}+|(?<![\p{L}])a la §[bc]|§[bc] (?:olarak|alarak|alip|alinarak)/u;
export function namesBasis({ all }: Text, speaker: Speaker): boolean {
  const found = BASIS.exec(all);
  return found !== null && !(found[1] !== undefined && isSomebody(found[1], speaker));
}
