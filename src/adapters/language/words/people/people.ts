import { BRANDS, MORE_FIRST_NAMES, SURNAMES } from './more-names.ts';
import { FIRST_NAMES, ROLES } from './roles.ts';
import { TRADES } from './trades.ts';

/** Who may be paid, by what they are to the speaker or do. */
const PEOPLE = `counterparty counterparties custodian payee beneficiary shelter foundation fund ngo nonprofit streamer bandmate teammate teammates classmate supplier suppliers crush bestie bro bros homie lad lads mates fella grandkids twins niece inlaws mechanic merchant busker influencer moderator mod mods intern lender mom mum mother mama mummy mommy dad father papa daddy parents parent brother bro sister sis sibling son daughter kid kids child children baby wife husband hubby spouse partner
fiance fiancee girlfriend boyfriend gf bf ex grandma grandpa grandmother grandfather granny grandson granddaughter aunt auntie uncle cousin nephew niece godson goddaughter
friend friends buddy pal mate roommate roommates flatmate flatmates housemate neighbor neighbour neighbors neighbours landlord landlady tenant boss manager colleague colleagues coworker coworkers
employee employees employer contractor freelancer designer developer dev programmer engineer supplier vendor seller buyer client customer guide driver courier waiter waitress barista cook chef
cleaner plumber electrician carpenter painter gardener babysitter nanny mechanic hairdresser barber dentist doctor vet nurse lawyer accountant notary therapist coach trainer teacher tutor professor
student intern assistant secretary artist photographer musician singer dj writer editor translator streamer host hostess agent broker builder handyman guy lady man woman person people team family
crew club school church charity company shop store restaurant bar cafe hotel landlords dog sitter walker treasurer chairman captain`;
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

const PEOPLE_WORDS = withPlurals(set(`${PEOPLE} ${ROLES} ${TRADES}`));
const NAME_WORDS = set(`${NAMES} ${FIRST_NAMES} ${MORE_FIRST_NAMES} ${SURNAMES} ${BRANDS}`);

/** The name of a person, a family or a shop. */
export const isName = (word: string): boolean => NAME_WORDS.has(word);
/** A word for a person, or a name of one. */
export const isPerson = (word: string): boolean => PEOPLE_WORDS.has(word) || isName(word);
