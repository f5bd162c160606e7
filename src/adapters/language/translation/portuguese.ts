import type { Dictionary } from './dictionary.ts';

/** Without accents. */
export const PORTUGUESE: Dictionary = {
  language: 'pt',
  words: {
    hello:
      'ola|oi|bom dia|boa tarde|boa noite|e ai|opa|eae|fala|alo|bom|entao|bem|olha|oi tudo bem|ola tudo bem|tudo bem|beleza',
    please:
      'por favor|porfavor|pf|por gentileza|faz favor|se faz favor|por obsequio|se puder|se possivel|quando puder|me faz o favor de|faca o favor de|fazendo favor|pfv|pfvr|plis|se nao for incomodo',
    thanks:
      'obrigado|obrigada|muito obrigado|valeu|brigado|brigada|muito obrigada|agradeco|grato|grata|obrigado desde ja|desde ja obrigado|abraco|abracos|valeu mesmo|vlw',
    now: 'agora|hoje|ja|agora mesmo|imediatamente|rapido|o quanto antes|urgente|rapidinho|ja ja|mesmo|ai|la',
    'i want to':
      'quero|queria|gostaria de|preciso|preciso de|desejo|eu quero|eu preciso|eu gostaria de|tenho que|vou querer|preciso que|queria que|gostava de|quero que|precisava|precisaria|queremos|precisamos de|precisamos|gostariamos de|necessito',
    'can you':
      'pode|poderia|voce pode|voce poderia|podes|consegue|voce consegue|sera que voce pode|poderiam|podem|voces podem|pode por favor|poderia por favor|consegues|podias',
    send: 'envia|enviar|envie|manda|mandar|mande|transfira|transferir|transfere|paga|pagar|pague|faca uma transferencia de|faz uma transferencia de|faca um pagamento de|fazer uma transferencia de|remeta|manda ai|envia ai|faca um envio de|faz um envio de|faz um pagamento de|realize uma transferencia de|efetue uma transferencia de|efetue um pagamento de|deposita|depositar|deposite|repassa|repassar|repasse|remete|encaminha|encaminhe|dar|mandem|enviem|doa|doar|doe',
    swap: 'troca|trocar|troque|converte|converter|converta|cambia|permuta|permute|faca uma troca de|faz uma troca de|faca um swap de|fazer swap de|faca swap de|swap|troca ai|cambie|faz um cambio de|faz troca de|fazer uma troca de|converte ai|swapa|swapar|swape|transforma|transformar|transforme',
    buy: 'compra|comprar|compre|adquire|adquirir|adquira|pega|pegar|pegue|arruma|arranja|me compra|me compre',
    sell: 'vende|vender|venda|liquida|liquidar|liquide|despacha|vende ai|se desfaz de',
    bridge:
      'faca bridge de|faca a ponte de|faz bridge de|fazer bridge de|bridgeia|bridgear|ponte|fazer a ponte de|faca uma ponte de|faz a ponte de|faz uma ponte de|migra|migrar|migre|atravessa',
    to: 'para|pra|pro|para o|para a|ao|a|pra a|pro o|pros|pras|para os|para as|para esse|para este|pra esse|pra este|para minha|para meu',
    'to the address':
      'para o endereco|para a carteira|pra carteira|ao endereco|para a conta|para minha carteira|pro endereco|pra o endereco|para este endereco|para esse endereco|pra esse endereco|pra este endereco|pra conta|para a minha carteira|pro meu endereco',
    from: 'desde|a partir de|da rede|de rede',
    on: 'na|no|em|na rede|pela rede|na blockchain|usando a rede|na rede da|na rede do|pela|pela rede da|pela rede do|via|usando|atraves da|atraves do|dentro da|na chain|na chain da|na rede principal',
    for: 'por|em troca de',
    with: 'com|usando|pagando com|utilizando|pago com|pague com|com meu|com meus|com minha|com o meu|com os meus',
    of: 'de|do|da|dos|das',
    address: 'endereco|carteira|conta',
    network: 'rede',
    'half of my':
      'metade dos meus|metade do meu|metade da minha|metade de meus|metade do|metade dos|metade da|a metade do meu|a metade dos meus|metade de todo o meu',
    'all my':
      'todos os meus|todo o meu|todo meu|todos meus|toda minha|todo o|toda a minha|todas as minhas|tudo que tenho de|tudo o que tenho de|tudo que eu tenho de|tudo que tenho em|tudo em|todas minhas|a totalidade dos meus|tudo',
    my: 'meu|minha|meus|minhas|o meu|a minha',
    some: 'alguns|um pouco de|algum',
    the: 'o|a|os|as|um|uma',
    'how much': 'quanto|quantos|quantas|quanta',
    'do i have': 'tenho|eu tenho|me resta|me restam|possuo|ha na minha carteira',
    balance: 'saldo',
    'what is my balance':
      'qual e o meu saldo|qual meu saldo|qual o meu saldo|ver meu saldo|mostra meu saldo|mostre meu saldo|me diz meu saldo|qual e meu saldo|consultar saldo|quanto dinheiro tenho',
    price: 'preco|cotacao|qual e o preco|qual o preco|preco atual|me diga o preco|diga o preco|o preco|qual a cotacao',
    'how much is':
      'quanto vale|quanto custa|a quanto esta|quanto esta|quanto esta o|quanto ta|quanto custa o|quanto vale o|quanto custa um',
    worth: 'vale|custa',
    'do i get': 'recebo|consigo|ganho|eu recebo|posso receber',
    help: 'ajuda|me ajuda|socorro|o que voce pode fazer|o que voce faz|como funciona|quem e voce|preciso de ajuda|como isso funciona|o que posso fazer|como te uso|me ajude|o que pode fazer',
    yes: 'sim|claro|confirmo|confirmar|confirma|isso|pode ser|certo|beleza',
    cancel:
      'cancela|cancelar|cancele|esquece|esqueca|deixa|deixa pra la|deixe|pare|nao quero|melhor nao|nao faca isso|nao mande|nao envie|anula|desisto|nao quero mais|deixa quieto|cancela tudo|cancela isso|cancela ai|cancele isso|cancela a transferencia|cancela a troca|cancele tudo|esquece isso|esquece tudo|esquece ai|deixa isso|deixa assim|deixa para la|deixa estar|melhor deixar|melhor nao fazer|mudei de ideia|nao precisa|nao precisa mais|pode cancelar|quero cancelar|aborta|abortar|descarta|descarte|para tudo|parou|nao faz isso|nao manda|nao envia|nao troca|nao manda nada|nem precisa|desisti|desiste|apaga|apaga isso|anule|anular|nem pensar|nada feito|larga|larga mao|vou desistir',
    no: 'nao',
    'do not': 'nao',
    not: 'nao seja|nao sejam',
    put: 'bota|poe|ponha|faz',
    'make it':
      'melhor|faca|mude para|muda para|na verdade|deixa em|que sejam|que seja|sejam|seja|quis dizer|corrigindo|alias|muda pra|mude pra|troca pra|troque para|na verdade sao|na verdade e|melhor fazer|faz por|manda|fica em|altera para|usar|vamos de',
    'change the amount to':
      'mude o valor para|muda o valor para|altera o valor para|mude o valor pra|muda o valor pra|altere o valor para|aumenta para|aumente para|aumenta pra|diminui para|diminua para|diminui pra|reduz para|reduza para|baixa para|baixa pra|sobe para|sobe pra|corrige o valor para|corrija o valor para|troca o valor para|coloca o valor em|muda a quantidade para|ajusta para|ajuste para',
    instead: 'em vez disso|em vez|no lugar',
    'dollars of': 'dolares de|dolares em|dolar em|dolar de|doletas em',
    and: 'e',
    wrap: 'embrulha|embrulhar|embrulhe|wrapa|wrapear|faz wrap de|faca wrap de|envolve|encapsula|encapsular|encapsule',
    unwrap:
      'desembrulha|desembrulhar|desembrulhe|unwrapa|faz unwrap de|faca unwrap de|desencapsula|desencapsular|desencapsule',
    'and get': 'e me da|e quero|e receber|e compra|e compre|e pega|e me de|para receber',
    slippage: 'slippage|derrapagem|tolerancia|tolerancia de slippage|deslizamento|slippage maximo|slippage maxima',
    'at most': 'no maximo|maximo|max|ate no maximo|de no maximo|maxima|nao mais que|nao mais de',
    percent: 'por cento',
    'euros of': 'euros de|euros em',
    'a quarter of my': 'um quarto do meu|um quarto dos meus|um quarto da minha',
    'a third of my': 'um terco do meu|um terco dos meus|um terco da minha',
    sorry: 'desculpa|desculpe|perdao|opa desculpa|foi mal|ops|eita|mal ai|pera|espera|perai',
    only: 'so|somente|apenas|so mesmo',
    'it should be':
      'o certo e|o correto e|a certa e|a correta e|deve ser|deveria ser|era pra ser|era para ser|tem que ser|o endereco certo e|o endereco e',
    'wrong address':
      'endereco errado|errei o endereco|carteira errada|pessoa errada|nao e esse|nao e essa|conta errada',
    'wrong amount': 'valor errado|errei o valor|quantia errada|errei',
  },
};
