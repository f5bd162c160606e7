import { any, either, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';
import type { RomanceWords } from './romance-words.ts';

const PAUSE = maybe(any(',|.|-'));
const MAINNET = 1;
const at = (is: (token: Token) => boolean, form: string): Rule =>
  where((tokens, place) => tokens[place] !== undefined && is(tokens[place]), any(form));

/** How a network is named: by a preposition, a label, an order to use it, or alone between marks. */
export function romanceNetworks(words: RomanceWords) {
  const layerTwo = either(
    any('l2|layer2'),
    seq(
      any(words.layer),
      at(({ amount }) => amount?.kind === 'exact' && amount.value === '2', '§n'),
    ),
  );
  const isMainnet = at(({ chain }) => chain === MAINNET, '§c');
  const tail = maybe(
    either(
      any(words.netTail),
      layerTwo,
      isMainnet,
      seq(any('('), either(layerTwo, any(words.netTail), isMainnet), any(')')),
    ),
  );
  const kind = seq(
    either(seq(any(words.onNoun), maybe(layerTwo)), seq(maybe(any(words.article)), layerTwo)),
    maybe(any(words.of)),
  );
  const called = seq(any(words.onNoun), any(words.netCalled));
  const named = (name: string, ...forms: readonly string[]): Rule => seq(value(name, ...forms), tail);
  const chain = (name: string): Rule =>
    once(
      seq(
        maybe(any(words.chainOwner)),
        either(
          seq(maybe(either(kind, called)), named(name, '§c', '§b')),
          // "mainnet de ethereum"
          seq(
            isMainnet,
            maybe(any(words.of)),
            where((tokens, place) => tokens[place]?.chain === MAINNET, value(name, '§b')),
          ),
        ),
      ),
    );
  const one = chain('chain');
  const surely = seq(maybe(any(words.chainOwner)), maybe(kind), named('chain', '§c'));
  const on = once(
    either(
      seq(PAUSE, maybe(any(words.netLead)), any(words.on), one),
      seq(PAUSE, maybe(any(words.netLead)), any(words.onRarely), surely),
      seq(PAUSE, any(words.netUse), one),
      seq(PAUSE, maybe(any(words.article)), any(words.netLabel), maybe(any(words.netIs)), one),
      seq(PAUSE, any(words.onNoun), maybe(any(':|=')), named('chain', '§c', '§b')),
    ),
  );
  /** ", base", "(optimism)", "[base]" */
  const aside = once(
    either(seq(any(',|-|#'), named('chain', '§c'), maybe(any(','))), seq(any('(|['), either(on, one), any(')|]'))),
  );
  return { chain, on, aside };
}
