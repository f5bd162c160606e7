import { GOODS } from '../../context/vocabulary/goods.ts';
import { MORE_FIRST_NAMES } from '../../context/vocabulary/names.ts';
import { FIRST_NAMES, ROLES } from '../../context/vocabulary/people.ts';
import { PLACES } from '../../context/vocabulary/places.ts';
import { QUALITIES } from '../../context/vocabulary/qualities.ts';
import { THINGS } from '../../context/vocabulary/things.ts';
import { TRADES } from '../../context/vocabulary/trades.ts';

/** Words of the lists that mean something else in a sentence about a payment. */
const wordsOf = (text: string, ...without: readonly string[]): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word.length > 2 && !without.join(' ').split(' ').includes(word)));

/** Somebody who is paid, by what they are to the person or do. */
export const ROLE_WORDS: ReadonlySet<string> = wordsOf(
  `${ROLES} ${TRADES}`,
  'corp gmbh inc ltd llc law lab labs investor investors holdings capital dao protocol trader dealer events hardware electronics consulting catering logistics autos makeup judge referee',
);
/** What money is paid for: behind "for", or as what somebody made, bought or repaired. */
export const GOODS_WORDS: ReadonlySet<string> = wordsOf(
  `${THINGS} ${GOODS}`,
  'cash crypto coins chips chain chains backing anchor anchors drafts draft notebook diary magazine comics book exam exams term terms theme advance advances overpayment topup atlas appendix biography autobiography anthology bull bear bulls cast cards dice lottery raffle bonus donation donations thing things stuff first extra extras tip tips gratuity refund reimbursement rebate wage wages salary payout dividend interest loan debt debts time instalment instalments installment installments more',
);
/** How something or somebody is. No word of it is a time, a repetition or a share. */
export const QUALITY_WORDS: ReadonlySet<string> = wordsOf(
  QUALITIES,
  'daily weekly monthly annual yearly double triple entire early late available able absolute alive frequent regular half second final fast flat full major minor numerous other quick ready real same separate single similar slow soft usual future next past present previous recent temporary urgent weekly whole wrong',
);
export const FIRST_NAME_WORDS: ReadonlySet<string> = wordsOf(
  `${FIRST_NAMES} ${MORE_FIRST_NAMES}`,
  'april august june may bill hope mark max miles will sue summer dawn joy faith guy rob pat',
);
export const TOWN_WORDS: ReadonlySet<string> = wordsOf(PLACES, 'bay corner alley');
