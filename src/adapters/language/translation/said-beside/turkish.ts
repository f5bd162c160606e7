import type { Text } from './text.ts';

/** "gönderecek", "çevireceğim": what is told of the future. Giving and taking are asked for so, too. */
const FUTURE =
  /(?<![\p{L}])(?!(?:ver|al)[ae]ce|(?:ver|al)aca)\p{L}{2,}(?:ece|aca)[gk](?:im|iz|sin|siniz|ler|lar)?(?= ?(?:[,.!)]|$))/u;
/** "göndert", "çevirtir misin": somebody else does it. */
const CAUSED =
  /(?<![\p{L}])(?:gondert|yollat|aktart|ilett|odet|attir|yatirt|cevirt|donusturt|degistirt|takas ettir|transfer ettir|havale ettir|bozdurt|aldir|sattir|kopruletv?)(?:ir misin|ir misiniz|sene|in|iver|iyorum|elim|alim|mek|mak)?(?![\p{L}])/u;
/** "Ali'nin yerine", "Ali adına" */
const INSTEAD = /(?<![\p{L}§])\p{L}{2,} (?:n?[iu]n )?(?:yerine|adina|namina)(?![\p{L}])/u;
const OWED = /borc(?:um|umuz|luyum|luyuz)(?: var| vardi| kaldi)?/;
const DEED =
  /(?<![\p{L}])(?:gonder|yolla|at|ode|aktar|ver|havale|transfer|yatir|ilet|gec|postala|cevir|takas|al|sat|gonderir|yollar)\p{L}*/u;

export const isTurkishTold = ({ all }: Text): boolean =>
  FUTURE.test(all) ||
  CAUSED.test(all) ||
  (INSTEAD.test(all) && !/(?:benim|kendi) adima/.test(all)) ||
  (OWED.test(all) && !DEED.test(all.replace(OWED, '')));
