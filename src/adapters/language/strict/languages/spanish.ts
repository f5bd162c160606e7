import { romanceRequest } from './romance.ts';
import { before, type RomanceWords } from './romance-words.ts';
import { SPANISH_NOUNS } from './spanish-nouns.ts';
import * as verbs from './spanish-verbs.ts';
import { COINS, stressed } from './stressed.ts';
import type { StrictLanguage } from './strict-language.ts';

const WALLET = 'direccion|cartera|billetera|wallet|cuenta|monedero|address';
const OF_NETWORKS = 'red|red de|red principal de|red principal|cadena|cadena de|mainnet de';

/** The words of plain requests in Spanish. */
const WORDS: RomanceWords = {
  ...verbs,
  ...SPANISH_NOUNS,
  salute:
    'hola|holaa|buenas|buenos dias|buen dia|buenas tardes|buenas noches|hey|ey|oye|oiga|che|orale wey|que tal|hola que tal|hola buenas|hola buenos dias|vale|vale pues|ok|okay|bueno|pues|dale|venga|orale|orale wey|disculpa|disculpe|perdona|perdone|espero que estes bien|espero que este bien|gracias por todo|a ver',
  vocative: 'amigo|amiga|bro|wey|tio|parce|asistente|bot|crack',
  urging:
    'por favor|porfa|porfavor|porfis|xfa|por fa|plis|pls|please|ahora|ahora mismo|dale|venga|anda|haz el favor de|hazme el favor de',
  courtesy: 'por favor|porfa|porfavor|porfis|xfa|plis|pls|please|gracias',
  closing:
    'por favor|porfa|porfavor|porfis|xfa|por fa|plis|pls|please|gracias|muchas gracias|mil gracias|muchisimas gracias|gracias de antemano|gracias por todo|gracias por adelantado|grasias|un saludo|saludos|te lo agradezco|se lo agradezco|ya|ya mismo|ahora|ahora mismo|hoy|rapido|rapidito|cuanto antes|lo antes posible|cuando puedas|cuando pueda|si puedes|si puede|si es posible|si no es molestia|si es tan amable|si eres tan amable|dale|amigo|bro|wey|tio|parce|muy amable|que tengas buen dia|buen dia',
  forMe: 'para mi|pa mi',
  behindVerb: 'usted|ya|ahora|rapido|ahora mismo|por favor|porfa|ahi',

  wish: 'quiero|quisiera|queria|querria|me gustaria|necesito|deseo|tengo que|vamos a|nesesito|solo quiero|ayudame a|necesitaria|favor de|favor|le ruego|te pido',
  wishThat:
    'quiero que|quisiera que|necesito que|me gustaria que|te pido que|le pido que|le ruego que|necesito q|quiero q|quiero que le|necesito que le',
  wishThatMe: 'necesito que me|quiero que me|quisiera que me',
  askMe: 'me puedes|me podrias|me puede|me podria|me podes',
  ask: 'puedes|podrias|puede|podria|podes|puedes por favor|podrias por favor|me ayudas a|me ayuda a|me podrias ayudar a|me puedes ayudar a|seria tan amable de|serias tan amable de|seria posible|le puedes|le podrias|te importaria|le importaria|me haces el favor de|me harias el favor de|podria por favor|puede por favor|puedes ayudarme a|podrias ayudarme a|es posible',
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
    'la direccion de destino|esta direccion de aqui|el monedero|mi otro monedero|este monedero|la otra billetera mia que es|la wallet de',
  ].join('|'),
  hisWallet: before(
    'su |la |',
    'direccion es|wallet es|cartera es|billetera es|cuenta es|direccion|wallet|cartera|billetera',
  ),
  fromMine: before(
    'desde mi |de mi |desde nuestra |con mi ',
    'cartera|wallet|billetera|cuenta|saldo|monedero|cuenta principal|wallet principal',
  ).concat('|de mi parte|desde aqui|desde aquí'),

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
  saleFor: 'por|x|->|a cambio de|contra|y dame|y me das|y deme|y compra|y comprame|y pasalo a|y conviertelo en',
  paidWith: 'con|usando|pagando con|y paga con|y pago con|utilizando|con mis|pagando en|gastando',
  boughtFor: 'por',
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
    },
    percent: '%|por ciento|por cien',
    spelling: stressed,
    coins: COINS,
  },
  request: romanceRequest(WORDS),
};
