/** Further things that money is paid for: food, clothes, the house, vehicles, music, sport, health, animals, software, dues, celebrations, weather and places. */
export const GOODS = `
overpayment advance advances topup counsel reception absinthe absorber absorbers accordion accordions acoustic aeroplane airbag airplane albums alcove aligner aligners alpaca alpacas alternator americano
anchor anchorage anklet annex annexe annuity anthem anthology antibiotics antifreeze antihistamine anvil aperitif apiary appendix apportionment
apricot apricots apron aprons arbor aria aromatherapy artichoke asparagus asphalt aspirin atlas aubergine audiobook audiobooks avalanche awning axe
axle axolotl baccarat bachelorettes backend backgammon backing backup backups bagpipes bakesale ballad balls bamboo banjo barbell barge barley
barnyard barometer barrel barrels basil bassoon bat bathrobe bats bbqs beagle beams beanie bedding bedframe bedsit bedsits bedspread bedtime beehives
beetroot bell bells bento beret betta bibs biennale billy binoculars biography biopsy birdbath birdhouse blackberries blackberry blackjack blazer
blazers blind blinds blizzard bloods bloodwork blowdry blueberries blueberry boar boards boba bobsleigh bodywork boilers bolt bongo bongos bonnet boot
booties bouquets bourbon boutonniere bow bra brace braids branches brandy bras breakfasts breeze bridal bridle briefcase brioche bris brisket
brokerage brooches brook brownie brownies brunches bubbletea budgie buggy bugle bull bulldog bulldozer bulls bun bunk bunkbed bunkhouse buns buoy
bursaries bush bushes busking cactus calf calves calzone cameras canary canasta canoes canopy cantata canyon canyoning capo caramel carboot
carburettor cardamom cardigan cardigans carol carols carp carport carrier carriers carseat cart cartoons carts cashew cashews cask casket casserole
cast casting castle catamaran catan cataract cataracts catheter catnip cattery cauliflower caulk cave cavern caves caviar caving cavities cavity
celery cellar cellars centerpiece centerpieces cereal cesspit chain chains chainsaw chandelier chard charter charters chassis checkers checkin
checkout cheesecake chemo chemotherapy chickens chickpeas chihuahua chili chilli chinchilla chisel chisels chives choreography chorus chowder
christenings chutney cinnamon clamp clamps clams clarinet cleats cliff cliffs cobbler cobbles cockatiel cockatoo cockerel coconut coconuts codebase
coffin coleslaw collie colonoscopy comet comforter compass compiler compressor concerto condolence condolences confetti conservatory constellation
consult consultations convalescence convertible conveyancing cookbook cookbooks cookout cookouts cooler coop copay copayment coral corals corgi cornet
corral corridor corridors corsage cortado coupe couscous crab crabs cranberries cranberry crane crankshaft crawler credenza creek cremation crepe
crepes crossbar crossbow crumble ct cufflinks curling custard cutscene cutscenes cyclocross cylinder cymbal cymbals dachshund dancefloor dashboard
dashboards datacenter dataset datasets dawn daypass debugger decaf decathlon deck decking deductible defibrillator dehumidifier den dent dents
deodorant derby descaling desert detector detectors detox devops dew dialysis dictionary digger dill dimmer dimsum dinners diorama disc discs discus
djembe docker dodgeball dollhouse dominoes donkey donkeys doormat dorms dove doves downpipe downpour downtime drain drainage drains dressage drills
drizzle drought duck duckling ducklings duet duffel dumbbell dumbbells dumper dumpling dune dunes dungarees dusk duvets dye earthquake ebike ebook
ebooks ecg eclair eclipse elevator elevators empanada empanadas emu enamel enchiladas encore encyclopedia endoscopy endowment endpoint endpoints
engraving equestrian escalator etching etchings eulogy ewe ewes excavator exhaust extender extensions extinguisher extractor eyeliner fajitas falconry
fan fans farrier fascia feed feeds fern ferns ferret ferrets ferrypass feta fig figs figurine figurines filter filters final finals finch fins
firmware flashing flatshare flipflops floorboard floorboards floss flowerbed flowerbeds flugelhorn foal fob focaccia fodder fog fondant fondue
forklift fortress foyer framework franchise freezer fresco frescoes friendly frisbee frisbees frog frogs frontend frosting fudge fullstack futon
galaxy gale gasket gateways gauze gazebo gecko geese gerbil gerbils gherkin ginger giveaway giveaways glacier glaciers glade gliding globe
glockenspiel gnocchi goalpost goalposts goggles gondola goose gorge granary granola grapefruit gravestone gravy greyhound grill grinder grout grove
guidebook guidebooks gumbo guppies guppy gurney guttering hackathons haddock hail hailstorm hairpiece halftime handball handle handlebar handlebars
handles handling hanger hangers hangglider hardback hardcover harmonica harp harps harpsichord hatchback hatchet hazelnut hazelnuts headboard
headstone hearse heaters heatwave hedgehog hedgerow heels heifer helmets herring highchairs highlights hinge hinges hob hoe honeymooners hook hooks
hoop hoops horn horns horseshoe horseshoes hosepipe hospitalisation hospitalization hotfix houseboat houseshare hubcap hula hull humidifier
hummingbird hurling hurricane husky hut hutch huts hydrotherapy hygrometer hymn hymns hypnosis ibuprofen icebox icecream igloo iguana incentive
incentives incidentals indemnity indexer inhaler insulin intercom internationalization invitations invites ipa iron isthmus ivy jack jacks javelin
jeep jelly jenga jersey jerseys jet jets jetski jetty jigsaw jigsaws jingle joist joists jumble kabaddi kale kayaks keel keg kegs kerb ketchup
kettlebell key keyboards keyring keys kickboxing kid kilt kimchi kimono kitesurfing kiwi kiwis kneepads knob knobs koi kombucha kubernetes kwon
labrador lacquer lacrosse lagoon lambs laminate lampshade landing landslide lantern lanterns larder lasagne laser latch lathe layette layout layouts
layover leaf leaves leek leeks leggings lentils leotard letting lettings liability lifejacket lift lifts lighthouse lightning lime limes linens
lingerie linoleum linter liqueur lithograph lithographs llama llamas loafers lobby lobster lobsters localisation localization locket lodgings lofts
lotion lubricant luge lumpsum lunches lunchtime lute macaron macaroni macarons macchiato machine machines mackerel magnifier mahjong maisonette
mammogram mandolin manger mangrove manhole mansion manuscript manuscripts map maple maps marbles margarita marimba markup marmalade marquee marquees
marsh marzipan mascara mast mastiff mat matinee mats mayonnaise mdf mead meadow meatball meatballs memoir meringue meteor metronome mezze microphones
microscope middleware millet miniatures minibar minibus mist mittens mockup mockups moisturiser moisturizer mojito molar molars monitors monocle
monovision monsoon moonlight mosaic mosaics moss motocross mouthwash mozzarella mudguard mudroom muffler mulcher mule mules mural murals mussels
mustard mute nailpolish naming net netball nets newt nightgown nightstand nook nougat nuggets nutmeg oasis oatmeal oats obituary oboe octet octopus
odometer omelette onesie orchid oregano organ organs orienteering ostrich ottoman outboard outhouse outlay outlays overalls overhead overheads
overture ox oxen pacemaker pacifier pacifiers paddock padel padlock pads page pages paintball paintwork palace pane panes pannier panniers pantry
papaya paperback paperbacks paracetamol parachute paraglider parasol parasols parkour parmesan parquet parsley parsnip partitura partridge pastrami
pasture pate pavers paving payables peak peaks pebbles pecans pedal pedalboard pedals pendant peninsula pentathlon penthouse peppercorn pergola perm
persian pesto petty pheasant pho photobooth photoshoot photoshoots piccolo pickleball pickles pickup pickups picnics pierogi pigeon pigeons piglet
piglets pillowcase pils pipeline pipelines pipework pistachio pistachios piston pitchfork placecards planet planets plank planks planter planters
plasters plasticine plateau playdough playgroups playoff playoffs playpen playset playtime plectrum plugs plywood pogo polenta polish polo poncho
poodle porridge port porter portrait portraits potty prairie premiere pretzel pretzels primer propeller proration prosthesis prosthetic prototypes
provision puck pudding pump pumpkin pumpkins pumps purifier putty quadbike quail qualifier qualifiers quartet quiche quinoa quintet racket rackets
racquet racquets radiotherapy radish raft rafter rafters rafting rafts rainbow rainforest raisins ram rambling raspberries raspberry ratchet ration
rations rattle ravine ravioli razor razors receivables recliner reed reeds reef reefs refactor refactoring reflexology refrain registry reiki reins
remuneration rentals repo repository requisition resprays retail retriever rev revshare rhubarb ribs rickshaw ridge rigging rim rims ringlet roadshow
rocker rockery rocking roller rollerblades roofrack roomservice rooster rosemary rotisserie rotor rotors roulette rounders routers rower rpc rucksack
rudder rummy saddles saffron sake salami saloon salsa samosa samosas sander sapling saplings sardines sari sarong satchel satnav sauerkraut savanna
saws scaffold scale scales scallops schnapps schnitzel sconce scone scones scooters scoreboard scrabble screening screenings screenprint screwdrivers
scrimmage scuba sdk seal sealant seals seaplane seatbelt seatbelts secateurs sedan semifinal semifinals seniority sensor sensors sequencer severance
sextant shack shawl shawls shears shepherd sherbet sherry shingle shingles shock shotput showers showtime shrub shrubs shutter shutters shuttlecock
siamese sideboard signup silo silos sippy sirloin sitar sitemap skateboards skates skip skips skirting skylight skylights slate slates sledging sleet
sleigh sling slings slinky slipway smart smoker snare snooker snorkel snorkeling sockets sod soffit softball sonata sonogram sorbet souffle soundcheck
soundtrack sow spade spades spaghetti spaniel spanner spanners spark speedboat splint spokes spreadsheet spreadsheets sprite sprites spritz squash
squid stagecraft stain starlight stent stepladder steppe stereo stethoscope stew stirrups stockings stopover stout streams stretcher strimmer strings
stroganoff strut study stump sty sub subdomain subgraph subs subwoofer sumo sundae sunrise sunroom sunscreen sunset suppers suspension suv swaddle
swampland swapmeet sweepstakes symphony synthesizer synths syrup tabbouleh tabby tabla tabletop tae taekwondo tailgate tandem tangerine tank tanks
tapas tapemeasure tariff tariffs tarmac tart tarts teaser teasers teatime telescope tempura tenancy tepee terrarium terrier tetra thatch thermometer
thicket throws thumbnail thumbnails thunder thyme tiara tights timesheet timesheets timpani tiramisu toad toast toastmaster tobogganing tofu
tokenomics tombola tonsils tooling tooltips toothbrush toothpaste torch torches tornado tortilla tortillas tortoise tote tournaments tours towbar
tower towers tracksuit trailers trainers trainset trapeze trawler treadmill treehouse trekking trellis tribute tricycle triennale trio trough
trousseau trout trowel truffle truffles trunk truss tsunami tuba tuktuk tundra turf turkey turkeys turmeric turnip turnover turnstile turtle turtles
tuxedo twilight typhoon ui ukulele ultramarathon ultrasound underlay underwriting unicycle unitard upfront uptime urn usage ute ux valuation valve
valves vanilla vanity varnish veal veil veneer veneers venison vernissage vest vestibule vests vibraphone videobooth vinegar vise vivarium vm voice
voiceovers volcano vows vps wagon wakeboarding wasabi washers watercolor watercolour watercolours watercress waterfall waterfalls watering watermelon
watermill waterpolo waterskiing webcams webhook webhooks webpage webpages weed weeds weightlifting welder wellies wetsuit wetsuits whippet whist
whistle whitening whitepaper wholesale wig wigs wiki wilderness wildlife winch windmill windowpane windowsill windscreen windsurfing wings wiper
wipers wireframe wireframes woodcut workload workstation workstations worktop wreaths xrays xylophone yam yams yardsale yeast yoyo yurt yurts zine
zines zucchini`;
