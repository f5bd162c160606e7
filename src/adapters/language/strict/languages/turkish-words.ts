/** The words of plain requests in Turkish, without marks on letters. Phrases are separated by `|`. */

/** Before an order. */
export const ASKING = 'rica etsem|bir zahmet|bi zahmet|zahmet olmazsa|rica ediyorum|mumkunse';
/** Behind an order. */
export const HELP =
  'yardimci olur musun|yardimci olur musunuz|yardimci olabilir misin|yardimci olabilir misiniz|yardim eder misin|yardim eder misiniz';

/** Beside a greeting: the person asks for help. */
export const HELP_FIRST =
  'bir ricam var|bi ricam var|bir ricam olacak|sizden bir ricam var|senden bir ricam var|bana yardim et|bana yardim edin|bana yardim eder misin|bana yardim eder misiniz|yardim eder misin|yardim eder misiniz|yardimina ihtiyacim var|yardiminiza ihtiyacim var|yardim lazim|bir sey rica edecegim|bir isim var|acelem var|acelemiz var|isim acele';

export const PAST =
  'dun|dunku|dun aksamki|bugunku|bu ayki|gecen ayki|bu ayin|gecen haftaki|gecen ayin|bu haftaki|bu hafta|bu ay|bu aksamki|dun geceki|ocak ayi|subat ayi|mart ayi|nisan ayi|mayis ayi|haziran ayi|temmuz ayi|agustos ayi|eylul ayi|ekim ayi|kasim ayi|aralik ayi|ocak|subat|mart|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik';
