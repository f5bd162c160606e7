import { any, either, maybe, type Rule, seq } from '../rules/rule.ts';

export const PLEASE = maybe(
  any(
    'por favor|por gentileza|por obsequio|pfv|pfvr|pf|sff|se faz favor|faz favor|ja|agora|agora mesmo|urgentemente|com urgencia|só|so|logo|por favorzinho|se possivel|se puder|entao|aí|muito',
  ),
);
const KINDNESS = any('gentileza|bondade|amabilidade|delicadeza|fineza|generosidade|cortesia|caridade|moral|forca');
export const KIND = either(
  seq(
    any(
      'tenha|tem|tenham|tens|teria|terias|tinha|tinhas|faz|faca|faça|fazes|faria|farias|me faz|me faca|fazem|poderia ter|podia ter|pode ter|poderia fazer|pode fazer|podia fazer|pode me fazer|poderia me fazer|voce faria|voce me faria',
    ),
    any('a|essa|uma'),
    KINDNESS,
    any('de'),
  ),
  seq(
    any('seja|se|sê|sejam|seria|serias|se for|se fores'),
    any('tao|muito|bem'),
    any('gentil|amavel|bom|boa|bonzinho|boazinha|querido|querida|simpatico|atencioso'),
    any('de|a ponto de'),
  ),
  seq(
    any(
      'faz|faca|faça|faz me|faca me|faça me|me faz|me faca|me faça|fazes me|fazes|faria|farias|faria me|pode me fazer|pode fazer|podes fazer|podes me fazer|podias fazer|podia fazer|poderia fazer|poderia me fazer|pode fazer me|podes fazer me|peco',
    ),
    any('o|um|esse|este|aquele|o grande'),
    any('favor|favorzinho|favorzao|obsequio|especial favor|favor especial'),
    any('de'),
  ),
);
export const HELP = either(
  any(
    'me ajuda|me ajude|me ajudem|ajuda me|ajude me|ajudem me|ajuda|ajude|me auxilia|me auxilie|auxilie me|me apoia|me socorre|nos ajude|nos ajuda|ajude nos|me ajuda aí|me ajuda aqui|ajuda aqui|ajuda aí|voce me ajuda|vc me ajuda',
  ),
  seq(
    any('me da|me de|me dá|me dê|da me|de me|dá me|dê me|da|dá|me da aí|me dá aí|da aí|me empresta'),
    any('uma|aquela|essa|um|a'),
    any('forca|maozinha|mao|ajuda|ajudinha|moral|help|luz|hand|apoio|forcinha'),
  ),
  seq(any('me quebra|quebra|quebra me|me faz'), any('um|esse|aquele|o'), any('galho|favor|corre')),
);
export const helping = (way: string): Rule => seq(HELP, PLEASE, any(way));

/** "faz um favor e", "me dá uma força e", "seja bonzinho e": the order itself follows. */
export const AND_ORDER = either(
  seq(
    either(
      any(
        'vai|vai la|vai lá|vá|va la|vá la|va|anda|anda la|anda lá|pega|pegue|entra|entra la|corre|corre la|corre lá|corra|abre|abre a carteira|presta atencao|preste atencao|escuta|me escuta|acorda|anima|se mexe|se apressa|despacha te|faz magica|faz a magica|faz a magia|faz a boa|faz a sua|faz o teu trabalho|faz teu trabalho|me salva|salva me|me salve|se concentra|para de enrolar|respira|sente se|chega aí|cola aqui|da um jeito|dá um jeito|faz um corre',
      ),
      seq(
        any('seja|se|sê|sê um|seja um|seja uma|se um|seja meu|me seja'),
        maybe(any('muito|tao|um|uma|o meu|mais|bem')),
        any(
          'bonzinho|boazinha|bom|boa|gentil|amavel|querido|querida|amor|anjo|fofo|fofa|legal|rapido|bom bot|bom menino|bom amigo|camarada|amigo|parceiro|craque|rapidinho|bacana|simpatico|porreiro|fixe|heroi',
        ),
      ),
      seq(
        any('faz|faca|faça|faz me|faca me|faça me|me faz|me faca|me faça|fazes me|me faz aí|faz aí'),
        any('o|um|esse|este|aquele'),
        any('favor|favorzinho|favorzao|obsequio|bem'),
      ),
      HELP,
    ),
    maybe(any('por favor|aqui|aí|com isso|com uma coisa|nisso|nessa|com isto|nisto|la|lá|pra mim|logo')),
    any('e|,|e me|e ja'),
  ),
  any(
    'vai|vai la|vai lá|anda|anda la|anda lá|bora|bora la|bora lá|vamos|vamos la|vamos lá|vamo|va la|vá la|vá lá|se faz favor|sff|faz favor|faça favor|faca favor|faz o favor|pf|pff|por gentileza|por obsequio|por caridade|favor|na moral|na humildade|pelo amor de deus|por amor de deus|eu te peco|te peco|peco lhe|com licenca|é só|e aí|sem enrolacao',
  ),
);
