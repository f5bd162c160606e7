/** Further trades, offices and relations, titles, and what a company is called by. */
export const TRADES = `
ab abbess abbot abuela abuelo adult adults ag alderman alumna alumni alumnus amma appa arborist archaeologist archbishop associates astronomer athlete
athletes auctioneer aunties aunts autos babushka bailiff balloonist bandmates banker barbers bassoonist beautician bellhop bestfriend besties bff
biologist bishop boatman bookbinder bookseller boyfriends breweries bricklayers broadcaster brothers bursar buskers butchers bv cabinetmaker cantor
capital captains cardinal cartographer cartoonist castmate castmates catering cellmate centenarian ceo cfo chancellor chandler chaperone chappie
chauffeurs cheerleader cheesemaker chemist chimneysweep chiropodist choirmaster chorister clan cleric coachman coauthor coauthors cofounder cofounders
cohost cohosts collaborator collaborators columnist committer committers confectioner conservator consultancy consulting contributor contributors coo
cooper coroner corp cosmetologist costumer councillor councilor cousins cowriter cowriters crafter crewmates crofter cto curate curator curators
custodians dadi dairyman dame daughters deckhand deputies deputy dermatologist dietician dietitian diver divers docent dockworker doctoral dormmate dr
draughtsman drycleaner duchess duke ecologist economist elder elders eldest electronics embroiderer engraver entomologist esq estates estimator etcher
ethicist events exes fabricator farms farrier fellow fellows ferryman fiances firefighter firefighters fireman firstborn flagger flutist foods
footballer forager forester founder founders framer freight freshman friar fundraiser furrier gaffer gal gals gamekeeper gatekeeper genealogist gent
gentlemen geographer geologist gilder girlfriends glassblower gmbh goalie graduates gramma grampa grandnephew grandniece grannies greataunt greatuncle
grip grocers guru haberdasher hardware harpist hatmaker hatter haulage headhunter herbalist hiree historian holdings homeopath homes horticulturist
household households hr husbands hypnotist icemaker inc infant infants innkeeper investor investors ironworker jockey junior juniors keeper keepers kg
kin kinsfolk knitter lab labmate labs lacemaker laddie lama lamplighter lassie laundress law lexicographer lifeguard lineman linguist lithographer llc
lobbyist logistics longshoreman lord ltd machinist madam maestro maintainer maintainers makeup mami masseur masseuse mathematician mayor miller
milliner miner mortician motors mountaineer mr mrs ms muralist musicians mx nani naturalist nephews neurologist newbie newbies newcomer newcomers
nieces nonagenarian nonna nonno nutritionist nv oarsman obstetrician oceanographer octogenarian oldster oma oncologist opa opponent opponents
optometrist orderly organist orthodontist osteopath oy packer paediatrician paperboy papergirl papi pappa partners patissier payroll pediatrician
pedicurist penpal percussionist pharmacists phd philosopher phlebotomist physicist picker pictures pizzaiolo planner playmate playwright plc
podiatrist policeman policewoman pollster postgrad postgraduate presenter probationer proctor productions prof promoter proofreader properties provost
publicist publishing puppeteer quarryman quilter quizmaster radiographer radiologist ranger rangers recruiter recruiters rector registrar relayer
rentals restaurateur restorer reverend ringmaster rival rivals roadie roadies rookie rookies saddler sarl sawyer scaffolder screenwriter sculptors
selector senior seniors sensei setter sexton shareholder shareholders shipmate siblings signer signmaker signwriter silversmith sir sisters skater
skaters smith snowboarder sociologist software soloist solutions somebody sonny sons sophomore soprano sportsman spouses stagehand stakeholder
stakeholders statistician stenographer stepsibling stewards stockist stonemason storyteller stuntman stylist stylists supplies surfer surfers swami
swordsmith systems tattooist taxidermist taxman teamster technologies telemarketer teller tia timekeeper tio toolmaker tot tots toymaker trading
traffic transcriber trombonist trustee trustees typesetter typist umpires uncles undergrad undergraduate undertaker usher ushers validator validators
valuer ventures vets vinedresser vintner violist vocalist warden wardens wardrobe watchmaker watchman waterman webdesigner weightlifter whittler
windowcleaner winegrower wines wives workmate workmates works wrangler wrestler xylophonist yiayia yogi youngest youngsters youtuber zookeeper
zoologist`;
