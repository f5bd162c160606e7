import { before } from './romance-forms.ts';
import { SPANISH_NAMES } from './romance-names.ts';
import type { PhraseWords } from './romance-phrase-words.ts';
import { SPANISH_CAUSES } from './spanish-causes.ts';

const BALANCE = 'saldo|balance|total|dinero|monto|fondo|fondos|bolsa|posicion|posicion|tenencia|stack|capital';
const GET =
  'comprar|comprarme|obtener|conseguir|conseguirme|recibir|adquirir|tener|tener algo de|tener un poco de|quedarme con|quedarme en|hacerme de|hacerme con|agarrar|pillar|sacar|que me quede|que me queden|que me des|que me den|que me llegue|que me lleguen|pasarme a|pasar a|entrar en';
const GIVE =
  'dame|deme|da me|me das|me da|ponme|ponmelo en|ponmelo en|ponlo en|pasalo a|pasalo a|pasalo todo a|pasamelo a|pasalos a|pasalo en|conviertelo en|conviertelo en|conviertelos en|conviertemelo en|cambialo por|cambialo a|cambialos por|cambiamelo por|compra|compra con eso|compra con ello|compre|compre con eso|comprame|comprame con eso|agarra|agarrame|consigue|consigueme|saca|sacame|traeme|entregame|depositame|acreditame|devuelveme|dejame con|quedate con|quedarme con|tener|pillar|agarrar|quiero|quiero recibir|quiero tener|quiero a cambio|a cambio quiero|a cambio dame|a cambio recibo|a cambio|recibo|recibir|recibire|me llevo|que me quede|que me queden|que me des|que me den|metelo en|metelo a|metele a|meteselo a|todo a|todo en|tirale a|tirale todo a|vamos a|obten|adquiere';

/** How Spanish requests name networks, accounts, amounts and what is received. */
export const SPANISH_PHRASES: PhraseWords = {
  ...SPANISH_CAUSES,
  netLead:
    'todo|todito|directo|directamente|ahi|ahi mismo|siempre|solo|solamente|unicamente|mejor|que sea|y que sea|que vaya|y que vaya|que salga|y que salga|pero que sea|y todo|y|hazlo|y hazlo|hagalo|y hagalo|la operacion|la transaccion|la transferencia|el envio|lo quiero|lo quiero todo|de preferencia|preferentemente|preferiblemente|operando|desde mi wallet|haciendolo|que se haga|y que se haga|ejecutalo|procesalo|lo hacemos|corriendo|tramitalo|movido',
  onRarely: 'con|on|in|bajo|a nivel de',
  netUse:
    'usa|use|usando|utiliza|utilice|y usa|y use|usen|usalo en|con uso de|que uses|quiero usar|quiero que uses|quiero que sea en|prefiero|prefiero en|prefiero por|elige|selecciona|escoge|pon|ponlo en',
  layer: 'capa|layer|l',
  netCalled: 'que se llama|llamada|de nombre|denominada|conocida como|:|=|o sea|es decir|que es',
  netLabel: [
    'red|cadena|blockchain|chain|network|net|mainnet|red principal|red elegida|red preferida|red deseada|red correcta|red de destino|red a usar|red a utilizar|red que uso|red que usamos|red que quiero|red que usa|red que uso yo|red seleccionada|red indicada|red de envio|red de la transferencia|red de la operacion|red seria|red sera|chain que uso|blockchain a usar|cadena a usar|red para esto|red para el envio',
  ].join('|'),
  netIs:
    'es|es la|es la de|:|=|: la|sera|seria|sera la|seria la|es :|que sea|que sea la|tiene que ser|debe ser|en|la de',
  netTail:
    'network|chain|blockchain|l2|layer2|mainnet|net|red|one|por ser barata|por ser mas barata|que es barata|que es mas barata|que es la mas barata|que es rapida|que es mas rapida|que es la mas rapida|que es la que uso|que es la que usamos|que es la barata|que es la buena|que sale barato|que sale mas barato|que cobra poco|que cobra menos|que tiene comisiones bajas|que es barato|nomas|nada mas|unicamente|solamente|mismo|principal',

  walletDet:
    'la|el|l|las|mi|mi otra|mi otro|esta|este|esta otra|este otro|su|la otra|el otro|la siguiente|el siguiente|siguiente|mi propia|mi propio|nuestra|nuestro|nuestra propia|otra|otro|una|un|esta misma|este mismo|dicha|la misma',
  hisDet: 'su|la|el|l|esta|este|una',
  walletKind:
    'direccion|direcion|direc|dire|dir|wallet|wallets|billetera|cartera|cuenta|monedero|address|adress|multisig|multifirma|safe|ledger|trezor|metamask|caja fuerte|tesoreria|hardware wallet|cold wallet|hot wallet|cuenta cripto|clave publica|llave publica|caja|caja de ahorro|destino|cripto wallet|smart wallet|alcancia|hucha',
  walletQuality:
    'fria|frio|virtual|digital|personal|privada|publica|nueva|nuevo|principal|secundaria|cripto|crypto|indicada|indicado|siguiente|correcta|correcto|habitual|oficial|verificada|destino|final|destinataria|receptora|receptor|caliente|hardware|segura|propia|propio|mia|mio|suya|suyo|nuestra|conjunta|comun|compartida|corporativa|corporativo|empresarial|fiscal|operativa|operativo|de destino|del destino|de siempre|de abajo|de aqui|de aca|de aqui abajo|de ahorro|de ahorros|de respaldo|de reserva|de emergencia|de gastos|de inversion|de trabajo|de pruebas|de juegos|de cripto|de criptos|de criptomonedas|de ethereum|de metamask|de ledger|de trezor|de rabby|de trust wallet|de trust|de coinbase|de binance|de kraken|de bitso|de lemon|en binance|en coinbase|en kraken|en bitso|del beneficiario|del destinatario|del receptor|de la empresa|del equipo|de la multisig|mia de siempre|a largo plazo|anterior|fria mia|movil|del movil|de mi pareja|del cliente|que es mia|que es la mia|en frio|trezor|ledger|metamask|de la dao|de la casa|de pagos|de nomina|de cobro|de cobros',
  walletThat: [
    before(
      'que |que le |que te |que les |que os ',
      'paso|anoto|copio|pego|dejo|mando|pongo|indico|escribo|comparto|doy|adjunto|detallo|envio|facilito|muestro|senalo|digo',
    ),
    'que sigue|que aparece aqui|que aparece abajo|que esta aqui|que esta abajo|que viene|que viene ahora|que va aqui|que es|que es esta|que es la siguiente|cuya direccion es|con direccion|con la direccion|con wallet|indicada aqui|indicada abajo|a continuacion',
    before(
      'que |que le |que te ',
      'paso aqui|anoto aqui|copio aqui|pego aqui|dejo aqui|pongo aqui|dejo abajo|paso abajo|copio abajo|pego abajo|pongo abajo|indico abajo|dejo a continuacion|indico a continuacion|paso a continuacion',
    ),
  ].join('|'),
  here: 'aqui|aquí|aca|aca|aki|ahi|ahi a|alla|alla a|aqui a|aca a|aqui mismo|aca mismo|esta|este|esta de aqui|esta de aca|este de aqui|esta de abajo|esta misma|aqui abajo|quien tiene la wallet|quien tiene la direccion|nombre de|quien usa la wallet',
  hereAlone:
    'aqui|aquí|aca|acá|aki|aqui a|aca a|ahi a|alla a|aqui abajo|aqui mismo|directo aqui|directo aca|directo a|directamente a|directamente en|directo en',
  toLabel2:
    'beneficiario|beneficiaria|receptor|receptora|destinatario|destinataria|destino|direccion de destino|direccion destino|direccion del destinatario|direccion del beneficiario|direccion receptora|wallet de destino|wallet destino|cuenta de destino|cuenta destino|billetera de destino|billetera destino|cartera de destino|cartera destino|el beneficiario es|el destinatario es|el receptor es|la destinataria es|la beneficiaria es|el destino es|la direccion de destino es|la direccion es|la wallet es|la cuenta es|recibe|lo recibe|to|at|con direccion|con destino en|direccion|la direccion|la dire es|la dire|dire|wallet|address',
  organisation:
    'empresa|tienda|tiendita|negocio|despacho|bufete|estudio|agencia|oficina|tesoreria|asociacion|fundacion|ong|iglesia|parroquia|comunidad|cooperativa|gremio|guild|clan|equipo|equipo de guild|equipo de trabajo|equipo legal|dao|club|colegio|escuela|academia|gimnasio|clinica|hospital|taller|restaurante|bar|hotel|floristeria|panaderia|carniceria|fruteria|farmacia|ferreteria|libreria|imprenta|constructora|inmobiliaria|aseguradora|gestoria|notaria|universidad|refugio|protectora|comite|sindicato|grupo|banda|orquesta|productora|editorial|consultora|startup|proyecto|multisig|multisig del equipo|tesoreria de la dao|administracion|conserjeria|residencia|pena|liga|torneo|caja comun|bote comun|caja|bote|fondo comun|comunidad de vecinos|familia|vaquita|colecta|contabilidad',
  personQuality:
    'mayor|menor|pequeno|pequena|querido|querida|del alma|favorito|favorita|politico|politica|de siempre|de toda la vida|de piso|de cuarto|de trabajo|de clase|de confianza|de la infancia|del barrio|de la esquina|de al lado|del trabajo|del cole|del gym|de la oficina|de la uni|de la universidad|del pueblo|externo|externa|jefe|de casa|de obra|de la obra|que me ayuda|de guardia|grande|chico|chica|peque|segundo|segunda|freelance|autonomo|autonoma',
  names: `${SPANISH_NAMES}|juanito|pedrito|luisito|carlitos|miguelito|pepito|pepe luis|anita|lucia|sofi|lupita|lucha|marce|caro|vale|dani|nico|santi|sebas|andy|javi|alex|alejo|memo|beto|tono|tono|chuy|kike|mati|rafa|rafael|victor|oscar|angel|jesus|adrian|ruben|ignacio|enrique|arturo|hector|gerardo|guillermo|julian|simon|samuel|agustin|leandro|facundo|lautaro|bruno|marcos|gabriel|cesar|julia|clara|rosa|rosario|pilar|mercedes|dolores|rocio|silvina|florencia|agustina|julieta|martina|catalina|antonia|josefa|emilia|renata|ximena|jimena|regina|adriana|susana|gloria|yolanda|norma|leticia|angela|blanca|garcia|gomez|lopez|perez|martinez|sanchez|rodriguez|fernandez|gonzalez|hernandez|ramirez|torres|flores|rivera|ruiz|diaz|morales|ortiz|castro|vargas|rojas|mendoza|herrera|medina|navarro|romero|alvarez|jimenez|moreno|munoz|molina|delgado|ramos|vega|soto|silva|nunez|castillo|cruz|reyes|guzman|salazar|santos`,
  title:
    'don|dona|senor|senor|senora|senora|sr|sra|srta|senorita|senorita|doctor|doctora|dr|dra|licenciado|licenciada|lic|ing|ingeniero|ingeniera|padre|hermano|profe|profesor|profesora|maestro|maestra|sr .|sra .|dr .|dra .|lic .|abogado',

  sumNoun:
    'monto|importe|cantidad|suma|total|valor|cuantia|cifra|importe total|monto total|cantidad total|suma total|importe exacto|monto exacto',
  worthOf: before('el |lo |', 'equivalente a|equivalente de|equivalente en').concat(
    '|el valor de|lo que valen|lo que sean|unos|como|por valor de|valor de|en valor',
  ),
  exactly:
    'exactos|exactas|exacto|exacta|justos|justo|justas|exactamente|en total|total|nada mas|nomas|solamente|enteros|entero|completos|redondos|cerrados|netos|de los mios|mios|de los que tengo|de mi saldo|de mi wallet|de mi cartera|de mi billetera|de mi cuenta|de mis ahorros|clavados|pelados',
  countedIn: 'en|en forma de|en monedas|en moneda|en cripto|en tokens|de los|de mis|de esos|pagados en',
  units:
    'tokens|token|monedas|moneda|unidades|unidad|fichas|coins|coin|criptos|cripto|stablecoins|moneditas|tokencitos|piezas',
  whole: [
    before(
      'todo |todito |absolutamente todo |',
      'lo que tengo|lo que tenga|lo que haya|lo que hay|lo que me queda|lo que me quede|lo que me sobra|lo que me sobre|lo que queda|lo que quede|lo que resta|lo que poseo|lo que tengo ahi|lo que tengo guardado',
    ),
    before(
      'toda |todo |todos ',
      before(
        'mi |la |el |mis |los ',
        'bolsa|posicion|posicion|stack|tenencia|fondos|dinero|plata|capital|deposito|reserva|ahorros',
      ),
    ),
    before('el |mi |', before('saldo |balance |total |monto ', 'completo|total|entero|integro|disponible|actual')),
    before(
      'el total |la totalidad |el 100 % |el conjunto ',
      'de mi|de mis|del|de los|de mi saldo|de mis saldo|de todo mi',
    ),
    before(
      'toditos |toditas |todito |absolutamente todos |absolutamente todo |completamente todo |enterito |todos toditos ',
      'mis|mi|los|el|las',
    ),
    'mi saldo completo|mi saldo total|todo mi saldo|todo el saldo|todo mi balance|todo el balance',
  ].join('|'),
  wholeOf: 'de|en|del|de la|d|que tengo en|que tengo de|disponible en|disponible de|que hay en|de los|de mis|de mi',
  entirely:
    'completo|completos|completito|entero|enteros|enterito|al completo|por completo|en su totalidad|completamente|todo|todito|todos|toditos|integro|integros',
  halfOfWhole: before(
    'la mitad de |mitad de |la mita de |la mitad del |mita de ',
    `${before('todo |', 'lo que tengo|lo que me queda|lo que hay')}|${before('mi |mis |el |los |', BALANCE)}|mis|mi|los|el`,
  ),

  gaining: [
    before('para |pa |con el fin de |y asi ', GET),
    before('y |y luego |e |', GIVE),
    'comprando|obteniendo|recibiendo|quedandome con|consiguiendo|y con eso compra|y con eso comprame|y con ello compra|y con eso quiero|a cambio de|for|to|into|cambiandolo por|pasandolo a|pasandolos a|convirtiendolo en|convertido en|convertidos en|convertido a|convertidos a|en forma de|destino|a mi me das',
  ].join('|'),
  gainLabel:
    'token de destino|moneda de destino|destino|token destino|moneda destino|token a recibir|moneda a recibir|token que recibo|token que quiero|moneda que quiero|lo que quiero es|lo que quiero recibir es|a recibir|token de salida|recibo|recibir|activo de destino|activo a recibir|quiero',
  intoLead:
    'todo|todito|todos|directo|directamente|enteros|completo|integro|todo ello|todo eso|ahora|al cambio|al tiro|ya',
  intoNoun: before(
    'el |la |los |las |un |una |unos |unas |puro |pura |puros |algo de |algo en |un poco de |un poquito de |un pelin de |unos cuantos |unas cuantas |mas |',
    'token|token de|tokens|tokens de|moneda|moneda de|monedas|monedas de|cripto|criptomoneda|coin|stablecoin|valor en|equivalente en|equivalente de|monto en|activo',
  ).concat(
    '|su valor en|su equivalente en|el equivalente en|lo equivalente en|lo que den en|lo que den de|lo que salga en|lo que salga de|lo que alcance de|lo que alcance en|lo maximo de|lo mas posible de|puro|pura|puros|un poco de|un poquito de|algo de|algo en|unos cuantos|unas cuantas|cierta cantidad de|la cantidad equivalente de|la cantidad equivalente en',
  ),
};
