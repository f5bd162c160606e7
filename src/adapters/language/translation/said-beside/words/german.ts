import { type SaidWords, set } from './said-words.ts';

export const GERMAN: SaidWords = {
  is: /^(?:(?:das|es|dies|dieses|sie|die|alles|und|aber|weil|denn) )*(?:ist|sind|war|waren|ware|wird)(?: (?:es|das|nur|ja|halt|doch|also|noch|auch|eh))*(?: |$)/,
  am: /^(?:ich|wir)?(?: |^)(?:bin|sind)(?: |$)/,
  reason: /^(?:fur|furs|fuer|wegen|zum|zur|als (?:geschenk|dank|hilfe|spende))(?: |$)/,
  whose: /^(?:von|vom|aus|bei|beim|im|in|mit|ohne|an|auf|nach|laut|gegen)(?: |$)/,
  how: /^(?:auf|in|im|als|per|am|an|unter|mit|ohne|nach|zu|laut|ab|bei)$/,
  with: /^(?:mit|samt|gemeinsam|zusammen|nebst)$/,
  to: /^(?:an|zu|fur)$/,
  and: /^(?:und|sowie|plus)$/,
  also: /^(?:auch|ebenfalls|ebenso|genauso|gleichfalls)$/,
  small:
    /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|meinem|meiner|sein|seine|ihr|ihre|unser|unsere|dein|deine|dieser|diese|dieses|sehr|nur|ganz|noch|schon|so|hier|da|alle|alles|andere|anderen|andrer|erste|ersten|zweite|zweiten|letzte|letzten|und|auch|heute)$/,
  unmeant: set(
    `befehl theater kino zirkus museum zoo karneval fasching oper film filme serie roman geschichte fiktion fantasie traum traume gedicht lied lieder buch bucher kapitel szene drehbuch probe proben rolle figur schauspieler
    schauspielerin clown papagei spass scherz witz spiel spiele spielzeug puppe puzzle test tests versuch ubung ubungen entwurf beispiel muster praxis training aufgabe hausaufgabe heft unterricht stunde kurs prufung album
    foto fotos video plakat ubersetzung ballett chor orchester betrug erpressung luge parodie verkleidung buhne idee frage code name thema sache sachen zweck betreff logo april hund hunde hundin katze kater welpe pferd hamster werbung anzeige spielen uben traumen proben lesen dichten singen`,
  ),
  money: set(
    'kasse vereinskasse klassenkasse haushaltskasse gemeinschaftskasse mannschaftskasse kaffeekasse guthaben bestand kontostand ersparnisse firmenwallet zahlungseingang geld kohle',
  ),
  portions: set(
    `halfte halften halb halbe drittel viertel teil teile anteil anteile rest restbetrag doppelte dreifache rate raten anzahlung teilzahlung abzahlung abschlag vorschuss kredit pump stuckchen happchen stuck stucke bisschen     bonus zuschlag haufen geteilt anteilig`,
  ),
  repeated: set(
    `jahr jahre jahren tag tage tagen stunde stunden woche wochen monat monate monaten nacht nachte abend abende monatlich wochentlich taglich jahrlich stundlich monatsrate monatsbeitrag dauerauftrag abo abonnement abos regelmassig regelmassige routine gewohnheit immer plan serie ublich ubliche`,
  ),
  roles: set(
    'token tokens vertrag kontrakt tokenvertrag absender herkunft pool router munze code borse hash transaktion faucet miner bridge brucke smart',
  ),
  former: set(
    'alt alte alten alter altes ehemalige ehemalig ehemals fruhere fruher fruheren vorige vorherige vorher ex gesperrt gehackt',
  ),
  addresses: set('adresse konto wallet geldborse ledger ziel account'),
  holders: set(
    `bar restaurant kneipe cafe markt kasse vereinskasse klassenkasse verein vereins vereinsgeld firma bank schule kirche gemeinde gruppe klasse laden geschaft team familie uni kita genossenschaft stiftung alle allen niemand jemand fremd fremdes anderer anderen kunde
    kunden buro werk hof haus vereinsheim`,
  ),
  further: set('dringend wichtig eilig notig schulden wette fallig fair nett lieb'),
};
