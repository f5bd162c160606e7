import { forms, set, type ToldWords } from './told-words.ts';

const WEAK =
  'reparier putz koch mal streich arbeit studier reis tanz feier heirat bau montier stimm pflanz mah jat bugel wasch back grill frisier tatowier massier operier impf renovier tapezier reinig saug feg pack schlepp lern unterricht trainier spiel wander turn wohn leb regn schnei betreu begleit kellner bastel nah strick dekorier organisier babysitt jubilier';

export const GERMAN: ToldWords = {
  things: set(
    `kuchenschrank belegte getrank helm zelt ball schlager band anlage leitung rasenmaher anhanger hecken teller besteck leinwand klassenkasse kasse vereinsheim hochzeit taufe kommunion konfirmation geburtstag feier party fest kirmes flohmarkt konzert spiel turnier lauf marathon ausflug zeltlager lager reise flug kreuzfahrt hotel hutte strand berg see schwimmbad freibad sauna fitness fitnessstudio studio verein kino theater museum zirkus zoo park
    essen mittagessen abendessen fruhstuck brunch grillen grillfest fleisch wurst schinken fisch hahnchen salat suppe nudeln reis pizza sushi doner kebab burger pommes knodel brot brotchen butter milch eier kase kuchen torte kekse eis schokolade sussigkeiten obst apfel apfelsinen bananen erdbeeren trauben gemuse tomaten kartoffeln zwiebeln kaffee tee saft wein bier sekt getranke kasten kiste flasche flaschen
    miete kaution strom wasser gas heizung ol nebenkosten mull internet versicherung steuer gebuhr strafe maut benzin diesel parkplatz garage auto wagen transporter lkw motorrad roller fahrrad rad kinderwagen zug bahn bus strassenbahn taxi boot schiff flugzeug reifen winterreifen bremse bremsen kupplung batterie motor kuhler auspuff licht scheibe spiegel inspektion reparatur wartung
    dach decke rohr rohre wasserhahn dusche badewanne waschbecken toilette kessel steckdose lampe birne tur fenster rollladen scheibe schloss schlussel wand boden parkett fliesen kuche herd ofen backofen kuhlschrank waschmaschine trockner spulmaschine spule mikrowelle sofa sessel stuhl tisch bett matratze schrank regal vorhang teppich garten rasen hecke zaun terrasse balkon farbe zement ziegel holz schrauben bohrer werkzeug mobel
    schule kita kindergarten hort uni universitat studium kurs kursus stunde stunden unterricht nachhilfe buch bucher heft ranzen rucksack ballett tanz yoga schwimmen fussball handball tennis ski judo karate schach gitarre klavier geige flote schlagzeug chor orchester
    zahnarzt arzt krankenhaus klinik apotheke medizin medikament medikamente tabletten impfung brille linsen spange zahn operation therapie physiotherapie massage friseur haarschnitt nagel tattoo
    hund hunde hundin katze kater welpe pferd futter leine tierarzt aquarium papagei hamster
    geschenk blumen strauss rosen ring armband kette ohrringe uhr tasche schuhe stiefel kleid anzug hemd hose rock jacke mantel schal hut mutze kleidung spielzeug puppe puzzle
    arbeit dienst reinigung putzen umzug transport lieferung versand gartenarbeit malerarbeiten ubersetzung entwurf logo plakat fotos foto album platte eintritt eintrittskarte karte karten fahrkarte abo mitgliedschaft beitrag werkstatt backerei metzgerei markt supermarkt laden restaurant kneipe bar cafe imbiss
    spende sammlung tierheim kirche gemeinde feuerwehr hochwasser erdbeben brand sturm jubilaum rente abschluss abitur geburt schwangerschaft beerdigung
    haus wohnung zimmer buro werk hof dorf stadt viertel strasse platz flughafen bahnhof hafen hunger durst gluck jahr jahre tag tage woche wochen monat monate abend nacht babysitting gassi`,
  ),
  people: set(
    `herr herrn frau eltern grosseltern schwiegereltern geschwister tierarztin nachhilfelehrer hebamme mutter mama vater papa sohn tochter bruder schwester oma opa enkel enkelin onkel tante cousin cousine neffe nichte schwager schwagerin schwiegermutter schwiegervater freund freundin mann frau partner partnerin kumpel nachbar nachbarin kollege kollegin chef chefin vermieter vermieterin mieter mieterin klempner elektriker schreiner tischler maurer maler gartner mechaniker schlosser glaser friseurin zahnarztin arztin pfleger pflegerin therapeut therapeutin lehrer lehrerin trainer trainerin kind kinder junge madchen baby zwillinge familie team kellner kellnerin koch kochin backer backerin metzger florist floristin fahrer taxifahrer bote putzfrau putzhilfe reinigungskraft haushaltshilfe babysitter babysitterin tagesmutter anwalt anwaltin steuerberater architekt architektin ingenieur ingenieurin fotograf fotografin musiker sanger sangerin schneider schneiderin schuster bauer fischer pfarrer student studentin schuler schulerin azubi praktikant praktikantin gast handwerker hausmeister mitbewohner mitbewohnerin hundesitter hundesitterin gitarrenlehrer klavierlehrerin`,
  ),
  names: set(
    'achim adrian agnes albert alexander alexandra alfred alina amelie andrea andre anette angelika anita anke anne annette anneliese annika antje antonia armin astrid axel barbara bastian beate ben benjamin bernd bernhard bettina bianca birgit bjorn brigitte britta carina carla carola carolin carsten charlotte christa christian christina christine christoph clara clemens cornelia daniel daniela david detlef dieter dirk doris dorothea eberhard edith elena elfriede elias elisabeth elke ella emil emilia emma erich erik erika erna ernst erwin esther eva fabian ferdinand florian franziska friedrich gabi gabriele georg gerd gerhard gertrud greta gudrun gunter gunther hannelore hannes harald hartmut heike helena helene helmut henning henrik henry herbert hermann hildegard horst hubert ida ilse ina ines inge ingo irene iris irmgard isabel isabell jakob jana janina jannik jasmin jens jessica joachim johann johanna johannes jorg josef julian juliane julius kai karin karla karolin karsten katharina kathrin katja kerstin kilian kirsten konrad konstantin kristina lara lars laurenz leni leonard leonie liam linda linus lothar louis louisa luis luise luka lutz magdalena maik manfred manuel manuela marc marcel marco margarete margit maria marianne marina mario marion marius marlene martha martin martina mathias mathilda mats matthias maximilian maya melanie melina michaela mila mirjam nadine nele niclas nico nicole niklas nils nina nora norbert oliver oskar pascal patricia patrick pauline pia philipp rainer ralf ramona raphael regina regine reiner reinhard robert robin roland rolf romy ronja rosa rosemarie rudi rudiger rudolf ruth samuel sandra sara saskia sebastian siegfried sigrid silke silvia simon simone sina sonja stefanie steffen stephanie sven svenja tanja theo theresa thilo thorsten till tilman timo tina tobias torsten udo ulf uli ulrich ulrike ute valentin vanessa vera verena veronika viktor viktoria vincent volker walter werner wilhelm wilma winfried xaver yvonne',
  ),
  did: set(
    forms(WEAK, 'te ten t en end'),
    forms('ge', forms(WEAK, 't')),
    'repariert renoviert studiert operiert massiert tapeziert dekoriert organisiert frisiert montiert trainiert aufgebaut abgebaut aufgeraumt abgeholt eingezogen umgezogen ausgezogen eingekauft angekommen angefangen eingebaut ausgebaut vorbeigekommen mitgenommen mitgebracht gekommen gegangen gefahren geflogen gelaufen geschwommen gegessen getrunken geschlafen geboren gestorben geholfen gehabt gewesen geworden gestrichen geschnitten geschoren gewonnen gefallen gewaschen gegossen gebacken gesungen gesessen gewohnt gelebt geputzt unterrichtet gearbeitet geheiratet begleitet betreut bestanden gefuttert gehutet gemaht ausgefuhrt spaziert verbracht',
    'war waren hatte hatten wurde wurden kam kamen ging gingen fuhr fuhren flog flogen lief ass assen trank tranken schlief half halfen gewann fiel fielen starb stand sass wuchs schnitt strich sang bestand verbrachte verbrachten',
    'bin sind hab habe haben wohne wohnen arbeite arbeiten lebe leben feiere feiern heirate heiraten koche kochen regnet schneit gibt freue freuen alles gluckwunsch herzlichen',
  ),
  does: set(
    'ist hat wird wohnt arbeitet studiert lebt feiert heiratet kocht putzt reist kommt fahrt steht lernt spielt tanzt beginnt kostet wachst freut geht liegt',
  ),
  small: set(
    'heute heut viel viele wenig sechs sieben acht neun zehn zwolf zwanzig dreissig der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere unseren unserem unserer sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer dieser diese dieses diesen diesem ich wir er sie es uns mir mich ihm ihn ihnen sich man zu zum zur zuhause in im ins an am auf aus bei beim mit von vom vor nach uber unter neben hinter zwischen durch um fur furs wegen wahrend seit und weil da so sehr ganz auch mal eben gerade wieder hier dort dazu dabei davon her hin alle allen zwei drei vier funf erste ersten zweite zweiten super total',
  ),
  kinds: set(
    'neu neue neuen neuer neues alt alte alten alter altes gut gute guten guter gutes toll tolle tollen toller tolles schone schonen schoner schones gross grosse grossen klein kleine kleinen kleiner lecker leckere leckeren herrlich super klasse spitze wunderbar wunderbare wunderbaren billig gunstig teuer schnell langsam ruhig mude zufrieden glucklich froh krank kaputt defekt undicht verstopft dreckig schmutzig sauber voll leer hoch niedrig lang lange langen kurz kalt warm heiss frisch frische italienisch italienische spanische chinesische turkische gemeinsam gemeinsame gemeinsamen elektrisch elektrische gebraucht gebrauchte gebrauchten fallig dringend nett lieb freundlich grosszugig fleissig schwanger hungrig durstig lustig spannend anstrengend vierzig funfzig dreissig achtzehn',
  ),
  times: set(
    'weihnachten ostern silvester fasching ferien urlaub gestern vorgestern montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli august september oktober november dezember woche monat jahr sommer winter fruhling herbst wochenende letzte letzten letzter letztes vergangene vergangenen morgens mittags abends abend nachts nacht nachmittag vormittag',
  ),
  units: set(
    'tage tagen tag stunden stunde wochen woche monate monaten monat jahre jahren jahr minuten leute personen kinder mal nachte',
  ),
  causes: set('fur furs wegen zum zur'),
  participles: set(),
  auxiliaries: set(),
  copulas: set('war waren ist sind bin'),
  animals: set('hund hunde hundin katze kater welpe pferd papagei hamster'),
};
