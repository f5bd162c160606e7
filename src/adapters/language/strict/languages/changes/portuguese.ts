import type { ChangeWords } from './change-words.ts';

export const PORTUGUESE: ChangeWords = {
  language: 'pt',
  units: {
    currencies: { dolares: 'USD', dolar: 'USD', usd: 'USD', euros: 'EUR', euro: 'EUR', libras: 'GBP' },
    percent: '%|por cento',
  },
  opens: 'ola|oi|bom|bem|ok|okay|blz|beleza|entao|pois|claro|sim|ah|eh|olha|ta',
  please: 'por favor|pfv|pf|porfavor|se faz favor',
  polite: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|mano|cara|amigo|amiga',
  slips:
    'nao nao|ah nao|opa|ops|oops|vixe|vish|eita|putz|desculpa|desculpe|desculpa ai|perdao|foi mal|errei|errei feio|me enganei|enganei me|me confundi|confundi|erro meu|falha minha|corrige|corrija|correcao|retifico|alias|digo|na verdade|pensando bem|ou melhor|melhor dizendo|errei a rede|errei o valor|errei o endereco|endereco errado|o endereco esta errado|o endereco ta errado|o endereco estava errado|copiei o endereco errado|mandei o endereco errado|o destinatario ta errado|o destinatario esta errado|valor errado|rede errada|digitei errado|escrevi errado|eita errei a rede|afinal',
  denies: 'espera|pera|perai|nao|n|ih|xi',
  leads: {
    any: 'melhor|muda para|muda pra|mude para|mude pra|troca por|troca para|troca pra|troque por|troque para|altera para|altera pra|altere para|passa para|passa pra|poe|ponha|bota|coloca|coloque|que seja|que sejam|pode ser|melhor ser|quis dizer|queria dizer|quero dizer|eu quis dizer|era pra ser|era para ser|devia ser|deveria ser|deviam ser|tem que ser|o certo é|o correto é|o certo|na verdade|na verdade é|na verdade sao|pensando bem|prefiro|alias|afinal|corrige para|corrige pra|quero que seja',
    amount:
      'aumenta para|aumenta pra|aumente para|sobe para|sobe pra|suba para|diminui para|diminui pra|baixa para|baixa pra|baixe para|reduz para|reduz pra|deixa em|deixe em|melhor deixar em|faz|faz so|faca|muda o valor para|muda o valor pra|manda|vende|so',
    token: 'usa|use|usar|vamos de|vai de|muda a moeda para|muda a moeda pra|troca a moeda para',
    account:
      'usa|use|manda pra|manda para|envia para|envia pra|mande para|mande pra|tem que ir pra|tem que ir para|muda o destinatario para|muda o destinatario pra|muda o endereco para|muda o endereco pra|a certa é|a correta é|o certo é|o correto é|o certo|a certa|a nova é',
    network:
      'usa|use|usar|manda|mande|envia|envie|vai|vai de|vamos de|faz|faca|muda a rede para|muda a rede pra|troca a rede para|pode ser|passa para|passa pra|melhor mandar',
  },
  trails: 'quis dizer|queria dizer|digo|melhor|no lugar|em vez disso|na verdade',
  is: 'gasto|é|sao|era|eram|seria|seriam|é para|é pra|é pro|vai para|vai pra|vao para|sao para|sao pra|é o|é a',
  wants: 'quero|queria',
  joins: 'e|e que seja|e vai|e manda',
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
  },
  shares: {
    half: 'metade|a metade',
    onlyHalf: 'so metade|so a metade|apenas metade|apenas a metade|melhor metade|melhor so metade|somente a metade',
    halfOfMine: 'metade do que tenho|a metade do que tenho|metade do meu saldo|a metade do meu saldo',
    double: 'o dobro|dobro',
    all: 'tudo|todos|todas|tudo que tenho|tudo que eu tiver|tudo que eu tenho|tudo o que tenho|tudo o que eu tenho|tudo o que eu tiver|todo meu saldo|todo o meu saldo|todo o saldo|o total',
    add: { before: 'acrescenta|adiciona|soma|acrescente|adicione|some', behind: 'a mais' },
  },
  slippage: {
    names:
      'slippage|o slippage|tolerancia|slippage maximo|o slippage maximo|com slippage|com slippage de|aceito slippage|deixa o slippage',
    of: 'de|em|ate|com|um|no maximo|em no maximo|de no maximo|aceito ate|aceito|ate no maximo|para|pra',
    behind: 'de slippage|slippage|de tolerancia|de slippage maximo',
  },
  instead: 'em vez de|no lugar de|em lugar de|ao inves de|e nao|no lugar do|em vez do',
  insteadBehind: '',
  not: 'nao|nao é|nao em|nao na|nao no|nao era|nao eram|nao sao|nao pela|nao para|nao pra',
  notBehind: 'nao',
  tails:
    'blz|beleza|ok|so|apenas|nada mais|no total|ao todo|entao|ne|vai|viu|agora|desculpa|desculpe|mesmo|melhor|ta bom',
  asides:
    'to sem grana|to apertado|to apertada|estou apertado|estou apertada|errei|me enganei|me confundi|erro meu|desculpa|desculpe|foi mal|é mais barato|que é mais barato|sai mais barato|que sai mais barato|fica mais barato|que fica mais barato|é mais rapido|que é mais rapido|esse ai ta velho|mudei de ideia|mudanca de planos|esse nao uso mais|é suficiente|me confundi com essas siglas',
  ends: {
    whole:
      'nao obrigado|nao obrigada|melhor nao|é melhor nao|acho melhor nao|agora nao|hoje nao|por enquanto nao|nao precisa|nao precisa mais|ja nao precisa|nao quero mais|ja nao quero|nao quero nao|nao vou querer|nao preciso mais|nao é mais preciso|ja nao é preciso|outro dia|outra hora|faco isso outro dia|fica pra outra|fica para outra|fica pra proxima|fica para depois|fica pra depois|fica sem efeito|sem efeito|alarme falso|mudei de ideia|mudei de opiniao|pensei melhor|me arrependi|arrependi me|desisti|desisto|to desistindo|estou desistindo|vou desistir|desisti da troca|desisti da transferencia|desisti do envio|desisti da compra|desisti da venda|retiro o pedido|nao mande|nao manda|nao mandes|nao envie|nao envia|nao envies|nao compra|nao compre|nao vende|nao venda|nao transfere|nao transfira|nao faz|nao faca|nao paga|nao pague|nao mande nada|nao manda nada|nao mandes nada|nao envie nada|nao envia nada|nao compre nada|nao faca nada|nao faz nada|nao faca isso|nao faz isso|nao manda nao|nao compra nao|nao envia nao|nao vende nao|nao faz nao|melhor nem mandar|melhor nao mandar|melhor nao enviar|nao vou mandar|nao vou enviar|nao vou fazer|nao vou comprar|nao vou vender|nao quero mais isso|nao quero mais fazer isso|nao quero mais vender|nao quero mais comprar|nao quero mais enviar|nao quero mais fazer esse envio|deixa|deixa pra la|deixa para la|deixa la|deixa quieto|deixa isso|deixa estar|deixe pra la|deixe para la|larga mao|larga mao disso|ah larga mao disso|esquece|esqueca|para tudo|para para|stop|nada feito|aborta|abortar|aborta missao|abortar missao|prefiro nao prosseguir',
    stops:
      'cancela|cancele|cancelar|anula|anule|anular|apaga|apague|exclui|remove|descarta|descarte|suspende|suspenda|esquece|esqueca|quero cancelar|gostaria de cancelar|pode cancelar|podes cancelar|pode anular|vou cancelar|melhor cancelar|melhor cancela|cancela ai|cancela la|desconsidere',
    objects:
      'isso|isto|tudo|a operacao|a transferencia|a transacao|a ordem|a solicitacao|o pedido|o envio|o pagamento|a troca|o swap|a compra|a venda|essa operacao|essa transferencia|esse envio|esse pagamento|essa troca|meu pedido|o meu pedido|o pedido anterior|ai|ja|agora|imediatamente|pra mim|de vez',
    reasons:
      'ja paguei|ja foi pago|ja ta pago|ja esta pago|ja fiz pix|ja fiz pix pra ele|ja fiz pix pra ela|ele ja recebeu no pix|ele ja recebeu|ja dei o dinheiro na mao|ja dei o dinheiro|ja resolvi|mudei de ideia|me arrependi|desisti|to dura esse mes|to duro esse mes|to sem grana|nao confio nele|nao confio nela|apareceu uma despesa|nao precisa mais|esta muito caro|ta muito caro|muito caro',
  },
};
