import type { Dictionary } from './dictionary.ts';

/** Without accents. */
export const SPANISH: Dictionary = {
  language: 'es',
  words: {
    hello:
      'hola|buenos dias|buenas tardes|buenas noches|buenas|que tal|oye|buen dia|muy buenas|oiga|a ver|pues|bueno|entonces|venga|bien|ey',
    please:
      'por favor|porfa|porfavor|xfa|por fa|si es tan amable|si eres tan amable|si puedes|si no te importa|cuando puedas|cuando pueda|te lo ruego|hazme el favor de|haz el favor de|hagame el favor de',
    thanks:
      'gracias|muchas gracias|mil gracias|muchisimas gracias|gracias de antemano|se agradece|te lo agradezco|un saludo|saludos|muy amable',
    now: 'ahora|ya|ahora mismo|hoy|rapido|rapidito|cuanto antes|lo antes posible|enseguida|de una vez|mismo|inmediatamente|urgente',
    'i want to':
      'quiero|quisiera|me gustaria|necesito|deseo|tengo que|debo|queremos|quiero que|nesesito|nececito|necesito que|me gustaria que|querria|queria|necesitaria|me hace falta|quiero que me|quisieramos|necesitamos|nos gustaria',
    'can you':
      'puedes|podrias|puede|podria|me puedes|podeis|me podrias|puedes por favor|me haces el favor de|serias tan amable de|seria tan amable de|me harias el favor de|te importaria|podriais|sea tan amable de|pueden|podrian|me puede|me podria',
    send: 'envia|enviar|envie|enviale|envialo|envia le|manda|mandar|mande|mandale|transfiere|transferir|transfiera|paga|pagar|pague|pagale|gira|girar|dale|da|haz una transferencia de|haz un pago de|hacer una transferencia de|hacer un pago de|haz un envio de|realiza una transferencia de|transfierele|mandales|enviales|abona|abonale|mandarle|enviarle|transferirle|pagarle|hazle una transferencia de|hazle un envio de|realiza un pago de|efectua un pago de|efectua una transferencia de|remite|remitir|sueltale|traspasa|traspasar|manden|envien|dar|darle|depositale|hazle llegar|haz llegar|girale',
    swap: 'cambia|cambiar|cambie|intercambia|intercambiar|convierte|convertir|convierta|canjea|canjear|troca|permuta|haz un cambio de|haz un swap de|haz swap de|swapea|cambiame|intercambiame|convierteme|haz un intercambio de|tradea|tradear|swapear|cambiarme|convertirme|intercambie|canjeame|canjee|cambialos|transforma|transformar|hazme un cambio de|cambien',
    buy: 'compra|comprar|compre|comprame|adquiere|adquirir|comprarme|consigueme|consigue|pilla|pillame|comprenme|hazte con|mercame',
    sell: 'vende|vender|venda|vendeme|liquida|liquidar|deshazte de|vendan',
    bridge: 'puentea|haz bridge de',
    to: 'a|al|hacia|a la|para|hacia la|a los|a mi otra|a este|a esta|para la|para el|para esta',
    from: 'desde|de la red|desde la',
    on: 'en|en la red|por la red|en la cadena|usando la red|en la red de|sobre|por la red de|en la cadena de|en red|a traves de|via|con la red|mediante|dentro de|en la red principal de',
    for: 'por|a cambio de|contra',
    with: 'con|usando|pagando con|utilizando|con mi|con mis|pagado con|pagalo con',
    of: 'de|del',
    in: 'a euros',
    address: 'direccion|cartera|billetera|cuenta|wallet|monedero',
    'to the address':
      'a la direccion|a la cartera|a la billetera|a la cuenta|a mi cuenta|a la wallet|a esta direccion|para la direccion|a la siguiente direccion|a esta cartera|a la cuenta de|a esta billetera',
    network: 'red|cadena',
    'half of my':
      'la mitad de mis|la mitad de mi|mitad de mis|mitad de mi|la mitad del|la mitad de los|mitad del|la mitad de todo mi',
    'all my':
      'todos mis|todo mi|todas mis|todo el|todos los|todo lo que tengo de|todo lo que tengo en|toda mi|la totalidad de mis|todo|todos|la totalidad de mi',
    my: 'mi|mis|mis ultimos|nuestro|nuestros',
    some: 'algo de|unos|algunos|un poco de',
    the: 'el|la|los|las|un|una|lo|esos|estos|ese|este|esa|esta',
    tokens: 'tokens|monedas',
    'how much': 'cuanto|cuantos|cuanta|cuantas|que cantidad de',
    'do i have': 'tengo|me quedan|me queda|poseo|hay en mi cartera',
    balance: 'saldo|balance',
    'what is my balance':
      'cual es mi saldo|cual es mi balance|que saldo tengo|dime mi saldo|muestrame mi saldo|ver mi saldo|muestra mi saldo|consulta mi saldo|cuanto dinero tengo',
    price:
      'precio|cotizacion|cual es el precio|dime el precio|que precio tiene|precio actual|a que precio esta|el precio',
    worth: 'vale|cuesta|valen|cuestan',
    'how much is':
      'cuanto vale|cuanto cuesta|a cuanto esta|a como esta|cuanto valen|cuanto cuestan|cuanto vale un|cuanto cuesta un|cuanto esta',
    'do i get': 'me dan|recibo|obtengo|recibiria|puedo obtener|me darian',
    help: 'ayuda|ayudame|que puedes hacer|que sabes hacer|como funciona|como funcionas|que haces|quien eres|necesito ayuda|como te uso|que puedo hacer|como funciona esto',
    yes: 'si|claro|vale|de acuerdo|adelante|confirmo|confirmar|confirma|correcto',
    cancel:
      'cancela|cancelar|cancelalo|olvidalo|dejalo|dejalo estar|ya no|no lo hagas|no quiero|mejor no|anula|anular|no lo envies|detente|no hagas nada|cancela todo|cancela eso|cancela la operacion|cancela el envio|cancela el cambio|cancelala|olvida eso|olvidate|olvida|olvidalo todo|dejalo asi|no lo mandes|no mandes nada|no envies nada|me arrepenti|ya no quiero|ya no hace falta|cambie de opinion|he cambiado de opinion|mejor no lo hagas|paralo|alto|detenlo|borralo|borra eso|descartalo|descarta|descarta eso|olvidemoslo|dejemoslo|ni hablar|no gracias|mejor dejalo|aborta|anulalo|anula todo|anula eso|no sigas|nada dejalo|que no|ya fue|dejalo correr|no hace falta|mejor nada|no mando nada',
    no: 'no',
    not: 'no',
    put: 'pon|ponle|ponme',
    'make it':
      'mejor|que sean|hazlo|ponlo en|cambialo a|que sea|ponlo a|dejalo en|hazlo de|hazlo por|cambialo por|quise decir|queria decir|digo|corrijo|deben ser|deberian ser|tienen que ser|en realidad|en realidad son|me equivoque son|mejor que sean|mejor que sea|mejor pon|mejor manda|mejor haz|que mejor sean|que solo sean|hazlo en|mandalo en|usemos',
    'change the amount to':
      'cambia la cantidad a|cambia el monto a|cambia el importe a|cambia el importe por|cambia la cantidad por|sube a|subelo a|bajalo a|baja a|aumenta a|aumentalo a|reduce a|reducelo a|sube la cantidad a|modifica el importe a|corrige la cantidad a|corrige el monto a|que la cantidad sea|pon la cantidad en|sube el monto a',
    instead: 'en su lugar|en vez de eso|mas bien|en vez',
    'i have': 'yo tengo',
    'dollars of': 'dolares de|dolares en',
    and: 'y|e|ademas',
    wrap: 'envuelve|envolver|envuelveme|envuelva|wrapea|wrappea|haz wrap de|wrapear',
    unwrap: 'desenvuelve|desenvolver|desenvuelva|desenvuelveme|unwrapea|haz unwrap de',
    'and get': 'y dame|y quiero|y recibir|y consigueme|y comprame|y compra|para recibir|para obtener|y pasamelo a',
    slippage: 'deslizamiento|tolerancia|slippage|deslizamiento maximo|tolerancia maxima',
    'at most': 'como maximo|maximo|a lo sumo|no mas de|maxima|max|que no pase de|de maximo',
    percent: 'por ciento|porciento|%',
    'euros of': 'euros de|euros en|eurillos en|pavos en',
    'a quarter of my': 'un cuarto de mi|un cuarto de mis|la cuarta parte de mi|la cuarta parte de mis',
    'a third of my': 'un tercio de mi|un tercio de mis|la tercera parte de mi|la tercera parte de mis',
    sorry: 'perdon|perdona|perdone|disculpa|disculpe|lo siento|ups|uy|ay',
    only: 'solo|solamente|nada mas|unicamente',
    'it should be':
      'la correcta es|el correcto es|deberia ser|tiene que ser|debe ser|la buena es|lo correcto es|la direccion correcta es|la direccion es|el destinatario es',
    'wrong address':
      'direccion equivocada|me equivoque de direccion|la direccion esta mal|direccion incorrecta|direccion erronea|esa no es|no es esa|persona equivocada',
    'wrong amount': 'cantidad equivocada|me equivoque de cantidad|cantidad incorrecta|me equivoque',
  },
};
