import { any, either, maybe, seq } from '../rules/rule.ts';

export const PLEASE = maybe(
  any(
    's il te plait|s il vous plait|stp|svp|sil te plait|sil vous plait|steuplait|steuplé|s tu plait|maintenant|vite|tout de suite|juste|simplement|bien|des maintenant|rapidement|au plus vite|en urgence|immediatement|de suite|d urgence|seulement|si possible|donc',
  ),
);
export const DE = any('de|d');
export const KINDLY = maybe(
  any(
    'bien vouloir|vouloir bien|bien|vite|me faire le plaisir de|me faire le plaisir d|me rendre le service de|me rendre le service d|me faire la faveur de',
  ),
);
export const KIND = seq(
  any('ayez|aie|aies|auriez vous|aurais tu|avez vous|vous auriez|tu aurais|fais moi|faites moi|fais|faites|aurez vous'),
  any('l|la|le'),
  any(
    'amabilité|amabilite|obligeance|gentillesse|bonté|bonte|courtoisie|bienveillance|plaisir|faveur|extreme obligeance|grande gentillesse|delicatesse|complaisance|honneur|gentilesse',
  ),
  any('de|d'),
  KINDLY,
);
export const BE = seq(
  any('sois|soyez|serais tu|seriez vous|tu serais|vous seriez|seras tu|sois donc'),
  maybe(any('assez|si|tres|bien|tellement|donc|assez donc')),
);
export const KIND_WORD = any(
  'gentil|gentille|aimable|sympa|mignon|mignonne|bon|bonne|cool|chou|chic|gentils|aimables|bienveillant|obligeant',
);
export const HELP = seq(
  maybe(any('tu peux|vous pouvez|il faut|faut|peux tu|pouvez vous|tu veux bien')),
  any(
    'aide moi|aidez moi|aidez nous|aide nous|m aider|nous aider|donne moi un coup de main|donnez moi un coup de main|me donner un coup de main|file moi un coup de main|prete moi main forte|donne un coup de main|m assister|assiste moi|assistez moi|rends moi service|rends moi le service|rendez moi le service|rends moi ce service',
  ),
  PLEASE,
  any('a|pour|de'),
);
/** "sois un amour et", "vas y": the order itself follows. */
export const AND_ORDER = either(
  seq(
    either(
      seq(
        BE,
        either(
          KIND_WORD,
          seq(
            any('un|une|mon|le'),
            any(
              'amour|ange|chou|chef|pote|bon bot|bon robot|gentil bot|gentleman|tresor|boss|champion|heros|bon gars|pro|frere',
            ),
          ),
        ),
      ),
      seq(
        any('fais|faites|fais moi|faites moi|faites nous|tu me fais'),
        any(
          'plaisir|une faveur|un plaisir|une fleur|ce plaisir|cette faveur|le plaisir|ton boulot|ton travail|ta magie|ton taf',
        ),
      ),
      any(
        'rends moi service|rends moi un service|rends moi ce service|rendez moi service|rendez moi un service|donne moi un coup de main|donnez moi un coup de main|file moi un coup de main|aide moi|aidez moi|prends les choses en main|bouge toi|depeche toi|magne toi|active toi|reveille toi|ecoute moi bien|ecoute bien|au travail|au boulot|on y va|c est parti|sors le portefeuille|ouvre le wallet|sauve moi|fais ta magie|viens|va|prends ton temps|concentre toi|fais un effort',
      ),
    ),
    maybe(any('pour moi|stp|svp|s il te plait|s il vous plait|avec ca|la dessus|frere|un peu')),
    any('et|,|puis'),
  ),
  any(
    'vas y|allez y|va y|go|hop|allez hop|allez|allez zou|zou|on y va|c est parti|steuplé|steuplait|siouplait|s tu plait|de grace|pitié|par pitié|bon allez|allons y|en avant|priere|tiens|juste',
  ),
);
