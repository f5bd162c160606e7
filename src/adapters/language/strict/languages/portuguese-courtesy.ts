import type { CourtesyWords } from './romance-courtesy.ts';
import { before } from './romance-forms.ts';
import { PORTUGUESE_NAMES } from './romance-names.ts';

/** How people greet, thank and take leave in Portuguese. */
export const PORTUGUESE_COURTESY: CourtesyWords = {
  greeting: [
    'oi|oii|oiii|oie|oiee|oieee|oizinho|oi oi|ola|olaa|olar|opa|opaa|epa|eita|ei|eii|hey|ey|e aí|e ai|eai|eaí|eae|iai|iae|fala|fala aí|fala ai|fala tu|diz aí|salve|salve salve|coé|coe|qualé|alo|alô|alo alo|ora viva|ora bem|viva|boas|boas tardes|boas noites|bons dias|hi|hello|gm|gn|saudacoes|cumprimentos|os meus cumprimentos|meus cumprimentos|com os melhores cumprimentos|cordiais saudacoes|um cordial cumprimento|bem haja|uai|uai so|uai sô|bah|bah tche|tche|oxe|oxente|ave maria|ó pa|pa|entao pa|eh pa|ei pa|a bencao|bença|paz|a paz|a paz do senhor|paz do senhor|e entao|entao|bom fim de semana|feliz segunda|boa semana|bom trabalho',
    before(
      '|oi |ola |opa |muito |um |uma |oi oi |ei |oi , |ola , ',
      'bom dia|boa tarde|boa noite|bomdia|boatarde|boanoite|bom diaa|bom diaaa',
    ),
  ].join('|'),
  greetedMore:
    'de novo|outra vez|novamente|aí|ai|pra ti|pra você|pra voce|para voce|para si|pra vc|de volta|so|sô|bom dia|boa tarde|boa noite|por aí|flor do dia|meu|la|pa|pá|pessoa',
  howAre: before(
    '|oi |ola |e |e aí |e ai |opa |oi , |e entao ',
    'tudo bem|td bem|tudo bom|td bom|tudo certo|td certo|tudo joia|tudo jóia|tudo beleza|tudo blz|tudo tranquilo|td tranquilo|tudo em cima|tudo legal|tudo ok|blz|beleza|suave|de boa|tranquilo|firmeza|como vai|como vao as coisas|como vai voce|como vai vc|como esta|como está|como estas|como voce esta|como vc ta|como ta|como estamos|como e que e|como é que é|como é que vai|como vai isso|como anda|como andas|como passou|que tal|qual é a boa|qual a boa|quais as novas|tas bom|tas fixe|tas bem|ta bom|tudo fixe|ta tudo|ta tudo bem|esta tudo bem|como e que estas|como é que estas|tudo numa boa|tudo na paz',
  ),
  howAreMore:
    'hoje|com voce|com você|contigo|consigo|com o senhor|com vc|por aí|por aqui|aí|ai|esta manha|com a senhora|mesmo|por ai',
  fond: before('|muito ', 'querido|querida|bom|boa|grande|queridissimo|rico|nobre').concat(
    '|meu querido|minha querida|meu caro|minha cara',
  ),
  owner: 'meu|minha|nosso|nossa',
  spokenTo:
    'senhor|senhora|senhorita|sr|sra|moco|moca|mocinha|jovem|rapaz|menino|menina|garoto|garota|amigo|amiga|amigao|amigona|amiguinho|amiguinha|amore|amor|amorzinho|irmao|irma|mano|mana|maninho|maninha|bro|brother|broder|bicho|cara|velho|vei|vey|véi|véio|parca|parceiro|parceira|parsa|parcero|chefe|chefia|chefinho|chefinha|patrao|patroa|chapa|camarada|colega|socio|socia|mestre|mestra|campeao|campea|craque|fera|monstro|guerreiro|guerreira|truta|meu filho|minha filha|filho|filha|querido|querida|querid|lindo|linda|lindao|lindeza|fofo|fofa|flor|anjo|bb|bebe|neném|princesa|rei|rainha|coracao|vida|meu bem|bem|gato|gata|xuxu|chuchu|caro|doutor|doutora|dr|professor|professora|profe|comandante|capitao|kota|kamba|mano velho|puto|meu|pa|man|miga|migo|compadre|comadre|vizinho|vizinha|guri|guria|tche|piá|cumpade|so',
  respected: before(
    '|muito ',
    'caro|cara|prezado|prezada|estimado|estimada|ilustre|excelentissimo|exmo|exmo .|digníssimo|respeitado',
  ),
  title: 'senhor|senhora|sr|sr .|sra|sra .|dona|seu|mister|amigo|amiguinho|colega|querido|querida',
  machine:
    'bot|robo|robô|robozinho|assistente|assistente virtual|assistente digital|aplicativo|app|ia|inteligencia artificial|carteira|wallet|equipe|equipa|equipe de suporte|suporte|ajudante|copiloto|sistema|servico|chatbot|chat|bot de pagamentos|carteirinha|maquininha|maquina',
  spokenAlone: 'bot|robo|robô|assistente|vei|vey|véi|pa|uai|bah|tche|craque|bb',
  sorry:
    'desculpa|desculpe|desculpas|desculpa aí|desculpe me|desculpa me|me desculpa|me desculpe|mil desculpas|as minhas desculpas|minhas desculpas|peco desculpa|peco desculpas|peco perdao|perdao|perdoe|perdoa|perdoe me|lamento|sinto muito|foi mal|mal aí|mal|com licenca|licenca|da licenca|com a sua licenca|com sua licenca|com a devida licenca|peco licenca|desculpa la|desculpe la|sorry',
  sorryFor: [
    before(
      '|pelo |pela |pelos |pelas |por causa da |por tanto |o |a |os |as |qualquer |todo o ',
      'incomodo|hora|horas|horario|transtorno|transtornos|trabalho|trabalheira|demora|atraso|pressa|interrupcao|insistencia|ousadia|chatice|chateacao|abuso|erro|erros|portugues|meu portugues|mau portugues|mensagem|audacia|maçada|maçadas|mau jeito|pedido|amolacao|perturbacao|confianca|atrevimento',
    ),
    before(
      '|por |de |te |lhe |o |a |em |estar a |por te |por o |por lhe ',
      'incomodar|incomodar te|incomodá lo|incomoda lo|incomodar voce|perturbar|atrapalhar|chatear|interromper|amolar|insistir|encher|aborrecer|escrever|encher o saco|chamar',
    ),
    before('se ', 'incomodo|atrapalho|te incomodo|te atrapalho|interrompo'),
  ].join('|'),
  sorryMore:
    'a essa hora|a esta hora|a estas horas|tao tarde|tao cedo|de novo|outra vez|no domingo|viu|aí|ai|mas|ta|mano',
  hope: 'espero que|espero q|desejo que|esperando que|tomara que|espero',
  well: before(
    'esteja |estejas |voce esteja |vc esteja |esteja tudo |estejam |tudo esteja |esteja a ter |tudo va |va tudo |corra tudo |o senhor esteja |a senhora esteja |se encontre |te encontres |esteja passando |essa mensagem o encontre |esta mensagem o encontre |esta mensagem te encontre ',
    'bem|muito bem|otimo|ótimo|bem de saude|de boa|com saude|tudo bem|melhor|um bom dia|um otimo dia|em paz|bem por ai',
  ).concat(
    '|estejas a ter um bom dia|esteja tendo um bom dia|tenha um bom dia|tenhas um bom dia|nao incomodar|não incomodar|tenha dormido bem|voce tenha um bom dia',
  ),
  wellMore: 'hoje|por aí|e a familia|e com saude|gracas a deus|por ai|com a familia|e de saude',
  opener:
    'olha|olhe|olha só|olha so|olha aqui|olhe só|olha lá|olha la|veja|veja bem|escuta|escute|escuta só|escuta aqui|ouve|ouca|ouve lá|presta atencao|preste atencao|bem|bom|bom entao|bem entao|ora|ora bem|ora entao|entao|entao bora|entao vamos|entao é o seguinte|é o seguinte|seguinte|o seguinte|vamos lá|vamos la|vamos|vamo|vamo la|bora|bora lá|bora la|simbora|partiu|pronto|prontos|pronta|ok|okay|oki|okey|certo|perfeito|otimo|beleza|blz|fechou|fechado|show|show de bola|massa|joia|tranquilo|ta|ta bom|ta bem|ta certo|é isso|isso|mais uma vez|aqui estou|aqui estou eu|eu de novo|sou eu|sou eu de novo|sou eu outra vez|eu outra vez|voltei|cheguei|to aqui|to de volta|um favor|um favorzinho|um favorzao|favorzinho|preciso de um favor|preciso de ajuda|preciso da sua ajuda|preciso da tua ajuda|preciso de uma ajuda|preciso de uma maozinha|preciso de voce|me ajuda|me ajude|me ajuda aqui|me ajuda aí|me ajuda ?|ajuda aí|ajuda aqui|ajuda me|ajude me|me faz um favor|me faz um favor ?|faz um favor|faz me um favor|faz me um favor ?|faça me um favor|me da uma ajuda|me da uma ajuda ?|me da uma maozinha|me da uma forca|pode me ajudar|pode me ajudar ?|pode ajudar ?|podes ajudar me ?|me quebra um galho|quebra esse galho|quebra um galho|uma coisinha|é rapidinho|rapidinho|coisa rapida|e uma coisa rapida|por favor ajuda|venho por este meio|venho por meio desta|por meio desta|por este meio|pela presente|pelo presente|com todo respeito|com todo o respeito|respeitosamente|com o devido respeito|ao trabalho|mãos à obra|maos a obra|nova ordem|hum|hmm|ahn|eh',
  introduces:
    'sou|sou eu|aqui é|aqui e|aqui fala|fala|quem fala é|quem escreve é|eu sou|aqui quem fala é|aqui|daqui fala|daqui é',
  introduced:
    'a|o|a vovó|a vovo|o vovo|a avó|o avo|a vó|o vô|seu|dona|o seu|a dona|a senhora|o senhor|a tia|o tio|a professora|o professor|a tesoureira|o tesoureiro|a tesouraria|o padeiro|a padeira|a mesma de sempre|o mesmo de sempre|seu amigo|sua amiga|o teu amigo|seu cliente|o dono|a dona da carteira|o chefe|a contadora|o contador|o seu ze|o seu zé|o ze|o zé|seu ze da padaria|o seu zé da padaria|o seu ze da padaria|o ze da padaria',
  names: PORTUGUESE_NAMES,

  thanksFirst:
    'muito|muitissimo|mil vezes|desde ja|desde ja muito|desde ja o meu|ja|ja muito|um grande|um muito|o meu|meu|meu muito|o meu muito|muitos|ok|blz|beleza|ta|e|e muito|e desde ja|por favor e|pfv e|por favor e muito|um|nao precisa dizer mas|show|perfeito|otimo|bem haja e|fico|fico muito|fico desde ja|fico imensamente|eternamente|imensamente|ficarei|ficarei muito|sou|estou|estarei|serei|ficamos|muito muito|profundamente|antecipadamente',
  thanks:
    'obrigado|obrigada|obrigadao|obrigadaço|obrigadaco|obrigadinho|obrigadinha|obrigados|obg|obgd|obgda|obgdo|obgado|obgada|obri|obrigadissimo|obrigadissima|brigado|brigada|brigadao|brigadinho|brigadinha|brigaduu|brigadu|bgd|bgda|valeu|valew|vlw|vaaleu|valeuzao|valeuzaço|thx|thanks|thank you|ty|gracias|grato|grata|gratos|gratidao|gratissimo|gratissima|agradecido|agradecida|agradecidos|agradecimentos|tmj|tamo junto|bem haja|bem hajam|mt obg|mto obg|mt obrigado|mt obrigada|mto obrigado|mto obrigada|reconhecido|reconhecida|agradecidissimo|agradecidissima',
  thanksMore:
    'mesmo|demais|de coracao|de todo coracao|de todo o coracao|desde ja|antecipadamente|adiantado|desde logo|sempre|imenso|a si|a ti|a voce|aí|ai|viu|ta|hein|de verdade|do fundo do coracao|e abraco|e um abraco|e abracos|e ate mais|e boa noite|e bom dia|e boa tarde|e bom fim de semana|e um bom dia|eternamente|por antecipacao|muito|outra vez|de novo|pra voce|la|mil vezes',
  thanksFor:
    'pela|pelo|por|por toda|por todo|pela sua|pelo seu|pela tua|pelo teu|por sua|por toda a|pelas|pelos|por toda a sua|pela vossa|por essa|por este|por esse',
  help: 'ajuda|ajudinha|forca|apoio|atencao|atencoes|atencao dispensada|paciencia|tempo|servico|atendimento|colaboracao|cooperacao|gentileza|amabilidade|favor|favorzinho|tudo|compreensao|me ajudar|ajudar|disponibilidade|rapidez|prontidao|trabalho|bom trabalho|esforco|cuidado|carinho|confianca|fazer isso|moral|presteza|parceria|bondade|simpatia|maozinha|diligencia|brevidade|pronta resposta|pronta atencao',
  gratefulFirst:
    'eu|desde ja|desde ja te|desde ja lhe|te|lhe|ja|eu te|eu ja|e|muito|e desde ja|antecipadamente|vos|sempre|eu agradeco e|de coracao|se puder|fico aguardando e|lhe fico muito|ficaria muito|desde ja se',
  grateful:
    'agradeco|agradecemos|agradeceria|agradecia|agradeceriamos|agradeço lhe|agradeco lhe|agradeco te|agradeco vos|agradecerei|agradeceremos|agradece|agradece se|agradecia lhe|agradecido|agradecida|agradecer',
  gratefulMore:
    'muito|imenso|demais|desde ja|antecipadamente|de coracao|a ajuda|a atencao|sua ajuda|sua atencao|a sua ajuda|a sua atencao|a tua ajuda|a gentileza|sua gentileza|o apoio|o favor|a colaboracao|pela|a compreensao|a paciencia|mesmo|sempre|a disponibilidade|a forca|infinitamente|eternamente|a brevidade|e aguardo|e cumprimento',
  youAre: [
    before(
      'voce é |vc é |tu es |es |voce e |vc e |você é |cê é |ce é |o senhor é |a senhora é |tu é |és ',
      'um|uma|o|a|muito|demais|meu|minha|tao|mesmo|mesmo um|o meu|a minha',
    ),
    'voce é|vc é|tu es|você é|tu é|és|que|muito|es',
  ].join('|'),
  praise:
    'melhor|o melhor|maior|o maior|anjo|amor|amor de pessoa|querido|querida|fera|monstro|craque|genio|genia|rei|rainha|demais|maximo|o maximo|top|show|incrivel|10|fofo|fofa|amavel|gentil|simpatico|simpatica|amigo|amiga|campeao|lenda|mito|tesouro|heroi|heroina|maravilhoso|maravilhosa|um doce|doce|santo|santa|salvador|massa|foda|brabo|braba|bom bot|bacana|parceiro|luz|prestativo|atencioso|fixe|maquina|espetaculo|salvacao|maravilha',
  wishes: [
    before(
      '|e |te desejo |lhe desejo |desejo |desejo te |desejo lhe |que voce tenha |que tenhas |que tenha |tenha |tenhas |tem |passe |passa |que passe |e tenha |voce tenha |uma |um ',
      'um|uma|um muito|um otimo e',
    ),
    'e|um|uma|tenha|tenha um|com votos de um|com votos de uma|votos de um|votos de',
  ].join('|'),
  good: 'bom|boa|otimo|otima|ótimo|ótima|lindo|linda|excelente|maravilhoso|maravilhosa|feliz|abencoado|abencoada|belo|bela|fantastico|fantastica|bons|boas|santo|santa|super|abençoado',
  day: 'dia|tarde|noite|fim de semana|fds|findi|semana|final de semana|trabalho|descanso|domingo|sabado|sexta|sexta feira|segunda|segunda feira|noites|tardes|feriado|almoco|resto de dia|continuacao|restinho de dia|semana de trabalho|manha|dias|jornada',
  dayMore:
    'pra voce|para voce|pra vc|para si|pra ti|hoje|aí|ai|tambem|e abencoado|e produtivo|e obrigado|e obrigada|de trabalho|pra você|viu|abencoado|abencoada',
  regardsFirst: [
    'um|uma|os|os meus|as|as minhas|meus|minhas|com|com os|com os meus|com um|com as|aquele|um grande|um forte|uns|muitos|muitas|mil|outro|e|e um|segue|receba um|receba os meus|receba meus|te mando um|mando um|mais um|despeço me com|subscrevo me com|deixo um|queira aceitar os meus|aceite os meus|sem mais|sem mais ,|sem outro assunto ,|sem mais para o momento ,',
  ].join('|'),
  regards: before(
    '|melhores |cordiais |forte |grande |bom |atenciosos |respeitosos |sinceros |meus |mais |calorosos |mais cordiais |mais respeitosos |afetuosos ',
    'abraco|abracos|abs|abc|abcs|abração|abracao|abracinho|beijo|beijos|bjo|bjos|bj|bjs|bjss|bjao|bjks|beijao|beijoca|beijocas|beijinho|beijinhos|xi coracao|cumprimentos|cumps|cpts|saudacoes|sds|votos|cheiro|cheiros|salve|xero|bj grande',
  ),
  regardsMore:
    'cordiais|cordial|forte|grande|grandes|respeitosos|respeitosas|sinceros|apertado|enorme|fraterno|e obrigado|e obrigada|e um abraco|e beijos|e abracos|para si|pra voce|no coracao|do tamanho do mundo|amigo|amigos|a familia|à familia|pra familia|meu|gigante|e ate mais|e bom dia|e bom fim de semana',
  signed:
    'att|atte|respeitosamente|atenciosamente|atentamente|muito atenciosamente|cordialmente|muito cordialmente|respeitosamente|sinceramente|carinhosamente|afetuosamente|saudacoes|abraco|abracos|um abraco|abs|bjs|beijos|beijinhos|obrigado|obrigada|muito obrigado|muito obrigada|grato|grata|melhores cumprimentos|com os melhores cumprimentos|cumprimentos|os melhores cumprimentos|assinado|ass|ass :|ass .|subscrevo me|subscrevo me atenciosamente|de vossa excelencia atenciosamente',
  office:
    'tesouraria|contabilidade|financeiro|financas|administracao|direcao|gerencia|diretoria|a direcao|a gerencia|a tesouraria|a diretoria|o financeiro|a contabilidade|a administracao|departamento financeiro|departamento de contabilidade|departamento de tesouraria|depto financeiro|equipe financeira|equipa financeira|setor financeiro|a equipe|a equipa|direcao financeira|o departamento financeiro|a tesoureira|o tesoureiro|seu cliente|secretaria|a secretaria|compras',
  god: before(
    '|que |e que |e ',
    'deus|nosso senhor|o senhor|jesus|nossa senhora|papai do ceu|o universo|oxala|deus nosso senhor|o pai',
  ),
  bless: before(
    'te |lhe |o |a |nos |vos |voce |',
    'abencoe|abençoe|pague|proteja|guarde|acompanhe|ilumine|ajude|abencoa|recompense|de em dobro|dê em dobro|de saude|dê saude|retribua|livre e guarde',
  ),
  blessMore:
    'sempre|muito|em dobro|grandemente|e guarde|e te guarde|e proteja|hoje e sempre|imensamente|e a sua familia|e sua familia|pela bondade|meu filho|minha filha',
  urgentFirst: before(
    '|e |que |pois |viu |isso |isto ',
    'é|e|é muito|é super|é bem|é meio|é um pouco|é assunto|é coisa|é caso de|com|com muita|com toda a|com toda|com a maxima|com maxima|muito|super|em carater de|em carater|de carater|tenho|to com|estou com|é de|é pra|é uma|maxima|e muito|um pouco|em regime de|é um pedido',
  ),
  urgent:
    'urgente|urgentissimo|urgencia|urgentemente|pressa|prioridade|prioritario|prioridade maxima|alta prioridade|importante|brevidade|celeridade|brevidade possivel|rapidez|agilidade|emergencia',
  soon: [
    'ja|ja ja|agora|agora mesmo|agora ja|agorinha|agorinha mesmo|agora agora|hoje|hoje mesmo|ainda hoje|ainda agora|neste momento|nesse momento|neste instante|imediatamente|de imediato|de forma imediata|com efeito imediato|na hora|no ato|de uma vez|logo|logo logo|rapido|rapidinho|rapidao|rapidamente|bem rapido|depressa|bem depressa|a mil|voando|num instante|num pulo|ligeiro|ligeirinho|asap|pra ja|para ja|pra ontem|para ontem|quanto antes|o quanto antes|quanto antes melhor|quanto mais rapido melhor|com a maxima urgencia|com brevidade|com a maior brevidade|com a maior brevidade possivel|com a maxima brevidade|na maior brevidade|na maior brevidade possivel|no mais breve|o mais breve possivel|o mais brevemente possivel|mais rapido possivel|o mais rapido que puder|o mais rapido que der|o mais depressa possivel|o mais cedo possivel|de preferencia agora',
    before(
      'sem ',
      'demora|demoras|delongas|mais delongas|mais demora|atraso|atrasos|perder tempo|falta|enrolacao|pressa|pressas|stress|estresse|mais',
    ),
    before(
      'assim que |logo que |quando |tao logo |mal |se ',
      'puder|puderes|possivel|possa|possas|der|conseguir|for possivel|poder|tiver tempo|tiver um tempinho|tiver um minutinho|quiser',
    ),
    'com calma|sem correria',
  ].join('|'),
  farewell: [
    before(
      '|e |bem |entao |ok ',
      'tchau|tchauzinho|xau|xauzinho|tchau tchau|adeus|adeusinho|bye|bye bye|ate mais|até mais|ate logo|até logo|ate breve|até breve|ate a proxima|até a proxima|até à proxima|até já|ate ja|falou|flw|fui|a gente se fala|a gente se ve|a gente se vê|nos falamos|falamos|fica bem|fique bem|fica com deus|fique com deus|vai com deus|se cuida|cuide se|cuida te|tudo de bom|tudo de melhor|boa sorte|saude|saude e paz|paz|amem|amém|bencaos|bençãos|bencao|deus te abencoe|luz|forca|forte|fico no aguardo|no aguardo|fico a aguardar|aguardo|aguardo retorno|fico à espera|ao dispor|disponha|as ordens|às ordens|te amo|te adoro|amo voce|amo vc|tqm|xoxo|axe|axé|namaste|bom descanso',
    ),
    before(
      '|e |por agora |por hoje |por enquanto |por ora ',
      'é isso|é só isso|é só|só isso|só isso mesmo|so isso|é isso aí|isso é tudo|é tudo|era isso|era só isso|mais nada|nada mais|nada alem disso|é só por hoje|é tudo por agora|é só por agora|é só por enquanto|era só|só|é isso mesmo|isso ai|isso aí|sem mais|sem mais para o momento|sem mais assunto|sem outro assunto',
    ),
    'e pronto|bora|bora la|bora lá|bora bora|vamo|vamos|vamos la|vamos lá|vai|vai la|vai lá|vai que vai|anda|anda la|anda lá|manda ver|mete bronca|pode ser ?|ta|ta bom|ta bem|ta ok|viu|ok|oki|okay|certo|blz|beleza|fechou|fechado|show|show de bola|massa|top|valendo|confio em voce|confio em você|confio em vc|confio em ti|conto contigo|conto com voce|conto com você|conto consigo|excelente servico|bom trabalho|capricha|muito amavel|muito gentil|muito gentil da sua parte|muito amavel da sua parte|que amavel|bem haja',
    'por favorzinho|pls|plis|pliss|please|plz|pfv|pfvr|pfvzinho|pfff|pff|pf|faz favor|faz favorzinho|faça favor|faca favor|faz esse favor|faz me esse favor|me faz esse favor|me faça esse favor|se faz favor|sff|pfavor|por fvr|porfavor|porfa|por obsequio|por caridade|te peco|te imploro|eu imploro|peco lhe|pelo amor de deus|por amor de deus|na moral|na humildade|na boa|de boa|na faixa|quebra essa|quebra esse galho|da essa forca|dá essa força|da essa moral|da essa ajuda',
    before(
      'se ',
      'nao for incomodo|não for incomodo|nao for pedir muito|não for pedir muito|nao se importar|não se importar|nao te importares|não te importares|fizer o favor|fizer favor|fazes favor|for gentil|nao for muito trabalho|faz o favor|puder ser|der',
    ),
  ].join('|'),
  and: 'e',
};
