import { COINS, stressed } from '../../text/letters.ts';
import type { CommandTable } from '../command-table.ts';

const SEND =
  'envia|enviar|envie|enviale|enviarle|envien|manda|mandar|mande|mandale|mandarle|transfiere|transferir|transfiera|transfierele|paga|pagar|pague|pagale|pagarle|pasa|pasar|pase|pasale|gira|girar|gire|deposita|depositar|remite|remitir|haz una transferencia de|hacer una transferencia de|haz un pago de|hacer un pago de';
const TRADE =
  'cambia|cambiar|cambie|cambiame|intercambia|intercambiar|convierte|convertir|convierta|convierteme|canjea|canjear|vende|vender|venda|swapea|swapear';

export const SPANISH: CommandTable = {
  language: 'es',
  units: {
    currencies: { USD: 'dolar|dolares|usd|dolares americanos|dolares estadounidenses', EUR: 'euro|euros|eur' },
    percent: '%|por ciento',
    spelling: stressed,
    coins: COINS,
  },
  of: '[de|en]',
  my: '[de] [mi|mis|los|el]',
  all: 'todo mi|todos mis|todo el|todos los|toda mi|todo mi saldo de',
  half: 'la mitad de mi|la mitad de mis|la mitad de los|la mitad del|mitad de mis|mitad de mi|la mitad de mi saldo de',
  greeting: 'hola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|hey|oye|ok|vale|estimados|que tal',
  please: 'por favor|porfa|porfavor|pls|please|xfa',
  thanks:
    'gracias|muchas gracias|mil gracias|gracias de antemano|muchas gracias de antemano|un saludo|saludos|te lo agradezco',
  wish: 'quiero|quisiera|queria|querria|me gustaria|necesito|deseo|tengo que|quiero que|necesito que|quisiera que|me gustaria que|necesitaria|vamos a|ayudame a',
  ask: 'puedes|podrias|puede|podria|me puedes|me podrias|me puede|me podria|puedes ayudarme a|podrias ayudarme a|me ayudas a|es posible',
  on: '(en|por|via|usando|sobre) [la] [red|cadena] [de] {c}',
  slippage: [
    '[con] [un] [slippage|deslizamiento] [maximo] [de|del|:] {p}',
    '[con] [un] {p} de (slippage|deslizamiento)',
  ],
  forms: {
    transfer: [
      `(${SEND}) {a} (a|al|para|hacia) [la] [direccion|cuenta|cartera|billetera|wallet] [:] {r}`,
      `(${SEND}) (a|para) [la direccion] {r} {a}`,
      `(${SEND}) {a} {r}`,
      `(a|para) {r} [,] (${SEND}) {a}`,
      `(${SEND}) {a}`,
      `(${SEND}) {t}`,
      `(${SEND}) {t} (a|para) {r}`,
    ],
    swap: [
      `(${TRADE}) {f} (a|por|en|para) {o}`,
      '(compra|comprar|compre|comprame|comprarme) {o} (con|usando|por) {f}',
      '(compra|comprar|compre|comprame|comprarme) {g} (con|usando) [mis|mi] {s}',
      '(usa|usar|use|gasta|gastar) {f} para (comprar|comprarme) {o}',
      `(${TRADE}) {f}`,
      `(${TRADE}) {s}`,
      `(${TRADE}) {s} (a|por|en) {o}`,
      '(compra|comprar|compre|comprame) {g}',
      '(compra|comprar|compre|comprame) {o}',
    ],
    bridge: [
      '(puentea|puentear|bridgea|bridgear|pasa|pasar|pase|mueve|mover|mueva|transfiere|transferir|lleva|llevar|envia|enviar) {a} (de|desde) [la red] {x} (a|hacia|hasta) [la red] {y}',
    ],
    wrap: ['(envuelve|envolver|wrappea|wrapea|convierte) {a} (en|a) {o}', '(envuelve|envolver|wrappea|wrapea) {a}'],
    unwrap: ['(desenvuelve|desenvolver|unwrappea) {a} [(en|a) {o}]'],
  },
  open: {
    answers: [
      '(a|para) {r}',
      'a la direccion {r}',
      '(en|por) [la] [red] [de] {c}',
      '(desde|de) {x}',
      '(a|hacia) {y}',
      'con {s}',
      '(por|a|en) {o}',
      '{u} (a|para) {r}',
      '{u} en {c}',
      '(a|para) {r} en {c}',
      '{p} de slippage',
      'slippage [de] {p}',
    ],
    corrects:
      'no ,|no !|perdon ,|perdona ,|disculpa ,|en realidad|mejor|espera ,|no perdon|quise decir|quiero decir|digo|no mejor',
    sets: 'que sean|que sea|pon|ponle|ponlo|cambialo a|cambia a|cambia la cantidad a|cambia el importe a|cambia la red a|cambia el destinatario a|hazlo|usa|envialo|envialo a|mandalo|mandalo a|mejor',
    instead: 'en su lugar|mejor|en vez de eso',
    contrasts: 'no|y no|en vez de|en lugar de',
    double: 'el doble|duplica la cantidad',
    changes: ['{double}'],
    ends: 'no|cancela|cancelar|cancelalo|cancelala|cancela eso|cancela todo|cancela la operacion|cancela el envio|cancela el cambio|para|detente|olvidalo|dejalo|no lo hagas|no lo envies|no lo mandes|anula|anulalo|ya no|mejor no|no gracias|aborta|abortar',
  },
};
