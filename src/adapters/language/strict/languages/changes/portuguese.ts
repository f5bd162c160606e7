import { ASIDES_OF } from './asides-of.ts';
import type { ChangeWords } from './change-words.ts';
import { PORTUGUESE_ENDS } from './portuguese-ends.ts';

const NOUNS =
  'endereco|carteira|wallet|conta|destinatario|rede|cadeia|destino|origem|moeda|token|quantidade|valor|quantia|numero|pessoa|chave';

export const PORTUGUESE: ChangeWords = {
  language: 'pt',
  units: {
    currencies: { dolares: 'USD', dolar: 'USD', usd: 'USD', euros: 'EUR', euro: 'EUR', libras: 'GBP' },
    percent: '%|por cento',
  },
  opens: 'ola|oi|bom|bem|ok|okay|blz|beleza|entao|pois|claro|sim|ah|eh|olha|ta',
  please: 'por favor|pfv|pf|porfavor|se faz favor',
  polite:
    'agradeco|agradeco a atencao|agradeco a ajuda|obrigado|obrigada|muito obrigado|muito obrigada|valeu|mano|cara|amigo|amiga',
  slips:
    'ups|upa|peco desculpa|peco desculpas|desculpa la|enganei|na vdd|vdd|pensando melhor|nao nao|ah nao|opa|ops|oops|vixe|vish|eita|putz|desculpa|desculpe|desculpa ai|perdao|foi mal|errei|errei feio|me enganei|enganei me|me confundi|confundi|erro meu|falha minha|corrige|corrija|correcao|retifico|alias|digo|na verdade|pensando bem|ou melhor|melhor dizendo|errei a rede|errei o valor|errei o endereco|endereco errado|o endereco esta errado|o endereco ta errado|o endereco estava errado|copiei o endereco errado|mandei o endereco errado|o destinatario ta errado|o destinatario esta errado|valor errado|rede errada|digitei errado|escrevi errado|eita errei a rede|afinal',
  slipsOf: [
    ['esse|o|essa', 'endereco|carteira|conta', 'nao', 'vale mais|serve mais|é mais esse|existe mais'],
    ['nao é|nao era', 'esse|essa', NOUNS],
    ['o endereco|endereco|a carteira|o endereco dele|o endereco dela', 'mudou|é outro|é outra|é novo|trocou'],
    ['copiei|colei|digitei|escrevi|mandei|passei', 'errado'],
    ['errei|me enganei|enganei me|me confundi|confundi|erro|engano', 'de|no|na|em|', 'o|a|', NOUNS],
    ['o|a|esse|essa|', NOUNS, 'estava|esta|ta|tava|saiu|', 'errado|errada|incorreto|incorreta|trocado|trocada'],
    ['coloquei|escrevi|copiei|colei|digitei|mandei|passei|pus', 'o|a', NOUNS, 'errado|errada'],
    ['nao era', 'esse|essa', NOUNS],
    ['é|isso é|e', 'muito|pouco|demais|muito pouco|pouco demais'],
  ],
  denies:
    'quer saber|sabe de uma coisa|sabe o que|quer saber de uma coisa|calma|calma ai|alto|para|espera ai|espera|pera|perai|nao|n|ih|xi',
  leads: {
    any: 'na vdd|melhor|muda para|muda pra|mude para|mude pra|troca por|troca para|troca pra|troque por|troque para|altera para|altera pra|altere para|passa para|passa pra|poe|ponha|bota|coloca|coloque|que seja|que sejam|pode ser|melhor ser|quis dizer|queria dizer|quero dizer|eu quis dizer|era pra ser|era para ser|devia ser|deveria ser|deviam ser|tem que ser|o certo é|o correto é|o certo|na verdade|na verdade é|na verdade sao|pensando bem|prefiro|alias|afinal|corrige para|corrige pra|quero que seja',
    amount:
      'somente|apenas|aumenta para|aumenta pra|aumente para|sobe para|sobe pra|suba para|diminui para|diminui pra|baixa para|baixa pra|baixe para|reduz para|reduz pra|deixa em|deixe em|melhor deixar em|faz|faz so|faca|muda o valor para|muda o valor pra|manda|vende|so',
    token: 'usa|use|usar|vamos de|vai de|muda a moeda para|muda a moeda pra|troca a moeda para',
    account:
      'o novo é|o certo é|a nova é|usa|use|manda pra|manda para|envia para|envia pra|mande para|mande pra|tem que ir pra|tem que ir para|muda o destinatario para|muda o destinatario pra|muda o endereco para|muda o endereco pra|a certa é|a correta é|o certo é|o correto é|o certo|a certa|a nova é',
    network:
      'usa a|use a|usar a|usa o|use o|usa a rede|use a rede|muda pra rede|usa|use|usar|manda|mande|envia|envie|vai|vai de|vamos de|faz|faca|muda a rede para|muda a rede pra|troca a rede para|pode ser|passa para|passa pra|melhor mandar',
  },
  trails:
    'na vdd|desculpa|desculpe|perdao|corrijo|correcao|afinal|quis dizer|queria dizer|digo|melhor|no lugar|em vez disso|na verdade',
  is: 'é pra mandar|é para mandar|é pra enviar|é para enviar|gasto|é|sao|era|eram|seria|seriam|é para|é pra|é pro|vai para|vai pra|vao para|sao para|sao pra|é o|é a',
  wants: 'quero|queria',
  joins: 'e|e que seja|e vai|e manda',
  nouns: {
    account: 'endereco|carteira|wallet|conta|destinatario|destinataria|beneficiario|recebedor',
    network: 'rede|cadeia',
    destination: 'destino|rede de destino|cadeia de destino',
    origin: 'origem|rede de origem|cadeia de origem',
    token: 'token|moeda|cripto',
    amount: 'quantidade|valor|quantia|montante|total|soma',
    slippage: 'slippage|tolerancia|tolerancia de slippage|derrapagem',
    article: 'o|a|seu|sua|com|com o|com a|com um|com uma|que o|que a|poe um|bota um|um|uma|pro|pra|ao',
    right: 'certo|certa|correto|correta|novo|nova|exato|exata|verdadeiro|verdadeira|maximo|maxima',
    of: 'de destino|do destinatario|dele|dela|do meu amigo|da minha amiga|total|a pagar|da fatura|deles',
    is: 'é|é o|é a|de|da|do|seria|sera|tem que ser|deve ser|devia ser|deveria ser|seja|que seja',
    set: 'muda|mude|mudar|troca|troque|trocar|altera|altere|alterar|corrige|corrija|corrigir|atualiza|atualize|substitui|substitua|poe|ponha|bota|coloca|coloque|ajusta|ajuste|sobe|suba|baixa|baixe|quero mudar|quero trocar|pode mudar|pode trocar|podes mudar',
    to: 'para|pra|pro|por|pela|pelo|em|na|como|para a|pra a|a|no',
  },
  deeds: {
    transfer: { before: 'manda|envia|paga|transfere|mande|envie|transfira|passa' },
    swap: { before: 'vende|troca|converte|compra|venda|troque|converta' },
    bridge: { before: 'passa|move|leva|manda|passe|leve' },
  },
  account: {
    before:
      'para|pra|pro|a|ao|para o endereco|pra o endereco|pro endereco|no endereco|pra esse|para esse|pra esse endereco',
    names:
      'o endereco|endereco|o endereco certo|o endereco correto|o novo endereco|a carteira certa|a carteira correta|a wallet certa|o destinatario|destinatario|o destinatario certo|quem recebe é o|quem recebe|o certo',
    kin: 'pra minha vizinha|para minha vizinha|pro meu vizinho|pra minha mae|pro meu pai|pra minha irma|pro meu irmao|pra minha diarista',
  },
  network: {
    before: 'na|no|pela|pelo|via|atraves da|na rede|pela rede|em|por|na rede da|pela rede da|sobre a',
    names: 'a rede|rede|a rede certa',
    nouns: 'network',
    to: { before: 'para|pra|para a|pra a|ate a' },
    from: { before: 'da|de|desde a|a partir da' },
  },
  token: {
    names: 'o token|token|a moeda|moeda',
    paying: { before: 'em|com' },
    received: {
      before: 'por|para|pra|quero receber|prefiro receber|receber|recebo|prefiro receber em|quero receber em',
    },
    paid: { before: 'com|com meus|com os|pago com|pagar com|usando|pagando com|vendo' },
    article: 'os|uns|meus|o|as',
  },
  amount: {
    before: 'so|somente|apenas|um total de|no total|com|exatamente|exatos|uma quantia de',
    behind: 'exatos|exatas|tokens|moedas|no total|ao todo',
    names: 'a quantidade|quantidade|o valor|valor|a quantia|quantia|o valor certo|o valor correto',
    of: 'de',
    spent: { before: 'por|com|gastando|gasta|quero gastar|no valor de' },
  },
  shares: {
    half: 'metade|a metade',
    onlyHalf: 'so metade|so a metade|apenas metade|apenas a metade|melhor metade|melhor so metade|somente a metade',
    halfOfMine: 'metade do que tenho|a metade do que tenho|metade do meu saldo|a metade do meu saldo',
    double: 'o dobro|dobro',
    all: 'tudo|todos|todas|tudo que tenho|tudo que eu tiver|tudo que eu tenho|tudo o que tenho|tudo o que eu tenho|tudo o que eu tiver|todo meu saldo|todo o meu saldo|todo o saldo|o total',
    add: { before: 'acrescenta|adiciona|soma|acrescente|adicione|some', behind: 'a mais' },
    mine: {
      half: 'metade dos meus|metade do meu|a metade dos meus|a metade do meu|metade das minhas|metade de meus',
      all: 'todos os meus|todo o meu|todo meu|todos meus|todas as minhas|toda a minha',
      behindHalf: '',
      behindAll: '',
    },
  },
  slippage: {
    names:
      'slippage|o slippage|tolerancia|slippage maximo|o slippage maximo|com slippage|com slippage de|aceito slippage|deixa o slippage',
    of: 'de|em|ate|com|um|no maximo|em no maximo|de no maximo|aceito ate|aceito|ate no maximo|para|pra',
    behind: 'de slippage|slippage|de tolerancia|de slippage maximo',
  },
  instead:
    'melhor que para|melhor que por|melhor que em|melhor que na|antes que|em vez de|no lugar de|em lugar de|ao inves de|e nao|no lugar do|em vez do',
  insteadBehind: '',
  not: 'nao|nao é|nao em|nao na|nao no|nao era|nao eram|nao sao|nao pela|nao para|nao pra',
  notBehind:
    'nao|é caro|é muito caro|ta caro|esta caro|ta muito caro|sai caro|é lento|é muito lento|é muito|é pouco|é demais|sao muitos|sao poucos',
  tails:
    'de preferencia|claro|obviamente|com certeza|blz|beleza|ok|so|apenas|nada mais|no total|ao todo|entao|ne|vai|viu|agora|desculpa|desculpe|mesmo|melhor|ta bom|obvio|por favor entao',
  asides:
    'to sem grana|to apertado|to apertada|estou apertado|estou apertada|errei|me enganei|me confundi|erro meu|desculpa|desculpe|foi mal|é mais barato|que é mais barato|sai mais barato|que sai mais barato|fica mais barato|que fica mais barato|é mais rapido|que é mais rapido|esse ai ta velho|mudei de ideia|mudanca de planos|esse nao uso mais|é suficiente|me confundi com essas siglas',
  asidesOf: ASIDES_OF.pt,
  ends: PORTUGUESE_ENDS,
};
