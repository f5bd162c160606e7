import { MORE_MODIFIERS, MORE_PURPOSES } from './purpose-nouns.ts';

/** What ordinary payments are for. No word of it is a time, a repetition, a person, a text, money, a role of an address or a name of a network. */
export const PURPOSES: ReadonlySet<string> = new Set([
  ...MORE_PURPOSES,
  ...`rent deposit mortgage utilities electricity heating water internet phone insurance tuition
 groceries lunch dinner breakfast brunch supper coffee coffees tea beer beers drinks pizza pizzas burger burgers sushi taco tacos sandwich sandwiches cake cakes snacks food meal meals wine icecream dessert takeaway takeout catering
 ticket tickets concert concerts festival movie movies cinema show theatre theater game games match football gig museum trip trips flight flights hotel hostel airbnb taxi taxis cab cabs uber train bus ride rides fuel petrol parking toll tolls gas
 gift gifts present presents flowers birthday wedding anniversary party picnic barbecue bbq
 book books textbooks course courses class classes lesson lessons school fees fee membership gym yoga pilates training workshop conference
 dentist doctor vet hospital medicine medication glasses haircut massage therapy
 laptop computer phone headphones keyboard monitor charger camera tablet console printer
 car bike bicycle scooter tyres tires repair repairs service services maintenance plumbing plumber electrician cleaning cleaner babysitter babysitting babysit sitter nanny gardening gardener mechanic contractor builder painter tutor tutoring
 furniture sofa couch table chair bed mattress desk lamp fridge oven washer dishwasher curtains carpet rug shelves paint
 clothes shoes shirt tshirt jacket coat dress jeans sneakers boots hat
 logo website design designs artwork art painting photo photos photography guitar piano violin instrument video editing translation consulting audit hosting domain domains server servers software licence license
 invoice invoices order bill bills expenses supplies equipment materials parts tools stock merch merchandise
 donation charity fundraiser fundraising raffle
 delivery shipping storage moving flat apartment room house studio booking reservation holiday holidays vacation
 bet wager work job help favour favor trouble project milestone freelance
 bakery plants piano organ boat roof fence lawn hedge boiler kitchen oven mural sink paint electrics
 camp daycare kindergarten university college exam translation translations newsletter podcast podcasts bouquet bouquets breakfast pint pints kebab curry ramen noodles icecream cinema opera ballet musical escape bowling karaoke cab ferry petrol diesel charging storage lunchbox
 surgery physio lenses meds pills medicines prescription checkup haircut manicure salon tattoo
 lamp ladder jumper sweater scarf helmet tent skis kayak surfboard goggles
 tab round kitty pot whipround
 booth fair stall nft nfts oars hall cabin rescue damage damages vase window windows door doors gate lock locks keys wall walls pool tank tree trees seeds hay feed petfood dogfood hosting ad ads stickers sponsorship grant bounty ring necklace earrings bracelet perfume makeup toys toy lego puzzle stroller crib diapers nappies 
 costume uniform uniforms jersey kit racket bat balls ball gloves board boards bike bikes ebike motorbike trailer van caravan rental hire insurance warranty inspection mot fine fines penalty permit visa passport stamps postage parcel package dues membership contribution contributions collection whip reunion dinner gala ball prom retreat hike hiking climbing sailing diving fishing rafting safari cruise tour tours excursion museum zoo aquarium spa sauna facial nails waxing barber shave beard trim
 ramp porch deck patio shed greenhouse chimney gutter gutters drain drains tap taps toilet bath bathtub shower tiles tiling flooring floor ceiling lights light lighting wiring socket heater radiator aircon ac vacuum hoover microwave kettle toaster blender mixer pan pans plates cutlery glassware towels sheets pillow pillows blanket duvet
 milk bread eggs cheese meat fish veg vegetables fruit honey jam chocolate chocolates sweets candy doughnuts donuts croissants bagels muffins cookies brownies pie pies lasagna pasta noodles steak bbq wings fries chips salad soup juice smoothie smoothies cocktails whisky whiskey gin vodka champagne prosecco cider lager ale
 iphone ipad macbook pc mouse cable cables adapter ssd gpu ram modem sim simcard phonebill data drone lens tripod microphone mic speaker speakers amp pedal strings violin cello flute trumpet drums keyboard
 vetbill vaccination vaccine shots grooming kennel leash litter aquarium horse pony puppy kitten chicken chickens
 stream livestream broadcast
 internship hackathon meetup session sessions shift shifts overtime hours hour labour labor callout inspection survey valuation consultation appointment checkup filling crown braces scan xray treatment physio
 allowance pocketmoney sponsorship scholarship fundraiser shelter orphanage choir band orchestra team league tournament registration signup camp pitch
 court lane graduation promotion boba bubbletea matcha latte espresso cappuccino league fund grades footy sale beans busfare fare fares airfare bill gutters siding plaster drywall insulation carpets blinds mirror mirrors picture frame frames clock jewelry jewellery
 daycare childcare nursery preschool kindergarten playgroup tutoring coaching mentoring lecture lectures seminar webinar certificate diploma exam exams
 accommodation lodging hostel guesthouse cottage chalet villa condo apartment dorm locker garage carport warehouse shopfront
 groceries veggies potatoes tomatoes berries apples mangoes olives oil flour rice spices herbs honey eggs ham bacon sausages turkey lamb oysters shrimp lobster dumplings pho poke falafel shawarma gyros paella tapas empanadas waffles pancakes cupcakes cheesecake gelato popsicles popcorn nachos burritos bento
 bread loaves candles soap soaps pottery ceramics sculpture prints embroidery quilt yarn fabric leather woodwork furniture bookshelf bookcase wardrobe dresser nightstand armchair stool stools bench cushions
 windscreen windshield brakes brake clutch battery exhaust bumper headlight headlights suspension gearbox engine radiator alternator tow towing carwash valet
 broadband wifi electricity sewage heating firewood logs propane
 eulogy funeral christening baptism communion quinceanera babyshower
 coop kennels boarding obedience farrier saddle hay straw feed aquarium
 wireframes animation animations banner copywriting proofreading subtitles dubbing bookkeeping`.split(/\s+/),
]);

/** Between an article and a purpose: "the concert tickets", "last month's electricity bill". */
export const MODIFIERS: ReadonlySet<string> = new Set([
  ...MORE_MODIFIERS,
  ...`january february march april june july august september october november december field kids childrens attached enclosed latest unpaid agreed swim netball church parish nursery bake jumble scout scouts choir sailing chess ballet karate judo gymnastics pastry coffee tea sourdough wooden leather vintage antique secondhand handmade custom emergency dao footy local new old big small little nice lovely great good whole first last second final extra group family team office company home summer winter spring autumn gaming birthday wedding christmas train plane bus car movie film lunch dinner coffee school college university music guitar piano guitar dance swimming driving language english french spanish web graphic design kitchen bathroom garden house flat electric electricity water gas phone internet dog cat pet weekend office consulting cleaning delivery cab taxi bar vet dental medical wedding ski summer camping outstanding overdue parking internet mobile streaming music tennis football yoga pilates cookery pottery art web used broken front back top shared joint festival gala school charity garden pool estate vendor supplier moving storage removal haircut beer wine pizza sushi concert theatre cinema museum airport hotel hostel airbnb boat lake beach mountain road trade craft farmers flea food street stag hen bachelor bachelorette baby shower house housewarming farewell retirement graduation engagement anniversary easter halloween thanksgiving hosting server domain email cloud design marketing legal accounting audit security research translation editing video photo podcast newsletter community club member membership exam entrance registration late cancellation service cleaning repair labour labor spare replacement club team football hockey basketball volleyball rugby cricket golf ski snowboard surf running cycling gym crossfit boxing judo karate ballet drum violin cello singing choir orchestra`.split(
    /\s+/,
  ),
]);

/** What is made of words or pictures. Elsewhere than behind "for" it may be what a text is quoted from: "(my essay)". */
export const WORKS = new Set(
  `report article essay script code app plugin bugfix voiceover soundtrack mixing mastering song songs album beats vinyl records poster posters print prints printing flyers banner exam`.split(
    ' ',
  ),
);
/** What may bear the words behind a colon, or who may say them, besides stories and works. */
const BEARERS =
  'pitch doctor dentist vet barber plumber electrician cleaner babysitter sitter nanny mechanic contractor builder painter choir band team league ad ads photo photos photography photographs tattoo tattoos survey puzzle puzzles sticker stickers stamp stamps art artwork painting paintings mural print prints design designs toy toys tshirt shirt shirts mug banner invitation invitations card cards menu homework stream livestream broadcast magazine notebook order orders'.split(
    ' ',
  );
/** Things with a story or an exercise in it: a sentence about one may introduce what it says. */
export const STORIES = new Set(
  `movie movies cinema show theatre theater game games match book books textbooks course courses class classes lesson lessons workshop conference video translation podcast podcasts newsletter opera musical concert concerts project milestone training music exam lecture lectures seminar webinar picture pictures eulogy certificate song play story sessions session tour gig job work help favour favor trouble order logo website domain server software`.split(
    ' ',
  ),
);
export const TEXTS: ReadonlySet<string> = new Set([...STORIES, ...WORKS, ...BEARERS]);
