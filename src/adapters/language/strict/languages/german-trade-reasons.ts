import { any, either, many, maybe, once, type Rule, seq, word } from '../rules/rule.ts';
import { bent } from './german-courtesy-words.ts';
import { THING } from './german-purposes.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const THE = words(
  'die das den der dem des meine mein meinen meiner meinem unsere unser unseren unserer unserem ein eine einen einem einer d s de n ne all die ganzen',
);
const SO = bent(
  'klein gross neu langfristig stabil sicher eigen privat steigend gesunken niedrig hoch gunstig aktuell offen anstehend fallig teur gut lang gering',
  'e|en|er|es|em',
);
/** What is held, and why: none of these is a test or a game. */
const GOALS = words(
  `reserve langzeitanlage wertspeicher hedge investment invest anlage absicherung geldanlage altersvorsorge vorsorge rucklage rucklagen notgroschen sicherheit diversifikation diversifizierung umschichtung
    quartalsumschichtung gewinnmitnahme rebalancing liquiditat kapitalanlage sparanlage wertanlage sparplan inflationsschutz schutz polster puffer position langfristposition spekulation einstieg nachkauf zukauf
    rente zukunft kasse hofkasse gebuhren gebuhre transaktionsgebuhren netzwerkgebuhren gas gasgebuhren gaskosten staking mint nft nfts wallet borserl ersparte portfolio depot defi farm farming pool kinder enkel enkelkinder familie
    zuekunft spardose sparschwein sparen urlaubskasse treasury firmenkasse vereinskasse buchhaltung steuer steuern steuererklarung fees fee swaps transaktionen bilanz launch airdrop presale marktplatz opensea auktion
    risiko risikos vermogen gewinn gewinne verlust verluste inflation volatilitat kurs kurse preis preise rendite zinsen zins dip crash chart markt marktlage bullrun stimmung teuerung nachrichten halving upgrade strategie
    plan anlagerichtlinie anlagestrategie vorstandsbeschluss beschluss richtlinie policy anlageplan finanzplan absprache quartal quartalsplan budget haushalt jahresplan investmentplan teambeschluss gesellschafterbeschluss`,
);
const DOING = any(
  'halten|staken|diversifizieren|hodln|hodlen|sparen|absichern|minten|farmen|traden|anlegen|handeln|investieren|umschichten|streuen|ansparen|aufheben|aufbewahren|langfristigen halten|bezahlen der gebuhren|bezahlen von gas|gewinne sichern|vorsorgen|verleihen|aufstocken|nachkaufen|bridgen|zahlen der gebuhren|ausbalancieren|rebalancen|glattstellen|verringern des risikos',
);
const GOAL = seq(
  many(word(THE)),
  many(word(SO)),
  maybe(any('treasury|team|crypto|krypto|eth|nft|quartals|gas|defi')),
  word(GOALS),
);
const ABOUT = maybe(
  seq(any('von|der|des|fur|in|im|am|an|meiner|meines|unserer|unseres|vom|fur die|fur das|auf'), GOAL),
);
const NEED = any(
  'gas|eth gas|etwas gas|wieder gas|genug gas|mehr gas|gas geld|sicherheit|stabilitat|was stabiles|etwas stabiles|was sicheres|etwas sicheres|liquiditat|fur gas|gasgebuhren|stabile coins|das furs gas|das fur gas|das furs staking|das fur die gebuhren|es furs gas|es fur gas|es furs staking|das fur den mint|das fur einen mint|dollar|cash|gebuhren|stablecoins|bares',
);
const ADV = many(
  any(
    'grad|gerade|jetzt|momentan|im moment|zur zeit|wieder|noch|dringend|mehr|einfach|langfristig|lieber|ja|so|sehr|echt|derzeit|eben|ein bisschen|auch|heute|ziemlich',
  ),
);
const RATE = any(
  'die fees|die gebuhren|der kurs|der preis|das gas|die gaspreise|die kurse|der gaspreis|die preise|der markt|die gasgebuhren|die zinsen|die rendite|der chart|gas|fees',
);
const HOW = any(
  'niedrig|gunstig|gut|tief|unten|super|billig|im keller|stabil|passend|top|hoch|stark|ruhig|bullish|attraktiv|interessant|gefallen|gestiegen|gunstiger|niedriger|ok|okay|unruhig|volatil|nervos|wackelig|tiefer',
);
/** What the speaker thinks of a coin. Nobody else's opinion is a reason to act. */
const BELIEF = either(
  seq(
    any(
      'an ethereum|an eth|an bitcoin|an das projekt|daran|dran|an die technik|an defi|an krypto|an die zukunft|an §b|an §t',
    ),
    any('glaube|glaub'),
  ),
  seq(any('dem projekt|dem coin|der technik|dem netzwerk'), any('vertraue|vertrau')),
  seq(ADV, NEED, ADV, any('brauche|brauch|will|moechte|benotige|suche')),
  seq(any('kein|keine|zu wenig|kaum|wenig'), any('gas|§b|§t'), maybe(any('mehr')), any('habe|hab')),
  seq(
    any('zu viel|zu viele|genug|so viele|so viel|noch'),
    any('dollar|dollars|stablecoins|§t|§b'),
    maybe(any('rumliegen|herumliegen|ubrig|im wallet|in der wallet|da')),
    any('habe|hab'),
  ),
  seq(
    maybe(any('mein risiko|das risiko|mein portfolio|das portfolio|breiter|meine coins|langfristig|mich|mich besser')),
    any('diversifizieren|streuen|absichern|sparen|staken|investieren|umschichten|halten|ausbalancieren'),
    any('will|moechte'),
  ),
  seq(any('dollar|dollars|stablecoins|volatilitat'), any('satt'), any('habe|hab')),
);
const WHILE = seq(
  any('weil|da|, weil|, da'),
  either(
    seq(any('ich|i|wir'), BELIEF),
    seq(RATE, ADV, HOW, any('ist|sind|steht|stehen|aussieht')),
    seq(
      any('mein|das|unser'),
      any('portfolio|depot|wallet'),
      ADV,
      any('zu dollarlastig|zu riskant|zu einseitig|zu volatil|unausgewogen|zu eth lastig'),
      any('ist'),
    ),
    seq(any('mir'), any('das gas|das eth|gas|§b'), any('ausgegangen|ausgeht|fehlt|knapp wird'), maybe(any('ist'))),
    any(
      'mir das gas fehlt|mir gas fehlt|mir das zu riskant ist|mir das zu volatil ist|es mir zu riskant ist|wir das im team beschlossen haben|wir das beschlossen haben|wir das so beschlossen haben|es stabiler ist|es sicherer ist|das sicherer ist|das stabiler ist|die inflation so hoch ist',
    ),
  ),
);
const THAT = seq(
  any('damit|, damit'),
  any('ich|wir|i'),
  either(
    seq(ADV, NEED, any('habe|hab|haben')),
    seq(
      ADV,
      maybe(
        either(
          any(
            'transaktionen|eine transaktion|meine transaktionen|was|am game|an der auktion|am mint|am airdrop|am spiel|damit|nfts|ein nft|die nft',
          ),
          GOAL,
        ),
      ),
      any(
        'staken|minten|machen|zahlen|bezahlen|teilnehmen|kaufen|decken|senden|bridgen|farmen|mitspielen|mitbieten|sparen|anlegen|traden|mitmachen',
      ),
      any('kann|konnen|koennen'),
    ),
    seq(GOAL, any('decke|decken|zahle|bezahle|bezahlen')),
  ),
);
const IN_ORDER_TO = seq(
  any('um|, um'),
  either(GOAL, any('mich|gas')),
  ADV,
  maybe(any('neu|besser|breiter')),
  any(
    'zu streuen|zu senken|zu sichern|zu bezahlen|zu zahlen|zu decken|auszurichten|abzusichern|umzuschichten|zu reduzieren|zu minimieren|zu haben|mitzunehmen|zu realisieren|zu diversifizieren|aufzustocken|auszugleichen|auszubalancieren|zu sparen|zu halten|aufzubauen|zu schutzen|zu verringern',
  ),
);
const TOLD = either(
  seq(any('ich|wir|i'), any('brauche|brauch|brauchen|will|moechte|benotige'), ADV, NEED, maybe(any('haben'))),
  seq(any('brauche|brauch'), ADV, NEED),
  seq(
    any('ich|i'),
    any('glaub|glaube'),
    ADV,
    any('dran|daran|an ethereum|an das projekt|an eth|fest dran|fest daran|an §b|an §t'),
  ),
  seq(any('ich'), any('vertraue|vertrau'), any('dem projekt|dem coin|der technik')),
  seq(
    any('ich|wir'),
    any('will|moechte|wollen'),
    ADV,
    any(
      'drin bleiben|dabei bleiben|halten|hodln|sparen|investieren|diversifizieren|dabei sein|einsteigen|aussteigen|umschichten|absichern|staken',
    ),
  ),
  seq(any('ich|wir'), any('spare|spar|sparen'), any('fur|auf'), THING),
  seq(any('es geht|geht|es geht mir'), any('ums|um das|um die|um|um den'), GOAL),
  seq(any('ist|das ist'), any('fur|furs|fur die|fur den|fur das'), GOAL),
  seq(any('mein|meine|mei'), any('§t|§b|geld'), any('liegt|liegen'), any('nur rum|nur so rum|nur herum|rum|brach')),
  seq(RATE, any('ist|sind|steht|stehen|sieht'), ADV, HOW, maybe(any('aus'))),
  any(
    'buy the dip|hodl|to the moon|gewinne mitnehmen|gewinn mitnehmen|portfolio aufraumen|wallet aufraumen|chart sieht bullish aus|ich hab lange druber nachgedacht|ich habe lange daruber nachgedacht|ich bin bullish|bin bullish|bullish|risiko rausnehmen|risiko raus|sicherheit geht vor|sicher ist sicher|sparplan|diversifikation|rebalancing|umschichtung|mein mann ist einverstanden|meine frau ist einverstanden',
  ),
  seq(
    any('umschichtung|diversifikation|absicherung|rebalancing|aufstockung|auflosung'),
    any('der|des|meiner|meines|vom'),
    GOAL,
  ),
);
/** What a trade is for. */
export const TRADE_REASON: Rule = once(
  either(
    seq(any('fur|furs|fur d|fur s'), GOAL, ABOUT),
    seq(any('als'), many(any('teil|teil der|teil von')), GOAL, ABOUT),
    any(
      'als geschenk an mich selbst|als geschenk fur mich|als langfristiges investment|wie letztes mal|wie beim letzten mal|wie sonst auch',
    ),
    seq(any('zum|zur|furs'), either(DOING, GOAL), ABOUT),
    seq(any('wegen'), GOAL, ABOUT),
    seq(any('laut|gemass|entsprechend'), GOAL, ABOUT),
    seq(any('zweck|zweck :|verwendungszweck :|verwendungszweck|kostenstelle'), GOAL),
    WHILE,
    THAT,
    IN_ORDER_TO,
    TOLD,
  ),
);
