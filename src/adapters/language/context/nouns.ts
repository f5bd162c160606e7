import { GOODS } from './vocabulary/goods.ts';
import { MORE_QUALITIES } from './vocabulary/more-qualities.ts';
import { BRANDS, MORE_FIRST_NAMES, SURNAMES } from './vocabulary/names.ts';
import { FIRST_NAMES, ROLES } from './vocabulary/people.ts';
import { NATIONS, PLACES } from './vocabulary/places.ts';
import { QUALITIES } from './vocabulary/qualities.ts';
import { THINGS } from './vocabulary/things.ts';
import { TRADES } from './vocabulary/trades.ts';

/** Words for what a payment is for, and for whom. None of them denies, doubts, quotes, delays or asks. */
const PURPOSES = `split retainer share half stipend grant bounty bounties prize raffle donation dowry alimony upkeep sink toilet roof door window windows kitchen bathroom shower boiler tap pipe pipes wall walls floor garden lawn fence lights wiring heater oven dishwasher debt debts tab bet bets rent bday present petrol lunchbox airfare fare fares cover entrance entry parcel package luggage vaccines glasses lenses lens groceries lunch dinner breakfast brunch supper meal meals snack snacks dessert coffee coffees tea drink drinks beer beers wine whisky pint
pints pizza pizzas burger burgers sushi taco tacos kebab sandwich salad soup cake cakes bread milk egg eggs fruit vegetables meat fish
barbecue bbq takeaway takeout food groceries grocery shopping ticket tickets concert cinema movie movies film show theatre theater play
match game games gig festival museum exhibition tour party birthday wedding anniversary graduation funeral baptism holiday holidays
vacation trip getaway hotel hostel airbnb flight flights plane train bus tram metro subway taxi cab uber lyft ride rides car bike bicycle
scooter motorbike boat parking toll tolls fuel petrol gasoline diesel charging garage mechanic tyres tires insurance room flat apartment
house home office desk chair table sofa bed mattress lamp fridge oven washer furniture mortgage deposit bond gift gifts present presents
flowers flower bouquet card balloons toy toys book books course courses class classes lesson lessons tuition school college university
seminar workshop conference training coaching tutoring homework job jobs work works service services consulting consultation design
designs logo logos website site hosting domain domains server servers app software code coding development translation translations
proofreading editing photo photos photography video videos music album song podcast stream merch artwork painting drawing poster shirt
shirts hoodie shoes sneakers jacket dress jeans clothes bag watch ring jewelry glasses phone phones laptop computer tablet console
headphones camera tv monitor keyboard printer router invoice invoices bill bills utilities utility electricity power gas water heating
internet wifi broadband subscription subscriptions membership memberships dues netflix spotify gym yoga pilates dentist doctor vet
medicine medicines pharmacy hospital therapy massage haircut hairdresser barber manicure nails cleaning cleaner laundry ironing repair
repairs plumbing plumber electrician carpenter painter gardener gardening babysitting babysitter nanny childcare daycare kindergarten
nursery dogwalking dog cat pet pets charity donation fundraiser church temple mosque salary salaries wage wages payroll payday bonus
commission refund refunds reimbursement reimbursements expense expenses damage damages fine fees tax taxes vat pension allowance pocket
money share part portion contribution tip tips reward rewards prize prizes payment payments purchase purchases order orders delivery
shipping postage materials supplies parts tools paint wood cement equipment helmet tent rental hire storage lawyer accountant notary agent
things stuff help effort efforts christmas easter ramadan eid hanukkah diwali halloween valentines`;
/** What may stand before such a word. Times never stand alone: a payment "for monday" may be meant for later. */
const MODIFIERS = `animal dog cat red cross local homeless childrens hours time days day night nights evening morning month week year years quarter january february march april may june july august september
october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter weekend new last this past
great good nice lovely amazing awesome delicious fantastic excellent wonderful hard big small little extra late early shared joint second
third final initial remaining outstanding overdue old favourite favorite own other whole first nightly festive tasty yummy hot cold iced
italian thai chinese japanese mexican indian organic used online electric mobile real special top quick long short super cool sweet local
same general fresh`;
const PEOPLE = `counterparty counterparties custodian payee beneficiary shelter foundation fund ngo nonprofit streamer bandmate teammate teammates classmate supplier suppliers crush bestie bro bros homie lad lads mates fella grandkids twins niece inlaws mechanic merchant busker influencer moderator mod mods intern lender mom mum mother mama mummy mommy dad father papa daddy parents parent brother bro sister sis sibling son daughter kid kids child children baby wife husband hubby spouse partner
fiance fiancee girlfriend boyfriend gf bf ex grandma grandpa grandmother grandfather granny grandson granddaughter aunt auntie uncle cousin nephew niece godson goddaughter
friend friends buddy pal mate roommate roommates flatmate flatmates housemate neighbor neighbour neighbors neighbours landlord landlady tenant boss manager colleague colleagues coworker coworkers
employee employees employer contractor freelancer designer developer dev programmer engineer supplier vendor seller buyer client customer guide driver courier waiter waitress barista cook chef
cleaner plumber electrician carpenter painter gardener babysitter nanny mechanic hairdresser barber dentist doctor vet nurse lawyer accountant notary therapist coach trainer teacher tutor professor
student intern assistant secretary artist photographer musician singer dj writer editor translator streamer host hostess agent broker builder handyman guy lady man woman person people team family
crew club school church charity company shop store restaurant bar cafe hotel landlords dog sitter walker treasurer chairman captain`;
const WALLETS = `storage kraken bybit okx kucoin gemini revolut wallet wallets address account ledger trezor metamask rabby phantom coinbase binance kraken exchange safe multisig vault treasury hardware cold hot main second secondary backup other own
personal private business work company joint new savings trading mobile phone desktop browser ens evm eth public deposit receiving destination payout recipient receiver`;
const NAMES = `alice bob carol dave eve frank grace heidi ivan judy john jane jack jill james mary robert patricia michael linda david elizabeth william
barbara richard susan joseph jessica thomas tom sarah charles karen daniel nancy dan matt matthew lisa anthony tony betty margaret marc
steve steven kim paul emily andrew andy donna josh joshua michelle ken kevin brian amanda george melissa ed edward deborah ron tim timothy
rebecca jason laura jeff ryan cynthia jacob gary nick nicholas amy eric angela jon jonathan anna emma nicole helen sam samuel samantha
greg gregor katherine kate kathy ben benjamin christine chris alex alexander alexandra rachel patrick carolyn ray raymond dennis jerry
tyler aaron jose maria luis carlos juan pedro pablo miguel javier sergio diego fernando ana lucia sofia carmen elena marta paula isabel
rosa joao tiago rafael bruno lucas gabriel mateus ines beatriz mariana camila hans peter klaus jurgen wolfgang stefan lukas leon felix max
moritz lena lea anja petra sabine ursula pierre jean luc louis hugo jules antoine camille chloe manon claire sophie julie mehmet ahmet
mustafa ali hasan ayse fatma zeynep elif emre murat deniz wei li wang zhang chen liu yang ming mei lin priya raj amit anita ravi sanjay
deepak neha omar hassan fatima aisha yusuf ibrahim mohamed mohammed ahmed leila nadia olga natasha dmitri sergei yuki hiro kenji sakura
jin soo pat jess jessie zoe zoey ella noah liam oliver ethan mason logan lily isla freya oscar theo leo nina nora maya ruby ruth simon
stuart stan`;

/** With the plural of each word. */
const withPlurals = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words, ...[...words].filter((word) => /[a-z]{2}[^s]$/.test(word)).map(pluralOf)]);
const pluralOf = (word: string): string =>
  word.replace(/(?:(?<=[^aeiou])y|(?<=(?:ch|sh|x|z)))$/, (end) => (end === 'y' ? 'ie' : 'e')).concat('s');

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const PURPOSE_WORDS = withPlurals(set(`${PURPOSES} ${THINGS} ${GOODS}`));
const DEEDS =
  'payment payments purchase purchases order orders refund refunds reimbursement reimbursements repayment repayments donation donations delivery deliveries settlement settlements release releases';
/** What may stand alone before a request. "payment: 5 usdc to 0x…" may be the record of one. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  [...set(`${PURPOSES} ${THINGS}`)].filter((word) => !set(DEEDS).has(word)),
);
export const PEOPLE_WORDS = withPlurals(set(`${PEOPLE} ${ROLES} ${TRADES}`));
export const WALLET_WORDS = set(WALLETS);
export const NAME_WORDS = set(`${NAMES} ${FIRST_NAMES} ${MORE_FIRST_NAMES} ${SURNAMES} ${BRANDS}`);
export const MODIFIER_WORDS = set(`${MODIFIERS} ${QUALITIES} ${MORE_QUALITIES} ${NATIONS}`);

/** How something is, without the times that may stand before a thing. */
export const QUALITY_WORDS = set(`${QUALITIES} ${MORE_QUALITIES} ${NATIONS}`);

/** What an own account may be called. Not one that is no longer used. */
export const OWN_WORDS = set(
  'main new own other second cold hot hardware personal private business work joint savings primary daily trading',
);
export const PLACE_WORDS = set(
  `airport station hospital shop store office home work school restaurant bar cafe pub hotel doctor dentist vet market supermarket gym beach party concert festival mall bank garage border embassy university college campus counter checkout till ${PLACES}`,
);
