import { any, either, maybe, once, seq } from '../rules/rule.ts';
import { before } from './romance-forms.ts';
import type { Leads } from './romance-leads.ts';
import { AND_ORDER, HELP, helping, KIND, PLEASE } from './spanish-favours.ts';

const FORMAL = maybe(
  any(
    'por la presente|por medio de la presente|mediante la presente|por este medio|por medio de este mensaje|mediante este mensaje|con la presente|atentamente|respetuosamente|muy atentamente|por este conducto|a traves de este medio',
  ),
);
const I = maybe(
  any(
    'yo|nosotros|es que|solo|solamente|nomas|simplemente|pues|aquí|hoy|ahora|yo solo|yo lo que|ya|por favor|porfa|ahora mismo',
  ),
);
const YOU = maybe(any('usted|ustedes|tu|vos|ud|uds'));
/** What the speaker wants or must. "Voy a" announces, and is not among them. */
const WANTS = any(
  'quiero|quisiera|queria|querria|quisieramos|queremos|queriamos|necesito|necesitamos|necesitaria|deseo|deseamos|desearia|desearíamos|preciso|precisamos|ocupo|ocupamos|requiero|requerimos|debo|debemos|tengo que|tenemos que|tengo q|hay que|hay q|habria que|toca|me toca|nos toca|me urge|nos urge|me gustaria|nos gustaria|me encantaria|kiero|qiero|qero|kisiera|nesesito|nececito|nesecito|necesto|nsito|necsito|yo querer|yo necesitar|querer|mi orden es|mi peticion es|mi solicitud es|mi deseo es|mi intencion es|la orden es|la instruccion es|lo que quiero es|lo que necesito es|se necesita|se debe|se tiene que|se requiere|es necesario|es preciso|hace falta|me hace falta|tengo la necesidad de|vengo a|vengo para|estoy aquí para|se trata de|seria|es para|seria para',
);
const ASKS = any(
  'ruego|rogamos|pido|pedimos|solicito|solicitamos|ordeno|ordenamos|encargo|encargamos|encomiendo|suplico|imploro|pediria|rogaria|solicitaria|autorizo|autorizamos|instruyo|requiero|exijo|instruimos|quiero pedir|quisiera pedir|queria pedir|quiero solicitar|quisiera solicitar|deseo solicitar|vengo a solicitar|vengo a pedir|necesito solicitar|quiero ordenar|quisiera ordenar|deseo ordenar|quiero encargar|quiero pedirte|quiero pedirle|quisiera pedirle|quisiera pedirte|queria pedirte|queria pedirle|quiero encargarte|quisiera encargarle|quisiera solicitarle|me permito solicitar|me permito pedir|doy orden de|doy la orden de|doy instrucciones de|doy autorizacion para|pido favor|pido el favor de|pido por favor|solicito por favor|ruego por favor|pido de favor|encargo por favor',
);
/** Thanks before a verb ask for what it says; before a noun they would be for what is done. */
const THANKFUL = seq(
  FORMAL,
  maybe(any('te|le|les|os')),
  any(
    'agradezco|agradeceria|agradeceriamos|agradeceré|agradecere|agradeceremos|agradecemos|agradeceriamos mucho|agradeceria mucho|agradezco mucho',
  ),
);
const ASKED = any('se ruega|se solicita|se pide|se ordena|se autoriza|se encarga|se requiere|ruegase|solicitase');
/** "te pido", "le solicito": the assistant is asked. */
const asking = seq(FORMAL, maybe(any('te|le|les|os|yo te|yo le|se lo')), ASKS);
const TWICE = seq(asking, maybe(seq(any('y|e'), ASKS)));

const CAN = any(
  'puedes|podrias|puede|podria|podes|podés|pueden|podrian|podeis|puedo pedirte|puedo pedirle|podria pedirte|podria pedirle|puedo pedirte que me ayudes a|es posible|seria posible|te importa|te importaria|le importa|le importaria|te molesta|te molestaria|le molestaria|puedes tu|sería posible',
);
const CAN_HELP = seq(
  any(
    'me puedes|me podrias|me puede|me podria|me podes|me pueden|me podrian|nos puedes|nos podrias|nos podria|nos puede|puedes|podrias|puede|podria|podes|pueden|podrian',
  ),
  YOU,
  PLEASE,
  any(
    'ayudar|ayudarme|ayudarnos|apoyar|apoyarme|colaborar|colaborarme|asistir|asistirme|echar una mano|echarme una mano|dar una mano|echar un cable|echarme un cable|echar la mano|dar una manito|darme una mano',
  ),
  PLEASE,
);
const CAN_KINDLY = seq(
  any('puedes|podrias|puede|podria|me puedes|me podrias|me puede|me podria'),
  YOU,
  any('hacerme|hacer|tener|hacernos'),
  any(
    'el favor de|el favor por favor de|la bondad de|la amabilidad de|la gentileza de|un favor y|el gran favor de|el favorcito de',
  ),
);

const WISHES = either(seq(FORMAL, I, WANTS, PLEASE), seq(asking, PLEASE), seq(ASKED, PLEASE));
/** What the verb's noun is the object of: "procede con el pago de". */
const PROCEED = seq(
  any(
    'procede|proceda|procedan|procedase|procedé|procedamos|prosigue|prosiga|adelante|dale|cumple|cumpla|arranca|avanza|avance|empieza|comienza|inicia|ayudame|ayudeme|ayuda|apoyame|colaborame|me ayudas|me ayuda|me colaboras|me colabora|colaboreme|me apoyas',
  ),
  any('con|a|por favor con|por favor a|usted con|usted a|ya con|ya a|de inmediato a|de inmediato con'),
);
const PROCESS = any(
  'tramita|tramite|tramitame|tramiteme|gestiona|gestione|gestioname|gestioneme|procesa|procese|procesame|proceseme|cursa|curse|ordena|ordene|autoriza|autorice|lanza|lance|inicia|inicie|arma|armame|regalame|regaleme|me regala|me regalas|me haces|me hace|me haria|me harias|me tramita|me tramitas|me gestiona|me gestionas|me realiza|me realizas|me efectua|me procesa|hazme|hagame|haceme|hacé|emite|emita|puedes hacer|puedes hacerme|podrias hacer|podrias hacerme|puede hacer|podria hacer|podria hacerme|me puedes hacer|me podrias hacer|me puede hacer|me podria hacer|puedes tramitar|podria tramitar|puedes realizar|podria realizar|podrias realizar|dale curso a|da curso a|dale a|dame|deme|cumple con|cumpla con|monta|montame|sacame|ayudame con|ayudeme con|apoyame con|colaborame con|dale tramite a|de tramite a|denme',
);

/** How deeds are asked for in Spanish. */
export const SPANISH_LEADS: Leads = {
  urging: once(AND_ORDER),
  infinitive: once(
    either(
      seq(
        WISHES,
        maybe(
          any(
            'que me ayudes a|que me ayude a|tu ayuda para|su ayuda para|ayuda para|que me hagas el favor de|que me haga el favor de|que procedas a|que proceda a|proceder a|que se proceda a|que me colabores para|que me eches una mano para',
          ),
        ),
      ),
      KIND,
      helping('a|para|con'),
      seq(PROCEED),
      any(
        'encargate de|encarguese de|ocupate de|ocupese de|hazte cargo de|hagase cargo de|dignese|dignate|sirvete|sirvase usted|sirvase por favor|limitate a|dedicate a|favor de|favor|por favor de|orden de|instruccion de|peticion de|solicitud de',
      ),
    ),
  ),
  paid: seq(I, any('le'), WANTS, PLEASE),
  wished: once(
    either(
      seq(
        either(
          seq(either(asking, THANKFUL), PLEASE, maybe(any('que|q|a usted que'))),
          seq(ASKED, PLEASE, maybe(any('que'))),
          seq(FORMAL, I, WANTS, PLEASE, any('que|q|k')),
        ),
        YOU,
        maybe(any('le|me le|por favor|porfa|me haga el favor y|me hagas el favor y')),
      ),
      any(before('quiero |necesito |quisiera |', 'que me le')),
    ),
  ),
  gerund: once(
    either(
      seq(HELP, PLEASE),
      any('ve|veme|vaya|vayame|vete|anda|andate|vamos|id|vayan'),
      seq(any('hazme|hagame|me haces|me hace'), any('el favor|un favor|el paro')),
    ),
  ),
  noun: once(
    either(
      seq(TWICE, PLEASE),
      seq(ASKED, PLEASE),
      seq(
        FORMAL,
        I,
        WANTS,
        PLEASE,
        maybe(
          any(
            'hacer|realizar|efectuar|ordenar|solicitar|pedir|tramitar|que me hagas|que me haga|que hagas|que haga|que se haga|que se realice|que se efectue|que realice|que realices|que efectue|que tramite|que tramites',
          ),
        ),
      ),
      PROCEED,
      PROCESS,
    ),
  ),
  question: once(
    either(
      seq(CAN, YOU, PLEASE, maybe(any('ayudarme a|hacerme el favor de'))),
      seq(CAN_HELP, any('a|para|con')),
      CAN_KINDLY,
    ),
  ),
  heading: once(
    seq(
      maybe(any('nueva|nuevo|mi|una|la|esta es una|va una|va la|va|aquí va una|aquí una')),
      any('orden|solicitud|instruccion|peticion|encargo|mandato|operacion'),
      any('de|:|para|para hacer|de hacer|de realizar|de ejecutar|para ejecutar'),
    ),
  ),
};
