const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Endings of an adjective behind its stem. */
export const bent = (stems: string, ends: string): ReadonlySet<string> =>
  new Set(stems.split(/\s+/).flatMap((stem) => ends.split('|').map((end) => `${stem}${end}`)));

export const FOND = bent(
  'lieb geehrt verehrt wert geschatzt hochverehrt hochgeschatzt best gut freundlich',
  'e|er|es|en|ste|ster|stes',
);
/** Whom a wallet is taken for. Relatives and customers are not among them: they would be asked, and not ask. */
export const SPOKEN_TO = words(
  `assistent assistentin bot wallet ki ai computer rechner maschine roboter helfer helferlein system programm app
    zahlmeister schatzmeister bankier handelsdienst handler broker dienst wechselstube trader freund kumpel kumpels chef meister boss captain kapitan team support
    kundenservice kundendienst service bro bruder bruda brudi digga diggi digger dicker diggah alter alda mann junge kollege
    spezl spezi kamerad genosse gevatter maestro amigo hombre guter bester lieber liebes freunderl
    herzchen susser du`,
);
export const GREETING =
  'hallo|hi|hey|hej|hei|heya|hoi|hoi zame|hoi zusammen|hello|helo|hallochen|hallihallo|halli hallo|hallo hallo|huhu|hu hu|moin|moin moin|moinsen|moinmoin|servus|servus beinand|servas|seas|griass di|griass eich|griass euch|griass gott|griaß di|gruss di|gruss dich|gruss euch|gruss gott|grussgott|grussi|gruss sie|gruezi|gruezi mitenand|gruessech|gruzi|gruzi mitenand|salu|sali|salut|ciao|hola|bonjour|aloha|ahoi|yo|jo|ey|tach|tach auch|tag|tag auch|tachchen|tagchen|tach zusammen|mahlzeit|gude|gude wie|gluck auf|petri heil|habe die ehre|habedere|guten tag|guten morgen|guten abend|guten tach|juten tach|juten morgen|juten tag|juten abend|guten mittag|guten nachmittag|guten vormittag|gute nacht|schonen guten tag|schonen guten morgen|schonen guten abend|schonen tag|schonen abend|schonen morgen|einen schonen guten tag|einen schonen guten morgen|einen schonen guten abend|einen schonen tag|einen guten tag|wunderschonen guten morgen|wunderschonen guten tag|guten morgn|morgen zusammen|nabend|n abend|moin zusammen|hallole|halloli|hallochen|gott zum gruss|seid gegrusst|sei gegrusst|grusse|herzliche grusse|frohes neues|frohes neues jahr|gesegneten tag|was geht|was geht ab|alles klar|yoo|yooo|salam|salam aleikum|selam|ich grusse sie|ich grusse dich|ich grusse euch|gm|good morning|good evening|hi there|sers|zum grusse|gott zum grusse|wunderschonen guten abend|einen wunderschonen guten morgen|einen wunderschonen guten tag|einen wunderschonen|schonen sonntag|griaseich|griasdi|griass enk|griass enk|gruss enk|hawedere|hallo und guten tag|hallo und guten morgen|hallo und guten abend|hola amigo|hey hey|hi hi|okay google|hey google|ok google|dag|tagesgruss|ei gude|ei guude|guude|gudde';
export const AGAIN = words(
  'nochmal nochmals wieder erstmal zusammen allerseits miteinander mitenand mitanand mitnand miteinand beinand beieinand beinander zame zamme zamma zsamme auch da there du wohl popochen liebes herzallerliebst na',
);

export const THANK =
  'danke|dank|danki|danke danke|dankeschon|dankschon|danggschon|dangge|danggä|dankschee|dankscheen|dankschen|danko|dangschee|merci|merci vilmal|merci viel mal|merci vielmal|mersi|thx|thanks|thank you|ty|tyvm|tysm|tnx|thanx|gracias|grazie|grazie mille|obrigado|cheers|bedankt|spasiba|vergelts gott|vergelt s gott|ich danke|wir danken|danke schon|danke schoen|ich bedanke mich|wir bedanken uns|sag danke|sage danke|ich sag danke|ich sage danke|bin dankbar|ich bin dankbar|sehr verbunden|danke sehr|danke vielmals|dank schon|dankeschee|danke gell|thank u|tack|danke danke danke|dank sei dir';
export const THANK_FIRST = words(
  `super cool top perfekt ok okay geil prima klasse nice spitze wunderbar toll supi hammer stark gut bitte und einfach nur vielen viele tausend vielmals
    lieben liebe herzlichen herzlichsten besten schonen grossen riesen ganz recht sehr mit bestem vielem herzlichem allerbesten aufrichtigen innigen fetten dickes
    grosses dickes fettes riesiges kleines liebes herzliches liebsten aller allerherzlichsten vorab`,
);
export const MUCH =
  'dir|euch|ihnen|sehr|schon|schon mal|schonmal|vielmals|vielmal|vielmoi|vilmal|viel mal|herzlich|herzlichst|recht herzlich|ganz herzlich|von herzen|aus ganzem herzen|nochmal|nochmals|noch mal|im voraus|vorab|im vorhinein|im vorraus|voraus|dafur|fur alles|tausendmal|tausend mal|schee|scho|dank|und dank';
/** What thanks are for. */
export const FAVOUR = words(
  `hilfe unterstutzung arbeit muhe muhen bearbeitung erledigung ausfuhrung abwicklung durchfuhrung service dienst mithilfe mitarbeit zeit geduld verstandnis kooperation bemuhung
    bemuhungen aufwand einsatz engagement gefallen assistenz aufmerksamkeit kummern erledigen helfen machen schicken unkomplizierte umsetzung antwort reaktion freundlichkeit`,
);
export const FAVOUR_KIND = bent(
  'schnell prompt toll gut nett freundlich lieb rasch zugig gross super unkompliziert tatkraftig stet wertvoll',
  'e|en|er|es|',
);

export const PRAISED = words(
  `schatz engel bester beste besten held heldin ehrenmann ehrenfrau goldstuck star legende hammer lieb nett super toll klasse spitze king queen maschine ehre
    perle herz freundlich grossartig genial stark goldig geil fantastisch wunderbar gut beschte profi lebensretter retter`,
);
export const WISHED = words(
  `tag abend feierabend nachmittag vormittag mittag morgen resttag sonntag samstag freitag woche wochenende nacht zeit start wochenstart wochenbeginn sommer`,
);
export const NICE = bent(
  'schon gut angenehm toll nett sonnig erholsam gemutlich fein entspannt ruhig herrlich geruhsam erfolgreich stressfrei wunderschon',
  'e|en|es|er',
);
export const REGARD_KIND = bent(
  'freundlich lieb herzlich best schon sonnig nett kollegial allerbest allerliebst liebst vielfach ganz freundschaftlich warm recht tausend viel',
  'e|en|er|em|ste|sten|',
);
export const REGARD =
  'grusse|grussen|gruss|grussle|grussli|grusslein|gruessli|gruass|grusschen|wunsche|wunschen|empfehlungen|dank';
export const SHORT_REGARD =
  'lfg|let s go|lets go|wagmi|lg|vg|mfg|bg|hg|glg|vlg|sg|kg|bgr|hdl|hdgdl|xoxo|xx|xxx|bussi|bussi baba|bussal|busserl|kuss|kussi|bis bald|ciao|ciao ciao|tschuss|tschus|tschussi|tschusschen|tschau|tschau tschau|servus|baba|pfiat di|pfiat eich|pfiati|pfiat gott|ade|adieu|adele|auf wiedersehen|wiedersehen|auf wiederschauen|auf wiederhoren|machs gut|mach s gut|machet jut|hau rein|peace|hochachtungsvoll|ergebenst|mit vorzuglicher hochachtung|gehab dich wohl|alles gute|alles liebe|viel erfolg|viele liebe grusse|gott segne dich|gott mit dir|moin|ihr kunde|ihre kundin|over|over and out|ende|roger|respekt|ehre';
/** Signatures: a relative's name would make a letter of it. */
export const SURNAMES =
  'muller|schmidt|schneider|fischer|weber|meyer|meier|maier|mayer|wagner|becker|schulz|hoffmann|schafer|bauer|koch|richter|klein|wolf|schroder|neumann|schwarz|zimmermann|braun|kruger|hofmann|hartmann|lange|schmitt|werner|krause|lehmann|schmid|kohler|herrmann|konig|walter|huber|kaiser|fuchs|lang|scholz|moller|weiss|jung|hahn|vogel|friedrich|keller|gunther|berger|winkler|roth|beck|lorenz|baumann|franke|albrecht|schuster|simon|ludwig|bohm|winter|kraus|schumacher|kramer|vogt|stein|sommer|gross|seidel|heinrich|brandt|haas|schreiber|graf|dietrich|ziegler|kuhn|kuhn|pohl|engel|horn|busch|bergmann|thomas|voigt|sauer|arnold|wolff|pfeiffer|gruber|steiner|moser|egger|leitner|hofer|pichler|eder|brunner|frei|gerber|meister|wyss|frey|brun|suter|widmer|kunz|petersen|hansen|jansen|janssen|lindner|reuter|reinhardt|nowak|wenzel|hauser|bach|lutz|stadler|wimmer|aigner|holzer|reiter|kern|wirth|zeller|ebner|maurer|schuler';
export const TOWNS = words(
  'berlin hamburg munchen koln frankfurt stuttgart dusseldorf leipzig dresden hannover nurnberg bremen wien graz linz salzburg innsbruck zurich bern basel luzern genf freiburg mainz bonn kiel rostock bayern tirol osterreich deutschland schwaben sachsen hessen munster essen dortmund bochum aachen ulm augsburg regensburg',
);
