import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';

export const PLEASE = maybe(
  any(
    'por favor|porfa|porfavor|x favor|xfa|pf|porfis|porfi|pls|plis|ya|ahora|ahora mismo|con urgencia|urgentemente|de una vez|si es posible|si puedes|si puede',
  ),
);
const KINDNESS = any('bondad|amabilidad|gentileza|cortesia|fineza|delicadeza|deferencia|merced|generosidad');
export const KIND = either(
  seq(
    any('tenga|ten|tened|tengan|tuviera|tendria|tendrias|tuvieras|tengas|haz|hagame|hazme|haga'),
    any('la|usted la|por favor la'),
    KINDNESS,
    any('de'),
  ),
  seq(
    any('sea|se|sé|sean|sed|seria|serias|si es|si eres|si fuera|si fueras|serian'),
    any('tan|usted tan|muy|por favor tan'),
    any('amable|bueno|buena|gentil|amables|buenos|lindo|linda|majo|maja'),
    any('de|como para'),
  ),
  seq(
    any(
      'haz|hazme|haga|hagame|haced|hacedme|hagan|hacenos|haceme|me hace|me haces|me haria|me harias|hazle|hazte|puedes hacerme|podrias hacerme|me puedes hacer|me podrias hacer|puede hacerme|podria hacerme|me puede hacer|me podria hacer|pido',
    ),
    any('el|un|ese|el gran|un gran|este|el inmenso|usted el|usted un'),
    any('favor|favorcito|favorazo|paro|servicio|bien|trabajo'),
    any('de'),
  ),
);
/** "échame una mano para", "ayúdame por favor a" */
export const HELP = either(
  any(
    'ayudame|ayudeme|ayudadme|ayudanos|ayudenme|ayudenos|ayuda|me ayudas|me ayuda|me ayudan|nos ayudas|nos ayuda|apoyame|apoyeme|me apoyas|me apoya|colaborame|colaboreme|me colaboras|me colabora|asisteme|me asistes|auxiliame',
  ),
  seq(
    any('echame|echeme|echanos|dame|deme|danos|tirame|me echas|me echa|me das|me da|me tiras|prestame|presteme|hazme'),
    any('una|la|un|el'),
    any('mano|manita|cable|cablecito|capote|mano amiga|cuerda|ayuda|ayudita|paro|quite'),
  ),
);
export const helping = (way: string): Rule => seq(HELP, PLEASE, any(way));

/** "hazme el favor y", "agarra y", "sé un amor y": the order itself follows. */
export const AND_ORDER = either(
  seq(
    either(
      any(
        'agarra|agarre|agarrá|coge|coja|ve|vaya|anda|andate|toma|tome|corre|corra|vete|entra|entre|abre la app|prestame atencion|presteme atencion|pon atencion|ponte las pilas|ponte a ello|ponte|haz magia|haz tu magia|haz lo tuyo|hazme caso|hagame caso|escuchame|escucheme|atiendeme|animate|muevete|apurate|apurese|date prisa|dese prisa|concentrate|despierta|relajate|portate bien|portese bien|salvame|salveme|salvame la vida|se amable|sé amable|se bueno|sé bueno|se buena|sé buena|se buenito|sé buenito|se majo|sé majo|sea amable|sea bueno|sea buena|se gentil|sé gentil|sea gentil|sea buenita|sea usted amable|se bueno conmigo|sé bueno conmigo',
      ),
      seq(
        any('se|sé|sea'),
        any('un|una|mi'),
        any(
          'amor|cielo|encanto|angel|genio|crack|buen bot|buen chico|buena persona|caballero|heroe|hacha|buen muchacho|crac|buen amigo|santo',
        ),
      ),
      seq(
        any('hazme|hagame|hazte|haz|haga|haceme|me haces|me hace|hazle|hagan|haganme'),
        any('el|un|ese|este|el gran|un gran'),
        any('favor|favorcito|favorazo|paro|bien'),
      ),
      seq(any('se|sé|sea|sed'), any('tan|muy|usted tan'), any('amable|bueno|buena|gentil|majo|maja|lindo|linda')),
      HELP,
    ),
    maybe(any('por favor|porfa|con esto|con algo|en esto|aquí|ahí|pues|ya')),
    any('y|e|y me|,'),
  ),
  seq(any('a ver si'), any('me haces el favor y|me hace el favor y')),
  any(
    'va|x favor|pf|por fa|con permiso|vamos|vamos a ver|adelante|ahora si|ahora sí|no seas malo y|no sea malo y|no seas malito y|no sea malito y|porfis',
  ),
);
