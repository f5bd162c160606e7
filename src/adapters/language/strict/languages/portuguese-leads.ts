import { any, either, maybe, once, seq } from '../rules/rule.ts';
import { AND_ORDER, HELP, helping, KIND, PLEASE } from './portuguese-favours.ts';
import type { Leads } from './romance-leads.ts';

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
/** What the speaker wants or must. "Vou" announces, and is not among them. */
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
