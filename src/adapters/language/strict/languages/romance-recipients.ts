import { any, either, many, maybe, once, type Rule, seq, some, value } from '../rules/rule.ts';
import type { RomanceWords } from './romance-words.ts';

/** Accounts, by themselves or behind the noun or the person that they belong to. */
export function romanceRecipients(words: RomanceWords) {
  const account = value('recipient', '§a');
  const itIs = maybe(any(':'));
  const person = personOf(words);
  const who = either(person, seq(maybe(any(words.personOwner)), any(words.organisation)));
  const walletName = once(
    seq(
      maybe(any(words.walletDet)),
      any(words.walletKind),
      many(any(words.walletQuality), seq(maybe(any(words.of)), who)),
      maybe(any(words.walletThat)),
    ),
  );
  const wallet = either(any(words.walletNoun), walletName);
  /** Behind a person: "mi dirección" would be somebody else's. */
  const itsWallet = either(
    any(words.walletNoun),
    seq(maybe(any(words.hisDet)), any(words.walletKind), many(any(words.walletQuality)), maybe(any(words.walletThat))),
  );
  const placed = placedOf(words, account);
  const hisWallet = either(
    seq(many(any(',|:|.|?|-')), any(words.hisWallet), itIs, account),
    // Without a pause the noun belongs to what stands before it: "mi vieja cuenta".
    seq(some(any(',|:|.|-')), itsWallet, maybe(any(words.is)), itIs, account),
    seq(maybe(any(',|:|.|-')), any(words.toLabel2), maybe(any(':|=|,')), account),
  );
  const ofPerson = either(
    seq(who, maybe(any(words.walletThat)), either(placed, hisWallet)),
    seq(any(words.pronoun), either(seq(any(',|:'), account), hisWallet)),
  );
  const to = once(
    either(
      seq(any(words.hereAlone), maybe(any(':')), account),
      seq(
        any(words.to),
        maybe(any(':')),
        either(placed, seq(either(wallet, any(words.here)), maybe(any(words.is)), placed), ofPerson),
      ),
    ),
  );
  return { person, account, to, hisWallet, wallet };
}

/** "0x…", ": 0x…", "(wallet 0x…)" */
function placedOf(words: RomanceWords, account: Rule): Rule {
  const label = maybe(seq(maybe(any(words.walletDet)), any(words.walletKind), maybe(any(':'))));
  return either(seq(maybe(any(':|,|=|-|.')), account), seq(any('('), label, account, any(')')));
}

/** "mi hermano mayor", "el señor Gómez", "mi prima Ana", "el profe de piano". */
function personOf(words: RomanceWords): Rule {
  const title = seq(many(any(words.personOwner)), any(words.title), maybe(any(words.person)));
  return once(
    either(
      seq(
        maybe(any(words.personOwner)),
        any(words.person),
        maybe(any(words.personQuality)),
        maybe(
          either(
            seq(maybe(any(',')), any(words.names)),
            seq(any(words.of), maybe(any(words.personOwner)), either(any(words.organisation), any(words.things))),
          ),
        ),
      ),
      title,
    ),
  );
}
