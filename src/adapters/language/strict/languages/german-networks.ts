import { any, either, maybe, once, type Rule, seq, value, where } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';
import { net } from './parts.ts';

/** "ethereum mainnet", "L1 (ethereum)": one network by two of its names. */
const isSameNetwork = (back: number) => (tokens: readonly Token[], at: number) =>
  tokens[at]?.chain !== undefined && JSON.stringify(tokens[at]?.chain) === JSON.stringify(tokens[at - back]?.chain);

const NOUNS =
  'netz|netzwerk|netzwerks|chain|blockchain|mainnet|hauptnetz|hauptnetzwerk|kette|blockkette|krypto netzwerk|layer|rollup|l2|network|netwerk|netzwärk|seite|ebene|okosystem|blockchain netzwerk|chain netzwerk|blockchain netz';
const NET_NOUN = any(NOUNS);
/** Behind a network's name: what it is. */
const KIND = either(
  seq(maybe(any('mainnet')), NET_NOUN),
  any('one|pos|chain netz|chain netzwerk|mainnet netz|network chain|l2 netz'),
  seq(maybe(any(',')), any('dem|der|das|die'), any('l2|rollup|layer two|l2 netz|sidechain|l2 netzwerk')),
);
/** A network; `name` is its slot. */
export const chain = (name: string): Rule =>
  once(
    either(
      seq(maybe(any(`${NOUNS}|dem netzwerk|dem netz|der chain|der kette|der blockchain`)), net(name), maybe(KIND)),
      seq(net(name), where(isSameNetwork(1), any('§c|§b'))),
      seq(net(name), any('('), where(isSameNetwork(2), any('§c|§b')), any(')')),
      seq(
        any('das|dem|die|der|den|em|s|de'),
        either(seq(net(name), KIND), seq(NET_NOUN, maybe(any('von|namens|:|vom')), net(name))),
      ),
      seq(NET_NOUN, any('von|namens|:'), net(name)),
    ),
  );

const ON_NET = any(
  'uf|per|mittels|auf|uber|via|im|ubers|durch|auf dem|auf der|aufm|auf m|auf die|auf das|aufs|ufs|uffm|uffem|auf unserem|auf unserer|uf em|uf m|uf de|uf der|ufm|uff|uff em|ins|on|ueber|uebers|uber das|uber die|uber den|mithilfe von|mit hilfe von|unter nutzung von|unter verwendung von|unter benutzung von|uber den weg|auf dem weg uber|auf dem wege uber|auf dem wege von|auf basis von',
);
/** What is said of the deed before the network that it happens on. */
const DONE_ON = any(
  'abzuwickeln|abwicklung|ausfuhrung|durchfuhrung|auszufuhren|durchzufuhren|abgewickelt|ausgefuhrt|transfer|transaktion|versand|zahlung|uberweisung|das ganze|alles|direkt|bitte|bitte alles|bitte direkt|am besten|einfach|nur|ausschliesslich|gern|gerne|bevorzugt|vorzugsweise|und zwar|und zwar bitte|aber bitte|aber|und das|und das bitte|schnell|wie immer|und bitte|naturlich|wieder|diesmal|dieses mal|heute',
);
const IS = any(':|=|ist|ist :|waere|soll sein|bitte|lautet');
const RUN = 'abwickeln|laufen lassen|ausfuhren|durchfuhren|abgewickelt|ausgefuhrt|machen';
const AS_NETWORK =
  'als netzwerk|als netz|als chain|als kette|als blockchain|nehmen|benutzen|nutzen|verwenden|bitte nehmen|bitte nutzen|bitte benutzen|bitte verwenden|als netzwerk nehmen|als netzwerk bitte|ist das netzwerk|ist das netz';
/** A network that only its own words name: "in eth" would be what is sent. */
const NAMED_ONLY = value('chain', '§c');
export const ON: Rule = once(
  either(
    seq(ON_NET, chain('chain'), maybe(any(RUN))),
    seq(any('am'), net('chain'), NET_NOUN),
    seq(maybe(any(',')), DONE_ON, maybe(any('bitte')), ON_NET, chain('chain')),
    seq(any(','), ON_NET, chain('chain')),
    seq(
      maybe(any(', | .')),
      maybe(any('das|als|die|der|zielnetz|per')),
      any('netzwerk|netz|chain|blockchain|kette|zielnetzwerk|zielnetz|network|zahlungsnetz'),
      maybe(IS),
      maybe(any('die|das|der|bitte|auf|uber|im')),
      chain('chain'),
    ),
    seq(
      maybe(any(',')),
      any('nimm|nutze|nutz|benutze|benutz|verwende|nehmen sie|nutzen sie|verwenden sie|benutzen sie'),
      maybe(any('bitte|dafur|dafur bitte|bitte dafur|dazu')),
      maybe(any('das|die|den')),
      chain('chain'),
      maybe(any('dafur|dazu|bitte')),
    ),
    seq(maybe(any(',')), any('lauft|geht|lauft alles'), any('auf|uber'), chain('chain')),
    seq(maybe(any(',')), maybe(any('mit|bitte')), net('chain'), any(AS_NETWORK)),
    seq(
      any('('),
      maybe(any('auf|uber|im|netz|netzwerk|chain|netz :|netzwerk :|chain :|auf der|auf dem|via|per')),
      chain('chain'),
      any(')'),
    ),
  ),
);
/** "in base", and a network alone, beside a payment: in a trade, it would be what is bought. */
export const INSIDE: Rule = once(
  either(
    seq(any('in|mit|inside'), NAMED_ONLY, maybe(KIND)),
    seq(any('in der|in dem|mit dem|mit der'), net('chain'), NET_NOUN),
    seq(maybe(any(',')), either(seq(net('chain'), NET_NOUN), NAMED_ONLY)),
  ),
);
