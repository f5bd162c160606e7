import type { EndWords } from './change-words.ts';

const DEED = 'hacer|enviar|mandar|pagar|comprar|vender|transferir|convertir|intercambiar|mover|pasar|seguir|continuar';
const WISHED = `${DEED}|${['lo', 'la', 'los', 'nada', 'eso', 'esto', 'nada de esto'].flatMap((what) => DEED.split('|').map((deed) => (/^l/.test(what) ? `${deed}${what}` : `${deed} ${what}`))).join('|')}`;
const WISHED_OR_NONE = `${WISHED}|`;
const DONT = [
  'hagas',
  'haga',
  'mandes',
  'mande',
  'envies',
  'envie',
  'pagues',
  'pague',
  'compres',
  'compre',
  'vendas',
  'venda',
  'transfieras',
  'transfiera',
  'sigas',
  'siga',
]
  .flatMap((verb) => [
    verb,
    `lo ${verb}`,
    `la ${verb}`,
    `los ${verb}`,
    `${verb} nada`,
    `${verb} eso`,
    `le ${verb} nada`,
  ])
  .join('|');

export const SPANISH_ENDS: EndWords = {
  weak: 'paso|yo paso|mejor paso|no mejor no|no al final no|siempre no|no siempre no|no ya no|mejor dejalo|no gracias|mejor no|pues no|al final no|ya no|ahora no|hoy no|de momento no|por ahora no|no hace falta|no es necesario|dejalo|dejala|dejelo|dejalo ya|dejalo estar|dejelo estar|dejemoslo|lo dejamos|mejor lo dejo|mejor lo dejamos|otro dia|en otro momento|stop|para para para|para para|parale|aborta',
  no: '',
  but: 'pero',
  wishes: [
    ['yo|', 'ya no|no', 'quiero|deseo|voy a|pienso|vamos a|queremos', WISHED],
    ['mejor|', 'prefiero no', WISHED],
    ['se me|', 'quitaron las ganas|fueron las ganas', 'de|', WISHED_OR_NONE],
    ['he decidido|decidi|hemos decidido|prefiero', 'no', WISHED],
    ['no|mejor no|ya no|', 'no', DONT],
  ],
  because: 'porque|que|pues|ya que|es que|pq|xq|porq|por que ya',
  so: 'asi que|por eso|por lo que|entonces|conque|asi q',
  whole:
    'mejor no lo hago|mejor no lo mando|mejor no lo envio|mejor no mando nada|mejor no hago nada|no lo hago|no lo voy a hacer|lo he pensado y no lo hago|me lo he pensado y no lo hago|me lo he pensado y no lo mando|lo pense bien y no|olvidemos esto|mejor lo olvidamos|ya no hace falta|ya no es necesario|ya no lo necesito|ya no quiero|no lo quiero|ya no lo quiero|ya no me interesa|mejor otro dia|falsa alarma|me arrepenti|me arrepiento|me he arrepentido|cambie de idea|cambie de opinion|he cambiado de idea|he cambiado de opinion|me lo he pensado mejor|lo he pensado mejor|lo pense mejor|me lo pense mejor|desisto|abandono|renuncio|me echo atras|me echo para atras|me echo pa atras|que me echo atras|que me echo pa atras|sin efecto|queda sin efecto|no lo hagas|no lo haga|no la hagas|no hagas nada|no haga nada|no lo mandes|no lo envies|no lo mande|no lo envie|no la mandes|no mandes nada|no envies nada|no mande nada|no envie nada|no mandes|no envies|no compres|no compres nada|no vendas|no vendas nada|no transfieras|no transfieras nada|no pagues|no pagues nada|no lo compres|no lo vendas|no lo pagues|ya no lo hagas|ya no lo mandes|ya no lo envies|ya no mandes nada|ni lo mandes|lo dejo estar|ya lo hare otro dia|lo hago otro dia|lo hare otro dia|olvidalo|olvidala|olvidelo|olvidate|olvidate de eso|olvidemoslo|olvida lo dicho|olvida lo que dije|retiro lo dicho|ya no quiero cambiar nada|ya no quiero cambiar|ya no quiero enviar nada|ya no quiero mandar nada|yo ya no quiero|ya no quiero hacer esto|yo ya no quiero hacer esto|ya no quiero comprar|ya no quiero vender|que no que me echo pa atras|no ya no quiero|no no quiero|no no lo mandes|no no lo hagas',
  stops:
    'cancelalo mejor|cancelala mejor|cancela mejor|mejor lo cancelo|mejor la cancelo|anulalo mejor|quiero que canceles|quiero que anules|puedes cancelar|podrias cancelar|puede cancelar|puedes anular|me gustaria cancelar|necesito cancelar|deseo cancelar|deseo anular|vamos a cancelar|mejor cancelamos|mejor cancelala|cancelamos|cancelad|cancelas|cancelen|cancelenla|anulalo todo|da por cancelada|da por anulada|revoca|revoque|retira|retire|olvida|olvide|cancela|cancele|cancelar|cancelalo|cancelala|cancelelo|cancelamelo|cancelemoslo|lo cancelo|anula|anule|anular|anulalo|anulala|anulelo|borra|borre|borralo|borrala|borrelo|elimina|eliminalo|descarta|descartalo|frenalo|paralo|detenlo|suspende|suspendelo|abortalo|quiero cancelar|quisiera cancelar|quiero anular|quiero cancelarlo|mejor cancela|mejor cancelalo|desestima',
  weakStops: 'aborta',
  objects:
    'eso|esto|todo|la operacion|la transferencia|la transaccion|la orden|la solicitud|la peticion|el pedido|el envio|el pago|el cambio|el intercambio|el swap|el giro|la compra|la venta|esta operacion|esta transferencia|este envio|este pago|esta orden|mi pedido|mi solicitud|ya|ahora mismo|ya mismo|inmediatamente|por completo|del todo|eso que te pedi|eso q te pedi',
  reasons:
    'ya le pague por bizum|ya le hice bizum|ya le hice un bizum|ya se lo di|ya se lo di en mano|ya le transferi|ya le pague|ya se lo pague|ya lo pague|ya esta pagado|ya le pague en efectivo|ya le di efectivo|ya le di el dinero en mano|ya le di el dinero|me arrepenti|me he arrepentido|me arrepiento|cambie de idea|cambie de opinion|he cambiado de idea|he cambiado de opinion|no me fio|no me fio de el|no me fio de ella|me ha salido un gasto|me salio un gasto|ya no me interesa|ya no hace falta|no me hace falta|me equivoque|surgio algo|hoy no va a poder ser|demasiado caro|es muy caro|esta muy caro',
};
