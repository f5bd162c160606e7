import { any, either, maybe, once, seq } from '../rules/rule.ts';
import { AND_ORDER, BE, DE, HELP, KIND, KIND_WORD, KINDLY, PLEASE } from './french-favours.ts';
import { before } from './romance-forms.ts';
import type { Leads } from './romance-leads.ts';

const FORMAL = maybe(
  any(
    'par la presente|par la presente ,|par le present message|par ce message|par le present courrier|par la presente demande|respectueusement|par ce biais|avec respect|aujourd hui|maintenant|alors|moi|la|là|bon|du coup|en fait|ben',
  ),
);
/** What the speaker wants or must. The present and "je vais" announce, and are not among them. */
const WANTS = seq(
  either(
    any(
      'je veux|je voudrais|je souhaite|je souhaiterais|je desire|je desirerais|j aimerais|je dois|j aimerai|je veut|jveux|jvoudrais|jdois|jaimerais|j veux|j voudrais|je veus|je souhaiterai|je voudrai|nous voulons|nous voudrions|nous souhaitons|nous souhaiterions|nous aimerions|nous devons|nous desirons|on veut|on voudrait|on aimerait|on doit|on souhaite|on souhaiterait|il faut|faut|il faudrait|faudrait|il me faut|il me faudrait|il nous faut|il convient de|il convient d|y faut|je tiens a|moi vouloir|moi je veux|moi je voudrais|moi devoir|vouloir|je cherche a|je viens pour|je suis la pour|je suis ici pour|c est pour|ce serait pour|mon souhait est de|mon ordre est de|ma demande est de|ma demande est d|l ordre est de|l ordre est d|il s agit de|il s agit d|il y a lieu de',
    ),
    seq(
      any('j ai|j aurais|g|jai|nous avons|nous aurions|on a|on aurait'),
      maybe(any('juste|bien|vraiment|seulement|simplement|besoin urgent')),
      any('besoin|envie'),
      DE,
    ),
  ),
  maybe(
    any(
      'bien|juste|vraiment|simplement|seulement|donc|absolument|urgemment|te demander de|te demander d|vous demander de|vous demander d|te prier de|vous prier de|vous prier de bien vouloir',
    ),
  ),
);
/** "je vous prie de bien vouloir": the assistant is asked. */
const ASKING = either(
  seq(
    any(
      before(
        'je te |je vous |nous te |nous vous |on te |on vous |je vous en |et je vous ',
        'prie|demande|demanderais|demanderai|ordonne|charge|supplie|saurais gré|saurai gré|serais reconnaissant|serais reconnaissante|serai reconnaissant|serais tres reconnaissant|serais oblige|serais obligé|prierais|remercie|remercierais|autorise|conjure|commande|serais gré|serais infiniment reconnaissant|sollicite|invite|prierai|prions|demandons|remercions|saurions gré|serions reconnaissants|donne l ordre|donne ordre|donne instruction|donne pour instruction|donne mandat|mandate|confie la mission|confie le soin|laisse le soin|laisse|serais tres oblige',
      ),
    ),
    maybe(
      any('respectueusement|instamment|gentiment|donc|par avance|d avance|sincerement|infiniment|humblement|juste'),
    ),
    any('de|d|pour|a'),
    KINDLY,
  ),
  seq(any('merci|priere|avec priere|ordre|consigne|instruction|objectif|mission|demande'), any('de|d|: de'), KINDLY),
  seq(
    any('j ai|nous avons|j aurais|avoir'),
    any('l honneur|le plaisir|l avantage'),
    any('de|de vous|de venir|de venir vous'),
    any('demander|solliciter|prier|prier de bien vouloir'),
    DE,
    KINDLY,
  ),
  seq(
    any('je donne|je vous donne|je te donne|je passe'),
    any('l ordre|ordre|instruction|pour instruction|mandat|pour ordre|consigne|l instruction'),
    DE,
    KINDLY,
  ),
  seq(
    any(
      'veuillez|veuille|veux bien|voulez vous bien|vous voudrez bien|tu voudras bien|vous etes prié|vous etes prie|vous etes priés|tu es prié',
    ),
    KINDLY,
    maybe(any('de|d|donc')),
  ),
  any(
    'je te charge de|compte sur toi pour|je compte sur toi pour|je compte sur vous pour|je m en remets a vous pour|a toi de|a vous de|tache de|tachez de',
  ),
);
const CAN = seq(
  maybe(any('est ce que|est ce qu|dis|dis moi')),
  any(
    'peux tu|peut tu|peus tu|pouvez vous|pourrais tu|pourriez vous|pourrait on|pourras tu|pourrez vous|tu peux tu|tu peux|tu peut|tu pourrais|tu pourras|tu pourrait|vous pouvez|vous pourriez|vous pourrez|on pourrait|veux tu bien|voudrais tu|voudrais tu bien|voulez vous bien|voudriez vous|voudriez vous bien|tu veux bien|tu voudrais bien|vous voulez bien|vous voudriez bien|ca te derange de|ca te derange d|ca vous derange de|ca vous derangerait de|ca vous derangerait d|ca te derangerait de|ca te derangerait d|cela vous derangerait de|puis je vous demander de|puis je te demander de|puis je vous demander d|puis je te demander d|puis je vous prier de|je peux te demander de|je peux vous demander de|pourrais je vous demander de|pourrais je vous demander d|pourrais je te demander de|oserais je vous demander de|est ce que je peux te demander de|est ce que je peux vous demander de',
  ),
  PLEASE,
  KINDLY,
  maybe(
    either(
      any(
        'm aider a|nous aider a|m aider pour|me donner un coup de main pour|proceder a l operation :|me rendre service et|me rendre le service de|me faire le plaisir de|prendre la peine de|prendre le temps de',
      ),
      seq(
        any('avoir'),
        any('l|la|le'),
        any('amabilité|amabilite|obligeance|gentillesse|bonté|bonte|bienveillance|courtoisie|extreme obligeance'),
        DE,
      ),
    ),
  ),
  PLEASE,
);
const CAN_KIND = seq(KIND, PLEASE);
/** What the verb's noun is the object of: "procedez au paiement de". */
const TO_DO = any('proceder|procéder|procede|procedez|procedons|procedez donc|proceder donc');
const PROCEED = seq(
  maybe(either(ASKING, WANTS, CAN, any('vous pouvez|tu peux|bien vouloir'))),
  TO_DO,
  maybe(any('immediatement|des maintenant|svp|stp|s il vous plait|maintenant|sans delai|sans tarder|d urgence')),
  any('a|au|a la|a l|a un|a une'),
);
const PROCESS = seq(
  any(
    'fais|faites|fais moi|faites moi|fais lui|tu me fais|vous me faites|effectue|effectuez|execute|executez|realise|realisez|opere|operez|traite|traitez|lance|lancez|passe|passez|ordonne|ordonnez|declenche|declenchez|initie|initiez|effectue moi|occupe toi du|occupe toi de|occupez vous du|occupez vous de|autorise|autorisez|faire|effectuer|realiser|executer|lancer|ordonner|operer|a faire :|a effectuer :|a executer :|gere moi|gere',
  ),
  maybe(any('donc|vite|maintenant|stp|svp|s il te plait|s il vous plait|immediatement|moi|lui')),
);
const SOLICIT = seq(
  FORMAL,
  either(
    any(
      'je demande|nous demandons|je sollicite|nous sollicitons|j ordonne|nous ordonnons|j autorise|nous autorisons|je requiers|je commande|je reclame|je vous demande|je te demande|je vous sollicite pour|je viens solliciter|je viens demander|je viens vous demander|je voudrais demander|je souhaite demander|je souhaiterais demander|j aimerais demander|je souhaite solliciter|je confirme et demande|je vous prie d effectuer|je prescris|j ai l honneur de solliciter|j ai l honneur de vous demander|j ai l honneur de demander|j ai l honneur de venir solliciter|je vous commande|je vous charge|je souhaite ordonner|je veux commander|je souhaite commander|je voudrais ordonner|je voudrais commander',
    ),
    seq(
      any('veuillez|veuille'),
      any('trouver|recevoir|noter|prendre note de|executer|enregistrer'),
      maybe(any('ci apres|ci dessous|ci joint|dans ce message')),
      any('mon ordre de|ma demande de|notre ordre de|notre demande de|mon ordre d|ma demande d|mon instruction de'),
    ),
  ),
  maybe(
    any(
      'de votre bienveillance|de votre haute bienveillance|respectueusement|instamment|a votre bienveillance|urgemment|d urgence|de ta bienveillance|par la presente|donc|et autorise|et ordonne|et demande|et j ordonne',
    ),
  ),
);
const MAKE = maybe(
  any(
    'faire|effectuer|realiser|executer|ordonner|passer|que tu fasses|que vous fassiez|qu on fasse|que soit effectué|que vous effectuiez|d effectuer|de faire|de realiser|d executer|que vous procediez a|que tu procedes a',
  ),
);

/** How deeds are asked for in French. */
export const FRENCH_LEADS: Leads = {
  urging: once(AND_ORDER),
  infinitive: once(
    either(
      seq(
        FORMAL,
        WANTS,
        PLEASE,
        maybe(
          any(
            'que tu m aides a|que vous m aidiez a|ton aide pour|votre aide pour|d aide pour|de ton aide pour|de votre aide pour',
          ),
        ),
      ),
      seq(FORMAL, ASKING, PLEASE),
      KIND,
      seq(BE, KIND_WORD, any('de|d|pour')),
      HELP,
      any(
        'besoin de|besoin d|priere de|priere d|besoin urgent de|envie de|envie d|ordre de|ordre d|mission :|aide moi a|aidez moi a',
      ),
    ),
  ),
  paid: either(),
  wished: once(
    seq(
      FORMAL,
      either(
        seq(
          any(
            'je veux|je voudrais|je souhaite|je souhaiterais|j aimerais|j aimerai|jveux|jvoudrais|jaimerais|je desire|je desirerais|il faut|faut|il faudrait|faudrait|j ai besoin|j aurais besoin|nous voulons|nous voudrions|nous souhaitons|nous souhaiterions|on veut|on voudrait|on aimerait|on a besoin|je demande|je te demande|je vous demande|j exige|j ordonne|ce serait bien|ce serait cool|ce serait sympa|ca serait bien|ca serait cool|ca serait gentil|ce serait gentil|il est necessaire|je tiens a ce|j ai envie|je prie|moi je veux|il me faut|il importe|il convient|faudrait juste|il faudrait juste|il faut juste|je veux juste|je voudrais juste',
          ),
          maybe(any('bien|juste|vraiment|absolument')),
          any('que|qu'),
          any('tu|vous'),
        ),
      ),
      maybe(any('lui|me fassiez le plaisir de')),
    ),
  ),
  gerund: either(),
  noun: once(
    either(
      seq(SOLICIT, MAKE),
      seq(FORMAL, either(WANTS, ASKING), PLEASE, MAKE),
      PROCEED,
      PROCESS,
      seq(CAN, any('faire|me faire|effectuer|realiser|executer|lancer|m effectuer|lui faire')),
    ),
  ),
  question: once(either(CAN, CAN_KIND, seq(BE, KIND_WORD, any('de|d|pour')))),
  heading: once(
    seq(
      maybe(any('nouvel|nouvelle|mon|un|une|ma|voici un|voici une|voici mon|voici ma|l|la|petit|petite')),
      any('ordre|demande|instruction|operation|requete|mandat|consigne'),
      any('de|d|:|pour'),
    ),
  ),
};
