const nouns = (text: string): readonly string[] => text.trim().split(/\s+/);

/** More of what ordinary payments are for, by where it is found. The rule of `PURPOSES` holds for each of them. */
export const MORE_PURPOSES: readonly string[] = [
  // farm and garden
  ...nouns(`cow cows goat goats sheep lambs pig pigs calf calves hens ducks geese turkeys bees beehive hive maize wheat barley oats soy rye corn cotton sugarcane cassava yams
  beans lentils fertilizer fertiliser manure compost pesticide seedlings saplings plough plow tractor combine harvester barn silo stable stables pasture fencing irrigation pump
  pumps generator fodder harvest orchard vineyard grapes mango bananas banana oranges lemons limes pears peaches plums cherries avocado avocados coconuts peanuts nuts walnuts
  almonds mushrooms cabbage onions garlic ginger peppers carrots spinach lettuce okra plantain plantains cocoa cattle livestock milking shears wheelbarrow rake spade hose sprinkler
  lawnmower mower chainsaw roses tulips lilies orchids bulbs`),
  // house and building
  ...nouns(`cement sand bricks brick gravel concrete timber wood lumber planks nails screws bolts hammer saw toolbox tools paintwork wallpaper scaffolding roofing roofer shingles
  skylight staircase stairs railing banister balcony terrace conservatory attic basement loft partition wardrobe wardrobes drawer drawers bookcase cupboard cupboards counter countertop
  stove cooker hob grill freezer dryer tumble ironing fan fans cooler purifier thermostat alarm doorbell lightbulb lightbulbs bulb extension plug plugs fuse fuses boiler tankless
  plunger mop broom bucket detergent bleach shampoo toothpaste tissues napkins candles vases frames posters rugs mat mats hammock swing trampoline sauna jacuzzi firepit
  letterbox mailbox driveway pavement garden landscaping treehouse decking pergola awning shutters sash`),
  // food
  ...nouns(`kebabs pierogi dumpling ramen udon soba tempura sashimi bibimbap kimchi biryani samosa samosas dosa idli thali naan roti paneer jollof suya fufu egusi injera tagine couscous
  hummus pita baklava borek doner meze moussaka souvlaki risotto gnocchi pesto tiramisu espresso macchiato cortado mocha americano chai lassi kombucha soda lemonade cola water
  sparkling ice icecubes toast omelette pancake waffle crepe crepes bagel muffin scone scones doughnut donut eclair macarons truffles fudge toffee marzipan pretzel pretzels crackers
  cereal granola porridge yogurt yoghurt butter cream ketchup mayo mustard sauce salsa guacamole chutney pickles sardines tuna salmon cod trout mackerel prawns crab clams mussels calamari squid
  beef veal mutton pork ribs brisket chorizo salami pepperoni meatballs sausage hotdog hotdogs buns wrap wraps quesadilla burrito enchiladas tortillas tamales ceviche arepas pupusas feijoada
  picanha churrasco stew goulash schnitzel bratwurst currywurst fondue raclette croquettes tortilla gazpacho fondant icing frosting buffet banquet feast potluck lunchbox hamper hampers provisions`),
  // clothes and body
  ...nouns(`trousers pants shorts skirt skirts blouse tie ties belt belts socks stockings tights underwear bra pyjamas pajamas robe gown tux tuxedo suit suits waistcoat hoodie hoodies sweatshirt
  trainers boots sandals heels slippers cap caps beanie glove mittens umbrella handbag backpack rucksack suitcase luggage sunglasses watch watches cufflinks brooch pendant bracelet
  braids braid wig wigs extensions nails pedicure facial waxing lashes eyebrows beard shave trim haircut dye highlights perm blowdry sari saree lehenga kimono hanbok dashiki agbada kente turban veil
  spectacles contacts dentures hearing crutches wheelchair bandage bandages ointment vitamins supplements protein inhaler insulin antibiotics painkillers mri ultrasound bloodwork blood
  chemo dialysis operation surgery checkups rehab acupuncture chiropractor`),
  // work and trade
  ...nouns(`licensing patent trademark incorporation notary stamp apostille bookkeeping
  consulting advisory procurement logistics freight container containers pallets pallet crates crate cargo demurrage shipment shipments export import
  warehouse warehousing inventory restock restocking packaging labels boxes box bags bag bottles sacks sack rolls reams stationery pens notebooks folders binders whiteboard projector
  printers scanner scanners copier toner cartridge cartridges coworking cleaning janitorial catering vending uniforms signage billboard billboards
  advertising campaign campaigns branding rebrand sponsorships booth booths expo tradeshow retreat offsite onboarding   relocation visa perks equipment machinery forklift conveyor lathe welder compressor moulds molds castings fabrication prototypes   components parts sensors chips boards pcb pcbs cables batteries solar panels panel inverter turbine engines pumps valves pipes piping steel aluminium aluminum plastics resin glass
  leather cotton silk wool linen denim textiles fabrics yarns threads buttons zippers sewing embroidery tailoring alterations upholstery`),
  // digital things and games
  ...nouns(`skin skins loadout raid raids guild clan carry boost boosting sword swords armor armour mount mounts potion potions battlepass dlc expansion controller
  joystick headset headsets webcam webcams microphones greenscreen emotes emote overlay overlays subs sub membership memberships vpn bandwidth
  indexer dashboard dashboards website websites webpage landing redesign ui ux frontend backend mobile audits pentest bounty bounties
  grants hackathons quest quests mod mods plugin plugins theme themes fonts font icons icon emoji avatars avatar sprites
  renders render thumbnails thumbnail intro intros outro clips clip reels reel shorts voiceovers voiceover jingle jingles beat mixes mix masters remix remixes loops loop stems`),
  // occasions, sport, travel
  ...nouns(`  anniversary jubilee inauguration housewarming homecoming farewell shower showers baptism bris barmitzvah batmitzvah marriage engagement honeymoon ceremony
  celebration celebrations function functions fiesta fete kermesse bonfire fireworks parade procession pilgrimage hajj umrah offering offerings tithe zakat sadaqah alms   relief aid flood earthquake drought famine wildfire hurricane typhoon rescue
  adoption shelters sanctuary wildlife reforestation cleanup cleanups marathon halfmarathon triathlon race races regatta derby pool pools poker
  blackjack chess checkers darts billiards snooker golf greens tee caddie tennis squash padel badminton volleyball basketball baseball softball hockey lacrosse wrestling fencing archery
  shooting skating skateboard snowboard surfboard paddle paddles rowing boat boats yacht dinghy marina mooring berth anchor sails sail oars canoe raft scuba snorkel snorkels skipass
  lessons stable riding saddlery gondola funicular tram metro subway jeepney tricycle rickshaw tuktuk matatu okada danfo minibus shuttle coach ferry ferries cruise cruises safari
  excursion excursions tour tours sightseeing guidebook hostel motel inn resort spa lodge lodges campsite campground tents caravan campervan rv`),
  // bills and learning
  ...nouns(`toll tolls ticket fine fines license licences registration renewal renewals premium premiums
  mortgage lease leases escrow tuition
  coaching tutorials bootcamp bootcamps diploma degree thesis dissertation semester kindergarten creche daycare nursery playgroup dormitory dorms canteen cafeteria   stationery uniforms backpacks crayons notebooks calculators instruments recital recitals debate olympiad scholarship scholarships internships placement electricity
  airtime topup recharge cable charger chargers powerbank simcard roaming landline fibre fiber `),
];

/** More words between an article and a purpose. */
export const MORE_MODIFIERS: readonly string[] =
  nouns(`court land eye heart knee hip tooth foot hand skin hair brain kidney liver lung
  farm farming dairy poultry tractor diesel solar electrical mechanical structural industrial agricultural organic fresh frozen fried grilled roasted baked homemade ready spicy sweet cold hot warm iced
  red white black blue green yellow pink purple brown grey gray golden silver gold bronze crystal glass plastic metal steel iron stone marble ceramic cotton silk wool linen denim paper cardboard
  large medium tiny huge giant single twin king queen premium basic standard deluxe express overnight international domestic local regional national city town village county
  community public private official professional personal corporate commercial residential rental temporary permanent partial final total remaining initial first upfront advance early
  marriage birth death medical legal fiscal financial technical mechanical artistic creative musical theatrical cultural religious charitable social political environmental educational scientific academic
  high primary secondary elementary middle junior senior evening morning afternoon night weekend bank holiday spring autumn fall winter summer   tasty delicious wonderful amazing beautiful cute cool awesome fantastic special favourite favorite famous classic traditional modern retro rare limited signed framed printed painted carved knitted
  speeding parking traffic library hosting consulting freelance contract project milestone retainer vendor supplier contractor customer client partner member guild clan raid team squad crew
  ride road bridge tunnel airport harbor harbour port border export import shipping freight cargo courier postal
  hospital clinic pharmacy dental optical surgical emergency veterinary animal pet puppy kitten horse pony
  raffle lottery bingo quiz poker football cricket rugby tennis golf darts chess karaoke bowling paintball laser arcade
  bathroom bedroom living dining garage attic basement roof front back side outdoor indoor garden balcony window door floor wall ceiling
  child baby toddler teen kids boys girls mens womens ladies family couples group team staff office company`);

/** Festivals and firms. They have a place behind "for" and before a gift: alone they would be a time, or who writes. */
export const OCCASIONS =
  'diwali|holi|eid|eid al fitr|ramadan|iftar|christmas|xmas|easter|hanukkah|passover|purim|thanksgiving|halloween|carnival|nowruz|tet|songkran|vesak|onam|pongal|navratri|bayram|sinterklaas|valentine|valentines|valentines day|mothers day|fathers day|new year|netflix|spotify|hulu|disney|youtube|patreon|twitch|playstation|xbox|nintendo|steam|aws|cloud|tithe|zakat|security|legal|seo|pr|mission|the mission|the flood victims|flood victims|the earthquake victims|earthquake victims|the victims|refugees|the refugees|orphans|the orphans|the church|the mosque|the temple|the hospital|the library|the court';
