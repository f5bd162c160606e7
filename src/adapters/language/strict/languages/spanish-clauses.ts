import type { ClauseWords } from './romance-clause-words.ts';
import { before, forms } from './romance-forms.ts';

const THEM = 'los|lo|las|la';
/** "mándalos", "mándaselos" */
const sendThem = [
  forms('manda envia pasa paga deposita transfiere gira abona mande envie pague transfiera', THEM),
  forms('manda envia pasa paga deposita transfiere devuelve', 'selos|selo|sela|selas'),
].join('|');
const swapThem = [
  forms('cambia convierte pasa intercambia swapea canjea cambie convierta permuta vende transforma', THEM),
  forms('cambia convierte pasa', 'melos|melo|mela'),
].join('|');
const SWAP_INFINITIVES = 'cambiar|convertir|pasar|intercambiar|vender|canjear';

/** The words of Spanish requests that have several clauses, or no verb. */
export const SPANISH_CLAUSES: ClauseWords = {
  quarterOne: 'un cuarto de',
  so: 'asi que|asi q|por eso|entonces|pues',
  because: 'porque|ya que|xq|pq|que|q|puesto que',
  pronoun: 'el|ella',
  states:
    'esta esperando|me esta esperando|ya esta esperando|esta esperandolo|espera|cumple anos|cumple anos hoy|hoy cumple anos|esta de cumple|esta de cumpleanos|se casa|se gradua|se gradua hoy|lo necesita|los necesita|lo necesita ya|necesita dinero|necesita plata|necesita el dinero|esta aqui|ya esta aqui|ya termino|ha terminado|vino hoy|vino ayer|ha venido hoy',
  came: 'vino|ha venido|estuvo|ha estado|terminó|ya terminó|ha terminado|ya ha terminado|acabó|ya acabó|ha acabado|ya vino|pasó|ha pasado',
  cameTo: 'a casa|en casa|por casa|aqui|por aqui|al piso|el trabajo|la obra|los trabajos|la reparacion|el arreglo',
  when: 'hoy|ayer|anoche|anteayer|esta manana|esta tarde|esta noche pasada|ayer por la tarde|ayer por la manana|ayer por la noche|el lunes pasado|el sabado pasado|el viernes pasado|el domingo pasado|el otro dia|hace un rato|la semana pasada',
  shared:
    'cenamos|comimos|almorzamos|desayunamos|salimos|cenamos juntos|comimos juntos|almorzamos juntos|hemos cenado|hemos comido|hemos cenado juntos|hemos comido juntos|fuimos a cenar|fuimos a comer|fuimos al cine|compramos el regalo juntos|salimos a cenar|salimos a comer',
  worked:
    'arreglo|arregló|ha arreglado|me arreglo|me arregló|reparo|reparó|ha reparado|cambio|cambió|ha cambiado|vino a arreglar|instalo|instaló|ha instalado|monto|montó|limpio|limpió|pinto|pintó',
  isDayOf: before(
    'es |hoy es |es hoy |manana es |',
    'el cumple de|el cumpleanos de|la boda de|la graduacion de|el aniversario de',
  ).concat(
    '|es el regalo de|es la comunion de|hoy cumple anos|cumple anos|hoy se casa|se casa|se gradua|hoy se gradua',
  ),
  isDay: 'es su cumple|es su cumpleanos|hoy es su cumple|hoy es su cumpleanos|es su boda|es su aniversario',
  please: 'por favor|porfa|porfavor|porfis|xfa|plis|pls|please',
  again: 'hazlo|hazlo ya|hazlo ahora|hazlo por favor|hazlo porfa|procede|adelante|dale|hagalo|hagalo ya',

  walletOf: before(
    'la |el ',
    'direccion de|direccion del|wallet de|wallet del|cartera de|cartera del|billetera de|billetera del|cuenta de|cuenta del|monedero de|monedero del',
  ),
  is: 'es|es esta|es la siguiente|es :|es esta :',
  areAmount: 'son|es|serian|le tocan',
  sendHim: [
    forms('manda envia pasa gira deposita transfiere abona paga devuelve mande envie pague transfiera abone', 'le'),
    'hazle un envio de|hazle una transferencia de|hazle un pago de|hagale una transferencia de|hazle llegar',
  ].join('|'),
  toHim:
    'a el|a ella|ahi|alli|para alla|a esa direccion|a esa cuenta|a esa wallet|a esa cartera|a esa billetera|a esta direccion',
  sendIt: [
    sendThem,
    'pagale|enviale ya|mandale ya|pagale ya',
    'hazlo|hazlo ya|hazme el envio|haz el envio|haz la transferencia|haz el pago|puedes enviarlo|puedes enviarlos|puedes mandarlo|puedes mandarlos|puedes pagarlo|puedes pagarlos|paga ya|enviar ya',
  ].join('|'),
  payPerson: '',
  told: before(
    '|le ',
    'mandas|envias|pasas|transfieres|pagas|depositas|giras|haces una transferencia de|haces un envio de|haces un pago de',
  ),
  lacks: 'necesita|precisa|le faltan|le hacen falta|necesita urgente|esta necesitando|ocupa',
  owing:
    'debo|le debo|tengo que pagar|tengo que pagarle|tengo que mandar|tengo que mandarle|tengo que enviar|tengo que enviarle|hay que pagar|hay que pagarle|hay que mandarle|necesito pagar|necesito pagarle|me toca pagar|me toca pagarle|toca pagar|toca pagarle|tengo que devolver|tengo que devolverle',
  empty: 'vacia|vaciame|vacie',
  wishGets:
    'quiero que|quisiera que|necesito que|necesito q|me gustaria que|quiero q|haz que|hagan que|haga que|por favor que',
  arrive: 'le lleguen|le llegue|lleguen|llegue|le caigan|le caiga|caigan',
  receive: 'reciba',
  wishNoun:
    'quiero|necesito|quisiera|solicito|pido|ordeno|autorizo|me gustaria|queria|deseo|necesitaria|le solicito|les solicito|te pido|quiero ordenar|colaborame con|ayudame con|me ayudas con|me haces|hagame|hazme',

  have: 'tengo|me quedan|me queda|tenemos|me pagaron|me han pagado|me llegaron|me acaban de llegar|acabo de recibir|aqui tengo|hay',
  swapIt: [
    swapThem,
    before(
      'quiero |quisiera |necesito |puedes |podrias |podes |me gustaria |puede |podria |',
      forms(SWAP_INFINITIVES.replaceAll('|', ' '), THEM),
    ),
    before(
      'los quiero |lo quiero |los quisiera |lo quisiera |los puedes |me los puedes |los podrias |me los podrias |los necesito |me los podes ',
      SWAP_INFINITIVES,
    ),
    before('me los |me lo |los |lo ', 'cambias|conviertes|pasas|cambia'),
    before('que quiero |que quisiera |q quiero |que necesito ', SWAP_INFINITIVES),
  ].join('|'),
  wantIt:
    'los quiero|lo quiero|los quisiera|quiero tenerlos|quiero tenerlo|los quiero tener|los necesito|los preciso|que quiero',
  swapItAgain: 'me los cambias|me lo cambias|los cambias|puedes hacerlo|me ayudas|hazlo|cambialos',
  moveIt: [
    forms('pasa mueve lleva manda envia cruza migra traslada', THEM),
    before('quiero |necesito |puedes |podrias |quisiera ', forms('pasar mover llevar mandar cruzar', THEM)),
    before('los quiero |lo quiero |los necesito |me los |los ', 'pasar|mover|llevar|cruzar'),
    before('me los |los ', 'pasas|mueves|llevas'),
  ].join('|'),
  liesOn: 'que tengo en|en|que estan en|que hay en|que me quedan en|que estan atascados en|atascados en|de la red',
  take: 'toma|coge|agarra|usa|saca|tome|use|utiliza',
  and: 'y',
  withIt: 'con ellos|con eso|con ello|con esos',
  want: 'quiero|quisiera|necesito|dame|deme|consigueme|me gustaria tener|quiero tener|quiero recibir|quiero conseguir|me das|damelo en|ponme|sacame|agarrame',
  payingWith:
    'pagando con|pagando en|pagandolos con|pagandolo con|pagados con|y pago con|y pago en|y los pago con|y lo pago con|y pagas con|y paga con|a cambio de|y uso|usando|y te doy',
  pay: 'paga con|pagalo con|pagalos con|pago con|usa|usando|pagando con|paga',
  allOn: 'todo dentro de|todo en|todo por|todo sobre|todo dentro de la|todo en la',
  place: 'pon|poné|meté|pone|ponme|ponga|mete|metele|meteme|invierte|inverti|invierta|coloca|coloque',
  placing: 'poner|meter|colocar|invertir',
  placeInto: 'en',
  useChain: 'usa|utiliza|use|utilice',
  toDo: 'para|pa',

  heading:
    'transferencia|orden de pago|pago|envio|solicitud de transferencia|solicitud de pago|quiero hacer una transferencia|quiero hacer un pago|necesito hacer una transferencia|deseo realizar una transferencia|quiero hacer un envio|quiero mandar plata|quiero mandar dinero|quiero enviar dinero|nueva transferencia|orden de transferencia|orden|datos del pago|datos de la transferencia|por favor|hola|buenas|buenos dias|buenas tardes',
  amountLabel: 'importe|monto|cantidad|valor|suma|total|cuantia',
  tokenLabel: 'moneda|token|divisa|activo|cripto',
  toLabel:
    'destinatario|beneficiario|destino|receptor|a|para|direccion|direccion de destino|wallet|wallet destino|cuenta destino|cuenta de destino|billetera destino|direccion destino|cartera|billetera|recibe',
  chainLabel: 'red|cadena|blockchain',
  noteLabel: 'concepto|motivo|asunto|referencia',
};
