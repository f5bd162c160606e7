import { type SaidWords, set } from './said-words.ts';

export const SPANISH: SaidWords = {
  is: /^(?:(?:que|q|esto|eso|este|esta|ese|esa|todo|y|pues|ojo|pero|porque|aunque) )*(?:es|son|era|eran|seria|fue|fueron)(?: (?:solo|todo|ya|asi|como))*(?: |$)/,
  am: /^(?:yo )?(?:soy|estoy|ando|somos|estamos)(?: |$)/,
  reason:
    /^(?:por|para|pa|pal|debido a|gracias a|como (?:regalo|pago|ayuda)|de (?:regalo|cumple)|lo (?:de|del))(?: |$)/,
  whose: /^(?:de|del|a|al|propiedad|cosa|en|con|sin|como|segun|contra)(?: |$)/,
  how: /^(?:a|al|en|de|con|sin|bajo|como|tras|segun|entre)$/,
  with: /^(?:con|junto|juntos|junta|juntas|entre)$/,
  to: /^(?:a|al|para|pa|pal|hacia)$/,
  and: /^(?:y|e|mas)$/,
  also: /^(?:tambien|igual|tampoco|ademas)$/,
  small:
    /^(?:el|la|los|las|lo|un|una|uno|unos|unas|mi|mis|su|sus|tu|tus|nuestro|nuestra|este|esta|ese|esa|muy|mas|tan|ya|solo|asi|aqui|ahi|todo|toda|otro|otra|otros|otras|primer|primera|segundo|segunda|tercer|tercera|ultimo|ultima|mismo|misma|y|e)$/,
  unmeant: set(
    `orden teatro cine circo museo zoo carnaval comedia drama opera pelicula peliculas serie novela cuento cuentos historia ficcion fantasia sueno suenos poesia poema cancion canciones letra libro libros capitulo
    escena guion ensayo papel personaje actor actriz loro payaso broma chiste juego juegos juguete juguetes muneca rompecabezas videojuego halloween inocente inocentes simulacro simulacion prueba pruebas test tests
    borrador ejemplo ejemplos muestra practica practicas ejercicio tarea deberes cuaderno clase clases leccion examen curso cursillo disco album foto fotos video musica edicion traduccion ballet coro orquesta
    robo chantaje estafa timo mentira trampa farsa parodia disfraz escenario biblioteca idea duda pregunta instruccion codigo nombre dato datos tema asunto cosa cosas campana publicidad concepto detalle contra perro perra gato gata cachorro caballo`,
  ),
  money: set('caja hucha bote saldo balance efectivo ahorros dinero plata pasta lana guita'),
  portions: set(
    `mitad medio media medias tercio tercios cuarto cuartos parte partes porcion trozo trozos pedazo pedazos resto doble triple plazo plazos cuota cuotas anticipo anticipos adelanto entrada senal sena arras escote pachas
    credito prestado fiado rateo division entrega entregas tanda tandas pizca poquito poco poquitos extra bono mitades`,
  ),
  repeated: set(
    `ano anos dia dias hora horas semana semanas mes meses noche noches tarde tardes finde mensualidad mensualidades mensual mensuales semanal semanales diario diaria anual anuales trimestral quincenal quincena periodico periodica fijo fija habitual recurrente suscripcion abono rutina costumbre habito
    siempre plan serie`,
  ),
  roles: set(
    'token tokens contrato contratos origen remitente emisor pool router moneda monedas codigo exchange contacto explorador hash transaccion faucet minero puente',
  ),
  former: set(
    'vieja viejo antigua antiguo anterior anteriores previa previo ex vieja caducada cerrada hackeada robada',
  ),
  addresses: set('direccion cartera billetera cuenta wallet monedero ledger destino'),
  holders: set(
    `bar restaurante cafeteria mercado caja hucha bote fondo fondos empresa club colegio escuela iglesia parroquia asociacion comunidad ong banco bank tienda negocio compania agencia cooperativa sindicato fundacion grupo clase instituto universidad equipo familia
    todos otro otros otra nadie alguien cliente proveedor oficina taller local casa comun`,
  ),
  further: set(
    'apuesta apuestas urgente importante deuda cumple hospital favor necesario justo obligatorio bonito lindo',
  ),
};
