import type { FollowUpWords } from './follow-up-words.ts';

export const SPANISH: FollowUpWords = {
  thanks:
    'gracias|muchas gracias|mil gracias|gracias mil|millon de gracias|hola|buenas|buenos dias|buenas tardes|buenas noches|saludo|adios|chao|chau|felicidades|enhorabuena|bienvenido|bienvenida',
  greets:
    'saludos|saludo|un saludo|abrazo|un abrazo|abrazos|beso|besos|un beso|besitos|recuerdos|felicitaciones|carinos',
  also: 'tambien|ademas|asimismo|igualmente|aparte|encima|otra vez|de nuevo',
  for: 'por|por la|por los|por las|por el|por lo|por ese|por esos|por eso',
  times: 'veces|vez',
  elsewhere:
    'viejo|vieja|antiguo|antigua|anterior|anteriores|previo|previa|original|reembolso|devolucion|remitente|emisor|comision|comisiones|tarifa|tarifas|factura|cumpleanos|proximo|proxima|siguiente|de siempre|otra mitad|la otra mitad|en el recibo|en la nota',
  mine: 'mi|mis',
  fine: 'ok|okay|okey|oki|claro|perfecto|listo|bueno|todo correcto|todo correcta|todo lo mejor|esta bien',
  small:
    'el|la|lo|los|las|un|una|eso|esos|esas|solo|solamente|nada mas|no mas|nomas|por favor|porfa|porfi|plis|porfis|pues|ya|ahora',
  was: 'era|eran',
  soft: 'mira|mire|mirad|oye|oiga|ojo|exactos|exactas|exactamente|justos|justo|ese|esa|esto|estos|estas|esta|este|ah|ay|eh|mm|hm|venga|va|hombre|tio|tia|wey|guey|che|amigo|amiga|compa|senor|senora|usted|le|me|te|se|q|igual|tal cual|en total|de total|total|como mucho|maximo|como maximo|a lo sumo|en realidad|realmente|a secas|puro|puros|nuestro bien|aqui|aqui tienes|aqui va|aqui esta|ahi va|toma|te paso|le paso|paso|para ti|para que|lo demas igual|el resto igual|todo lo demas igual|lo otro igual|nuevo|nueva|concretamente|estaria bien|esta bien|a ver|cadena principal|apunta|anota|jaja|jajaja|jeje|lo que|el que|la que|los que|pero|yo|asi|nos|ay que',
  and: 'y|e',
  marks:
    'cambia la cantidad|cambia el monto|cambia el importe|cambia la suma|cambie la cantidad|cambie el monto|cambie el importe|mejor|mejor que sean|que sean|q sean|que sea|q sea|sean|sea|serian mejor|quise decir|queria decir|me referia a|quise poner|queria poner|ponle|pon|ponme|pongale|pongalo|ponlo|poner|pongamos|ponga|mete|metele|meteme|meta|dejalo en|dejala en|dejemoslo en|deja en|dejame|hazlo|haz que|hazla|haga|hagalo|hagamoslo|que vaya|que vayan|q vaya|vaya|que salga|que salgan|usa|use|usemos|utiliza|coge|agarra|toma mejor|prefiero|preferiria|preferimos|casi mejor|mas bien|sino|corrige|corrija|corrijo|correccion|rectifico|rectifica|rectifique|modifica|modifique|actualiza|ajusta|ajustalo|debian ser|debia ser|tenian que ser|tenia que ser|tiene que ser|tienen que ser|deberian ser|deberia ser|debe ser|deben ser|la buena es|el bueno es|la correcta es|el correcto es|lo correcto es|la que vale es|la nueva es|el nuevo es|que valgan|manda|mandale|mandalo|mandalos|envia|enviale|envialo|envialos|pasale|al final|finalmente|definitivamente|pensandolo bien|ahora que lo pienso|ha de ser|seria mejor|quiero|quiero que sean|quiero que vaya|quisiera|querria|tiene que ir|tienen que ir|debe ir|entonces|pues entonces|tira|ve|vamos|pasalo|correcta|correcto|buena|pasa|mejor dejarlo en',
  'marks to':
    'cambialo a|cambiala a|cambialos a|cambialo por|cambiala por|cambia a|cambie a|cambielo a|cambiamos a|cambialo para|pasalo a|pasala a|subelo a|subela a|sube a|subele a|bajalo a|baja a|bajale a|ponlo a|aumentalo a|aumenta a|reducelo a|reduce a|modificalo a|corrigelo a',
  no: 'uy no|ay no|no no|no espera|espera no|para no|estaba mal|esta mal|esa no era|ese no era|esa era la vieja|era la vieja|lo puse mal|lo he puesto mal|puse mal|escribi mal|teclee mal|incorrecto|incorrecta|equivocada|equivocado',
  past: 'devuelve|devuelvele|devuelveme|devolver|devuelva|ayer|anoche|la semana pasada|el mes pasado|hace un|hace dos|el otro dia|mando|enviaron|pago ayer|cobro|cobraron',
  keeps:
    'no cambies nada|no cambie nada|no toques nada|no cambiar nada|esta bien asi|asi esta bien|asi esta|dejalo como esta|dejalo tal cual|dejalo tal como esta|dejalo igual|mejor asi|que siga igual|todo igual|sin cambios|no lo cambies|no canceles|no lo canceles|no cancelar|no lo cancele|que va esta bien asi|bien asi|dejalo asi|dejala asi|dejemoslo asi|dejalo como va|no pasa nada|no hay problema',
  oops: 'uf|uff|uy|ups|upsi|huy|uh|perdon|perdona|perdone|disculpa|disculpe|disculpame|lo siento|digo|me equivoque|me he equivocado|me equivoco|me confundi|me he confundido|me lie|me he liado|se me colo|se me fue|se me fue el dedo|me fallo el dedo|error mio|culpa mia|fallo mio|me baile|se me bailan|se me bailaron|que tonto|que tonta|un cero de mas|un cero de menos|sobra un cero|falta un cero',
  copula: 'es|son|seria|serian|queda en|serán|seran|sera|va a ser|van a ser',
  own: 'su|sus|nuestro|nuestra|tu',
  to: 'a|al|para|pa|a la|a la de|al de|hacia|a nombre de|dirigido a',
  on: 'en|x|sobre|via|a traves de|en la|dentro de',
  from: 'desde|de mi|de mis',
  with: 'con|usando|con mis|con mi',
  of: 'de|del|de los|de las|de esos|de esas|de eso',
  gives: 'pago|pagar|pagare|pague|gasto|gastar|gastare|suelto|vendo|doy|entrego|pongo|pagando|pagarlo',
  gets: 'recibo|recibir|compro|comprar|quiero recibir|me llevo|obtengo|quiero comprar|compra|recibiendo',
  recipient:
    'direccion|la direccion|su direccion|direccion de|wallet|la wallet|su wallet|billetera|cartera|monedero|destinatario|el destinatario|la destinataria|destinataria|destino|cuenta|beneficiario|quien recibe|el que recibe|la que recibe|quien lo recibe|recibe',
  network: 'red|la red|cadena|la cadena|blockchain|layer',
  token: 'token|moneda|cripto|criptomoneda|stablecoin|en moneda',
  sum: 'cantidad|la cantidad|importe|el importe|monto|el monto|suma|cifra|valor',
  slippage: 'slippage|deslizamiento|tolerancia|desliz|tolerancia de slippage|deslizamiento maximo|con slippage',
  percent: 'por ciento|porciento|pct',
  permille: 'por mil',
  point: 'coma|punto|con',
  zero: 'cero',
  not: 'no|ni|nunca|tampoco|no era|no es|no son|no eran',
  instead: 'en vez de|en lugar de|en vez del|en lugar del|y no|en vez',
  reverse:
    'al reves|es al reves|justo al reves|al contrario|invertido|inviertelo|invierte|invertelo|esta invertido|dale la vuelta|dale vuelta|a la inversa|la direccion contraria|el sentido contrario|cambiados|intercambialos|estan cambiados|en el otro sentido',
  half: 'la mitad|mitad|la mitad de eso|solo la mitad',
  double: 'el doble|doble|duplicalo|duplica|el doble de eso|dobla|doblalo',
  all: 'todo|todos|todas|todito|todo lo que tengo|todo lo que tenga|todo lo que haya|todo lo que hay|el total|la totalidad|todo mi saldo|todo el saldo|toda|al completo',
  adds: 'anade|anadele|agrega|agregale|sumale|suma otros|sumar|aumenta|aumentale|subele|sube|anademe|echale',
  subtracts: 'quita|quitale|resta|restale|bajale|baja|descuenta|descuentale|rebaja|quitame',
  more: 'mas|extra|de mas|adicionales|otros',
  less: 'menos|de menos',
  because: 'porque|pq|xq|que es que|es que|ya que|puesto que|dado que|para que|que',
  why: 'es mas barato|sale mas barato|me sale mas barato|mas barato|es mas rapido|mas rapido|va mas rapido|es mas facil|cuesta menos|las comisiones son mas bajas|ando corto|ando corta|ando corto de dinero|ando corta de dinero|voy corto|voy corta|voy justo|voy justa|estoy corto de dinero|no tengo mas|soy generoso|soy generosa|estoy generoso|estoy generosa',
  closes:
    'dejalo estar|dejalo ya|dejalo|dejala|dejelo|dejelo estar|dejemoslo|dejemoslo ahi|lo dejamos|lo dejo estar|olvidalo|olvidala|olvidelo|olvidate|olvidate de eso|olvidemoslo|olvida eso|olvida lo dicho|olvida lo que dije|cancelalo|cancelala|cancelelo|cancelela|cancelamelo|cancela eso|cancela esto|cancela todo|canceladlo|cancelemos|cancelemoslo|lo cancelo|anulalo|anulala|anulelo|anula eso|anula esto|anula todo|anulemoslo|borralo|borrala|borrelo|borra eso|borra esto|borra todo|quitalo|quitala|retiralo|retirelo|retira eso|descartalo|descarta eso|descartelo|desechalo|parelo|detenlo|abortalo|tiralo|eliminalo|elimina eso|me echo atras|me echo pa atras|me echo para atras|me eche atras|me arrepenti|me arrepiento|me he arrepentido|cambie de idea|he cambiado de idea|cambie de opinion|he cambiado de opinion|cambio de planes|lo he pensado mejor|me lo he pensado mejor|lo pense mejor|lo pense bien|no lo hagas|no lo haga|no la hagas|no lo mandes|no lo envies|no mandes nada|no envies nada|no hagas nada|no haga nada|no transfieras nada|no compres nada|no vendas nada|ni lo mandes|ni se te ocurra|ya no lo necesito|no quiero hacerlo|ya esta pagado|ya lo pague|ya le pague|ya se lo pague|ya esta hecho|ya lo hice|ya lo resolvi|lo hago luego|lo hago despues|lo hago manana|lo hare luego|lo hare despues|lo hare manana|lo hare mas tarde|lo hare yo|ya lo mirare|otro dia sera|otra vez sera|mejor lo dejo|mejor lo dejamos|que no se haga|sin efecto|queda sin efecto|desisto|abandono|me retracto|falsa alarma',
  ends: 'no hace falta|ya no hace falta|no es necesario|ya no es necesario|ya no necesito|ya no quiero|no quiero seguir|ya no|no me interesa|ya no me interesa|otro dia|mejor otro dia|mas adelante|mejor no|mejor nada|nada nada|no puede ser|no va a poder ser|en otro momento|ya lo hare|lo dejo|renuncio|paralo|frenalo|no sigas|no siga|quiero cancelar|quisiera cancelar|no lo quiero|ya no lo quiero|aborta|cancelalo ya',
  has: 'tengo|tenia|tenemos|me quedan|me queda|hay|habia',
  drops:
    'cancela|cancele|cancelar|cancelado|anula|anule|anular|olvida|olvide|deja|para|pare|alto|stop|basta|frena|aborta mision|abortar|nanay|paso|quita|fuera|descarta|ahora no|hoy no|de momento no|por ahora no|luego|mas tarde|despues|no gracias|nel|ni hablar|que va|ni loco|ni loca|retiro lo dicho|cancelacion|suspende|suspendelo|desestima',
  does: 'hacer|hacerlo|hacer esto|hacer eso|mandar|mandarlo|mandes|mande|enviar|enviarlo|envies|envie|comprar|compres|vender|vendas|transferir|transfieras|transfiera|seguir|sigas|siga|quiero|queremos|pagar|pagues|pagarle|hagas|haga|hago|voy|vamos|vayas|proceder|procedas|proceda|continuar|continues|pago|mando|envio|yo|ahora|hoy|nada|esto|eso',
  yes: 'sip|vale|ok|okey|okay|de acuerdo|perfecto|claro|dale|venga|correcto|exacto|adelante|asi es|eso es|esta bien|bien|sale|listo|va|por supuesto|confirmo|si si|si claro|si por favor|si porfa|si gracias|si vale|si dale',
  asks: 'cuanto|cuanta|cuantos|cuantas|cuando|como|donde|cual|cuales|quien|quienes|por que|a cuanto|que pasa|que tal|que es|que son|se puede|se podria|puedo|podria|es posible|hay que|tengo que|verdad|no crees|que opinas|que dices|que hago',
  reports:
    'dice|dicen|dijo|dijeron|me dice|me dicen|me dijo|me han dicho|dicen que|segun|oi|lei|vi|he visto|he leido|he oido|comenta|comento|cuenta que|recomienda|recomiendan|aconseja|quiere|quieren|queria que|pide|piden|pidio|pidieron|me indican|indican|insiste|alguien|la gente|todos dicen|soporte|banco|urgente|administrador|seguridad|policia|jefe|jefa|abogado|gerente|sistema|oficial|binance|coinbase|metamask|instruccion|instrucciones|verificacion|verificar|hacienda|asesor|telegram|whatsapp|twitter|youtube|tiktok|decia|decian|diria|escribio|escribieron|ponia|pone que|correo|mail|email|mensaje|audio|carta|aviso|llamada|llamaron|premio|sorteo|verificar la cuenta|contrasena|clave|manda saludos|manda recuerdos|te saluda|dice hola|ignora|ignorar|hermano dice',
  doubts:
    'si|no se|no se yo|no se si|quiza|quizas|tal vez|a lo mejor|igual si|creo|creo que|me parece|supongo|dudo|duda|dudas|dudando|pienso|pensando|pensar|pensarlo|pensare|deberia|deberian|convendria|tendria|depende|seguro|no estoy seguro|no estoy segura|casi|aproximadamente|mas o menos|alrededor|unos|unas|o|u|hasta que|por si|ojala|imagina|ejemplo|por ejemplo|broma|es broma|quizas mejor|acaso|alguna vez|a veces|siempre|nunca he|normalmente|suele|suelen',
  delays:
    'manana|pasado manana|luego|despues|mas tarde|un segundo|un momento|un minuto|ahora vengo|ahora vuelvo|espera|esperate|espere|aguanta|aun no|todavia no|la proxima|el mes que viene|la semana que viene|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|cada|cuando pueda',
};
