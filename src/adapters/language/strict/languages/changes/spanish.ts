import type { ChangeWords } from './change-words.ts';

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
    'uy no|ay no|no no|perdon|perdona|perdone|disculpa|disculpe|disculpame|lo siento|me equivoque|me he equivocado|me confundi|me he confundido|me lie|error mio|fallo mio|culpa mia|corrijo|correccion|rectifico|uy perdon|no perdon|ay perdon|uy me equivoque|me equivoque de direccion|me equivoque de red|direccion equivocada|direccion incorrecta|la direccion estaba mal|la direccion esta mal|esa direccion estaba mal|esa no era|no era esa|red equivocada|cantidad equivocada|se me colo un cero|se me colo un cero de mas|se me fue el dedo|lo puse mal|escribi mal|en realidad|mejor dicho|quise decir|queria decir|digo',
  denies: 'espera|espera no|uy espera|no espera|no|uy|ay|que no',
  leads: {
    any: 'mejor|mejor que sea|mejor que sean|casi mejor|que sea|que sean|q sea|q sean|mas bien|prefiero|prefiero que sea|prefiero que sean|cambialo a|cambiala a|cambia a|cambialo por|cambia por|quise decir|queria decir|queria poner|quise poner|quiero que sea|quiero que sean|debia ser|debian ser|tenia que ser|tenian que ser|en realidad|en realidad es|en realidad son|lo correcto es|pensandolo bien|al final|finalmente|correccion|corrijo|rectifico|ponlo en|pon|ponga|ponme|ponle|no mejor|mejor solo|o mejor',
    amount:
      'subelo a|sube a|subele a|bajalo a|baja a|bajale a|aumentalo a|aumenta a|reducelo a|reduce a|dejalo en|dejemoslo en|deja en|cambia la cantidad a|cambia el importe a|cambia el monto a|manda|envia|que valgan|vende|haz',
    token: 'usa|use|usemos|utiliza|coge|cambia la moneda a|cambia el token a',
    account:
      'usa|use|utiliza|mandalo a|envialo a|mandaselo a|enviaselo a|mandala a|cambia el destinatario a|cambia la direccion a|la correcta es|el correcto es|la buena es|el bueno es|la nueva es|es esta|la correcta|la buena|me referia a',
    network:
      'usa|use|usemos|utiliza|que vaya|que salga|que vayan|hazlo|hagalo|hazlo mejor|mandalo|envialo|mandala|mejor hazlo|mejor mandalo|cambia la red a|cambiala a|cambia de red a|pasalo',
  },
  trails: 'quise decir|queria decir|queria poner|mejor|digo|en vez de eso|en su lugar',
  is: 'es|son|era|eran|seria|serian|es para|son para|va para|va a|va|a ver|en total son|pues',
  wants: 'quiero|queria|quisiera',
  joins: 'y|y que sea|y ademas',
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
    from: { before: 'desde|de|desde la red' },
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
  },
  shares: {
    half: 'la mitad|mitad',
    onlyHalf:
      'solo la mitad|solamente la mitad|la mitad nada mas|la mitad nomas|mejor la mitad|mejor solo la mitad|dejalo en la mitad',
    halfOfMine: 'la mitad de lo que tengo|la mitad de mi saldo|la mitad de lo que haya|la mitad del saldo',
    double: 'el doble|doble',
    all: 'todo|todos|todas|todo lo que tengo|todo lo que tenga|todo lo que haya|todo mi saldo|todo el saldo|el total|todo lo que me queda',
    add: { before: 'sumale|sumale otros|anadele|anadele otros|agregale|agregale otros|sumale otras', behind: 'de mas' },
  },
  slippage: {
    names:
      'slippage|el slippage|deslizamiento|el deslizamiento|tolerancia|con slippage|con slippage de|slippage maximo|el slippage maximo|un slippage|con un slippage|que el deslizamiento no pase|que el slippage no pase',
    of: 'de|del|a|al|en|un|el|es|con un|con el|ponle un|pon un|maximo',
    behind: 'de slippage|slippage|de deslizamiento|de tolerancia|de slippage maximo',
  },
  instead: 'en vez de|en lugar de|en vez del|en lugar del|y no',
  insteadBehind: '',
  not: 'no|no a|no en|no es|no era|no eran|no son|no por',
  notBehind: 'no',
  tails: 'nada mas|nomas|no mas|y ya|y listo|claro|en total|entonces|mejor|solo|al final|perdon|perdona|ahora',
  asides:
    'que voy justo|que voy justa|ando corto|ando corta|voy justo|voy justa|ando corto de dinero|ando corta de dinero|no tengo mas|mas no tengo|me equivoque|me he equivocado|me confundi|me he confundido|perdon|perdona|disculpa|lo siento|error mio|fallo mio|es mas barato|que es mas barato|sale mas barato|que sale mas barato|porque ahi es mas barato|que ahi es mas barato|porque es mas barato|es mas rapido|que es mas rapido|que base anda lenta|la otra ya no la uso|esa ya no la uso|con eso basta|con eso alcanza|es suficiente|cambie de idea|cambie de opinion|cambio de planes|que tonto|que tonta|se me fue el dedo|me comi el orden de los numeros',
  ends: {
    whole:
      'no gracias|mejor no|pues no|al final no|ya no|ahora no|hoy no|de momento no|por ahora no|no hace falta|ya no hace falta|no es necesario|ya no es necesario|ya no lo necesito|ya no quiero|no lo quiero|ya no lo quiero|ya no me interesa|otro dia|mejor otro dia|en otro momento|falsa alarma|me arrepenti|me arrepiento|me he arrepentido|cambie de idea|cambie de opinion|he cambiado de idea|he cambiado de opinion|me lo he pensado mejor|lo he pensado mejor|lo pense mejor|me lo pense mejor|desisto|abandono|renuncio|me echo atras|me echo para atras|me echo pa atras|que me echo atras|que me echo pa atras|sin efecto|queda sin efecto|no lo hagas|no lo haga|no la hagas|no hagas nada|no haga nada|no lo mandes|no lo envies|no lo mande|no lo envie|no la mandes|no mandes nada|no envies nada|no mande nada|no envie nada|no mandes|no envies|no compres|no compres nada|no vendas|no vendas nada|no transfieras|no transfieras nada|no pagues|no pagues nada|no lo compres|no lo vendas|no lo pagues|ya no lo hagas|ya no lo mandes|ya no lo envies|ya no mandes nada|ni lo mandes|mejor lo dejo|mejor lo dejamos|lo dejamos|dejalo|dejala|dejelo|dejalo ya|dejalo estar|dejelo estar|dejemoslo|lo dejo estar|ya lo hare otro dia|lo hago otro dia|lo hare otro dia|olvidalo|olvidala|olvidelo|olvidate|olvidate de eso|olvidemoslo|olvida lo dicho|olvida lo que dije|retiro lo dicho|parale|para para para|para para|stop|aborta|ya no quiero cambiar nada|ya no quiero cambiar|ya no quiero enviar nada|ya no quiero mandar nada|yo ya no quiero|ya no quiero hacer esto|yo ya no quiero hacer esto|ya no quiero comprar|ya no quiero vender|que no que me echo pa atras',
    stops:
      'cancela|cancele|cancelar|cancelalo|cancelala|cancelelo|cancelamelo|cancelemoslo|lo cancelo|anula|anule|anular|anulalo|anulala|anulelo|borra|borre|borralo|borrala|borrelo|elimina|eliminalo|descarta|descartalo|frenalo|paralo|detenlo|suspende|suspendelo|abortalo|quiero cancelar|quisiera cancelar|quiero anular|quiero cancelarlo|mejor cancela|mejor cancelalo|desestima',
    objects:
      'eso|esto|todo|la operacion|la transferencia|la transaccion|la orden|la solicitud|la peticion|el pedido|el envio|el pago|el cambio|el intercambio|el swap|el giro|la compra|la venta|esta operacion|esta transferencia|este envio|este pago|esta orden|mi pedido|mi solicitud|ya|ahora mismo|ya mismo|inmediatamente|por completo|del todo|eso que te pedi|eso q te pedi',
    reasons:
      'ya le pague|ya se lo pague|ya lo pague|ya esta pagado|ya le pague en efectivo|ya le di efectivo|ya le di el dinero en mano|ya le di el dinero|me arrepenti|me he arrepentido|me arrepiento|cambie de idea|cambie de opinion|he cambiado de idea|he cambiado de opinion|no me fio|no me fio de el|no me fio de ella|me ha salido un gasto|me salio un gasto|ya no me interesa|ya no hace falta|no me hace falta|me equivoque|surgio algo|hoy no va a poder ser|demasiado caro|es muy caro|esta muy caro',
  },
};
