import type { CourtesyWords } from './romance-courtesy.ts';
import { before } from './romance-forms.ts';
import { SPANISH_NAMES } from './romance-names.ts';

/** How people greet, thank and take leave in Spanish. */
export const SPANISH_COURTESY: CourtesyWords = {
  greeting: [
    'hola|holaa|holaaa|holis|holi|holita|holas|ola|olaa|wola|jola|hello|hi|hey|ey|eh|ei|epa|epale|aupa|oe|oye|oiga|che|aló|gm|wena|wenas|wena po|quiubo|quiubole|quihubo|q hubo|saludos|saludos cordiales|salve|bienvenido|que onda|que hubo|que pasa|que pex|que lo que|feliz dia|feliz tarde|feliz lunes|feliz viernes|mucho gusto|encantado|un placer saludarle|un gusto saludarle|un gusto saludarte|un placer saludarte',
    before('|muy |hola |hola muy ', 'buenas|buenos dias|buen dia|buenas tardes|buenas noches|bnas|bns'),
    'buenas y santas|wenas tardes|wenos dias|buenos diass|hla|olis|holiwis|ave maria purisima|a quien corresponda|muy senor mio|buen dia tenga|nas|buenos y bendecidos dias|buenas buenas|muy buena tarde|muy buen dia|muy buena noche|buena tarde|bonito dia|hola hola',
    before(
      '|un |mi |reciba un |reciba mi |reciban un |le envio un |ante todo un ',
      'cordial saludo|afectuoso saludo|saludo cordial|saludo|respetuoso saludo|atento saludo|saludo afectuoso',
    ),
  ].join('|'),
  greetedMore:
    'de nuevo|otra vez|nuevamente|buenas|buenos dias|buenas tardes|buenas noches|buen dia|tenga usted|tengan ustedes|tenga|usted|a usted|a ti|por ahí|por aquí|muchacho|mucho gusto|ante todo|pues|po|cordial saludo',
  howAre: [
    before(
      '|hola |oye |y |ey ',
      'que tal|q tal|qtal|ke tal|como estas|como esta|como esta usted|como estamos|como andas|como anda|como andamos|como te va|como le va|como va|como va todo|como va eso|como vas|como van las cosas|que mas|que hay|que hay de nuevo|que cuentas|que haces|como amaneces|como amaneciste|como amanecio|como te encuentras|como se encuentra|todo bien|todo bien por ahí|todo en orden|q onda|k onda|k tal|k mas|ke mas|q mas|que onda|que tal todo|que tal va|que tal estas|que tal el dia|que tal va todo|que tal te va|que hubo|como te ha ido|como le ha ido|que es de tu vida',
    ),
  ].join('|'),
  howAreMore: 'hoy|esta manana|esta tarde|esta noche|todo|bien|por ahí|por allá|pues',
  fond: before('|muy ', 'querido|querida|buen|buena|gran|amable|queridisimo'),
  owner: 'mi|nuestro|nuestra',
  respected: before(
    '|muy |mi ',
    'estimado|estimada|estimadisimo|apreciado|apreciada|distinguido|distinguida|respetado|respetada|honorable',
  ),
  title: 'senor|senora|senorita|sr|sr .|sra|sra .|don|dona|mister|companero|amigo|hermano|compa|jefe',
  machine:
    'bot|robot|robotito|robotin|bot querido|asistente|asistente virtual|asistente digital|asistente de pagos|aplicacion|app|maquinita|ia|inteligencia artificial|billetera|monedero|cartera|wallet|equipo|equipo de soporte|soporte|ayudante|copiloto|sistema|servicio|chatbot|chat|bot de pagos',
  spokenTo: [
    'senor|senora|senorita|sr|sra|don|dona|joven|caballero|amigo|amiga|amiguito|amiguita|amigazo|hermano|hermana|hermanito|hermanita|bro|brou|broder|brother|compa|compadre|comadre|compi|companero|companera|camarada|colega|socio|socia|jefe|jefa|jefecito|jefazo|patron|patrona|maestro|maestra|profe|crack|maquina|fiera|figura|campeon|campeona|titan|genio|genia|rey|reina|tio|tronco|wey|guey|mano|mana|manito|parce|parcero|parcera|parcerito|pana|panita|chamo|chama|causa|pata|asere|acere|mijo|mija|mi hijo|mi hija|hijo|hija|nene|nena|cielo|corazon|carino|amor|mi amor|mi vida|vida|tesoro|bb|bebe|querido|querida|chico|chica|muchacho|muchacha|loco|loca|flaco|gordo|gordi|veci|vecino|vecina|tete|quillo|illo|guapo|guapa|majo|maja|tigre|capo|idolo|papu|pibe|chaval|capitan|hermosa|hermoso|amore|amorcito|cielito|mi cielo|mi rey|mi reina|mi amigo|mi bro|doctor|licenciado|licenciada|ingeniero|lindo|linda|bonito|bonita|precioso|preciosa',
  ].join('|'),
  spokenAlone: 'bot|robot|asistente|crack|che bot|che crack|bro bot',
  sorry: [
    'perdon|perdona|perdone|perdoname|perdoneme|disculpa|disculpe|disculpame|disculpeme|disculpad|disculpen|lo siento|mil perdones|mil disculpas|mis disculpas|con permiso|con su permiso|con tu permiso|con perdon|con el permiso|perdon por molestar|siento',
  ].join('|'),
  sorryFor: [
    before(
      '|por |por lo de |por las |por la |por el |por los |la |las |el |los |tanta |tanto ',
      'hora|horas|molestia|molestias|atrevimiento|interrupcion|apuro|prisa|prisas|ortografia|faltas|faltas de ortografia|insistencia|lata|confianza|mensaje|desvelo|abuso|urgencia|retraso|tardanza',
    ),
    before('|por mi |mi ', 'espanol|mal espanol|ortografia|insistencia|atrevimiento|ignorancia|torpeza|mala letra'),
    before(
      '|por |',
      'molestar|molestarte|molestarle|molestarlo|molestarla|interrumpir|interrumpirte|la lata|escribir|ser pesado|ser pesada|insistir|escribirte|escribirle',
    ),
    before(
      'que |q |si ',
      'moleste|te moleste|lo moleste|le moleste|la moleste|molesto|te molesto|le molesto|lo molesto|interrumpa|interrumpo|escriba|insista|insisto|te escriba|le escriba',
    ),
  ].join('|'),
  sorryMore:
    'a estas horas|a esta hora|tan tarde|tan temprano|otra vez|de nuevo|en domingo|tanto|de tu parte|pero|por mensaje',
  hope: 'espero|espero que|espero q|deseo que|esperando que|esperamos que|espero tambien que',
  well: before(
    'estes |este |esteis |esten |te encuentres |se encuentre |se encuentren |andes |ande |te vaya |le vaya |todo vaya |todo este |todo te vaya |este todo |sigas |siga |vaya todo |',
    'bien|muy bien|super bien|de maravilla|genial|estupendamente|perfecto|perfectamente|de lujo|excelente',
  ).concat(
    '|estes teniendo un buen dia|este teniendo un buen dia|tengas un buen dia|tenga un buen dia|hayas dormido bien|haya dormido bien|hayas descansado|no molestar|no molestarte|no molestarle|no ser molestia',
  ),
  wellMore:
    'hoy|por ahí|por allá|y tu familia|y los tuyos|y con salud|de salud|al recibir este mensaje|al recibir la presente|gracias a dios|y feliz',
  opener: [
    'a ver|aver|mira|mire|bueno|bueno pues|pues|pues mira|pues nada|vale|vale pues|ok|okay|okey|oki|okok|va|ya|bien|muy bien|listo|lista|perfecto|genial|estupendo|venga|venga va|dale|ale|ala|hala|anda|vamos|vamos a ello|vamos allá|entonces|orale|orale pues|sale|sale pues|de acuerdo|esta bien|eh|este|em|ehm|mmm|una cosita|una cosa|un favor|un favorcito|un favorcito porfa|una ayudita|un encargo|un encarguito|te pido un favor|le pido un favor|te encargo|necesito un favor|necesito tu ayuda|necesito su ayuda|necesito ayuda|necesito una mano|necesito una ayudita|ayuda|ayuda por favor|ayudame|ayudeme|ayudame porfa|ayudame con esto|ayudame en algo|me ayudas|me ayudas ?|hazme un favor|hazme el favor|hazme un favorcito|hagame un favor|hagame el favor|me haces un favor|me haces un favor ?|me hace un favor|me hace un favor ?|me haces el favor|me haces el favor ?|me puedes ayudar|me puedes ayudar ?|me ayuda ?|puedes ayudarme ?|escucha|escuchame|atiende|atencion|fijate|tengo un encargo|te molesto|te molesto con algo|otra vez yo|yo otra vez|soy yo|soy yo otra vez|soy yo de nuevo|aquí yo|aquí otra vez|aquí de nuevo|aquí estoy|ya estoy aquí|aquí andamos|aquí ando|con todo respeto|con mucho respeto|respetuosamente|con el debido respeto|por la presente|por medio de la presente|mediante la presente|por este medio|por medio de este mensaje|mediante este mensaje|permiso|disculpe usted|disculpe la molestia|permitame molestarle|he vuelto|ya volví|antes que nada|por cierto|ea|pos|pos mira|mirad',
  ].join('|'),
  introduces:
    'al habla|por aquí|por acá|soy|aquí|acá|aquí su cliente|habla|le habla|te habla|te escribe|le escribe|les escribe|te saluda|le saluda|saluda|soy yo|yo soy|aquí de nuevo|aquí otra vez|soy tu amigo|soy tu amiga',
  introduced:
    'la abuela|el abuelo|la abuelita|tu abuela|tu abuelo|la senora|el senor|don|dona|la profe|el profe|el de siempre|la de siempre|la tesorera|el tesorero|tesoreria|la tia|el tio|la mama|el papa|el panadero|la panadera|su cliente|su servidor|tu amigo|tu amiga|tu dueno|tu duena|el jefe|la jefa|el contable|la contable|el contador|la contadora',
  names: SPANISH_NAMES,

  thanksFirst:
    'muchas|muchisimas|muchísimas|mil|un millon de|un millon|infinitas|tantas|de verdad|de verdad muchas|de corazon|ok|okey|vale|vale pues|listo|bueno|desde ya|desde ya muchas|desde ya mil|de antemano|de antemano muchas|de antemano mil|por favor y|porfa y|porfa y muchas|por favor y muchas|y muchas|y mil|y de antemano|dale|perfecto|genial|todo mi amor y|como siempre|con mil|bueno muchas|nada mas|con todo mi corazon',
  thanks:
    'gracias|grasias|graciass|graciasss|graciaas|grax|graxias|grcs|gcs|grs|thx|thanks|thank you|ty|merci|tenkiu|tenquiu|agradecido|agradecida|agradecidos|agradecidisimo|agradecidisima|gracias gracias',
  thanksMore:
    'de antemano|por adelantado|anticipadas|de corazon|de verdad|mil|siempre|totales|infinitas|otra vez|de nuevo|desde ya|a ti|a usted|a vos|a ustedes|eh|muchas|y saludos|y un saludo|y un abrazo|y buen dia|y buenas tardes|y buenas noches|y feliz dia|y perdon|y hasta luego|y adios|y chao|y bendiciones|de todo corazon|como siempre|desde el alma|por siempre',
  thanksFor: before(
    'por |x ',
    'la|tu|su|toda la|toda tu|toda su|el|todo el|tan buena|tan buen|vuestra|tanta|tanto',
  ).concat('|por|x'),
  help: 'ayuda|ayudita|apoyo|atencion|atenciones|atencion prestada|paciencia|tiempo|servicio|buen servicio|gestion|colaboracion|cooperacion|amabilidad|favor|favorcito|todo|todo siempre|molestia|comprension|ayudarme|ayudar|atenderme|ayudarnos|ser tan amable|tu amabilidad|estar ahí|rapidez|pronta atencion|pronta respuesta|pronta gestion|prontitud|diligencia|esfuerzo|trabajo|buen trabajo|disposicion|eficiencia|confianza|hacerlo|hacerme el favor|el favor|la paciencia|la ayuda|adelantado|eso',
  gratefulFirst:
    'te lo|se lo|os lo|les lo|te|le|les|os|te la|se la|y te lo|y se lo|y te|y le|se|te lo voy a|se lo voy a|de antemano|desde ya te|desde ya le|desde ya|de antemano le|de antemano te|yo te|yo se lo|quedo|quedo muy|quedo eternamente|quedamos|quedamos muy|estoy|estaré|le estaré|te estaré|le estaria|te estaria|estaré muy|le estaré muy|te estaré muy|eternamente|muy|le quedo muy|te quedo muy|le quedo|te quedo|le estoy|te estoy|le estoy muy|te estoy muy',
  grateful:
    'agradezco|agradeceré|agradecere|agradeceria|agradeceriamos|agradecemos|agradeceremos|agradece|agradeceriamos|agradecer|agradecido|agradecida|agradecidos|reconocido|reconocida|lo agradeceré|lo agradezco|lo agradeceria|lo agradezco mucho',
  gratefulMore:
    'mucho|muchisimo|infinitamente|de antemano|de corazon|un monton|un mundo|desde ya|enormemente|de verdad|la ayuda|tu ayuda|su ayuda|su atencion|la atencion|tu atencion|su colaboracion|la colaboracion|tu tiempo|su tiempo|el favor|siempre|eternamente|por siempre|la gestion|su gestion|tu paciencia|su pronta atencion|su apoyo|tu apoyo|el apoyo|y saludo|y quedo atento',
  youAre: before(
    'eres |sos |ers |es usted |usted es |tu eres |vos sos |que ',
    '|un|una|el|la|lo|lo mas|muy|mi|todo un|tan',
  ).replaceAll(/ (?=\||$)/g, ''),
  praise:
    'mejor|la mejor|maximo|grande|mas grande|crack|amor|genio|genia|angel|cielo|encanto|capo|capa|fenomeno|maquina|rey|reina|tesoro|amable|fiera|campeon|campeona|bueno|buena|bot|primor|as|idolo|leyenda|heroe|salvador|mi heroe|lujo|santo|santa|bendicion|buen bot|buen asistente|buena onda|buena gente|groso|grosa|figura|titan|hermoso|hermosa|lindo|linda|majo|maja|sol de persona|amor de persona|amores',
  wishes: [
    before(
      '|y |pues ',
      'que tenga|que tengas|que tengan|que tengais|que pase|que pases|que pasen|ten|tenga|tengas|pasa|pase|que te vaya|te deseo|le deseo|deseo|deseandole|deseandote',
    ),
    before(
      '|y |pues ',
      'que tenga un|que tengas un|que tenga una|que tengas una|que tengan un|que pase un|que pases un|que pase una|que pases una|ten un|ten una|tenga un|tenga una|pasa un|te deseo un|le deseo un|deseandole un|que tenga muy|que tengas muy|y que tenga un muy|que tenga un muy|y muy|y|muy',
    ),
  ].join('|'),
  good: 'buen|buena|bonito|bonita|lindo|linda|feliz|excelente|gran|hermoso|hermosa|maravilloso|maravillosa|bello|bella|bendecido|bendecida|agradable|estupendo|buenas|buenos|super|precioso|preciosa|grandioso',
  day: 'dia|tarde|noche|finde|fin de semana|semana|jornada|tardes|noches|dias|domingo|sabado|viernes|lunes|martes|miercoles|jueves|fin|inicio de semana|comienzo de semana|descanso|vida|viaje',
  dayMore: 'hoy|por allá|para ti|para usted|tambien|y bendecido|y bendiciones|y gracias|y productivo',
  regardsFirst: [
    'un|una|mis|mil|muchos|muchas|con|con un|con mis|con mi|reciba un|reciba mis|reciban un|recibe un|te mando un|te mando|le mando un|le envio un|te envio un|y un|y|mando|unos|con un muy|sin otro particular|sin mas|sin mas reciba un|muy',
  ].join('|'),
  regards: [
    before(
      '|cordial |cordiales |fuerte |gran |grande |afectuoso |afectuosos |atento |atentos |amables |muy cordial |calido |calidos |respetuosos |mejores ',
      'saludo|saludos|abrazo|abrazos|beso|besos|besito|besitos|besazo|besote|besotes|abrazote|abrazotes|abracito|saludito|saluditos|saludines|deseos|salu2|carinos',
    ),
  ].join('|'),
  regardsMore:
    'cordial|cordiales|grande|grandes|fuerte|fuertes|enorme|enormes|afectuoso|afectuosos|atentos|para ti|para usted|y abrazos|y besos|y un abrazo|y gracias|y saludos|y muchas gracias|a la familia|gigante|a tu familia|desde aquí|de mi parte|y buen dia|y feliz dia|y hasta luego',
  signed:
    'atte|att|atentamente|muy atentamente|cordialmente|muy cordialmente|respetuosamente|sinceramente|afectuosamente|saludos|un saludo|un abrazo|gracias|muchas gracias|besos|abrazos|saludos cordiales|cordial saludo|un cordial saludo|suyo atentamente|firmado|fdo|firma|su servidor|su servidora',
  office:
    'tesoreria|contabilidad|administracion|finanzas|direccion|gerencia|la direccion|la gerencia|la tesoreria|la administracion|direccion financiera|departamento de contabilidad|departamento de finanzas|departamento de tesoreria|departamento financiero|dpto de contabilidad|dpto de finanzas|depto de finanzas|el departamento de contabilidad|el departamento de finanzas|el equipo|equipo de finanzas|equipo de tesoreria|el equipo de tesoreria|el equipo de finanzas|la tesorera|el tesorero|su cliente|area de finanzas|area de tesoreria|secretaria|compras|la secretaria',
  god: before(
    '|y |que |y que ',
    'dios|diosito|mi dios|papa dios|la virgen|la virgencita|el senor|jehova|dios y la virgen|cristo|jesus|ala|el cielo|la vida|el universo',
  ),
  bless: before(
    'te |le |lo |la |los |me te |me lo |me la |nos |te me |se lo |te lo |',
    'bendiga|bendigan|pague|guarde|cuide|proteja|acompane|ayude|multiplique|ilumine|bendice|recompense|premie|devuelva multiplicado|pague en salud',
  ),
  blessMore:
    'mucho|siempre|en grande|y te cuide|y te guarde|y lo guarde|y le guarde|grandemente|con salud|hoy y siempre',
  urgentFirst: [
    before(
      '|y |q |ya que |que ',
      'es|esto es|es muy|es algo|es super|es un asunto|es un tema|es de caracter|de caracter|con caracter|con|de|es de|muy|super|me|nos|corre|es bastante|es una|con la maxima|con maxima|maxima|con toda|con mucha|tengo|hay|me corre|es un poco|es un pago|es cosa|es tema|con suma',
    ),
  ].join('|'),
  urgent:
    'urgente|urgentisimo|urgencia|urge|urge mucho|urgen|prisa|prioridad|prioritario|prioritaria|prioridad alta|alta prioridad|importante|apremiante|prisas|algo de prisa|apuro|inmediato',
  soon: [
    'ya|ya mismo|ya ya|ya ya ya|pero ya|ahora|ahora mismo|ahorita|ahorita mismo|ahora ya|ahora por favor|hoy|hoy mismo|en este momento|en este instante|en el acto|altiro|al tiro|al toque|al instante|al momento|de una|de una vez|de inmediato|inmediatamente|de forma inmediata|de manera inmediata|con efecto inmediato|en seguida|enseguida|ipso facto|asap|pronto|prontito|cuanto antes|cuanto antes posible|cuanto antes mejor|rapido|rapidito|rapidin|rapidisimo|rapidamente|volando|a toda prisa|a toda velocidad|a la brevedad|a la brevedad posible|a la mayor brevedad|a la mayor brevedad posible|con la mayor brevedad|con la mayor brevedad posible|con brevedad|en la mayor brevedad|por la via rapida|con rapidez',
    before(
      'sin ',
      'demora|demoras|mas demora|dilacion|mas dilacion|falta|tardanza|tardar|retraso|retrasos|perder tiempo|prisa|prisas|pausa|mas|mas tramite|apuro|esperar',
    ),
    before(
      'lo ',
      'antes posible|mas pronto posible|mas rapido posible|mas rapido que puedas|mas rapido que pueda|antes que puedas|antes que pueda|mas pronto que puedas|mas pronto que pueda|antes que se pueda',
    ),
    before(
      'tan pronto como |en cuanto |apenas |cuando ',
      'puedas|pueda|te sea posible|le sea posible|sea posible|puedan|puedas por favor|pueda por favor',
    ),
    before(
      'cuando ',
      'tengas un momento|tenga un momento|tengas un ratito|tengas un rato|tengas tiempo|tenga tiempo|gustes|guste|quieras|tengas chance|tengas un minuto|tenga un minuto',
    ),
    'no hay prisa|sin prisas|no corre prisa|con calma',
  ].join('|'),
  farewell: [
    before(
      '|y |pues |eso |bueno ',
      'chau|chao|chaito|chaucito|ciao|adios|adiosito|bye|bye bye|bai|hasta luego|hasta lueguito|hasta pronto|hasta otra|hasta la proxima|hasta la vista|nos vemos|nos vemos pronto|nos hablamos|hablamos|hablamos luego|nos leemos|cuidate|cuidese|cuidense|estamos en contacto|seguimos en contacto|quedo atento|quedo atenta|quedo a la espera|quedo pendiente|quedamos atentos|a tus ordenes|a sus ordenes|a la orden|bendiciones|muchas bendiciones|mil bendiciones|buena vibra|buenas vibras|salud|abrazo|besos|un besito|exitos|suerte|paz|paz y amor|te quiero|te quiero mucho|te amo|te adoro|los quiero|tkm|tqm|xoxo|que descanses|que descanse|que te vaya bien|que le vaya bien|que todo vaya bien|que estes bien|que este bien|que te mejores',
    ),
    before(
      '|y |por ahora |de momento |por hoy |con ',
      'eso es todo|es todo|eso seria todo|seria todo|esto es todo|eso seria|nada mas|solo eso|eso nada mas|eso no mas|con eso basta|es todo por ahora|es todo por hoy|eso es todo por ahora|eso es todo por hoy|nada mas por ahora|nada mas por hoy',
    ),
    'y ya|y listo|y ya esta|y eso|y eso es|sin mas|sin otro particular|sin mas por el momento|sin nada mas|sin mas que agregar|sin mas que decir|venga|venga va|vamos|vamos ya|vamos alla|vamos vamos|anda|andale|orale|sale|dale|dale que va|dale dale|vale|ok|oki|va|hagale|apurate|apurese|apurale|muevete|rapido pues|muy amable|que amable|muy amable de su parte|muy amable de tu parte|que grande|eres lo maximo|vales oro|vales mucho|te pasas|buen trabajo|excelente|excelente servicio|por favorcito|porfavorcito|xfavor|x favor|x fa|porfi|porfiii|porfii|porfavorrr|plz|pf|pfv|pls|please|te lo pido|se lo pido|te lo ruego|se lo ruego|te lo suplico|hazme ese favor|hazme el favor|hagame el favor|hagame ese favor|haz el favor|por amor de dios|por el amor de dios|por favor te lo pido|se lo encargo|te lo encargo|cuento contigo|cuento con usted|confio en ti|confio en usted|confío en ti|confío en usted',
    before(
      'si |y si ',
      'no es molestia|no es mucha molestia|no es mucho pedir|no te importa|no le importa|no te molesta|no le molesta|eres tan amable|es tan amable|es usted tan amable|fueras tan amable|fuera tan amable|fueses tan amable|me haces el favor|me hace el favor|me haces ese favor|me hace ese favor|gustas|gusta|puede ser|se puede',
    ),
  ].join('|'),
  and: 'y',
};
