import { wordSet } from './words.ts';

/** What somebody does for the speaker, or what makes a payment due, wanted or welcome. */
export const CAUSES = wordSet(`
  owe owes owed need needs needed want wants wanted promise promised help helps helped helping fix fixes fixed fixing repair repairs repaired repairing lend lent borrow borrowed
  cover covers covered covering earn earns earned earning deserve deserves deserved buy buys bought buying order ordered ordering book booked booking rent rents rented renting
  win wins won winning lose lost losing cook cooks cooked cooking bake bakes baked baking drive drives drove driving deliver delivers delivered delivering design designs designed
  designing build builds built building paint paints painted painting clean cleans cleaned cleaning teach teaches taught teaching coach coaches coached host hosts hosted treat
  treats treated split splits splitting charge charges charged pay pays paid paying bet save saves saved saving rescue rescued care cares cared babysat babysit babysits
  babysitting translate translates translated translating wash washes washed washing mend mends mended mending install installs installed installing move moved moving finish
  finished finishing graduate graduated married marry waiting stuck stranded ran hungry thirsty broke due overdue collecting raising raises support supports supported supporting
  fund funds funded sponsor sponsors sponsored tidy tidying tidied consolidating rebalancing diversifying closing settling restocking renovating renovated tailored sewed sewn
  groomed nursed treated healed tutored tutors tutoring mowed mowing trimmed pruned planted watered catered served serves made makes make making brewed brewing tuned
  wired rewired unblocked unclogged plumbed plastered tiled roofed welded sanded sealed sharpened restored restoring upgraded upgrades organised organized organising organizing
  arranged prepared preparing prepares edited edits proofread printed typed filmed photographed recorded produced produces developed develops coded programmed debugged
  deployed maintained maintains managed manages carried hauled towed lifted shipped picked dropped brought took looked watched minded walked fed feeding feeds drew drawn
  decorated celebrate celebrates celebrated celebrating turned retired retiring arrived expecting volunteer volunteers volunteered guarded guided guides escorted accompanied
  loves likes loved liked trust trusts like cleared overpaid overcharged invoiced billed refunded reimbursed returned visited visiting visit invited travel travelling traveling travels
  crashed broken flooded leaked leaking leaks clogged cracked burst injured hurt sick ill adopted adopting born recovering recovered starving freezing struggling
`);

/** What people and animals do that nobody is paid for: they speak, show what they feel, play, learn and rest. */
export const NARRATED = wordSet(`
  smile smiles smiled smiling laugh laughs laughed laughing giggle giggles giggled giggling grin grins grinned grinning chuckle chuckles chuckled cry cries cried crying weep weeps wept sob sobbed
  sigh sighs sighed yawn yawns yawned yell yells yelled shout shouts shouted scream screamed whisper whispers whispered howl howls howled roar roars roared talk talks talked talking speak
  speaks spoke speaking chat chats chatted chatting hum hums hummed whistle whistles whistled whistling sing sings sang singing play plays played playing perform performs performed performing
  act acts acted acting pretend pretends pretended rehearse rehearses rehearsed rehearsing practise practises practised practising practice practices practiced practicing recite recites recited
  learn learns learned learnt learning study studies studied studying memorise memorised memorize memorized understand understands understood remember remembers remembered dream dreams
  dreamed dreamt sleep sleeps slept sleeping snore snores snored snoring nap napped woke wakes awoke yodels purrs purred bark barks barked meow kneel knelt jump jumps jumped hop hopped skip skips
  gaze gazed gazes stare stared listen listened nod nodded wink winked shrug shrugged wave waved bow bowed clap clapped cheered cheer cheers applauded applauding blush blushed tremble
  trembled faint fainted stumble stumbled stood stand stands sit sits sat sitting stayed stay stays breathed breathes breathe wandered wander roamed roam strolled stroll appeared appear
  opened lived entered knocked vanished glowed glows gleam gleamed shone shines sparkled bloomed blossomed froze kissed kisses hugged hugging hugs tiptoed tumbled twirled waltzed danced dances dance dancing
  rejoiced rejoicing giggling gasped paused hesitated replied answered muttered mumbled blinked frowned glanced peered waited typed tapped clicked pressed mourned prayed prays
  praying meditated meditating reigned ruled triumphed rested rests relaxed relaxing relaxes sneezed coughed trotted galloped leapt soared hovered floated swam swims swimming
`);

/** What a payment or an app does: it is told how it went. */
export const WENT = wordSet(
  'worked works working took takes arrived arrives landed lands passed passes failed fails crashed crashes froze freezes hung went goes came comes ended ends succeeded cleared bounced loaded finished completed lasted lasts stopped stops started happened happens cost ran looked flew sailed opened closed dropped fell appeared showed moved flowed stayed turned',
);

export const TECHNICAL = wordSet(
  'app apps bot site website page button screen transaction transactions payment payments transfer transfers network node wallet system server internet swap bridge tx chain everything test',
);

/** What is said of somebody who earned something. */
export const PRAISED = wordSet(`
  helpful kind generous great amazing awesome brilliant fantastic patient nice lovely friendly good excellent wonderful sweet careful professional reliable fair honest best legend legends star
  stars hero angel gem lifesaver champ champion genius saint treasure superb thoughtful dependable talented skilled thorough wise caring hardworking loyal perfect marvellous incredible terrific
  outstanding exceptional fast quick winner
`);

/** What somebody is who needs it, or how things stand with prices and the speaker. */
export const NEEDY = wordSet(`
  broke hungry thirsty sick ill short stuck stranded injured pregnant homeless unemployed cold late due overdue poor hurt waiting desperate struggling cheap cheaper cheapest low lower lowest high
  higher down up better back here home time rush hurry out away urgent important new ready abroad idle bullish bearish expensive pricey tired excited happy grateful thankful proud
  married engaged born rude freezing leaky broken damaged ruined exhausted
`);
