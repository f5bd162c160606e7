/** The words of clauses that say why a request changes. Phrases are separated by `|`; contractions are written out. */

const OF_HIS = ['his', 'her', 'their', 'the'];
const of = (phrases: string): string =>
  OF_HIS.flatMap((whose) => phrases.split('|').map((one) => one.replace('§', whose))).join('|');

export const PARTNERS =
  'the supplier|the shop|the seller|the vendor|the client|the store|the agency|the office|the guy|the restaurant|the hotel|my boss|my client|my supplier';
/** Behind a person: "she moved wallets". */
export const DID = [
  of(
    'gave me § new address|gave me § new wallet|sent me § new address|sent me § new wallet|sent me § new one|gave me § right address|sent me § right address|sent me § correct address|gave me § correct address|texted me § new address|switched § wallet|switched § address|updated § address|updated § wallet|set up § new wallet|got § wallet hacked|got § phone stolen|changed § wallet|changed § address|lost § old wallet|lost § wallet|lost § keys|lost § phone|lost § ledger',
  ),
  'gave me a new address|sent me a new address|gave me a new wallet|sent me a new wallet|sent me a new one|gave me a different address|sent me a different address|gave me another address|sent me another address|gave me the wrong address|sent me the wrong address|gave me an old address|sent me an old address|sent the wrong address|texted me a new address|emailed me a new address|has a different address|has a different address now|has a different wallet|has a different wallet now|has another wallet now|has another address now|made a typo|made a mistake|sent me a typo|corrected the address|corrected it|corrected the amount|corrected the invoice|updated the invoice|revised the invoice|sent a new invoice|sent an updated invoice|sent a corrected invoice|sent me a new invoice|changed the price|changed the amount|changed the total|asked for more|asked for less|wants more|needs less|agreed to less|agreed to more|moved|moved wallets|moved banks|switched wallets|changed wallets|swapped wallets|changed address|changed addresses|got a new wallet|has a new wallet|got a new address|has a new address|made a new wallet|set up a new wallet|uses a new wallet|uses a new address|lost that wallet|lost that one|lost access|lost access to that wallet|lost access to that one|closed that wallet|closed that account|got hacked|was hacked',
  'does not use that one anymore|does not use that wallet anymore|does not use that anymore|no longer uses that one|no longer uses that wallet|can not receive there|can not receive it there|can not use that one|can not access that one',
  'prefers it|prefers that|prefers this|prefers that one|prefers this one|prefers it there|likes it better|likes that better|asked for it|asked for that|asked for this one|asked for that one|wants it there|wants it that way|wants that one|needs it there|only uses that one',
  'deserves it|deserves more|deserves the extra|earned it|needs more|needs a bit more|needs the extra|needs it|helped me move|worked extra hours|did extra work|did more work|stayed longer',
  'deserves a bonus|deserves a tip|deserves a bit more|did a great job|did a good job|did such a great job|did an amazing job|did great work|did good work|did great|did well|worked hard|worked really hard|worked late|worked overtime|worked more|went above and beyond|went out of his way|went out of her way|saved my day|made my day|came early|finished early|stayed late|helped a lot|helped us a lot|helped me a lot|gave me a discount|gave us a discount|gave me a rebate|gave me a deal|gave me a better price|knocked some off|raised the price|raised the rent|put the price up|put the rent up|lowered the price|lowered the rent|dropped the price|charged more|charges more|charges less|charged less|overcharged me',
  'already paid half|already paid the rest|already paid part of it|already paid some of it|already has the rest|already got some|already has some|owes me some|still owes me some|still owes me|owes me that|owes me',
  'brought a friend|brought a guest|came along too|joined us|bought more|ordered drinks too|ordered more|ordered another one|ordered another §n|added extras',
].join('|');
/** What was paid for or added on top, behind "paid for" and "added". */
export const EXTRAS =
  'shipping|delivery|postage|tax|vat|a tip|a fee|the tip|the fee|a late fee|the late fee|service|the service charge|handling|extras|drinks|parking|lunch|dinner|breakfast|coffee|the drinks|the parking|the taxi|the petrol|the gas|the tickets|the ticket|the food|the ride|the beer|the beers|a drink|a round|dessert|more work|a croissant|another item|one more item';
/** What it costs has changed. */
export const COSTS =
  'the rent|the bill|the total|the invoice|rent|the amount due|the tickets|my share|his share|her share';
/** The same, where the price of a token may be meant: only an order follows. */
export const PRICES = 'it|the price|the fee|the cost|price';
export const MOVED =
  'went up|went down|has gone up|has gone down|changed|has changed|was higher|was lower|is higher|is lower|came out higher|came out lower|was more|was less|is higher now|is lower now|was corrected|was updated|has been updated|includes tax|includes shipping|did not include tax|did not include shipping|did not include the tip';
/** What the new value is. */
export const SUMS =
  'it is a round number|a round number|round number|round numbers|nice round number|a nice round number|that is rounder|that is what i owe|that is what i owe him|that is what i owe her|that is what i owe them|that is what we agreed|that is what we agreed on|that is what he asked for|that is what she asked for|that is what they asked for|that is what it costs|that is what it says on the invoice|that is the new total|that is the total|that is the new price|that is the final price|that is the final amount|that is the right amount|that is the correct amount|including tip|including the tip|including tax|including shipping|including the fee|including delivery|including vat|tip included|tax included|shipping included|that is enough|that should be enough|that is plenty|that is more than enough|that is fair|that is fairer|seems fairer|that is more fair|prices went up|prices have gone up|that covers it|that should cover it|we agreed on that|just to be safe|to be safe|to be on the safe side|to round it up|to round it off|to be fair';
/** Behind an account: whose it is. */
export const OWNED = [
  ...['his', 'her', 'their', 'my', 'the'].flatMap((whose) =>
    'new wallet|new one|new §n|main §n|current §n|new address|main wallet|main one|main address|real address|real wallet|actual wallet|actual address|right address|correct address|right wallet|current one|current wallet|current address|right one|correct one'
      .split('|')
      .flatMap((one) => [`that is ${whose} ${one}`, `it is ${whose} ${one}`]),
  ),
  'that is the one he uses|that is the one she uses|that is the one he uses now|that is the one she uses now',
].join('|');
/** Behind another value: the account that is replaced. */
const AGED = ['that is', 'that was', 'it is', 'it was', 'this is', 'this was']
  .flatMap((it) =>
    ['my', 'his', 'her', 'their', 'the', 'an', 'our'].flatMap((whose) =>
      [
        'old wallet',
        'old address',
        'old one',
        'old account',
        'previous wallet',
        'previous address',
        'former wallet',
      ].map((what) => `${it} ${whose} ${what}`),
    ),
  )
  .join('|');
export const REPLACED_ONE = [
  AGED,
  ...[
    'the other one',
    'the other address',
    'the other wallet',
    'the first one',
    'the old one',
    'that one',
    'that address',
    'that wallet',
    'the first address',
    'the address',
  ].flatMap((one) =>
    'is old|was old|is wrong|was wrong|is closed|is dead|is not his|is not hers|is not mine|was not his|was not hers|is outdated|is his old one|is her old one|was his old one|was her old one|is his old wallet|is her old wallet|was his old wallet|was her old wallet|is my old wallet|was my old wallet|is my old account|was my old account|is my own|was my own|is not used anymore|is not active anymore|does not work|does not work anymore|got hacked|was hacked|is compromised|was compromised'
      .split('|')
      .map((what) => `${one} ${what}`),
  ),
  'that is the wrong address|that is the wrong one|that is the wrong wallet|that is the wrong person|that is the wrong guy|that is the wrong account|that is not his address|that is not her address|that is not him|that is not her|that is not the right address|that is not the right one|that was the old one|that was the old address|that was his old address|that was her old address|that was my own address|that was my own wallet|that was the wrong one|that was my old wallet|that was his old wallet|that was her old wallet|that was somebody else|that was someone else|that is the old one|that is the old address|that is his old one|that is her old one',
].join('|');
export const BECAUSE = 'because|since|as|cause|cos|cuz|coz|bc';
const TOLD =
  'mention|mention that|mention it|say|say that|say it|say so|write|write that|write it|add|add that|add it|include|include that|include it|type it|type that|tell you|tell you that|put it|put that|put that in|put it in|specify|specify it|specify that';
export const FORGOT = `i should add|i should have said|should have said|i should say|i should have mentioned|should have mentioned|i left that out|left that out|i left it out|left it out|i missed that|missed that|i forgot that|forgot that|i forgot that part|forgot that part|i forgot|forgot|forgot about that|i forgot about that|${TOLD.split(
  '|',
)
  .flatMap((told) =>
    [
      'i forgot to',
      'forgot to',
      'i totally forgot to',
      'i completely forgot to',
      'totally forgot to',
      'completely forgot to',
      'sorry i forgot to',
      'i did not',
    ].map((one) => `${one} ${told}`),
  )
  .join('|')}`;
