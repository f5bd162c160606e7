import type { EndWords } from './change-words.ts';

const DEED =
  'machen|tun|senden|schicken|verschicken|abschicken|uberweisen|zahlen|bezahlen|kaufen|verkaufen|tauschen|umtauschen|bridgen|wrappen|ausfuhren|weitermachen|fortfahren|ausgeben|loswerden|durchfuhren|uberwiesen haben';

export const GERMAN_ENDS: EndWords = {
  weak: 'nein danke|ne danke|nee danke|lieber nicht|doch lieber nicht|besser nicht|dann doch nicht|doch nicht|ne doch nicht|ne doch nich|doch nich|lieber doch nicht|jetzt doch nicht|heute nicht|heute nicht mehr|heute doch nicht|nicht mehr notig|ist nicht mehr notig|kein bedarf|ein andermal|ein anderes mal|lass mal|lass das|lass es|lass stecken|lass gut sein|lass es gut sein|lass es sein|lass das sein|lass sein|lass bleiben|lass das bleiben|lass es bleiben|lass das mal|lass es lieber|lasses|lass ma|lassen wir das|lassen wir es|lassen sie es|lassen sie das|lassen sie es gut sein|ich lass das|ich lass es|ich lasse es|lass mal gut sein|stop|stopp|halt stopp|halt stop|nichts machen|mach nichts|bitte nichts machen',
  but: 'aber',
  no: 'nein|ne|nee|nein nein|ach ne|ach nee|ach nein|och ne|och nee',
  wishes: [
    [
      'ich|wir|',
      'will|mochte|wollen|mochten|werde',
      'das|es|',
      'doch nicht|nicht mehr|lieber nicht|doch nicht mehr|nichts mehr|nix mehr|jetzt nicht mehr|doch lieber nicht|nicht|nichts',
      DEED,
    ],
    [
      'das|es|',
      'will|mochte',
      'ich',
      'doch nicht|nicht mehr|lieber nicht|doch nicht mehr|jetzt nicht mehr',
      `${DEED}|`,
    ],
    ['bitte|doch|lieber|doch lieber|jetzt|', 'nicht|nichts|das nicht|es nicht', DEED, 'bitte|'],
    [
      'hab|habe|ich hab|ich habe',
      'keine lust mehr|kein interesse mehr|keinen bedarf mehr|es mir anders uberlegt|mich umentschieden|mich anders entschieden',
    ],
    ['hat|hats|das hat|es hat', 'sich', 'schon|bereits|inzwischen|leider|', 'erledigt'],
    [
      'die|der|das',
      'uberweisung|zahlung|auftrag|tausch|transaktion|kauf|verkauf|sache',
      'hat sich erledigt|ist hinfallig|ist nicht mehr notig|wird nicht mehr gebraucht',
    ],
  ],
  because: 'weil|denn|da|ich hab|ich habe',
  so: 'also|deshalb|daher|darum|deswegen',
  whole:
    'ich mach das doch nicht|ich mache das doch nicht|ich mach es doch nicht|ich mache es doch nicht|ich lass das|ich lass es|ich lasse es|ich lass das doch|das lassen wir|stopp ich will uberhaupt nix mehr tauschen|will ich nicht mehr|ich will nicht mehr|ich mochte nicht mehr|ich mochte doch nicht|ich will doch nicht|brauch ich nicht mehr|brauche ich nicht mehr|brauchen wir nicht mehr|das mache ich ein andermal|mach ich ein andermal|dann lass ichs|vergiss es|vergiss das|vergiss es einfach|vergisses|vergessen sie es|vergessen sie das|vergessen wir es|vergessen wir das|vergessen wirs|vergiss das ganze|hat sich erledigt|hats sich erledigt|hat sich eh erledigt|ist hinfallig|weg damit|ich verzichte|ich ziehe zuruck|ich ziehe das zuruck|ich ziehe meinen wunsch zuruck|ich ziehe den auftrag zuruck|ich ziehe meinen auftrag zuruck|nehm ich zuruck|nehme ich zuruck|ich nehme das zuruck|ich habs mir anders uberlegt|ich hab s mir anders uberlegt|habs mir anders uberlegt|hab s mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|hab mirs anders uberlegt|anders uberlegt|wird nix draus|wird nichts draus|da wird nichts draus|wird doch nichts|nicht senden|nicht schicken|nicht abschicken|nicht uberweisen|nicht ausfuhren|nicht tauschen|nicht kaufen|doch nicht kaufen|doch nicht senden|doch nicht schicken|nicht zahlen|nicht bezahlen|nicht verkaufen|bitte nicht senden|bitte nicht schicken|schick nichts|schick bitte nichts|schicke nichts|sende nichts|uberweise nichts|tausch nichts|mach das nicht|mach es nicht|tu es nicht|tu das nicht|schick es nicht|schicke es nicht|schick das nicht|sende es nicht|sende das nicht|uberweise es nicht|uberweise das nicht|schick es doch nicht|nichts schicken|nichts senden|nichts uberweisen|ich will uberhaupt nix mehr tauschen|ich will nichts mehr tauschen|fehlalarm|ich bin raus|bin raus|ich steig aus|storno|stopp abbruch|halt stopp abbruch|ich widerrufe|widerrufe',
  stops:
    'konnen sie stornieren|konnten sie stornieren|kannst du stornieren|kannst du abbrechen|bitte um stornierung|ich bitte um stornierung|ich bitte um abbruch|stornierung|ich breche ab|ich brech ab|wir brechen ab|stornieren wir|streichen wir|loschen wir|bitte abbrechen|bitte stornieren|storno|annulliere|annullieren|annullieren sie|widerrufen|verwerfen sie|abbrechen|abbruch|brich ab|brich das ab|brich es ab|brechen wir ab|brechen sie ab|brechen sie das ab|stornieren|stornier|storniere|stornieren sie|streich|streiche|streichen|streichen sie|losch|losche|loschen|loschen sie|verwirf|verwerfen|kannste streichen|kannst du streichen|kannste wieder streichen|kannste vergessen|kannst du vergessen|ich storniere|ich mochte stornieren|ich will stornieren|ich mochte abbrechen|ich will abbrechen|vergiss|stoppen sie',
  weakStops: 'cancel|cancle|cancele|stoppe|stoppen',
  objects:
    'der uberweisung|der zahlung|des auftrags|der transaktion|diese transaktion|diese anfrage|meinen auftrag|meine anfrage|diesen kauf|diesen verkauf|den deal|die sache|die bridge|mir|uns|das|es|alles|bitte|wieder|jetzt|sofort|mal|einfach|die uberweisung|den transfer|die zahlung|den tausch|den swap|die transaktion|die anfrage|die bestellung|den auftrag|den vorgang|den kauf|den verkauf|diese uberweisung|diese zahlung|diesen tausch|diesen auftrag|das ganze|den wechsel|komplett',
  reasons:
    'ich hab ihm das geld schon gegeben|ich habe ihm das geld schon gegeben|ich hab ihr das geld schon gegeben|hab s ihm bar in die hand gedruckt|habs ihm bar in die hand gedruckt|ich habe schon bezahlt|hab schon bezahlt|habe schon bezahlt|ist schon bezahlt|schon uberwiesen|habs mir anders uberlegt|hab s mir anders uberlegt|hab es mir anders uberlegt|ich habe es mir anders uberlegt|ich trau dem nicht|ich traue ihm nicht|ich trau ihm nicht|mir kam was dazwischen|mir ist was dazwischen gekommen|war ne schnapsidee|war eine schnapsidee|die rechnung war eh falsch|zu teuer|ist mir zu teuer|das ist mir zu teuer|brauch ich nicht mehr|brauche ich nicht mehr|mein fehler',
};
