/** The words of clauses that say why a request ends. Phrases are separated by `|`; contractions are written out. */

export const OTHERS =
  'my brother|my sister|somebody else|someone else|somebody|someone|the plumber|my landlord|the board|the bank|the other party|the customer|the company|the buyer|accounting|the cfo';
/** Behind a person. */
export const DID = [
  'already got it|already got the money|already got paid|already has it|already has the money|already paid|already paid it|already paid for it|already paid me back|already did it|already sent it|already covered it|already took care of it|already settled it',
  'got it already|got it|got paid|got the money|got paid already|has it already|has it now|has it|has been paid|has been paid already|was paid|was paid already|was already paid|were already paid|have been paid|have been paid already|have already been paid|has already been paid|have it already|already have it|paid|paid already|paid it|paid it already|paid me back|paid for it|paid for me|paid for everything|paid himself|paid for himself|paid for herself|covered it|did it|did it already|took care of it|settled it|sorted it|sorted it out|waived it|let me off',
  'does not need it|does not need it anymore|does not need it any more|does not need the money|does not need the money anymore|no longer needs it|no longer needs the money|do not need it|do not need it anymore|does not want it|does not want it anymore|does not want it any more|does not want the money|no longer wants it|do not want it|told me not to|refused it|refused|turned it down',
  'can pay for himself|can pay for herself|can pay for themselves|can pay himself|can pay herself|can wait|can ask someone else|found the money|found the cash|found someone else|found another way|got it elsewhere|is fine|are fine|is good|is rich enough|has enough|does not deserve it|do not deserve it|gets nothing|gets nothing from me|was rude|was rude to me|lied to me|tricked me',
  'never showed up|never turned up|did not show up|did not turn up|did not come|never came|never delivered|did not deliver|did not do the job|did not finish|never answered|did not reply|stopped answering|is a scammer|is a scam|are scammers|is a fraud|is a crook|scammed me|tried to scam me|is scamming me|cheated me|ghosted me|backed out|pulled out|cancelled|canceled|cancelled it|cancelled on me|cancelled the order|called it off|called the deal off|changed his mind|changed her mind|changed their mind|changed their minds|has not approved it|has not approved this payment|did not approve it',
].join('|');
/** Behind "i" and "we". */
export const I_DID = [
  'will do it later|will do it another time|will do it another day|will do it some other time|will do it tomorrow|will do it myself|will do it another way|will do it some other way|will do it elsewhere|will do it from my bank|will do it by bank transfer|will do it by card|will do it differently|will do it in person|will handle it myself|will pay cash|will pay in cash|will use my bank|will use my card|will use another app|will use something else|will wait|will hold|will wait for a better rate|will wait for a better price|will keep it|will keep my money|will keep the money|will keep my coins|will hold on to it',
  'sorted it another way|sorted it some other way|sorted it out|sorted it myself|sorted it elsewhere|worked it out another way|worked it out|managed without it|took care of it|took care of it already|handled it another way|got it sorted|got it done another way|solved it another way|settled it another way|settled it in cash|arranged it differently|found a better rate|found a better price|found a better deal|found a better offer|found a cheaper way|found a better way|found another way|found a better option|found it cheaper|found it cheaper elsewhere|got a better rate|got a better rate elsewhere|got a better offer|have a better offer|did it already|already did it|already did that|already did this|did it elsewhere|already sent it|already paid|already paid it|already paid for it|paid already|already have it|already have enough|have enough|settled it|settled it in cash|sorted it|sorted it out|sorted it in cash|agreed on something else|made other arrangements|agreed to wait',
  'do not need it|do not need it anymore|do not need it any more|do not need to|do not have to pay it|do not have to|do not want to|do not want it|do not want it anymore|do not have the money|do not have enough|do not have enough money|do not have that much|can not afford it|can not afford this|can not afford that|am broke|am skint|ran out of money|am out of money|am short this month|need the money|need the money myself|need the money for rent|need it myself|need it for rent|need it for something else|need the money for something else|spent it already',
  'do not trust him|do not trust her|do not trust them|do not trust it|do not trust this|do not trust this site|do not like the rate|do not like the price|do not like the fee|do not like it|do not feel good about it|do not feel good about this|have a bad feeling|have a bad feeling about this|have a bad feeling about it|had second thoughts|have second thoughts|am having second thoughts|got cold feet|have cold feet|regret it|changed my mind|have changed my mind|decided against it|thought better of it|got scammed',
].join('|');
/** Behind "i". They may mean the end itself where they stand behind it. */
export const SLIPS =
  'pressed the wrong button|pressed the wrong thing|clicked the wrong thing|clicked the wrong button|hit the wrong button|hit send by accident|pressed send by accident|pressed enter by accident|sent that by accident|sent this by accident|sent that by mistake|sent this by mistake|sent it by accident|sent it by mistake|typed that by accident|typed that by mistake|did not mean to|did not mean that|did not mean to send that|did not mean to send it|did not mean to ask for that|did not mean to do that|did not want that|did not want this|made a mistake|was only testing|was just testing|was testing|was joking|was just joking|was only joking|was kidding|was just kidding|was only kidding|am kidding|am just kidding|am only kidding|am just testing|am only testing|was messing around|was just messing around|was just playing|was just playing around';
/** Behind "it". */
export const IT_IS =
  'is already paid|is paid|is paid already|was paid|was already paid|has been paid|has been paid already|has already been paid|is settled|was settled|has been settled|has been settled already|is already settled|got settled|is sorted|has been sorted|is sorted out|has been sorted out|got sorted|is taken care of|has been taken care of|was taken care of|is done|is done already|is already done|has been withdrawn|was withdrawn|has been cancelled|was cancelled|got cancelled|is cancelled|fell through|is off|is not needed|is not needed anymore|is not needed any more|is no longer needed|is no longer necessary|is not necessary|is not necessary anymore|is not worth it|is too expensive|is too risky|is too much|is too dear|is a scam|was a scam|looks like a scam|looks like a scam to me|smells like a scam|seems like a scam';
/** The same: "that was my cat". */
export const IT_WAS =
  'was an accident|was a mistake|is a mistake|was a joke|was a test|was just a test|was only a test|was just a joke|was my kid|was my kid typing|was my son|was my daughter|was my toddler typing|was my cat|was not me|was not meant for you|was not what i wanted|is not what i wanted|is not what i want|is not right|is wrong|was wrong|is all wrong|was by accident|was by mistake|is a bad idea|was a bad idea';
/** "the price just dumped" */
export const MARKET = [
  'price',
  'the price',
  'rate',
  'the rate',
  'market',
  'the market',
  'gas',
  'fees',
  'the fees',
  'prices',
]
  .flatMap((what) => ['', ' just', ' has just', ' has', ' have'].map((when) => `${what}${when}`))
  .flatMap((what) =>
    'dumped|dropped|crashed|tanked|moved|changed|fell|spiked|pumped|jumped|skyrocketed|mooned|collapsed|slipped away|went up|went down|got worse'
      .split('|')
      .map((one) => `${what} ${one}`),
  )
  .join('|');
const BAD = 'bad|terrible|awful|rubbish|horrible|too low|lousy|poor|crap|a joke|ridiculous';
const HIGH = 'too high|crazy|insane|ridiculous|absurd|terrible|awful|outrageous|way too high|too much|too expensive';
/** What is wrong with the terms. */
export const TERMS = [
  ...[
    'the rate is',
    'rate is',
    'rate',
    'this rate is',
    'that rate is',
    'rates are',
    'the rates are',
    'the price is',
    'price is',
    'that price is',
  ].flatMap((what) => BAD.split('|').map((one) => `${what} ${one}`)),
  ...[
    'the fee is',
    'fee is',
    'the gas is',
    'gas is',
    'gas',
    'the fees are',
    'fees are',
    'gas fees are',
    'the gas fees are',
    'that fee is',
    'the network fee is',
  ].flatMap((what) => HIGH.split('|').map((one) => `${what} ${one}`)),
  'the price dropped|the price changed|the price went up|the price moved|the rate changed|the rate got worse|the rate dropped|the deal fell through|deal fell through|the deal is off|deal is off|deal off|the deal collapsed|plans changed|the plans changed|plans have changed|change of plan|change of plans|change of heart|too expensive|too risky|too pricey|too risky for me|too expensive for me|too dear|not worth it|not worth the fee|not worth the fees|not worth the risk|bad idea|bad timing|scam|scam alert|cold feet|second thoughts|my mistake|my bad',
].join('|');
/** The message itself was an accident. */
export const WINDOW =
  'wrong window|wrong chat|wrong tab|wrong app|wrong button|wrong thing|wrong person|wrong guy|wrong address|false alarm|it was an accident|i misclicked|misclick|misclicked|accidental click|sent by accident|sent by mistake|no longer needed|no longer necessary|not needed anymore|not needed any more|no longer interested';
