import { PORTUGUESE_CAUSES } from './portuguese-causes.ts';
import { before } from './romance-forms.ts';
import { PORTUGUESE_NAMES } from './romance-names.ts';
import type { PhraseWords } from './romance-phrase-words.ts';

const GET =
  'comprar|obter|conseguir|receber|adquirir|ter|ter algum|ter um pouco de|ficar com|pegar|levar|que eu fique com|que fique em|tirar|passar pra|virar|entrar em|arrumar';
const GIVE =
  'me da|me da|me de|me de|da me|da me|me da em|me devolve|me devolve em|me ve|me ve|me manda|me manda em|me entrega|me entrega em|me paga em|me passa|me arruma|me consegue|compra|compre|compra com isso|compre com isso|compra me|compra pra mim|pega|pegue|pega em|passa pra|passa tudo pra|passe para|passa para|passa tudo para|converte em|converte pra|converta em|converte tudo em|transforma em|troca por|troca pra|bota em|bota tudo em|poe em|poe em|coloca em|coloca tudo em|mete em|joga em|joga tudo em|quero|quero em|quero receber|quero ficar com|quero ter|recebo|recebo em|receber|fico com|ficar com|pegar|em troca quero|em troca me da|em troca recebo|em troca|a troco de|vira|tudo em|tudo pra|tudo para|adquire|deixa em|me deixa com|arranja me|obtem';

/** How Portuguese requests name networks, accounts, amounts and what is received. */
export const PORTUGUESE_PHRASES: PhraseWords = {
  ...PORTUGUESE_CAUSES,
  names: `${PORTUGUESE_NAMES}|joaozinho|pedrinho|aninha|carlinhos|zezinho|juninho|dudu|dani|nando|nanda|gabi|gabizinha|rafa|leo|fer|lu|lucia|luana|luisa|luiza|clara|julia|yasmin|isabela|isabel|cecilia|manuela|lorena|lais|raquel|debora|simone|regina|rosana|rosangela|sonia|silvia|sueli|vera|fatima|marcia|monica|cristina|adriana|aline|priscila|natalia|michele|jessica|carol|caroline|carolina|diana|ines|filipa|margarida|francisca|mafalda|matilde|leonor|madalena|lurdes|gloria|afonso|martim|tomas|goncalo|salvador|vasco|bernardo|manel|ze manel|jorge|sergio|fabio|flavio|renato|rogerio|claudio|mauricio|mauro|edson|wagner|washington|wellington|anderson|alexandre|alex|arthur|davi|david|samuel|enzo|heitor|joaquim|francisco|chico|toninho|tonho|otavio|murilo|vitor|victor|raul|ruben|silva|santos|souza|sousa|oliveira|pereira|lima|costa|ferreira|rodrigues|almeida|gomes|ribeiro|carvalho|martins|araujo|barbosa|rocha|dias|moreira|nunes|marques|machado|mendes|freitas|cardoso|ramos|teixeira|correia|pinto|fonseca|lopes`,
  netLead:
    'tudo|tudinho|direto|diretamente|la|la|ai|aí|ali|sempre|so|somente|unicamente|apenas|que seja|e que seja|que va|que va|e que va|e tudo|e|faz|faz isso|faz tudo|e faz|faca|e faca|a operacao|a transacao|a transferencia|o envio|quero|quero tudo|de preferencia|preferencialmente|operando|rodando|manda|manda tudo|realizado|feito|pode ser|mas',
  onRarely: 'com|on|in|pela via|na cadeia',
  netUse:
    'usa|use|usando|utiliza|utilize|usa a|use a|usa o|e usa|e use|e usa a|e use a|usem a|com uso da|por meio da|por meio do|por meio de|mediante|mediante a|atraves da|com a|com o|prefiro|prefiro a|prefiro na|prefiro pela|escolhe|escolhe a|escolha|seleciona|selecione|coloca na|bota na|poe na|por intermedio da|por via da',
  layer: 'camada|layer|l',
  netCalled: 'que se chama|chamada|de nome|denominada|conhecida como|:|=|ou seja|que é|que é a',
  netLabel:
    'rede|cadeia|blockchain|chain|network|net|rede principal|rede escolhida|rede preferida|rede desejada|rede correta|rede certa|rede de destino|rede a usar|rede a utilizar|rede que uso|rede que usamos|rede que quero|rede que eu quero|rede que eu uso|rede que ela usa|rede que ele usa|rede selecionada|rede indicada|rede de envio|rede da transferencia|rede para isso|rede pra isso|rede seria|rede sera',
  netIs:
    'é|é a|é a da|e a|:|=|sera|seria|sera a|seria a|que seja|que seja a|tem que ser|tem que ser a|deve ser|vai ser a|na|pode ser a',
  netTail:
    'network|chain|blockchain|l2|layer2|mainnet|net|rede|one|que é barata|que é mais barata|que é a mais barata|que é rapida|que é mais rapida|que é a mais rapida|que é a que uso|que é a que eu uso|que é a barata|que sai barato|que sai mais barato|que cobra pouco|que cobra menos|que tem taxa baixa|que tem taxas baixas|so|somente|mesmo|principal|por ser barata|por ser mais barata',

  walletDet:
    'a|o|as|minha|meu|a minha|o meu|minha outra|meu outro|a minha outra|o meu outro|esta|este|essa|esse|sua|seu|a outra|o outro|a seguinte|o seguinte|minha propria|a minha propria|nossa|nosso|a nossa|outra|outro|uma|um|esta mesma|este mesmo|dita|a mesma|o mesmo',
  hisDet: 'sua|seu|a|o|a sua|o seu|essa|esse|esta|este|uma',
  walletKind:
    'endereco|enderecos|end|carteira|conta|wallet|wallets|cofre|morada|address|adress|multisig|multiassinatura|safe|ledger|trezor|metamask|tesouraria|hardware wallet|cold wallet|hot wallet|conta cripto|chave publica|chave|caixinha|conta poupanca|poupanca|destino|carteira cripto|smart wallet|cofrinho|porquinho',
  walletQuality:
    'fria|frio|virtual|digital|pessoal|privada|publica|publico|nova|novo|principal|secundaria|secundario|cripto|crypto|indicada|indicado|seguinte|correta|correto|certo|certa|habitual|oficial|verificada|verificado|destino|final|destinataria|destinatario|recebedora|quente|hardware|segura|seguro|propria|proprio|conjunta|comum|compartilhada|partilhada|corporativa|corporativo|empresarial|operacional|de destino|do destino|de sempre|abaixo|acima indicado|daqui|aqui|aqui ó|aqui o|aqui embaixo|aqui abaixo|a seguir|de poupanca|poupanca|de reserva|de emergencia|de backup|de investimento|de investimentos|de gastos|de trabalho|de testes|de jogos|de cripto|de criptos|de criptomoedas|de ethereum|da metamask|da ledger|da trezor|da rabby|da trust wallet|da trust|da coinbase|da binance|da kraken|na binance|na coinbase|na kraken|do beneficiario|do destinatario|do favorecido|do recebedor|da empresa|da equipe|da equipa|do grupo|da multisig|dela|dele|a longo prazo|movel|do celular|do telemovel|da casa|da dao|trezor|ledger|metamask|de pagamentos|de recebimento|de recebimentos|que é minha|corrente',
  walletThat: [
    before(
      'que |que te |que lhe |que eu |que eu te |que vos ',
      'passo|anoto|copio|colo|deixo|mando|ponho|indico|escrevo|dou|envio|forneco|mostro|digo|vou colar|vou passar|vou mandar|vou deixar',
    ),
    before(
      'que |que te |que lhe |que eu ',
      'passo aqui|copio aqui|colo aqui|deixo aqui|mando aqui|ponho aqui|deixo abaixo|colo abaixo|passo abaixo|indico abaixo|indico a seguir',
    ),
    'que segue|que segue abaixo|que aparece aqui|que esta aqui|que ta aqui|que esta abaixo|que vem|que é|que é esse|que é este|que é o seguinte|cujo endereco é|com endereco|com o endereco|com wallet|de endereco|indicado aqui|indicado abaixo|que tem a carteira|que tem o endereco|que tem a wallet|que usa a carteira|que usa a wallet|que usa o endereco',
  ].join('|'),
  here: 'aqui|aqui ó|aqui o|aqui a|ca|ca|la|la|ali|este|esse|esta|essa|este aqui|esse aqui|esta aqui|essa aqui|aqui embaixo|aqui abaixo|aqui mesmo|cima daqui|quem usa a carteira|quem tem a carteira|este endereco aqui|praqui',
  hereAlone: 'aqui|praqui|aqui embaixo|aqui nesse endereco|aqui neste endereco|direto aqui',
  toLabel2:
    'beneficiario|beneficiaria|favorecido|favorecida|recebedor|recebedora|destinatario|destinataria|destino|endereco de destino|endereco destino|endereco do destinatario|endereco do beneficiario|wallet de destino|wallet destino|carteira de destino|carteira destino|conta de destino|conta destino|o beneficiario é|o destinatario é|o favorecido é|a destinataria é|o destino é|o endereco de destino é|o endereco é|a carteira é|a conta é|a wallet é|recebe|to|at|em nome de|endereco|o endereco|wallet|carteira|chave|segue o endereco|morada|a morada|a morada é',
  organisation:
    'empresa|loja|lojinha|negocio|escritorio|estudio|agencia|tesouraria|associacao|associacao de moradores|fundacao|ong|igreja|paroquia|comunidade|cooperativa|guilda|guild|clan|cla|equipe|equipa|time|dao|clube|escola|colegio|academia|ginasio|clinica|hospital|oficina|restaurante|bar|hotel|floricultura|padaria|acougue|talho|frutaria|farmacia|papelaria|livraria|grafica|construtora|imobiliaria|seguradora|universidade|faculdade|abrigo|canil|comite|sindicato|grupo|banda|orquestra|produtora|editora|consultoria|startup|projeto|multisig|administracao|portaria|residencia|liga|torneio|caixa|caixinha|caixinha do grupo|fundo comum|condominio|familia|vaquinha|contabilidade|financeiro|firma|ministerio|congregacao|creche|republica|turma|galera',
  personQuality:
    'mais velho|mais velha|mais novo|mais nova|querido|querida|do coracao|do peito|favorito|favorita|de sempre|de quarto|de ape|de casa|de trabalho|de turma|de confianca|de infancia|do bairro|da esquina|do lado|do trabalho|da escola|da academia|da faculdade|da firma|do predio|do interior|externo|externa|da obra|de plantao|freelancer|autonomo|autonoma|cacula|gemeo|gemea',
  title:
    'seu|o seu|sr|sra|senhor|senhora|o senhor|a senhora|dona|a dona|dom|doutor|doutora|dr|dra|doutor o|eng|engenheiro|engenheira|padre|pastor|irmao|professor|professora|prof|mestre|sr .|sra .|dr .|dra .|tio|tia|mano|mana',

  sumNoun:
    'montante|importancia|quantia|quantidade|soma|total|valor|cifra|valor total|valor exato|montante total|montante exato|quantia total|quantia exata|valor certo|importancia total',
  worthOf: before('o |', 'equivalente a|equivalente de|equivalente em|correspondente a').concat(
    '|o valor de|no valor de|uns|o que der|em valor',
  ),
  exactly:
    'exatos|exatas|exato|exata|certos|certinhos|certo|certinho|certas|justos|redondos|redondinhos|cravados|exatamente|no total|ao todo|em tudo|so|somente|apenas|inteiros|inteiro|inteirinhos|completos|fechados|liquidos|dos meus|do meu saldo|da minha carteira|da minha conta|das minhas economias|que tenho|que eu tenho|limpos|mesmo',
  countedIn: 'em|em forma de|em moeda|em moedas|em cripto|em tokens|dos|dos meus|desses|pagos em',
  units: 'tokens|token|moedas|moeda|unidades|unidade|fichas|coins|coin|criptos|cripto|stablecoins|moedinhas|pecas',
  whole: [
    before(
      'tudo |tudinho |absolutamente tudo |',
      'o que tenho|o que eu tenho|o que tiver|o que eu tiver|o que houver|o que ha|o que me resta|o que me sobra|o que resta|o que sobra|o que sobrou|o que restar|que tenho|que eu tenho|que tiver|que eu tiver|que me resta|que sobrou|que restou|que houver',
    ),
    before(
      'todo |toda |todos |todas ',
      before(
        'o meu |a minha |os meus |as minhas |meu |minha |meus |minhas |o |a |os ',
        'saldo|posicao|stack|fundos|dinheiro|grana|capital|deposito|reserva|economias|bolsa|bolada|estoque',
      ),
    ),
    before(
      'o |o meu |meu ',
      before('saldo |total |montante |valor ', 'completo|total|inteiro|inteirinho|integral|disponivel|atual|todo'),
    ),
    before(
      'o total |a totalidade |todo o total |a integra |',
      'do meu|dos meus|da minha|das minhas|do meu saldo|do saldo|de todo o meu saldo',
    )
      .split('|')
      .filter((one) => /^(o total|a totalidade|a integra|todo)/.test(one))
      .join('|'),
    before(
      'todinho |todinha |todinhos |tudinho |absolutamente todos |absolutamente todo |inteirinho ',
      'o meu|os meus|meu|meus|o|os|a minha|as minhas',
    ),
  ].join('|'),
  wholeOf: 'de|em|do|dos|d|da|que tenho em|que tenho de|disponivel em|disponivel de|que ha em|dos meus|do meu|no meu',
  entirely:
    'inteiro|inteirinho|inteirinha|inteiros|completo|completos|completinho|todo|todinho|todos|todinhos|por completo|por inteiro|na totalidade|na sua totalidade|integral|tudo',
  halfOfWhole: before(
    'metade do |metade de |metade da |a metade do |a metade de |a metade da |metade dos ',
    'que tenho|que eu tenho|tudo o que tenho|tudo que tenho|que me resta|que sobrou|que ha|meu saldo|meu saldo total|saldo|minha posicao|meu total|meu stack|minha carteira|meu|meus|minhas economias',
  ),

  gaining: [
    before('para |pra |p |a fim de |e assim |com o objetivo de |pra eu |para eu ', GET),
    before('e |e ai |e depois |', GIVE),
    'comprando|obtendo|recebendo|ficando com|conseguindo|pegando|em troca de|a troco de|for|to|into|trocando por|passando pra|passando para|convertendo em|convertido em|convertidos em|convertido para|convertidos para|em forma de|virando|destino|levando',
  ].join('|'),
  gainLabel:
    'token de destino|moeda de destino|destino|token destino|moeda destino|token a receber|moeda a receber|token que recebo|token que quero|moeda que quero|o que quero é|o que quero receber é|a receber|token de saida|recebo|receber|ativo de destino|ativo a receber|quero',
  intoLead: 'tudo|tudinho|todos|todinho|direto|inteiros|completo|integral|tudo isso|agora|ja|ao cambio',
  intoNoun: before(
    'o |a |os |as |um |uma |uns |umas |algum |alguns |puro |um pouco de |um pouquinho de |uns tantos |mais |',
    'token|token de|tokens|tokens de|tokens do|token do|token da|moeda|moeda de|moeda do|moedas|moedas de|cripto|criptomoeda|coin|stablecoin|valor em|equivalente em|montante em|ativo',
  ).concat(
    '|seu valor em|seu equivalente em|o seu valor em|o seu equivalente em|o equivalente em|o valor equivalente em|o correspondente em|o que der em|o que der de|o que sair em|o maximo de|o maximo possivel de|puro|pura|um pouco de|um pouquinho de|um bocado de|um cadinho de|algum|uma quantia de|a quantia equivalente de|a quantia equivalente em',
  ),
};
