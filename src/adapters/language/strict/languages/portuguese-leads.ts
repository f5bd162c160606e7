import { any, either, maybe, once, type Rule, seq } from '../rules/rule.ts';
import type { Leads } from './romance-leads.ts';

const PLEASE = maybe(
  any(
    'por favor|por gentileza|por obsequio|pfv|pfvr|pf|sff|se faz favor|faz favor|ja|agora|agora mesmo|urgentemente|com urgencia|só|so|logo|por favorzinho|se possivel|se puder|entao|aí|muito',
  ),
);
const FORMAL = maybe(
  any(
    'venho por este meio|venho por meio desta|venho por meio deste|venho por meio desta mensagem|por meio desta|por este meio|por meio deste|pela presente|pelo presente|venho pela presente|venho respeitosamente|respeitosamente|venho|vimos por este meio|vimos por meio desta|vimos|atenciosamente|com todo respeito',
  ),
);
const I = maybe(
  any(
    'eu|nos|só|so|apenas|somente|hoje|agora|ja|por favor|eu só|eu so|é que eu|entao|entao eu|aqui|a gente|por gentileza',
  ),
);
const YOU = maybe(any('voce|vc|tu|o senhor|a senhora|voces|vcs|ce|cê|você|ocê'));
/** What the speaker wants or must. "Vou" tells what is going to happen, and is not among them. */
const WANTS = any(
  'quero|queria|queremos|queriamos|quereria|gostaria de|gostava de|gostariamos de|gostavamos de|desejo|desejaria|desejamos|preciso|preciso de|precisava de|precisamos|precisamos de|precisaria|precisaria de|necessito|necessito de|necessitamos|pretendo|pretendemos|tenho que|tenho de|tenho q|temos que|temos de|tem que|tem de|tem q|ha que|há que|é preciso|é necessario|é só|é so|e só|basta|devo|devemos|quero é|o que quero é|o que eu quero é|o que preciso é|a ordem é|o pedido é|a minha ordem é|minha ordem é|a instrucao é|kero|keria|qro|qero|presiso|preciçu|presizo|nescessito|nessesito|to precisando|tô precisando|estou precisando|estou a precisar de|to querendo|tô querendo|estou querendo|to a fim de|tô a fim de|estou a fim de|vim pra|vim para|vim aqui pra|vim aqui para|estou aqui para|estou aqui pra|to aqui pra|tô aqui pra|é pra|é para|seria pra|seria para|eu querer|querer|a gente precisa|a gente quer|a gente tem que',
);
const ASKS = any(
  'peco|pedimos|pedia|pediria|pediriamos|solicito|solicitamos|solicitava|solicitaria|rogo|rogamos|rogaria|rogava|ordeno|ordenamos|determino|determinamos|autorizo|autorizamos|requeiro|requeremos|requisito|encomendo|imploro|suplico|exijo|instruo|instruimos|encarrego|venho solicitar|venho pedir|vim pedir|vim solicitar|solicitar|pedir|requerer|requisitar|ordenar|autorizar|quero pedir|queria pedir|queria solicitar|gostaria de pedir|gostaria de solicitar|gostava de pedir|desejo solicitar|dou ordem de|dou a ordem de|dou ordem para|dou instrucoes para|peco o favor de|peco por favor|peco a gentileza de|peco encarecidamente|solicito encarecidamente|peco com urgencia|peco urgencia em',
);
const ASKED = any(
  'solicita se|pede se|roga se|ordena se|determina se|autoriza se|requer se|requisita se|pedimos se|fica autorizado|fica autorizada',
);
const asking = seq(FORMAL, I, maybe(any('te|lhe|vos')), ASKS, maybe(any('te|lhe|vos|a voce|a voces')));
/** Thanks before a verb ask for what it says; before a noun they would be for what is done. */
const THANKFUL = seq(
  FORMAL,
  I,
  any(
    'agradeco|agradecia|agradeceria|agradecemos|agradeceriamos|agradecia lhe|agradecia te|agradeceria lhe|agradeceria te|agradeceria muito|agradeceria imenso|agradecia imenso|agradecia muito|ficaria grato|ficaria grata|ficaria muito grato|ficaria muito grata|ficava agradecido|ficava agradecida',
  ),
);

const KINDNESS = any('gentileza|bondade|amabilidade|delicadeza|fineza|generosidade|cortesia|caridade|moral|forca');
const KIND = either(
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
const HELP = either(
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
const helping = (way: string): Rule => seq(HELP, PLEASE, any(way));

/** "faz um favor e", "me dá uma força e", "seja bonzinho e": the order itself follows. */
const AND_ORDER = either(
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

const CAN = seq(
  any(
    'pode|podes|podem|poderia|poderias|poderiam|podia|podias|podiam|consegue|consegues|conseguem|conseguia|conseguias|conseguiria|sera que pode|sera que podia|sera que podes|sera que podias|sera que consegue|sera que consegues|voce pode|vc pode|tu pode|tu podes|tu podias|tu poderias|o senhor pode|a senhora pode|o senhor poderia|a senhora poderia|o senhor podia|a senhora podia|voce consegue|voces podem|voces poderiam|voce poderia|vc poderia|voce podia|vc podia|ce pode|cê pode|ce consegue|cê consegue|você consegue|importa se de|importas te de|importava se de|importavas te de|se importa de|voce se importa de|voce se importaria de|se importaria de|posso te pedir para|posso te pedir pra|posso pedir para|posso pedir pra|posso pedir te para|posso pedir lhe para|podia pedir lhe para|posso lhe pedir para',
  ),
  YOU,
  PLEASE,
);
const CAN_KINDLY = seq(
  any(
    'pode|podes|podem|poderia|poderias|podia|podias|voce pode|vc pode|voce poderia|o senhor pode|o senhor poderia|consegue|sera que pode|sera que podia',
  ),
  YOU,
  PLEASE,
  any('me fazer|fazer|ter|fazer me|nos fazer'),
  any(
    'o favor de|a gentileza de|a bondade de|a amabilidade de|um favor e|esse favor de|o obsequio de|o grande favor de|o favorzinho de|essa gentileza de|a fineza de',
  ),
);
const CAN_HELP = seq(
  any(
    'pode|podes|podem|poderia|poderias|podia|podias|voce pode|vc pode|voce poderia|o senhor pode|o senhor poderia|consegue|consegues|tu pode|tu podes|sera que pode|tem como|da pra|dá pra',
  ),
  YOU,
  PLEASE,
  any(
    'me ajudar|ajudar me|ajudar|me dar uma forca|me dar uma mao|me dar uma maozinha|dar me uma mao|dar uma mao|dar uma forca|me dar uma ajuda|dar uma ajuda|dar uma ajudinha|nos ajudar|me auxiliar|me quebrar um galho',
  ),
  PLEASE,
  any('a|para|pra|e'),
);
/** What the verb's noun is the object of: "proceda ao pagamento de". */
const PROCEED = seq(
  maybe(
    any(
      'favor|é favor|queira|queiram|por favor|pode|podes|poderia|podia|queira por favor|pode por favor|é para|é pra|quero|preciso|gostaria de|vamos',
    ),
  ),
  any(
    'proceda|procede|procedam|proceder|procedam se|proceda se|prossiga|prossegue|prosseguir|avanca|avance|avancar|dar seguimento|da seguimento|dê seguimento|de seguimento|dar andamento|da andamento|dê andamento|de andamento|inicia|inicie',
  ),
  maybe(any('por favor|ja|agora|de imediato|imediatamente')),
  any('a|à|ao|com|com o|com a|com uma|com um|o|a uma|a um'),
);
const PROCESS = seq(
  any(
    'processa|processe|processem|providencia|providencie|providenciem|providenciar|efetiva|efetive|executa|execute|realiza|realize|autoriza|autorize|tramita|tramite|lanca|lance|despacha|despache|faz|faca|faça|façam|me faz|me faça|me faca|faz me|faça me|faca me|faz aí|me faz aí|manda fazer|mande fazer|pode fazer|podes fazer|poderia fazer|podia fazer|pode me fazer|pode fazer me|podes fazer me|poderia me fazer|pode realizar|poderia realizar|pode efetuar|poderia efetuar|pode executar|pode processar|poderia processar|poderia providenciar|pode providenciar|podia providenciar|consegue fazer|me consegue|me arranja|arranja me|me ajuda com|me ajude com|ajuda me com|ajude me com|trata do|trata da|trate do|trate da|tratar do|tratar da|cuida da|cuida do|cuide da|cuide do|me da|me dá|dá me|da me|faz o favor de fazer|façam o favor de fazer',
  ),
  maybe(any('por favor|ja|agora|aí')),
);
const MAKE = maybe(
  any(
    'fazer|realizar|efetuar|que faca|que faça|que se faça|que se faca|que voce faca|que voce faça|que realize|que efetue|que facas|que faças|que me faca|que me faça|que seja feito|que seja feita|a realizacao de|a execucao de|que providencie|ordenar|solicitar|pedir',
  ),
);

/** How deeds are asked for in Portuguese. */
export const PORTUGUESE_LEADS: Leads = {
  urging: once(AND_ORDER),
  infinitive: once(
    either(
      seq(
        FORMAL,
        I,
        WANTS,
        PLEASE,
        maybe(
          any(
            'que voce me ajude a|que me ajude a|que me ajudes a|a sua ajuda para|sua ajuda pra|sua ajuda para|ajuda pra|ajuda para|da sua ajuda para|da tua ajuda para',
          ),
        ),
      ),
      seq(asking, PLEASE, maybe(any('para|pra|o favor de|a gentileza de'))),
      KIND,
      helping('a|para|pra'),
      seq(PROCEED),
      any(
        'favor|favor de|é favor|queira|queiram|queira por favor|queira por gentileza|ordem para|ordem de|é só|me faz o favor de',
      ),
    ),
  ),
  paid: seq(I, any('lhe'), WANTS, PLEASE),
  wished: once(
    seq(
      either(
        seq(asking, PLEASE, maybe(any('que|para que|a si que'))),
        seq(ASKED, PLEASE, maybe(any('que'))),
        seq(THANKFUL, PLEASE, maybe(any('que'))),
        seq(
          FORMAL,
          I,
          any(
            'quero|queria|gostaria|gostava|preciso|precisava|desejo|desejava|necessito|gostariamos|queremos|precisamos|pretendo|é preciso|é necessario|eu quero|kero|qro|presiso',
          ),
          PLEASE,
          any('que|q|de que'),
        ),
        any('favor que|faz com que|faça com que'),
      ),
      YOU,
      maybe(any('lhe|por favor|por gentileza|me faca o favor de que')),
    ),
  ),
  gerund: once(seq(HELP, PLEASE)),
  noun: once(
    either(
      seq(asking, maybe(seq(any('e'), ASKS)), PLEASE, MAKE),
      seq(ASKED, PLEASE),
      seq(FORMAL, I, WANTS, PLEASE, MAKE),
      PROCEED,
      PROCESS,
    ),
  ),
  question: once(either(CAN, CAN_KINDLY, CAN_HELP)),
  heading: once(
    seq(
      maybe(any('nova|novo|minha|uma|a|o|um|segue|segue a|segue o|aqui vai uma|aqui vai um|meu|ao')),
      any('ordem|solicitacao|instrucao|pedido|operacao|mandado|autorizacao|requisicao|comando'),
      any('de|:|para|da|do|para fazer|para realizar'),
    ),
  ),
};
