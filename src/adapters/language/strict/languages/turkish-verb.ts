import { any, either, maybe, once, type Rule, seq } from '../rule.ts';

/** The forms of a verb: orders, what stands before "misin", before "istiyorum", before "lazım", and before "rica ederim". */
export type Verb = Readonly<{ orders: string; asked: string; wanted: string; needed: string; begged?: string }>;

export const DO: Verb = {
  orders: 'et|edin|ediniz|etsene|ediver|edelim',
  asked: 'eder|edebilir',
  wanted: 'etmek',
  needed: 'etmem',
  begged: 'edilmesini|etmenizi',
};
export const MAKE: Verb = {
  orders: 'yap|yapin|yapiniz|yapsana|yapiver|yapalim',
  asked: 'yapar|yapabilir',
  wanted: 'yapmak',
  needed: 'yapmam',
  begged: 'yapilmasini|yapmanizi',
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
const POLITE = seq(maybe(any('lutfen')), maybe(any('?')));

/** "gönderirmisin", in one word. */
const inOne = (asked: string): string =>
  asked
    .split('|')
    .flatMap((one) => ['misin', 'misiniz', 'musun', 'musunuz'].map((ending) => one + ending))
    .join('|');

/** A verb in the forms that ask for something. */
export const verb = ({ orders, asked, wanted, needed, begged = '' }: Verb): Rule =>
  once(
    seq(
      NOW,
      either(
        any(orders),
        seq(either(seq(any(asked), any('misin|misiniz|musun|musunuz')), any(inOne(asked))), POLITE),
        seq(any(wanted), any('istiyorum|istiyoruz|isterim|isteriz')),
        seq(any(needed), any('lazim|gerek|gerekiyor')),
        seq(any(begged), any('rica ederim|rica ediyorum|rica ederiz')),
      ),
    ),
  );
