import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { coin } from './parts.ts';

/** Endings of a name, which the tokens set apart. */
export const OBJECT: Rule = maybe(any('i|yi|u|yu|ni|nu|lerimi|larimi|leri|lari|imi|umu'));
export const DATIVE: Rule = any('e|a|ye|ya');
const OWNED = maybe(
  any('in|nin|un|nun|lerimin|larimin|imin|umun|min|mun|lerin|larin|lar|ler|bakiyemin|bakiyesinin|bakiyemizin'),
);
const ALL_MY = any(
  'tum|butun|bakiyemdeki tum|bakiyemdeki butun|elimde olan tum|elimde kalan tum|kalan tum|elimdeki tum|elimdeki butun|cuzdanimdaki tum|cuzdanimdaki butun|hesabimdaki tum|sahip oldugum tum|benim tum|cuzdandaki tum|cuzdandaki butun|hesaptaki tum|hesaptaki butun|elimizdeki tum|kalan butun|tum kalan',
);
const MINE =
  'elimdeki|cuzdanimdaki|hesabimdaki|cuzdandaki|hesaptaki|bakiyemdeki|bakiyedeki|elimizdeki|cuzdanimizdaki|hesabimizdaki|kasamizdaki';
const MY = maybe(any(`${MINE}|su`));

const NOUN = maybe(any('coin|coini|coinimi|token|tokeni|tokenimi|tokenini|tokenlerimi|tokenlarimi'));

const SUM = maybe(
  any(
    'lik tutari|lik tutarini|luk tutari|tutarini|tutari|miktarini|miktari|tutarinda|miktarinda|degerinde|lik kismini|lik miktari|lik miktarini|lik bolumunu',
  ),
);

/** An amount and its token. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule => {
  const one = seq(coin(name), NOUN);
  /** "25 (yirmi beş)" */
  const AGAIN = maybe(seq(any('('), value(`${amount}Again`, '§n'), any(')')));
  const said = (note: string) => (rule: Rule) => saying(`${amount}=${note}`, rule);
  return once(
    either(
      seq(
        maybe(any('tam|tami tamina|sadece|yalnizca|toplam|borcum olan')),
        MY,
        value(amount, '§n'),
        AGAIN,
        maybe(any('adet|tane|birim')),
        one,
        SUM,
      ),
      seq(
        one,
        any('den|dan|ten|tan|mden|mdan|lerimden|larimden|imden|umdan|larin|lerin|lerimin|larimin|imin|umun'),
        value(amount, '§n'),
        any('tanesini|tane|adet|adedini|birimini'),
      ),
      seq(value(amount, '§f'), maybe(any('lik|luk|degerinde|tutarinda')), one),
      seq(one, OWNED, value(amount, '§r'), maybe(any('ini|sini|unu|sunu|u'))),
      said('all')(seq(ALL_MY, one)),
      said('all')(seq(one, OWNED, any('hepsini|tamamini|tumunu'))),
      said('all')(seq(one, any('bakiyemin'), any('hepsini|tamamini|tumunu'))),
      said('half')(seq(one, any('bakiyemin yarisini'))),
      said('all')(
        seq(
          any('ne kadar'),
          one,
          maybe(any('im|um|m|lerim|larim')),
          any('varsa|var ise'),
          maybe(any('hepsini|tamamini|tumunu|, hepsini')),
        ),
      ),
      said('half')(seq(one, OWNED, any('yarisini'))),
      said('quarter')(seq(one, OWNED, any('ceyregini'))),
      said('half')(seq(any(MINE), one, OWNED, any('yarisini'))),
      said('all')(seq(any(MINE), one, OWNED, any('hepsini|tamamini|tumunu'))),
      said('oneHalf')(seq(any('yarim|yarim tane'), one)),
      said('one')(seq(any('bir|bir tane|bir adet'), one)),
    ),
  );
};
/** A token without an amount. */
export const unsized = (name: string): Rule => once(seq(MY, coin(name), NOUN));

export const FROM_MINE: Rule = any('cuzdanimdan|hesabimdan|bakiyemden');

const KAYMA = any(
  'kayma|slippage|slipaj|fiyat kaymasi|kayma toleransi|slippage toleransi|slipaj toleransi|kayma orani|slippage orani',
);
const MOST = maybe(any('en fazla|en cok|maksimum|max|azami'));
export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(', | ve')),
    either(
      seq(KAYMA, MOST, value('slippage', '§r'), maybe(any('olsun|olacak sekilde'))),
      seq(MOST, value('slippage', '§r'), KAYMA, any('ile|la|toleransi ile|olsun|payi ile')),
    ),
  ),
);
