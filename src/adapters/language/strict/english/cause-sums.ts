/** The words of clauses that say why a request gets cheaper or smaller. Phrases are separated by `|`; contractions are written out. */

/** Beside a network: the one that is chosen. */
export const CHEAPER = [
  'so it is cheaper|so that it is cheaper|so it is faster|so that it is faster|so it costs less|so the fees are lower|so fees are lower|so gas is lower|so gas is cheaper|to save on gas|to save on fees|to save gas|to save fees|to save some gas|to avoid the fees|to avoid high fees|for lower fees|for cheaper gas|for the lower fees|for less gas|it is less congested|it is cheaper that way|it is faster that way|it is easier that way|it is simpler that way|it saves gas|it saves fees|it saves on gas|it saves on fees|that saves gas|that saves fees|it is cheaper|it is much cheaper|it is way cheaper|it is a lot cheaper|it is cheaper there|it is much cheaper there|it is way cheaper there|it is faster|it is faster there|it is quicker|it is quicker there|it is safer|it is easier|it is simpler|it is better|it is better for him|it is better for her|it is easier for him|it is easier for her|it is less expensive|it costs less|it costs less there|it is cheap there|it is better there',
  'cheaper|cheaper there|much cheaper|way cheaper|faster|faster there|that is cheaper|that is faster|that is easier|that is safer|that is simpler|that is better|cheaper gas|lower fees|lower gas|less gas|cheaper fees|less fees',
  'gas is cheaper|gas is cheaper there|the gas is cheaper|the gas is cheaper there|gas is lower|gas is lower there|gas is way cheaper|gas is way cheaper there|gas is less there|fees are lower|fees are lower there|the fees are lower|the fees are lower there|fees are cheaper|fees are cheaper there|the fees are cheaper there|the fee is lower|the fee is lower there|gas is better there',
].join('|');
/** Of the network that the open request is on. */
const TOO_HIGH = 'too high|too expensive|crazy|insane|absurd|ridiculous|nuts|mad|silly|way too high|awful|terrible';
export const DEAR = [
  ...['gas', 'the gas', 'gas there', 'gas here', 'the gas there', 'the fee', 'the fee there', 'the gas fee'].flatMap(
    (what) => TOO_HIGH.split('|').map((one) => `${what} is ${one}`),
  ),
  ...['fees', 'the fees', 'gas fees', 'the gas fees', 'fees there', 'the fees there'].flatMap((what) =>
    TOO_HIGH.split('|').map((one) => `${what} are ${one}`),
  ),
].join('|');
/** Where the money is. */
export const FUNDS =
  'i have more there|i have more funds there|i have funds there|i have money there|i have more on that one|all my funds are there|my funds are there|my funds are all there|most of my funds are there|my money is there|all my money is there|that is where my funds are|that is where my money is|that is where i have it|that is where it is|that is where they are|i have nothing there|i have no funds there|i have nothing on that one|i have no gas there';
/** Why it is less. */
export const SHORT =
  'i do not need that much|i do not need that many|he does not need that much|she does not need that much|i can not spare that much|i need to save|i need to save some|i am saving up|i should save some|i have to save some|i overspent|i overspent this month|i have other bills|payday is far away|i am on a budget|my budget is tight|my budget is smaller|that is my limit|that is my budget|i can not afford more|i can not afford that|i can not afford that much|i can not afford it all|i do not have that much|i do not have more|i do not have enough|i do not have that many|i need some for gas|i need some left|i need some left for gas|i need some left over for gas|i need to keep some|i need to keep some for gas|i need the rest|i need the rest for rent|i need the rest myself|i want to keep some|i should keep some|i should keep some for myself|i want to keep the rest|i will keep the rest|i am short this month|i am a bit short|money is tight|money is tight this month|that is all i have|that is all i have got|that is all i have left|that is all i can spare|that is all i can afford|that is all i can do|that is all i owe|the rest can wait|the rest comes later|i am only paying my share|i am only paying my half|i only owe half|i only owe my share|i already paid half|i already paid the rest|i already paid part of it|i already paid some of it|i gave him the rest in cash|i gave her the rest in cash|i already gave him some|i already gave her some|we split it|we are splitting it|we agreed to split it|i do not want to risk more|i do not want to risk that much|i do not want to overdo it|we agreed on less';
/** Behind less: "so i have some left". */
export const SO_LEFT = [
  'so i have',
  'so that i have',
  'so i keep',
  'so there is',
  'so i still have',
  'so that there is',
  'to keep',
  'to leave',
  'to have',
  'i need',
  'i want',
  'i want to keep',
  'i need to keep',
  'i should keep',
  'i would like to keep',
  'i have to keep',
  'leave',
  'keep',
  'so i can keep',
]
  .flatMap((keep) =>
    [
      'some',
      'some left',
      'some left for gas',
      'some for gas',
      'a bit',
      'a bit left',
      'a bit for gas',
      'a bit left for gas',
      'something left',
      'a little',
      'a little left',
      'a little for gas',
      'enough for gas',
      'enough left for gas',
      'gas money',
      'something for gas',
      'some over',
      'some left over',
      'the rest',
      'some for later',
      'some for fees',
      'some for the fees',
      'enough for fees',
      'some change',
      'some for myself',
      'a little for later',
      'some money',
      'some cash',
      'a reserve',
      'a buffer',
    ].map((what) => `${keep} ${what}`),
  )
  .join('|');
