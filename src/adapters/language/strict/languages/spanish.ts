import { romanceRequest } from './romance.ts';
import { before } from './romance-forms.ts';
import type { RomanceWords } from './romance-words.ts';
import { SPANISH_CLAUSES } from './spanish-clauses.ts';
import { SPANISH_COURTESY } from './spanish-courtesy.ts';
import { SPANISH_LEADS } from './spanish-leads.ts';
import { SPANISH_NOUNS } from './spanish-nouns.ts';
import { SPANISH_PHRASES } from './spanish-phrases.ts';
import * as verbs from './spanish-verbs.ts';
import { COINS, stressed } from './stressed.ts';
import type { StrictLanguage } from './strict-language.ts';

const WALLET = 'direccion|cartera|billetera|wallet|cuenta|monedero|address';
const OF_NETWORKS =
  'red|red de|red principal de|red principal|cadena|cadena de|mainnet de|blockchain|blockchain de|red blockchain';

/** The words of plain requests in Spanish. */
const WORDS: RomanceWords = {
  ...verbs,
  ...SPANISH_NOUNS,
  ...SPANISH_CLAUSES,
  courtesies: SPANISH_COURTESY,
  leads: SPANISH_LEADS,
  gerund: (infinitives) =>
    infinitives.replace(
      /(?<![^|])(\p{L}+?)(ar|[ei]r)(?=(?:le|me)?(?:[| ]|$))/gu,
      (_all, stem: string, end: string) => stem + (end === 'ar' ? 'ando' : 'iendo'),
    ),
  ...SPANISH_PHRASES,
  salute:
    'ok entonces|vale entonces|entonces|bueno entonces|perfecto|estimados|estimados senores|buenas a todos|ey bro|hola|holaa|buenas|buenos dias|buen dia|buenas tardes|buenas noches|hey|ey|oye|oiga|che|orale wey|que tal|hola que tal|hola buenas|hola buenos dias|vale|vale pues|ok|okay|bueno|pues|dale|venga|orale|orale wey|disculpa|disculpe|perdona|perdone|espero que estes bien|espero que este bien|gracias por todo|a ver|q tal|hola q tal|hola buen dia|buen dia che|estimado equipo|estimado asistente|hola equipo|buenas noches equipo|hola de nuevo|hola otra vez|saludos|que tal ?|hola que tal ?|como estas|como estas ?|hola como estas|hola como estas ?|que onda|que hubo|quiubo|aupa|ola|olaa|ey che|epa',
  vocative:
    'senorita|senor|mano|hermano|jefe|reina|amigo|amiga|bro|wey|tio|parce|asistente|bot|crack|pana|compadre|veci|chamo|compa|causa|asere|bb',
  urging:
    'por favor|porfa|porfavor|porfis|xfa|por fa|plis|pls|please|ahora|ahora mismo|dale|venga|anda|haz el favor de|hazme el favor de|haga el favor de|hagame el favor de|sirvase|sirvanse|proceda a|procedan a|tenga la amabilidad de|ten la amabilidad de|hacedme el favor de|sea tan amable de|tenga a bien',
  courtesy: 'por favor|porfa|porfavor|porfis|xfa|plis|pls|please|gracias',
  closing:
    'pues|entonces|atentamente|cordialmente|saludos cordiales|tesoreria|contabilidad|departamento de contabilidad|departamento de finanzas|equipo de finanzas|finanzas|administracion|el equipo de tesoreria|por favor|porfa|porfavor|porfis|xfa|por fa|plis|pls|please|gracias|muchas gracias|mil gracias|muchisimas gracias|gracias de antemano|gracias por todo|gracias por adelantado|grasias|un saludo|saludos|te lo agradezco|se lo agradezco|ya|ya mismo|ahora|ahora mismo|hoy|rapido|rapidito|cuanto antes|lo antes posible|cuando puedas|si puedes|si puede|si es posible|si no es molestia|si es tan amable|si eres tan amable|dale|amigo|bro|wey|tio|parce|muy amable|que tengas buen dia|buen dia|andale|orale|apurate|apurese|se agradece|te lo agradeceria|se lo agradeceria|muchas gracias por adelantado|mil gracias por todo|atentamente|cordialmente|saludos cordiales|un cordial saludo|un abrazo|abrazo|besos|graciass|muy agradecido|muy agradecida|cuanto antes mejor|pronto|en cuanto puedas|en cuanto pueda|si no te importa|si no le importa|si es posible hoy|sin prisa|no hay prisa|eso es todo|nada mas|buen finde|feliz dia|que tenga buen dia|buenas noches|crack|jefe|hermano|pana|maestro|gracias crack|gracias bro|gracias jefe|gracias amigo',
  forMe: 'para mi|pa mi',
  behindVerb: 'usted|ustedes|ud|uds|tu|vos|ya|ahora|rapido|ahora mismo|por favor|porfa|ahi',

  wish: 'quiero|quisiera|queria|querria|me gustaria|necesito|deseo|tengo que|vamos a|nesesito|solo quiero|ayudame a|necesitaria|favor de|favor|le ruego|te pido|hay que|habria que|me toca|toca|quiero que me ayudes a|seria para|necesito que me ayudes a|yo quiero|yo quisiera|quiero por favor|me urge|le agradeceria|solicito',
  wishThat:
    'quiero que|quisiera que|queria que|querria que|necesitaria que|desearia que|me encantaria que|necesito que|me gustaria que|te pido que|le pido que|le ruego que|necesito q|quiero q|quiero que le|necesito que le|querria que le|quisiera que le|queria que le|me gustaria que le|necesitaria que le|te agradeceria que|le agradeceria que|voy a necesitar que|les ruego que|solicito que|te rogaria que|le rogaria que|pido que|quisiera pedirte que|queria pedirte que|haz el favor de que|me gustaria pedirte que|te pediria que|le pediria que',
  wishThatMe:
    'necesito que me|quiero que me|quisiera que me|queria que me|querria que me|me gustaria que me|necesitaria que me',
  askMe:
    'me puedes|me podrias|me puede|me podria|me podes|me podrian|me pueden|podrias por favor|me podria usted|me puedes por favor|me podrias por favor',
  ask: 'puedes|podrias|puede|podria|podes|puedes por favor|podrias por favor|me ayudas a|me ayuda a|me podrias ayudar a|me puedes ayudar a|me podria ayudar a|me puede ayudar a|me podrian ayudar a|me pueden ayudar a|me ayudarias a|me ayudaria a|seria tan amable de|serias tan amable de|seria posible|le puedes|le podrias|te importaria|le importaria|me haces el favor de|me harias el favor de|podria por favor|puede por favor|puedes ayudarme a|podrias ayudarme a|es posible|puede usted|podria usted|podrian|pueden|podrias hacerme el favor de|puedes hacerme el favor de|me haria el favor de|me harias el favor de|me ayudarias a|me ayudas por favor a|seria tan amable de|tendria la amabilidad de|tendrias la amabilidad de|me ayudan a|nos ayudas a',
  askPresent: 'me|tu me',
  askPaid: 'le',

  of: 'de|d|del',
  own: 'mi|mis|el|la|los|las|todos los de',
  some: '',
  tokenNoun: 'token|tokens',
  one: 'un|una',
  halfOne: 'medio|medio token de',
  all: before(
    'todo |todos |todas |toda |todito ',
    'mi|mis|el|los|las|mi saldo de|mi saldo en|el saldo de|lo que tengo de|lo que tengo en|el saldo que tengo de',
  ).concat('|la totalidad de mis|la totalidad de mi|la totalidad del'),
  half: before('la mitad de |mitad de ', 'mi|mis|los|el|mi saldo de|todo mi|todos mis|mi saldo en').concat(
    '|la mitad del|mitad del',
  ),
  quarter: before('la cuarta parte de |una cuarta parte de |un cuarto de ', 'mi|mis|mi saldo de|los').concat(
    '|la cuarta parte del',
  ),
  held: 'que tengo|que tenga|que me quedan|que me queda|de mi cartera|de mi wallet|de mi saldo|de mi cuenta|que hay en mi cuenta|que hay en mi wallet',
  only: 'exactamente|solo|solamente|la cantidad de|la suma de|un total de|los|mis|la cantidad exacta de',

  to: 'a|al|para|pa|hacia|en|a favor de|con destino a|->',
  walletNoun: [
    before('la |mi otra |esta |su |la otra |', WALLET),
    before('la siguiente |esta otra |mi propia ', WALLET),
    'la cuenta destino|la direccion destino|la cuenta de destino|la billetera fria|mi cartera fria|mi wallet fria|mi billetera fria|mi ledger|la direccion de destino|esta direccion de aqui|el monedero|mi otro monedero|este monedero|la otra billetera mia que es|la wallet de',
  ].join('|'),
  hisWallet: before(
    'su |la |',
    'direccion es esta|wallet es esta|cuenta es esta|monedero es|monedero|direccion es|wallet es|cartera es|billetera es|cuenta es|direccion|wallet|cartera|billetera',
  ).concat(
    '|es|en su wallet|a su wallet|en su cuenta|a su cuenta|en su direccion|a su direccion|a su cartera|en su cartera|aqui su direccion|aqui esta su direccion|aca esta su direccion|esta es su direccion|te paso su direccion|te dejo su direccion|esta es su wallet|aqui su wallet|ella usa|el usa|su direccion seria',
  ),
  fromMine: before(
    'desde mi |de mi |desde nuestra |con mi ',
    'cartera|wallet|billetera|cuenta|saldo|monedero|cuenta principal|wallet principal',
  ).concat('|de mi parte|desde aqui|desde aquí'),

  inside: 'en|dentro de',
  on: 'en|por|x|via|usando|desde|sobre|a traves de|dentro de|mediante|utilizando',
  onNoun: before('la |', OF_NETWORKS),
  fromChain: 'de|desde',
  toChain: 'a|hasta|hacia|para|pa',
  chainOwner: '',
  byBridge:
    'con el bridge|por bridge|con un bridge|usando el bridge|con el puente|por el puente|por el bridge|via bridge',

  intoPlace: 'en',
  into: 'por|x|->|contra|a cambio de|hacia',
  intoLoosely: 'a|para|pa',
  saleFor:
    'por|x|->|a cambio de|contra|y quedarme con|y tener|y agarrar|y pillar|y comprar|y dame|y me das|y deme|y compra|y comprame|y pasalo a|y conviertelo en',
  paidWith: 'con|usando|pagando con|y paga con|y pago con|utilizando|con mis|pagando en|gastando',
  boughtFor: 'por|por valor de|por un valor de|por un total de',
  toBuy: 'para comprar|en comprar|y compra|y comprame|para comprarme|pa comprar|para adquirir',

  slippage:
    'slippage|deslizamiento|deslizamiento de precio|tolerancia|tolerancia al deslizamiento|tolerancia de slippage',
  most: 'max|maximo|maxima|como maximo|maximo de|maximo del|max de|maximo de un|un|el|hasta el|hasta un|del|de un|no mas de|no superior al',
  with: 'con|con un|y|y un|con una|con el|con maximo',
  rate: 'de|en|en mis|de mis|d|en mi|de mi',

  purpose: 'para|pa',
  causes: 'por|x',
  article: 'el|la|los|las|mi|mis|su|sus|un|una|unos|unas|nuestro|nuestra|este|esta',
  past: 'de anoche|de ayer|del sabado|del domingo|del viernes|del finde|de hoy|del mes pasado|de la semana pasada|del otro dia|de este mes',
  itIs: 'es|son|esto es|es que es|eso es|es q es',
  thatIs: 'que es|q es',
  linked:
    'hoy que vence la factura|que vence la factura|que vence hoy|que esta esperando|que es urgente|y esta esperando|que me los prestó|que me los presto',
  needs:
    'necesito pagar|tengo que pagar|hay que pagar|toca pagar|debo pagar|necesito pagarle a|tengo que pagarle a|es para pagar|para pagar|voy a pagar|estoy pagando',
  owes: 'le debo|que le debo|se lo debo|que se lo debo|se los debo|es que le debo|le quede debiendo|que le quede debiendo|porque le debo|ya que le debo|q le debo',
  money: 'dinero|plata|pasta|lana|guita|algo de dinero|una|el dinero|la plata',
  reasons:
    'esta esperando|me esta esperando|es urgente|urgente|es lo de los tacos|es lo de la cena|es mi parte de la cena|es el fontanero y esta esperando|ya revise la direccion|ya comprobe la direccion',
  occasions:
    'el cumple|el cumpleanos|su cumple|su cumpleanos|el regalo|un regalo|su regalo|el aniversario|su aniversario|la boda|su boda|el alquiler|la renta|la cena|el regalo de cumple|el regalo de boda',
};

export const SPANISH: StrictLanguage = {
  language: 'es',
  units: {
    currencies: {
      dolar: 'USD',
      dolares: 'USD',
      usd: 'USD',
      euro: 'EUR',
      euros: 'EUR',
      eur: 'EUR',
      libras: 'GBP',
      dolaritos: 'USD',
      'dolares americanos': 'USD',
      'dolares estadounidenses': 'USD',
    },
    percent: '%|por ciento|por cien',
    spelling: stressed,
    coins: COINS,
  },
  request: romanceRequest(WORDS),
};
