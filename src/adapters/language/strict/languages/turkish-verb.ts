import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';

/** The forms of a verb: orders, what stands before "misin", before "istiyorum", before "lazım", and before "rica ederim". */
export type Verb = Readonly<{ orders: string; asked: string; wanted: string; needed: string; begged?: string }>;

export const DO: Verb = {
  orders: 'et|edin|ediniz|etsene|ediver|edelim',
  asked: 'eder|edebilir',
  wanted: 'etmek',
  needed: 'etmem',
  begged: 'edilmesini|etmenizi|etmeni',
};
export const MAKE: Verb = {
  orders: 'yap|yapin|yapiniz|yapsana|yapiver|yapalim',
  asked: 'yapar|yapabilir',
  wanted: 'yapmak',
  needed: 'yapmam',
  begged: 'yapilmasini|yapmanizi|yapmani',
};

/** "ödeme gerçekleştir" */
export const PERFORM: Verb = {
  orders: 'gerceklestir|gerceklestirin|gerceklestiriniz',
  asked: 'gerceklestirir|gerceklestirebilir',
  wanted: 'gerceklestirmek',
  needed: 'gerceklestirmem',
  begged: 'gerceklestirilmesini|gerceklestirmenizi|gerceklestirmeni',
};

const behind = (nouns: string, verbs: string): string =>
  nouns
    .split('|')
    .flatMap((noun) => verbs.split('|').map((verb) => `${noun} ${verb}`))
    .join('|');
export const of = (nouns: string, { orders, asked, wanted, needed, begged = '' }: Verb): Verb => ({
  orders: behind(nouns, orders),
  asked: behind(nouns, asked),
  wanted: behind(nouns, wanted),
  needed: behind(nouns, needed),
  begged: behind(nouns, begged),
});
export const joined = (...verbs: readonly Verb[]): Verb => {
  const all = (one: keyof Verb) => verbs.map((verb) => verb[one] ?? '').join('|');
  return {
    orders: all('orders'),
    asked: all('asked'),
    wanted: all('wanted'),
    needed: all('needed'),
    begged: all('begged'),
  };
};

const NOW = maybe(any('hemen|simdi|lutfen|acilen|bi zahmet|zahmet olmazsa'));
const POLITE = seq(maybe(any('lutfen|acaba')), maybe(any('?')));

/** "gönderirmisin", in one word. */
const inOne = (asked: string): string =>
  asked
    .split('|')
    .flatMap((one) => ['misin', 'misiniz', 'musun', 'musunuz'].map((ending) => one + ending))
    .join('|');

/** "gönderirsen": a wish before "sevinirim". */
const ifYou = (asked: string): string =>
  asked
    .split('|')
    .flatMap((one) => ['sen', 'seniz', 'san', 'saniz'].map((ending) => one + ending))
    .join('|');

/** "göndermemiz lazım" */
const ourNeed = (needed: string): string =>
  needed
    .split('|')
    .map((one) => `${one}iz`)
    .join('|');
/** "göndermeliyim" */
const must = (wanted: string): string =>
  wanted
    .split('|')
    .flatMap((one) => ['liyim', 'liyiz'].map((ending) => one.replace(/k$/, ending)))
    .join('|');

/** A verb in the forms that ask for something. */
export const verb = ({ orders, asked, wanted, needed, begged = '' }: Verb): Rule =>
  once(
    seq(
      NOW,
      either(
        any(orders),
        seq(either(seq(any(asked), any('misin|misiniz|musun|musunuz')), any(inOne(asked))), POLITE),
        seq(any(wanted), any('istiyorum|istiyoruz|isterim|isteriz|istiyom')),
        seq(either(any(needed), any(ourNeed(needed))), any('lazim|gerek|gerekiyor|gerekli|sart')),
        any(must(wanted)),
        seq(any(begged), any('rica ederim|rica ediyorum|rica ederiz|istiyorum|isterim|talep ediyorum|talep ederim')),
        seq(any(ifYou(asked)), any('sevinirim|cok sevinirim|memnun olurum|cok memnun olurum|makbule gecer')),
      ),
    ),
  );
