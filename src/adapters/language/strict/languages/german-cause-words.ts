const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const SO = words(
  'arme armen armer kleine kleiner kleinen liebe lieber nette netter neue neuer neuen alte alter alten gute guten guter ganze ganzen neues altes kaputte kaputtes grosse grossen bestellte bestellten letzte letzten gemeinsame gemeinsamen',
);
export const PEOPLE = words(
  `kerl frau mann junge madchen mensch kleine kleiner grosse alte alter oma opa kind kinder baby tochter sohn bruder schwester nachbar nachbarin kollege kollegin freund freundin
    chef chefin handwerker monteur elektriker klempner maler gartner techniker installateur dachdecker schreiner fahrer babysitter babysitterin lehrer lehrerin trainer trainerin arzt tierarzt
    mechaniker putzfrau putzkraft friseur friseurin musiker fotograf fotografin dj koch kochin designer designerin entwickler programmierer bauer student studentin praktikant azubi verein schule kita tierheim hausmeister vermieter vermieterin typ bursche dude`,
);
export const MINE = words(
  'den die das dem der meinem meiner meinen meine mein unserem unserer unseren unsere unser seinem seiner ihrem ihrer einem einer letzten ganzen',
);
export const BESIDE =
  'gestern|heute|neulich|vorhin|letzte woche|letztes wochenende|am wochenende|letztens|gestern abend|heute morgen|eben|gerade|grad|sehr|so|noch|immer|wieder|dringend|echt|viel|lange|so lange|extra|spontan|super|toll|gut|schnell|nett|fleissig|lieb|sehr gut|ganz|richtig|mega|sauber|fur mich|fur uns|fur alle|fur die familie|bei mir|bei uns|mit mir|mit uns|dort|hier|da|dabei|oft|viel zu|den ganzen tag|den ganzen abend|stundenlang|die ganze woche|die ganze nacht|eine woche|so toll|so gut|so nett|so lieb|mal|ja|doch|einfach|wirklich|zusammen|gemeinsam|auf die kinder|auf den hund|auf die katze|auf uns|zur zeit|momentan|im moment|derzeit|diesen monat|gleich|sich|uns allen|jetzt|leider|total|damals|letztes jahr|letzten monat|im urlaub|beim umzug|im garten|zu hause|daheim|zuhause|in berlin|in wien';
export const OBJECTS =
  'das|es|alles|das alles|die haare|meine haare|den rasen|seinen job|ihren job|den job|die wohnung|die kuche|das zimmer|geld|das geld|die fenster|den zaun|die wande|die einkaufe|den einkauf|den mull|die hecke|meine schicht|die schicht|einen gefallen|einen grossen gefallen|eine freude|die prufung|die fahrkarte|den sprit|das benzin|den abend|die runde|das rohr|den abfluss|die tickets|die karten|die steuererklarung|die hausaufgaben|mein handy|meinen laptop|mein auto|mein fahrrad|das zeug|die sachen|die ware|die waren|die arbeit|die ganze arbeit|den auftrag|die kinder|den hund|die katze|die blumen|die pflanzen|die rechnung|das paket|die kohle|den kuchen|die torte|ein zimmer|den schlussel|die wette|was gutes|mut|muhe';
/** Nobody says, writes or asks for anything here: that would be a report. */
export const DONE = words(
  `geholfen gekocht repariert geputzt gestrichen gebacken geschnitten gemaht aufgepasst gefahren mitgenommen abgeholt gebracht besorgt ausgeholfen unterstutzt gearbeitet eingekauft
    aufgebaut montiert installiert programmiert gestaltet ubersetzt designt designed gemalt gebaut gefixt geliefert gegossen gehutet betreut vertreten eingeladen ausgelegt vorgestreckt
    geliehen verloren gewonnen bestanden geschafft genaht gewaschen gebugelt massiert behandelt beraten unterrichtet fotografiert verdient gemacht geschenkt gerettet gefunden organisiert
    reserviert gebucht bestellt verkauft gespielt gesungen aufgelegt gegeben mitgebracht geschleppt getragen gepflegt gespult aufgeraumt entsorgt geholt korrigiert trainiert gepflanzt
    geheiratet verlassen gekundigt geschuftet bedient geleistet renoviert tapeziert verlegt gefliest entworfen gegrillt serviert vorbereitet gefeiert getrostet aufgemuntert eingesprungen ausgeliehen
    begleitet angeschlossen eingerichtet gelotet geschraubt zusammengebaut beigebracht gelehrt gebastelt gestrickt gewechselt gefuttert ausgefuhrt`,
);
export const GONE = words(
  `gekommen angekommen geliefert eingetroffen da geklaut gestohlen repariert fertig umgezogen eingesprungen gegangen gefahren mitgefahren ausgefallen verlorengegangen kaputtgegangen gebrochen geplatzt gestorben
    aufgebraucht abgelaufen geboren ausgezogen eingezogen gefluchtet abgebrannt gewesen eingegangen rausgekommen erschienen verschwunden weggekommen`,
);
export const STATES =
  'krank|pleite|blank|arm|knapp bei kasse|knapp dran|in not|arbeitslos|fertig|da|hier|lieb|fleissig|nett|super|klamm|abgebrannt|im minus|im ruckstand|student|studentin|schuler|unterwegs|auf reisen|im krankenhaus|im urlaub|fallig|offen|uberfallig|noch offen|dicht|kaputt|leer|alle|ganz toll|gestresst|traurig|alleinerziehend|in der ausbildung|im studium|auf weltreise|sauer|ungeduldig|schwanger|verletzt|in rente|neu hier|so nett|so lieb|wieder dicht|wieder ganz|wieder heil|wieder sauber|bei uns|bei mir|lecker|schon|gut|toll|klasse|spitze|teuer|dran|gold wert|ein schatz|ein engel|mein held|gestern da|heute da|warm|zufrieden|hungrig|durstig|bei kasse knapp|in geldnot|in schwierigkeiten|in der klemme|obdachlos|bedurftig|erst achtzehn|auf das geld angewiesen|darauf angewiesen|zu besuch|mein bester freund|meine beste freundin';
export const DOES =
  'studiert|wartet|drangelt|nervt|heiratet|umzieht|feiert|geburtstag hat|geburtstag feiert|sich freut|auf das geld wartet|auf sein geld wartet|auf ihr geld wartet|darauf wartet|kein konto hat|in berlin lebt|weit weg wohnt|das geld braucht|es braucht|das braucht|knapp bei kasse ist|es verdient hat|hilfe braucht|auf reisen ist';
export const STOLEN =
  'geldbeutel|geldborse|portemonnaie|brieftasche|handy|tasche|auto|fahrrad|rad|rucksack|koffer|karte|bankkarte|laptop|wohnung|haus|heizung|konto|gehalt|lohn|pass';
export const DO =
  'kaufen|bezahlen|zahlen|machen|helfen|unterstutzen|decken|begleichen|danken|feiern|finanzieren|reparieren|besorgen|tanken|ersetzen|schenken|holen|essen|einkaufen|buchen|bestellen|leisten|uberraschen|ausgleichen|sein|gehen|fahren|reisen|weitermachen|anfangen|bauen|renovieren|mieten|lernen|reservieren';
export const ARRIVED = words(
  'lieferung ware waren bestellung rechnung miete paket pakete arbeit auftrag reparatur heizung dach',
);
