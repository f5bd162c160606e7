import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';

/** The forms of a verb: orders, what stands before "misin", before "istiyorum", before "lazım", and before "rica ederim". */
export type Verb = Readonly<{ orders: string; asked: string; wanted: string; needed: string; begged?: string }>;

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

const NOW = maybe(
  any(
    'hemen|hemen simdi|simdi|lutfen|acilen|acil|bi|bi zahmet|bir zahmet|zahmet olmazsa|sana zahmet|size zahmet|hadi|haydi|derhal|ivedilikle|cabucak|cabuk|hizlica|hizlicana|direkt|dogrudan|cek|bas|bas gitsin|benim icin|bizim icin|rica etsem|mumkunse|bir an once|en kisa surede|hadi bi|hemen bi|kanka|abi|bir guzel|su an',
  ),
);
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

/** "gönderilmesi" of "gönderilmesini" */
const beingDone = (begged: string): string =>
  begged
    .split('|')
    .filter((one) => /m[ae]sini$/.test(one))
    .map((one) => one.slice(0, -2))
    .join('|');
const BEG = any(
  'rica ederim|rica ediyorum|rica ederiz|rica ediyoruz|arz ederim|arz ederiz|arz ve rica ederim|istiyorum|istiyoruz|isterim|isteriz|talep ediyorum|talep ediyoruz|talep ederim|talep ederiz|bekliyorum|saglayin|saglayiniz|sagla|istirham ederim|onayliyorum',
);
const NEEDED = any('lazim|gerek|gerekiyor|gerekli|sart|gerekmektedir|icap ediyor');
const MATTER = seq(
  any('hususunda|konusunda|icin|hususunun'),
  any(
    'geregini rica ederim|geregini arz ederim|geregini rica ederiz|geregini arz ederiz|geregini yapin|geregini yapiniz|geregini saygilarimla arz ederim|geregini bilgilerinize arz ederim|yardimlarinizi rica ederim|yardimlarinizi rica ederiz|yardiminizi rica ederim|desteginizi rica ederim|talimat veriyorum|emir veriyorum|onay veriyorum|geregi rica olunur',
  ),
);
const GLAD = any(
  'sevinirim|cok sevinirim|memnun olurum|cok memnun olurum|makbule gecer|cok makbule gecer|iyi olur|cok iyi olur|super olur|harika olur|minnettar olurum|minnettar kalirim|minnettar kaliriz|seviniriz|memnun oluruz|dua ederim',
);

/** A verb in the forms that ask for something. */
export const verb = ({ orders, asked, wanted, needed, begged = '' }: Verb): Rule =>
  once(
    seq(
      NOW,
      either(
        any(orders),
        seq(either(seq(any(asked), any('misin|misiniz|musun|musunuz')), any(inOne(asked))), POLITE),
        seq(any(wanted), any('istiyorum|istiyoruz|isterim|isteriz|istiyom|istemekteyim')),
        seq(either(any(needed), any(ourNeed(needed))), NEEDED),
        any(must(wanted)),
        seq(any(begged), BEG),
        seq(any(beingDone(begged)), either(NEEDED, any('rica olunur|arz olunur'), MATTER)),
        seq(any(ifYou(asked)), GLAD),
      ),
    ),
  );
