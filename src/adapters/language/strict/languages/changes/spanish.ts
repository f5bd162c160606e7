import { ASIDES_OF } from './asides-of.ts';
import type { ChangeWords } from './change-words.ts';
import { SPANISH_ENDS } from './spanish-ends.ts';

const NOUNS =
  'direccion|wallet|cuenta|billetera|cartera|destinatario|red|cadena|destino|origen|moneda|token|cantidad|importe|monto|numero|cifra|persona';

export const SPANISH: ChangeWords = {
  language: 'es',
  units: {
    currencies: { dolares: 'USD', dolar: 'USD', usd: 'USD', euros: 'EUR', euro: 'EUR', libras: 'GBP' },
    percent: '%|por ciento|por cien',
  },
  opens: 'hola|buenas|bueno|vale|ok|okay|pues|pues mira|mira|oye|entonces|ah|eh|claro',
  please: 'por favor|porfa|porfi|porfavor|plis',
  polite: 'gracias|muchas gracias|mil gracias|amigo|amiga|tio|tia|wey|guey|che|bro|se lo ruego|gracias igual',
  slips:
    'ups|oops|ay perdona|le pido disculpas|pido disculpas|pensandolo bien|al final|pues no|uy no|ay no|no no|perdon|perdona|perdone|disculpa|disculpe|disculpame|lo siento|me equivoque|me he equivocado|me confundi|me he confundido|me lie|error mio|fallo mio|culpa mia|corrijo|correccion|rectifico|uy perdon|no perdon|ay perdon|uy me equivoque|me equivoque de direccion|me equivoque de red|direccion equivocada|direccion incorrecta|la direccion estaba mal|la direccion esta mal|esa direccion estaba mal|esa no era|no era esa|red equivocada|cantidad equivocada|se me colo un cero|se me colo un cero de mas|se me fue el dedo|lo puse mal|escribi mal|en realidad|mejor dicho|quise decir|queria decir|digo',
  slipsOf: [
    ['esa|esta|la|su', 'direccion|wallet|cuenta', 'ya no', 'vale|sirve|es esa|funciona'],
    [
      'me equivoque|me confundi|me he equivocado|me he confundido|error|perdon me equivoque',
      'de|en|con',
      'la|el|las|los|',
      NOUNS,
    ],
    [
      'la|el|esa|ese|',
      NOUNS,
      'estaba|esta|era|',
      'mal|incorrecta|incorrecto|equivocada|equivocado|erronea|erroneo|incorrectos',
    ],
    ['puse|escribi|copie|pegue|di|elegi|he puesto|he escrito', 'mal', 'la|el', NOUNS],
    ['no era', 'esa|ese', NOUNS],
    ['te pase|te di|te mande|pase|mande|te puse|te copie', 'mal', 'la|el', NOUNS],
    ['la direccion|su direccion|la wallet|su wallet|la cuenta', 'cambio|ha cambiado|es otra|es nueva'],
    ['es|eso es|', 'mucho|poco|demasiado|muy poco'],
  ],
  denies: 'sabes que|sabe que|uf|uff|alto|para|espera|espera no|uy espera|no espera|no|uy|ay|que no',
  leads: {
    any: 'mejor|mejor que sea|mejor que sean|casi mejor|que sea|que sean|q sea|q sean|mas bien|prefiero|prefiero que sea|prefiero que sean|cambialo a|cambiala a|cambia a|cambialo por|cambia por|quise decir|queria decir|queria poner|quise poner|quiero que sea|quiero que sean|debia ser|debian ser|tenia que ser|tenian que ser|en realidad|en realidad es|en realidad son|lo correcto es|pensandolo bien|al final|finalmente|correccion|corrijo|rectifico|ponlo en|pon|ponga|ponme|ponle|no mejor|mejor solo|o mejor',
    amount:
      'solo|solamente|nada mas|unicamente|subelo a|sube a|subele a|bajalo a|baja a|bajale a|aumentalo a|aumenta a|reducelo a|reduce a|dejalo en|dejemoslo en|deja en|cambia la cantidad a|cambia el importe a|cambia el monto a|manda|envia|que valgan|vende|haz',
    token: 'usa|use|usemos|utiliza|coge|cambia la moneda a|cambia el token a',
    account:
      'usa|use|utiliza|mandalo a|envialo a|mandaselo a|enviaselo a|mandala a|cambia el destinatario a|cambia la direccion a|la correcta es|el correcto es|la buena es|el bueno es|la nueva es|es esta|la correcta|la buena|me referia a',
    network:
      'usa|use|usemos|utiliza|que vaya|que salga|que vayan|hazlo|hagalo|hazlo mejor|mandalo|envialo|mandala|mejor hazlo|mejor mandalo|cambia la red a|cambiala a|cambia de red a|pasalo',
  },
  trails:
    'en realidad|perdon|perdona|disculpa|disculpe|corrijo|correccion|rectifico|quise decir|queria decir|queria poner|mejor|digo|en vez de eso|en su lugar',
  is: 'es para mandar|es para enviar|es|son|era|eran|seria|serian|es para|son para|va para|va a|va|a ver|en total son|pues',
  wants: 'quiero|queria|quisiera',
  joins: 'y|y que sea|y ademas',
  nouns: {
    account: 'direccion|wallet|cuenta|billetera|cartera|monedero|destinatario|destinataria|receptor|beneficiario',
    network: 'red|cadena',
    destination: 'destino|red de destino|cadena de destino|red destino',
    origin: 'origen|red de origen|cadena de origen|red origen',
    token: 'token|moneda|cripto',
    amount: 'cantidad|importe|monto|suma|total',
    slippage: 'slippage|deslizamiento|tolerancia|tolerancia de slippage',
    article: 'la|el|su|con|con un|con el|con la|que la|que el|ponle un|pon un|pon el|pon la|un|una|a la|al',
    right: 'correcta|correcto|buena|buen|bueno|nueva|nuevo|exacta|exacto|verdadera|real|maximo|maxima',
    of: 'de destino|del destinatario|de el|de ella|de mi amigo|de mi amiga|total|a pagar|de la factura',
    is: 'es|es la|es el|es de|de|del|seria|sera|tiene que ser|debe ser|deberia ser|que sea|sea',
    set: 'cambia|cambie|cambiale|cambieme|corrige|corrija|modifica|modifique|actualiza|actualice|sustituye|sustituya|reemplaza|reemplace|pon|ponga|ajusta|ajuste|fija|fije|sube|suba|baja|baje|quiero cambiar|quisiera cambiar|puedes cambiar|podrias cambiar',
    to: 'a|al|por|en|como|para que sea|a esta|por esta',
  },
  deeds: {
    transfer: {
      before:
        'manda|envia|mandalo|envialo|mandala|enviala|mandalos|envialos|paga|transfiere|mandale|enviale|gira|mande|envie|pasa|pasale',
    },
    swap: {
      before:
        'vende|vendelo|vendelos|vendela|vendelas|cambia|cambialo|cambialos|convierte|conviertelo|compra|venda|cambie',
    },
    bridge: { before: 'pasa|pasalo|mueve|muevelo|lleva|llevalo|puentea|manda|mandalo' },
  },
  account: {
    before: 'a|para|al|hacia|a la direccion|a la wallet|a la cuenta|para la direccion|a esta|a esta direccion|esta',
    names:
      'la direccion|la direccion es|la direccion correcta|la direccion correcta es|la direccion buena|la direccion buena es|la direccion nueva|la nueva direccion|la wallet correcta|la wallet buena|la cartera correcta|la billetera correcta|el destinatario|el destinatario correcto|la destinataria|direccion|destinatario|direccion correcta',
    kin: 'a mi vecina|a mi vecino|a mi madre|a mi padre|a mi hermana|a mi hermano|a mi amiga|a mi amigo',
  },
  network: {
    before: 'en|por|via|a traves de|en la|por la|en la red|por la red|en la red de|por la red de|sobre|x',
    names: 'la red|red|la red correcta|la red es|la cadena',
    nouns: 'network',
    to: { before: 'a|hacia|hasta|a la red' },
    from: { before: 'desde|de|desde la red|saliendo de|con salida en|salida' },
  },
  token: {
    names: 'el token|token|la moneda|moneda',
    paying: { before: 'en|con' },
    received: { before: 'a|por|a cambio de|quiero recibir|prefiero recibir|recibir|recibo' },
    paid: { before: 'con|con mi|con mis|pago con|pagar con|pagando con|pagare con|vendo|mejor pago con' },
    article: 'los|unos|las|mis|el|lo',
  },
  amount: {
    before: 'solo|solamente|unicamente|un total de|en total|con|exactamente|justo',
    behind: 'exactos|exactas|justos|justas|tokens|monedas|en total|nomas',
    names:
      'la cantidad|cantidad|el importe|importe|el monto|monto|la cantidad correcta|el importe correcto|el monto correcto',
    of: 'de',
    spent: { before: 'por|con|por valor de|gastando|gasta|quiero gastar' },
  },
  shares: {
    half: 'la mitad|mitad',
    onlyHalf:
      'solo la mitad|solamente la mitad|la mitad nada mas|la mitad nomas|mejor la mitad|mejor solo la mitad|dejalo en la mitad',
    halfOfMine: 'la mitad de lo que tengo|la mitad de mi saldo|la mitad de lo que haya|la mitad del saldo',
    double: 'el doble|doble',
    all: 'todo|todos|todas|todo lo que tengo|todo lo que tenga|todo lo que haya|todo mi saldo|todo el saldo|el total|todo lo que me queda',
    add: { before: 'sumale|sumale otros|anadele|anadele otros|agregale|agregale otros|sumale otras', behind: 'de mas' },
    mine: {
      half: 'la mitad de mis|la mitad de mi|mitad de mis|la mitad de los|la mitad de todos mis',
      all: 'todos mis|todo mi|todas mis|todos los|todo el|todos los que tengo de',
      behindHalf: '',
      behindAll: '',
    },
  },
  slippage: {
    names:
      'slippage|el slippage|deslizamiento|el deslizamiento|tolerancia|con slippage|con slippage de|slippage maximo|el slippage maximo|un slippage|con un slippage|que el deslizamiento no pase|que el slippage no pase',
    of: 'de|del|a|al|en|un|el|es|con un|con el|ponle un|pon un|maximo',
    behind: 'de slippage|slippage|de deslizamiento|de tolerancia|de slippage maximo',
  },
  instead:
    'mejor que a|mejor que en|mejor que por|mejor que con|antes que|mas que|en vez de|en lugar de|en vez del|en lugar del|y no',
  insteadBehind: '',
  not: 'no|no a|no en|no es|no era|no eran|no son|no por',
  notBehind:
    'no|es caro|es muy caro|es carisimo|sale caro|es lento|es muy lento|es mucho|es poco|es demasiado|son muchos|son pocos|son demasiados',
  tails:
    'preferiblemente|de preferencia|por supuesto|obviamente|nada mas|nomas|no mas|y ya|y listo|claro|en total|entonces|mejor|solo|al final|perdon|perdona|ahora|preferentemente|obvio',
  asides:
    'que voy justo|que voy justa|ando corto|ando corta|voy justo|voy justa|ando corto de dinero|ando corta de dinero|no tengo mas|mas no tengo|me equivoque|me he equivocado|me confundi|me he confundido|perdon|perdona|disculpa|lo siento|error mio|fallo mio|es mas barato|que es mas barato|sale mas barato|que sale mas barato|porque ahi es mas barato|que ahi es mas barato|porque es mas barato|es mas rapido|que es mas rapido|que base anda lenta|la otra ya no la uso|esa ya no la uso|con eso basta|con eso alcanza|es suficiente|cambie de idea|cambie de opinion|cambio de planes|que tonto|que tonta|se me fue el dedo|me comi el orden de los numeros',
  asidesOf: ASIDES_OF.es,
  ends: SPANISH_ENDS,
};
