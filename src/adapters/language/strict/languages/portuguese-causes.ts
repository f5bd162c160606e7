import { PORTUGUESE_CAUSE_NOUNS } from './portuguese-cause-nouns.ts';
import { PORTUGUESE_TRADE_CAUSES } from './portuguese-trade-causes.ts';
import type { CauseWords } from './romance-cause-words.ts';
import { before } from './romance-forms.ts';

const MONTHS = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const LENT =
  'emprestou|comprou|vendeu|conseguiu|trouxe|fez|deu|preparou|entregou|arrumou|consertou|reparou|arranjou|cozinhou|adiantou|levou|cuidou de|pintou|limpou|instalou|montou|desenhou|traduziu|corrigiu|revisou|editou|escreveu|programou|construiu|lavou|plantou|cortou|organizou|imprimiu|costurou|restaurou|cobriu|tirou|trocou|guardou|reservou|ensinou|ajeitou|buscou';

/** Why people pay, in Portuguese. */
export const PORTUGUESE_CAUSES: CauseWords = {
  ...PORTUGUESE_TRADE_CAUSES,
  ...PORTUGUESE_CAUSE_NOUNS,
  causeFor:
    'para|pra|pro|pras|pros|p|pelo|pela|pelos|pelas|para o|para a|para os|para as|como|a titulo de|em conceito de|por conta de|por conta do|por conta da|por motivo de|referente a|referente ao|referente a|ref|ref a|ref ao|relativo a|relativo ao|relativa a|relativamente a|relativamente ao|correspondente a|correspondente ao|por causa de|por causa do|por causa da|a modo de|na qualidade de|em pagamento de|em pagamento do|em pagamento da|como pagamento de|como pagamento do|como pagamento da|como pagamento por|em compensacao por|em agradecimento por|em agradecimento pelo|em agradecimento pela|em reconhecimento por|em reconhecimento pelo|em troca de|em troca do|em troca da|pela venda de|pela venda do|pela venda da|pela compra de|pela compra do|pela compra da|pelo pagamento de|pelo pagamento do|pelo pagamento da|segundo|conforme|conforme o|conforme a|de acordo com|de acordo com o|de acordo com a|em virtude de|por ajudar com|por me ajudar com|por ajudar no|por ajudar na|pra pagar as|a conta de',
  causeMass:
    'honorarios|servicos|despesas|gastos|comissoes|reparos|reparacoes|assessoria|consultoria|aulas|obras|manutencao|doacao|compensacao|colaboracao|traducao|transporte|alimentos|remedios|impostos|materiais|reembolso|devolucao|danos|emprestimo',
  causeArticle:
    'o|a|os|as|meu|minha|meus|minhas|o meu|a minha|os meus|as minhas|um|uma|uns|umas|nosso|nossa|o nosso|a nossa|seu|sua|o seu|a sua|este|esta|esse|essa|todo o|toda a',
  causeAhead:
    'ultima|ultimo|primeira|primeiro|segunda|segundo|terceira|terceiro|nova|novo|novas|novos|boa|bom|grande|pequena|pequeno|famosa|famoso|bendita|bendito|pobre|linda|lindo|velha|velho|mes de|pagamento do|pagamento da|pagamento de|custo do|custo da|custo de|valor do|valor da|gastos com|gasto com|gastos do|gastos da|metade do|metade da|compra do|compra da|compra de|venda do|venda da|conta do|conta da|conta de|saldo do|saldo da|resto do|resto da|adiantamento do|adiantamento da|adiantamento de|sinal do|sinal da|taxa do|taxa da|taxa de',
  causeOf: 'de|do|da|dos|das|d|para|pra|pro|pras|pros|com|com o|com a|com os|com as|com meu|com minha',
  causePlace: before(
    'em |de |do |da |no |na |ao |a |a |',
    'casa|bairro|interior|praia|campo|esquina|centro|lisboa|porto|coimbra|braga|faro|rio|sao paulo|salvador|recife|fortaleza|curitiba|brasilia|belem|manaus|natal|madrid|paris|londres|miami|segunda mao|verao|inverno|primavera|outono|pascoa|carnaval|reveillon|ano novo|fim de ano',
  )
    .split('|')
    .filter((one) => one.includes(' '))
    .join('|'),
  causePeriod: [
    before('de |do mes de |do |deste |desse |', MONTHS),
    'deste mes|desse mes|do mes|da semana|desta semana|dessa semana|do trimestre|deste trimestre|do semestre|do ano|deste ano|do ano passado|do verao|da quinzena|do dia|da tarde|de segunda|de terca|de quarta|de quinta|de sexta|de sexta feira|de segunda feira|da outra vez|da outra noite|da ultima vez|do outro dia|do primeiro trimestre|do segundo trimestre|pendente|pendentes|em atraso|atrasado|atrasada|atrasados|vencido|vencida|em aberto',
  ].join('|'),
  causeThat: [
    before('que me |que nos |que lhe |que ele me |que ela me |que ele |que ela |que ', LENT),
    before(
      'que eu |que |que a gente |que ja |que eu ja |que nos ',
      'comprei|comprei dele|comprei dela|pedi|encomendei|devo|devia|prometi|ganhei|ganhou|gostou|comemos|compramos|compartilhamos|dividimos|pedimos|fizemos|vimos|tomamos|usamos|combinamos|acertamos|faltava|faltavam|faz falta',
    ),
    'que precisa|que precisam|que tanto quer|que queria|que merece|que me vendeu|emprestado|emprestada|emprestados',
  ].join('|'),
  causeToDo: before(
    'para |pra |pra ele |pra ela |para ele |para ela |é para |é pra |a fim de |com o fim de |assim pode |para poder |pra poder |pra ajudar a |para ajudar a |pra ajudar ele a |pra ajudar ela a |para eles |pra eles |por ',
    'pagar|pagar a|pagar o|pagar ao|pagar pelo|pagar pela|quitar|cobrir|comprar|liquidar|saldar|cancelar|reembolsar|devolver|repor|renovar|reservar|financiar|custear|bancar|apoiar|ajudar|ajudar a|ajudar o|ajudar com|ajudar no|ajudar na|ajudar nos|ajudar nas|celebrar|comemorar|completar|fechar|arrumar|consertar|reparar|manter|recarregar|abastecer|encher|alimentar|cuidar|cuidar de|cuidar do|cuidar da|cuidar dos|cuidar das|cuidar dele|vestir|dar|construir|terminar|comecar|iniciar|colaborar com|contribuir com|contribuir para|participar de|participar do|participar da|organizar|festejar|preparar|montar|fazer|fazer a|fazer o|viajar pra|viajar para|ir a|ir ao|ir pra|cumprir com|garantir|pegar|levar|inteirar|tomar|comer|estudar|acertar|regularizar|amortizar|inscrever me em',
  ),
  causeDone: [
    before(
      'para |pra |assim |e assim |por |com isso |desse jeito |dessa forma |ai |pelo |pela |pelos |pelas |é pra |',
      'ficar quite|ficarmos quites|ficamos quites|ficar quites|ficar em dia|ficamos em dia|ficar em paz|ficamos em paz|a gente fica quite|a gente fica quites|a gente ficar quite|estamos quites|ficar zerado|ficar no zero a zero|zerar a conta|zerar a divida|zero a divida|acertar as contas|acertamos as contas|acerto as contas|fazer as contas|pago o que devo|pagar o que devo|pago o que lhe devo|pagar o que lhe devo|quito o que devo|quitar o que devo|quito a minha divida|quito minha divida|devolver o favor|devolvo o favor|economizar|poupar|ajudar|ajudar ele|ajudar ela|agradecer|agradecer a ele|agradecer a ela|dar uma forca|dar uma mao|dar uma ajuda|dar uma forcinha|fazer uma surpresa|celebrar|comemorar|festejar|ele comer|ela comer|ela comprar algo bonito|ela comprar algo|ele comprar algo|ele comprar algo bonito|ela comprar o que quiser|ele comprar o que quiser|ele tomar uma|ela tomar uma|ele se divertir|ela se divertir|ele viajar|ela viajar|ele voltar|ela voltar|ele estudar|ela estudar|ela poder viajar|ele poder viajar|ela ir ao medico|ele ir ao medico|ele pegar o onibus|ela pegar o onibus|que compre algo bonito|qualquer emergencia|o que precisar|os gastos dele|os gastos dela|as despesas dele|as despesas dela|ser tao gente boa|ser gente boa|ser tao legal|ser legal|ser tao querida|ser tao querido|ser tao boa|ser tao bom|ser a melhor|ser o melhor|ser um amor|ser uma pessoa boa|se comportar bem|me ajudar|me ajudar tanto|ter me ajudado|ter ajudado|nos ajudar|me levar|me buscar|me aturar|me aguentar|me acompanhar|estar la|tudo|tudo o que fez|tudo que fez|tudo o que faz|tudo que faz|tudo que ela faz|tudo que ele faz|ajuda|ajuda dele|ajuda dela|sua ajuda|apoio|apoio dele|apoio dela|paciencia|paciencia dele|paciencia dela|tempo dele|tempo dela|trabalho dele|trabalho dela|esforco|esforco dele|esforco dela|carinho|favor|favorzinho|forca|forcinha|mao|maozinha|maozinha|incomodo|trabalhao|companhia|atencao|gentileza|amizade|carona|caridade',
    )
      .split('|')
      .filter(
        (one) =>
          one.includes(' ') &&
          !/^(quitar|pagar|economizar|poupar|ajudar|ser|se|me|ter|tudo|ajuda|apoio|paciencia|tempo|trabalho|esforco|carinho|favor|o que|os gastos|as despesas|qualquer|nos|estar|ele|ela|agradecer|dar|fazer|sua|forca|por a|que compre|devolver)/.test(
            one,
          ),
      )
      .join('|'),
    'como combinamos|como combinado|como a gente combinou|como tinhamos combinado|como acordado|como acordamos|conforme acordado|conforme combinado|conforme combinamos|conforme contrato|conforme o contrato|conforme fatura|conforme orcamento|conforme o combinado|conforme conversamos|conforme falamos|como falamos|como conversamos|como a gente falou|como te disse|como eu te disse|como te falei|como eu falei|como prometi|como prometido|como eu prometi|segundo o combinado|segundo o acordado|segundo contrato|de acordo com o combinado|tal como combinado|tal como combinamos|o combinado|o prometido|o acordado|combinado é combinado|prometido é devido',
    'com carinho|com muito carinho|com todo o carinho|com amor|com muito amor|com todo o amor|com todo meu amor|com gratidao|de coracao|de todo o coracao|do fundo do coracao|com um abraco|com um beijo|em agradecimento|como agradecimento|em sinal de agradecimento|por gratidao|por amizade|por carinho|feliz natal|feliz aniversario|boas festas|feliz ano novo|feliz pascoa|feliz dia das maes|feliz dia dos pais|feliz natal pra ela|feliz aniversario pra ela|feliz aniversario pra ele|parabens pra ela|parabens pra ele|parabens aos noivos|em agradecimento pela ajuda|em agradecimento pelo apoio|em agradecimento por tudo',
  ].join('|'),
  givenAs: before(
    'de |como |a titulo de |em |como um |como uma ',
    'gorjeta|gorjetinha|presente|presentinho|presente de natal|presente de aniversario|presente de casamento|adiantamento|sinal|entrada|emprestimo|doacao|donativo|esmola|colaboracao|apoio|ajuda|deposito|garantia|caucao|reserva|premio|bonus|recompensa|agradecimento|compensacao|reembolso|devolucao|pagamento|cortesia|surpresa|contribuicao|abono|mesada|decimo terceiro|lembranca|lembrancinha|mimo|agrado',
  ),
  noteNoun:
    'pagamento de|pagamento do|pagamento da|pagamento por|pagamento pelo|pagamento pela|pagamento final|pagamento unico|pagamento completo|pagamento pendente|pagamento aluguel|ultimo pagamento|reembolso|devolucao|salario|honorarios|diaria|decimo terceiro|comissao|aluguel|aluguer|renda|fatura|recibo|gorjeta|gorjetinha|presente|presentinho|premio|donativo|doacao|emprestimo|transferencia interna|transferencia entre contas|transferencia entre contas proprias|transferencia entre minhas contas|movimento interno|movimentacao interna|divida quitada|divida saldada|conta acertada|ajudas de custo|ajuda de custo|despesas|caucao|garantia|rescisao|bonus|bolsa|dizimo|oferta|pensao|gastos|jantar|janta|almoco|taxi|uber|internet|encomenda|consultoria|trampo|frete|saldo em aberto',
  causeIs:
    'pagamento de|pagamento do|pagamento da|pagamento por|reembolso|devolucao|salario|honorarios|decimo terceiro|comissao|aluguel|aluguer|renda|fatura|recibo|gorjeta|gorjetinha|presente|presentinho|presente de aniversario|premio|recompensa|donativo|doacao|emprestimo|caucao|rescisao|bonus|bolsa|dizimo|oferta|pensao|jantar|janta|almoco|cafe da manha|mercado|supermercado|luz|agua|gas|internet|casamento|aniversario|transferencia interna|movimento interno|divida|encomenda|matricula|gasolina|condominio|frete|multa|iptu|vaquinha|churrasco|faculdade',
  noteBefore:
    'nota|conceito|motivo|assunto|referencia|ref|ref .|mensagem|detalhe|memo|descricao|observacao|observacoes|obs|comentario|com a mensagem|com a nota|com nota|com a descricao|com a referencia|com referencia|razao|historico|processo|na descricao poe|na descricao coloca|com assunto|finalidade|identificacao',
  document:
    'fatura|recibo|nota fiscal|nf|nfe|encomenda|ordem de compra|orcamento|contrato|ata|processo|ticket|guia|boleto|proposta|referencia|ref|reserva|apolice|nota de cobranca|duplicata|fact|ft|a nota fiscal|a fatura|ao pedido|ao contrato',
  favour: before('me |nos |ja me |ja nos |hoje me |ontem me |ele me |ela me |', LENT)
    .split('|')
    .filter((one) => one.includes(' '))
    .join('|')
    .concat(
      '|me ajudou com|me ajudou no|me ajudou na|me ajudou nos|me ajuda com|me ajuda no|me ajuda na|tem me ajudado com|esta me ajudando com|ta me ajudando com|consertou|arrumou|ganhou|perdi|perdeu|acabou de entregar|acabou de terminar|terminou|ja terminou|dividimos|comemos|jantamos|tomamos|pedimos|fomos a|fomos ao|comeca|vai comecar|quer comprar|precisa pagar|tem que pagar|precisa comprar|estuda em|estuda na|estuda no|mora em|trabalha em|trabalha na|trabalha no|cuida de|cuida do|cuida da|cuida dos|cuida das|me aluga|me vende|me arruma|me faz|nos faz',
    ),
  favourDone: before(
    'me |nos |ja me |sempre me |sempre nos |hoje me |ontem me |ele me |ela me |',
    'ajudou|ajudou mt|ajudou muito|ajudou pra caramba|ajudou demais|ajuda|ajuda muito|ajuda sempre|ajudou a mudar|ajudou na mudanca|ajudou com tudo|convidou|convidou pra jantar|levou|levou em casa|levou pra casa|levou ao aeroporto|trouxe|buscou|buscou no aeroporto|pegou no aeroporto|salvou|salvou a vida|deu uma forca|deu uma mao|deu uma ajuda|deu uma carona|deu carona|deu um help|deu uma moral|quebrou um galho|quebrou o galho|quebrou um galhao|fez um favor|fez o favor|fez um favorzao|emprestou dinheiro|emprestou grana|emprestou|emprestou uma grana|emprestou o dinheiro|atendeu muito bem|acompanhou|apoiou|apoia|hospedou|recebeu em casa|cobriu|cobriu no turno|cobriu no trabalho|adiantou|adiantou o dinheiro',
  )
    .split('|')
    .filter((one) => /^(me|nos|ja|sempre|hoje|ontem|ele|ela) /.test(one))
    .join('|'),
  happens: before(
    'hoje |ja |agora |é que |é que hoje |hoje se |',
    'vence|vencem|venceu|chegou|chegaram|terminou|terminaram|acabou|comeca|comecam|tem que pagar|tem|cobram|entregaram|entregou|recebi|recebemos|é dia de|é o dia de|é dia do|comemoramos|festejamos|celebramos|fechamos|assinamos|nasceu|inauguramos',
  )
    .split('|')
    .filter((one) => one.includes(' ') && !/^ja tem/.test(one))
    .join('|'),
  happened:
    'vence hoje|ja venceu|venceu|chegou|ja chegou|chegou hoje|chegou bem|chegou certinho|ja chegaram|chegaram|esta pronto|esta pronta|ta pronto|ta pronta|ja esta pronto|ja esta pronta|ja ta pronto|ja ta pronta|ficou pronto|ficou pronta|ficou otimo|ficou otima|ficou lindo|ficou linda|ficou show|ficou perfeito|ficou perfeita|ficou muito bom|ficou muito boa|esta terminado|esta terminada|esta feito|esta feita|esta entregue|foi entregue|ja foi entregue|ja esta aqui|ja ta aqui|ja esta no armazem|ja esta na loja|esta na loja|ja esta em casa|terminou|ja terminou|acabou|comeca|foi um sucesso|foi otimo|foi otima|foi bom|foi boa|estava otimo|estava otima|estava bom|estava boa|estava uma delicia|aprovado|aprovada|foi aprovado|foi aprovada|recebido|recebida|terminado|terminada|entregue|concluido|concluida',
  condition: [
    before(
      'esta |ta |ta |ja esta |ja ta |anda |ficou |vive |ela ta |ele ta ',
      'sem dinheiro|sem grana|sem um tostao|sem um puto|sem um centavo|sem trabalho|sem emprego|sem gasolina|sem saldo|duro|dura|liso|lisa|quebrado|quebrada|apertado|apertada|apertado de dinheiro|apertada de dinheiro|apertado de grana|apertada de grana|na pior|no sufoco|no aperto|desempregado|desempregada|doente|gripado|gripada|internado|internada|no hospital|no caixa|no mercado|na loja|no aeroporto|na estacao|na porta|na porta de casa|la fora|viajando|de viagem|de ferias|de mudanca|de aniversario|gravida|estudando|estudando fora|longe|sozinho|sozinha|esperando o pagamento|esperando o dinheiro|esperando a grana|esperando na fila|esperando no caixa|a espera do pagamento|a espera do pagamento|a espera|a espera do dinheiro|muito feliz|sem dinheiro no fim do mes|precisando muito|na miseria|com fome',
    ),
    'vai casar|vai se casar|se casa|casa se|casa|vai ser pai|vai ser mae|vai mudar|vai se mudar|vai viajar|vai pra faculdade|comeca a faculdade|comeca a escola|comeca as aulas|comeca a trabalhar|se forma|se formou|vai se formar|se aposentou|faz anos|faz aniversario|passou|passou na prova|passou no exame|passou no vestibular|passou de ano|teve bebe|teve um bebe|teve nenem|nasceu|precisa muito|precisa de ajuda|precisa mesmo|merece|mereceu|merece muito|ele mereceu|ela mereceu|é um amor|é gente boa|é muito gente boa|é gente fina|é um craque|é fera|é um genio|é boa pessoa|é muito bom|é muito boa|é o melhor|é a melhor|é um anjo|é da familia|é de confianca|é meu melhor amigo|é minha melhor amiga|aceita cripto|so aceita cripto|so recebe em cripto|recebe em cripto|nao tem banco|nao tem conta em banco|nao tem conta no banco|nao usa banco|trabalhou muito|trabalhou duro|trabalhou bem|fez um bom trabalho|fez um otimo trabalho|fez um belo trabalho|fez um trabalhao|caprichou|ja entregou|ja entregou tudo|entregou tudo|terminou o trabalho|terminou o servico|acabou o servico|acabou a obra|vem de visita|viaja hoje|perdeu o emprego|perdeu a carteira|ganhou|ganhou a aposta|ganhou o bolao|ganhou a corrida|ganhou o torneio|ganhou o sorteio|ganhou a rifa|ganhou o concurso|me ganhou na aposta|ganhou de mim|ganhou de mim na aposta',
  ].join('|'),
  causeClause:
    'perdi a aposta|perdi uma aposta|perdi no jogo|devo a ele|devo a ela|lhe devo|devo lhe|devo uma a ele|devo uma a ela|devo isso|eu devo isso|eu to devendo|eu to devendo|to devendo|to devendo|que eu to devendo|que eu to devendo|que to devendo|que estou devendo|que eu devo|que devo|estou devendo|estou devendo faz tempo|é que estou devendo|é que estou devendo faz tempo|é que to devendo|é que to devendo|é o que devo|é o que eu devo|é o que to devendo|eu prometi|prometi a ele|prometi a ela|prometi|eu pago|eu convido|minha vez|é minha vez|hoje é minha vez|hoje eu pago|hoje é por minha conta|é por minha conta|dessa vez eu pago|é dia de pagamento|hoje é dia de pagamento|é fim de mes|é natal|é pascoa|é dia das maes|é dia dos pais|é nosso aniversario|hoje é nosso aniversario|é o dia dela|é o dia dele|é o que ficou acertado|é o que ficou combinado|é o que combinamos|é o combinado|é o justo|é pelo de ontem|é por ontem|é pelo outro dia|é por tudo|contas certas|contas acertadas|contas em dia|ficamos quites|estamos quites|a gente fica quite|a gente fica quites|assim ficamos quites|e ficamos quites|e estamos quites|com isso ficamos quites|ai ficamos quites|aprovado pelo comite|aprovado pelo conselho|aprovado pela diretoria|aprovado pela direcao|aprovado pela assembleia|aprovado pela gerencia|aprovado pela dao|aprovado pela tesouraria|aprovado pela administracao|aprovado pela contabilidade|aprovado em assembleia|aprovado em reuniao|aprovado em ata|autorizado pela gerencia|autorizado pela diretoria|autorizado pela direcao|autorizado pela tesouraria|votado em assembleia|votado pela dao|validado pelo comite|validado pela contabilidade|conferido pela contabilidade|proposta aprovada|fatura anexa|fatura em anexo|fatura aprovada|fatura conferida|fatura recebida|nota fiscal em anexo|nota em anexo|servico prestado|servico concluido|trabalho concluido|trabalho entregue|obra concluida|obra entregue|pedido recebido|encomenda recebida|mercadoria recebida|tudo conforme|tudo certo|o endereco esta certo|o endereco ta certo|endereco conferido|endereco verificado|ja conferi|é minha outra conta|é minha outra carteira|é minha carteira|é minha carteira fria|é minha conta|é a minha outra carteira|é a minha carteira|é para as minhas economias|é pras minhas economias|é pra minha poupanca|pra minha carteira de reserva|para a minha carteira de reserva|para abastecer a outra carteira|pro gas da rede|pro gas da rede',
};
