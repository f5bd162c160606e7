/** First names of further countries, and short forms. */
export const MORE_FIRST_NAMES = `
abdullah abdulrahman abena abhishek ace achieng adaeze aditi afonso agnieszka agus aitor ajay akiko akosua alva ama amaka amani analyn ananya andriy
angharad antonella antti anwar aoi aoife arabella archer arlene arnau arnel arvind aryan ashleigh ashok ayumi aziz babu baraka barnaby bayu begona
benedita benny bertie bilal bjarne bohdan bojana bola brady brittany brody bronwen buck bud budi caio callum carys catriona chase chidi chinedu chipo
christos ciaran ciro clementine clyde cody colt conor constanca consuelo cooper cordelia cormac cressida crispin cristiano dafydd daichi dalia darcy
darlene davor denny dewi digby dima dimitris dinesh divya donal donatella dragan dragos duarte duc duke dung earline ebba edoardo edson efua eilidh
eino eleni elie elisa emeka emi eoin ernie eskil ewan fabrizio fadi farida federica feng fergus filippo fionn flavio fletcher francine freja funmi
gabriela galina ganesh gaurav geeta gennaro georges georgie gethin giada ginny giorgos gita goncalo gopal goran grady grainne grzegorz gunnar gus
gwyneth haeun hala hamid hamish hank hari harish harper haruka hayley hedda henrique hiba hicham hideo hoa hrvoje hui hunter huong iara ieuan ifeoma
iker ilaria ileana imani ingeborg inmaculada iona ionut isobel itziar ivo jace jamila jaroslav jelena jeppe jericho jerzy jiahao jing jisoo jiwoo
joaquim jocelyn jojo jordi jovana jukka juma jun kaisa karan karima katerina katya kavita kayleigh keiko kenny kenta ketut khadija khaled khanh kiley
kimberly kipchoge kiran kofi kojo kolya kostas krzysztof kunle kwabena lacey lachlan laia lakshmi lan lanlan larisa lata latifa lenny leonor lerato
linh lorenza lubomir luciano ludmila lyle macy made mads maeve mahesh mahmud mai maja malee malgorzata manish manny marcio marcy maricel marija masha
mateusz matilde matti mayumi meera meiling merle mhairi michele michiko mihai mikel milica milos mindy minjun minna minnie mio miroslav misha molly
montserrat monty mounir mukesh mykola nabila nam naoki naresh nattaya neema ngozi niamh nicolae nicolo nikola nikos nitin nizar njeri nomsa noriko
norm noura nuria nyoman obinna oisin oksana oleksandr ollie oriol ornella otieno ottilie owain paavo padraig panagiotis parvati pau pawel pekka phong
piers pietro pilar piper ploy pooja poppy prakash putri qiang quang radha radu ragnar rajesh ramesh rami rania rebeca reggie rehema reilly rekha ren
renato riku riley rin riya rocio rodel rogerio rohan roisin ronnie roscoe rossella rowena rudy sachin saga samir samira sanna saoirse saraswati sasha
satoshi satu sawyer seamus seema segun seojun shelley shona shreya siddharth signe sigrid simona sinead siobhan sipho siriporn siti skyler solveig
somchai somsak sonny sora sorin sota stanislaw stavros sunita suresh sveta tadhg takashi takumi tanvi taras tarek tarquin tawny taylor teddy tendai
tex thabo thao thorsten thuy tiina tilly tiziana tomislav tommaso tomoko torben trish tuan tucker tunde tuva uche unai usha vaino vanya varun vasco
vasile vasilis vern vesna vinnie vitor vlad volodymyr wagner walid walt wanjiku wayan weiwei wellington wilma winnie wojciech xabier xiaoli xiaoming
xin yaa yannis yaroslav yetunde yiannis yichen ying yoko youssef yue yui yulia yuto zainab zanele zbigniew zdenek ziad zihan zlatko zuri`;
/** Last names. */
export const SURNAMES = `
adams adeyemi aguilar albrecht allen almeida alvarez andersen anderson andersson araujo arslan aslan aydin bailey baker bakker banerjee barbieri
barbosa barker barnes bauer baumann beck becker bell bennett berg berger bergmann bergstrom bianchi blanc boateng bohm bonnet boyer brandt braun bui
burns busch butler campbell caruso carvalho castillo castro celik cetin chan chapman chavez cheung chevalier cho choi chowdhury clark clarke cohen
collins colombo conti cook cooper coppola correia costa cox cruz dang davies davis delgado demir der desai diaz dietrich dlamini dogan dominguez
dubois duong dupont durand edwards ellis engel eriksson esposito evans faure ferguson fernandez ferrara ferrari ferreira fischer fisher flores
fontaine fontana franke fraser friedman friedrich fuchs galli gallo garcia gauthier gentile gibson girard goh goldberg gomes gomez gonzalez graf
graham gray greco green griffiths gross guerin gupta gustafsson gutierrez haas haddad hall hamilton hansen harris hartmann hernandez herrera hill ho
hoang hoffmann hofmann horn horvat huber hughes hussain huynh ito ivanov iyer jackson jager jankowski jansen jensen jimenez johansson johnson jones
jorgensen jung kaiser kamau kaminski kang karlsson kato katz keller khan khoury kilic king klein knight kobayashi koc koch kohler konig korhonen kovac
kozlowski kraus krause kristensen kuhn kumar kuznetsov lam lambert lange larsen larsson lefebvre lehmann leone leung lewandowski lim lima lindberg
lindgren lindqvist lombardi lombardo longo lopez lorenz macdonald maier makinen mancini mansour marino marshall martinez martini martins mazur
mccarthy mcdonald mckenzie medina mehta meijer mendes mendoza mensah mercier meyer miller molina moore morales moreau moreira moreno moretti mukherjee
mulder muller munoz murphy murray mwangi nair nakamura navarro ndlovu neumann ngo nguyen nielsen nilsson nkosi novak nowak nunes obrien oconnor
okonkwo oliveira olsen olsson ortega ortiz otieno owusu ozdemir ozkan ozturk palmer palumbo park patel paterson pedersen pellegrini pereira perez
persson petrov pfeiffer pham phan phillips pinto pohl popov ramirez ramos rao rasmussen reddy reid reyes reynolds ribeiro ricci richardson richter
rinaldi rivera roberts robinson rodrigues rodriguez rogers rojas romero rosenberg rossi roth rousseau ruiz russo sahin sanchez santos sato sauer
schmidt schneider schroder schulz schumacher schwarz seidel shah sharma shaw sidorov silva simpson simsek singh smirnov smit smith sokolov sommer
souza stein stevens stewart suarez sullivan suzuki svensson svoboda szymanski takahashi tan tanaka taylor teixeira thompson torres tran turner van
vargas vasquez virtanen visser vitale vogel vogt voigt vu wagner walker ward watanabe watson webb weber wilson winkler winter wisniewski wojcik wong
wood wozniak wright yamada yamamoto yildirim yildiz yilmaz yoon yoshida ziegler zielinski zimmermann`;
/** Companies whose services or goods are paid for. */
export const BRANDS = `
adidas adobe airtable alchemy aldi amazon amnesty amtrak anthropic asana asus audi audible aws azure babbel bitbucket blablacar bmw bolt bosch canon
canva caritas carrefour chainstack chatgpt cloudflare costco coursera craigslist dashlane datadog deliveroo dell digitalocean discord disney dominos
doordash dropbox duolingo dyson easyjet ebay emirates epic etherscan etsy eurostar evernote expedia expressvpn fiat figma firebase fitbit flixbus ford
fortnite garmin gitcoin github gitlab giveth glovo godaddy gopro grammarly greenpeace hbo headspace heroku honda hp hubspot hulu ikea infura jira kfc
kindle klm kofi lastpass lenovo lidl linear logitech lufthansa mailchimp mcdonalds medium microsoft midjourney minecraft miro mongodb namecheap
nespresso netlify nike nikon nordvpn notion openai outlook oxfam patreon peloton peugeot philips photoshop protonmail puma quickbooks quicknode
redcross renault roblox ryanair salesforce samsung sendgrid shopify siemens skillshare slack sony squarespace starbucks steam strava stripe substack
supabase teams tenderly tesco tesla thegraph toyota trello tupperware twilio twitch ubereats udemy unicef uniqlo vercel vespa vinted volvo walmart
webflow wikimedia wikipedia wix wolt wordpress wwf xero yamaha youtube zapier zoom`;
