import { any, either, maybe, once, type Rule, saying, seq, value } from '../rule.ts';
import { coin, net } from './parts.ts';
import * as words from './turkish-words.ts';

/** Endings of a name, which the tokens set apart. */
export const OBJECT: Rule = maybe(any('i|yi|u|yu|ni|nu|lerimi|larimi|leri|lari|imi|umu'));
export const DATIVE: Rule = any('e|a|ye|ya');
const OWNED = maybe(any('in|nin|un|nun|lerimin|larimin|imin|umun|min|mun'));
const ALL_MY = any(
  'tum|butun|elimdeki tum|elimdeki butun|cuzdanimdaki tum|cuzdanimdaki butun|hesabimdaki tum|sahip oldugum tum|benim tum',
);
const MY = maybe(any('elimdeki|cuzdanimdaki|hesabimdaki'));

const NOUN = maybe(any('token|tokeni|tokenimi|tokenini|tokenlerimi|tokenlarimi'));

/** An amount and its token. `amount` and `name` are their slots. */
export const quantity = (amount: string, name: string): Rule => {
  const one = seq(coin(name), NOUN);
  const said = (note: string) => (rule: Rule) => saying(`${amount}=${note}`, rule);
  return once(
    either(
      seq(maybe(any('tam|sadece|yalnizca|toplam')), MY, value(amount, '§n'), maybe(any('adet|tane')), one),
      seq(value(amount, '§f'), maybe(any('lik|luk|degerinde|tutarinda')), one),
      seq(one, OWNED, value(amount, '§r'), maybe(any('ini|sini|unu|sunu|u'))),
      said('all')(seq(ALL_MY, one)),
      said('all')(seq(one, OWNED, any('hepsini|tamamini|tumunu'))),
      said('half')(seq(one, OWNED, any('yarisini'))),
      said('quarter')(seq(one, OWNED, any('ceyregini'))),
      said('oneHalf')(seq(any('yarim|yarim tane'), one)),
      said('one')(seq(any('bir|bir tane|bir adet'), one)),
    ),
  );
};
/** A token without an amount. */
export const unsized = (name: string): Rule => once(seq(MY, coin(name), NOUN));

export const ON: Rule = once(
  seq(
    net('chain'),
    any(
      'de|da|te|ta|den|dan|ten|tan|daki|deki|taki|teki|aginda|agindan|agi uzerinden|agi uzerinde|uzerinden|uzerinde|ustunden|agi ustunden|agindaki|zincirinde|zincirinden|agi ile|agini kullanarak',
    ),
  ),
);
export const ON_BEHIND: Rule = seq(maybe(any(',')), either(ON, seq(any('ag'), net('chain'), any('olsun'))));
export const FROM_MINE: Rule = any('cuzdanimdan|hesabimdan|bakiyemden');

const account = value('recipient', '§a');
export const TO: Rule = once(
  seq(
    account,
    either(
      DATIVE,
      any(
        'adresine|hesabina|cuzdanina|adresli cuzdana|adresindeki cuzdana|adresindeki hesaba|nolu adrese|kisisine|numarali adrese|bu adrese|su adrese',
      ),
    ),
  ),
);
/** "şu adrese 5 usdc gönder: 0x…" */
export const HERE: Rule = any('su adrese|bu adrese|asagidaki adrese|suraya|buraya');
export const THERE: Rule = seq(any(':'), account);
/** Behind "gönder", without an ending. */
export const BARE: Rule = account;
export const RECEIVER: Rule = seq(any(', alici|, alici :|, alicinin adresi|, adres|, adres :'), account);
export const ITS_ADDRESS: Rule = seq(any(', adresi|, adresi :|, onun adresi|, cuzdani|. adresi|. adresi :'), account);

export const PURPOSE: Rule = once(
  seq(
    maybe(any(words.PAST)),
    any(words.THING),
    either(seq(maybe(any('parasi|ucreti|hesabi')), any('icin')), any('parasi olarak|ucreti olarak')),
  ),
);
export const REASON: Rule = once(
  either(
    seq(any(words.SOMEBODYS), any('dogum gunu|dogum gunu bugun')),
    seq(any(words.SOMEBODY), any('bekliyor|bizi bekliyor')),
  ),
);
/** Behind a payment: "market parası". */
export const MONEY: Rule = seq(maybe(any(words.PAST)), any(words.THING), any('parasi|ucreti'));

export const SLIPPAGE: Rule = once(
  seq(
    maybe(any(', | ve')),
    any('kayma|slippage|fiyat kaymasi|kayma toleransi'),
    maybe(any('en fazla|en cok|maksimum|max|azami')),
    value('slippage', '§r'),
    maybe(any('olsun')),
  ),
);
