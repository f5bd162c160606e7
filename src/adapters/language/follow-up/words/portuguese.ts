import type { FollowUpWords } from './follow-up-words.ts';

export const PORTUGUESE: FollowUpWords = {
  thanks:
    'obrigado|obrigada|obg|valeu|vlw|brigado|brigada|muito obrigado|muito obrigada|oi|ola|bom dia|boa tarde|boa noite|tchau|parabens|grato|grata',
  greets: 'abraco|abracos|um abraco|beijo|beijos|um beijo|bjs|saudacoes|cumprimentos|lembrancas',
  also: 'tambem|alem disso|igualmente|de novo|outra vez',
  for: 'por|pela|pelo|pelos|pelas',
  times: 'vezes|vez',
  elsewhere:
    'velho|velha|antigo|antiga|anterior|anteriores|original|reembolso|devolucao|estorno|remetente|taxa|taxas|fatura|nota|recibo|aniversario|proximo|proxima|seguinte|outra metade|a outra metade',
  mine: 'meu|minha|meus|minhas',
  fine: 'bem|bom|ok|okay|beleza|blz|certo|certinho|claro|perfeito|fechado|tudo correto|tudo melhor',
  small: 'o|os|as|um|uma|isso|esses|essas|so|somente|apenas|nada mais|por favor|pfv|pf|porfavor|pois|ja|agora',
  was: 'era|eram',
  soft: 'a|olha|olhe|ei|pfvr|se faz favor|faz favor|exatos|exatas|exatamente|esse|essa|este|esta|isto|ah|ai|eh|hm|ta|ta bom|ta bem|cara|mano|mana|moco|moca|amigo|amiga|senhor|senhora|voce|vc|me|te|lhe|viu|ne|hein|uai|igual|no total|ao todo|total|no maximo|maximo|aqui|aqui esta|aqui vai|ai vai|segue|la|o resto igual|o resto fica igual|resto igual|novo|nova|uma quantia|quantia|uma quantia de|mesmo|mesma|ate|aceito|aceito ate|vai ser|viu so|kkk|kkkk|rs|rsrs|redondo|redondos|la na|anota|anota ai|eu|mas|o que eu|do que',
  and: 'e',
  marks:
    'melhor deixar em|melhor|na verdade|alias|digo|quis dizer|quero dizer|queria dizer|eu quis dizer|ou melhor|melhor dizendo|pensando bem|afinal|no fim|prefiro|preferia|preferimos|poe|ponha|bota|coloca|coloque|mete|muda|mude|altera|altere|corrige|corrija|correcao|retifico|retifica|ajusta|ajuste|faz|faca|faz so|deixa em|deixe em|deixa por|usa|use|vamos de|vai de|manda|mande|mandar|envia|envie|era pra ser|era para ser|era pra|devia ser|deveria ser|deviam ser|tem que ser|tem de ser|tem que ir|tem de ir|deve ser|deve ir|o certo e|o correto e|a certa e|a correta e|o certo era|seja|sejam|que seja|que sejam|pode ser|quero|quero que seja|queria|fica melhor|fica em|sim e|me ve|me da|pega|passa|passe|transfere|transfira|realmente|agora quero|mas sim|e sim|entao|vai|va|certa|correta|correto|deixar|deixar em',
  'marks to':
    'muda para|muda pra|mude para|mude pra|troca por|troca pra|troca para|troque por|troque para|altera para|altere para|passa pra|passa para|aumenta pra|aumenta para|aumente para|sobe pra|sobe para|suba para|diminui pra|diminui para|baixa pra|baixa para|baixe para|reduz pra|reduz para|corrige pra|corrige para|corrija para|ajusta pra|ajusta para',
  no: 'ta errado|esta errado|estava errado|errado|errada|ah nao|nao nao|nao pera|pera nao|nao espera|escrevi errado|digitei errado|coloquei errado|pus errado|mandei errado|tava errado|incorreto',
  past: 'devolve|devolva|devolver|devolve lhe|ontem|anteontem|semana passada|mes passado|outro dia mesmo|mandou|enviou|pagou|recebeu',
  keeps:
    'nao muda nada|nao mude nada|nao mexe em nada|nao mexe|ta bom assim|esta bom assim|assim ta bom|assim esta bom|fica assim|deixa assim mesmo|deixa como esta|deixa como ta|melhor assim|sem mudancas|nao cancela|nao cancele|nao cancelar|mantem|mantenha|deixa comigo|deixa ver|deixa eu ver|deixa assim|deixe assim|deixa na|deixa no|deixe na|deixe no|nao tem problema|nao faz mal|nao ha problema',
  oops: 'errei feio|errei mal|nossa errei|opa|ops|oops|vixe|vish|eita|ih|xi|putz|desculpa|desculpe|desculpa ai|perdao|foi mal|me confundi|confundi|me enganei|enganei me|errei|eu errei|erro meu|falha minha|me atrapalhei|troquei as bolas|um zero a mais|um zero a menos|faltou um zero|sobrou um zero',
  copula: 'e|sao|seria|seriam|fica|da|vai ser|serao|sera mesmo',
  own: 'seu|sua|nosso|nossa|dele|dela',
  to: 'para|pra|pro|ao|para o|para a|pra o|pra a|a|pros|pras|em nome de',
  on: 'na|no|em|pela rede|na rede|via|atraves da|atraves de|sobre|num|numa|dentro da',
  from: 'desde|da minha|do meu|dos meus|das minhas',
  with: 'com|usando|com os meus|com meu|com meus|com minha',
  of: 'de|do|da|dos|das|desses|dessas',
  gives: 'pago|pagar|gasto|gastar|dou|vendo|entrego|ponho|quero pagar|pagando|quero gastar|vou pagar',
  gets: 'recebo|receber|compro|comprar|quero receber|quero comprar|ganho|compra|quero levar|levo',
  recipient:
    'endereco|o endereco|endereco dele|endereco dela|carteira|a carteira|wallet|destinatario|o destinatario|destinataria|destino|conta|beneficiario|quem recebe|quem vai receber|recebedor|recebe',
  network: 'rede|a rede|na rede|cadeia|blockchain',
  token: 'token|moeda|cripto|criptomoeda',
  sum: 'valor|o valor|montante|o montante|quantidade|a quantidade|soma|quantia certa',
  slippage: 'slippage|derrapagem|tolerancia|deslizamento|tolerancia de slippage|slippage maximo|slippage max',
  percent: 'por cento|porcento|pct',
  permille: 'por mil',
  point: 'virgula|ponto',
  zero: 'zero',
  not: 'nao|n|nem|nunca|nao e|nao em|nao na|nao era|nao eram|nao sao',
  instead:
    'em vez de|ao inves de|em lugar de|em vez do|em vez da|ao inves do|ao inves da|no lugar de|no lugar do|e nao',
  reverse:
    'ao contrario|e ao contrario|o contrario|invertido|ta invertido|esta invertido|inverte|inverta|inverte isso|trocado|ta trocado|esta trocado|vice versa|o inverso|no sentido contrario|as avessas',
  half: 'metade|a metade|so metade|so a metade|metade disso|pela metade',
  double: 'o dobro|dobro|dobra|dobre|duplica|o dobro disso|em dobro',
  all: 'tudo|todos|todas|tudo que tenho|tudo o que tenho|tudo que tiver|tudo que tem|o total|a totalidade|todo o saldo|todo meu saldo|o saldo todo|saldo inteiro',
  adds: 'acrescenta|acrescente|adiciona|adicione|soma|some|aumenta|aumente|junta|poe mais|bota mais|coloca mais|mais uns',
  subtracts: 'tira|tire|subtrai|desconta|desconte|diminui|abate|reduz|reduza|menos uns',
  more: 'mais|a mais|extra|extras|adicionais|outros',
  less: 'menos|a menos',
  because: 'porque|pq|pois e que|ja que|visto que|e que|por causa|que',
  why: 'e mais barato|sao mais barato|sai mais barato|fica mais barato|mais barato|e mais rapido|sao mais rapido|mais rapido|custa menos|as taxas sao menores|to sem grana|estou sem grana|to curto de grana|to apertado|to apertada|estou apertado|estou apertada|nao tenho mais|sou generoso|sou generosa|to generoso|to generosa',
  closes:
    'deixa pra la|deixa para la|deixa la|deixa quieto|deixa isso|deixa estar|deixe pra la|deixe para la|larga isso|larga mao|larga mao disso|larga a mao disso|esquece isso|esquece tudo|esqueca isso|esquecer isso|cancela isso|cancela tudo|cancela ai|cancela esse|cancela essa|cancela por favor|cancela pra mim|cancele isso|cancelar tudo|anula isso|anula tudo|anule isso|apaga isso|apaga tudo|apague isso|exclui isso|remove isso|descarta isso|descarta|para tudo|para com isso|nao mandes nada|nao manda nada|nao mande nada|nao envia nada|nao envie nada|nao faz isso|nao faca isso|nao faca nada|nao faz nada|nao quero mais isso|mudei de ideia|mudei de opiniao|mudanca de planos|pensei melhor|me arrependi|arrependi me|arrependi|desisti|to desistindo|estou desistindo|prefiro nao prosseguir|prefiro nao continuar|prefiro nao fazer|ja paguei|ja foi pago|ja esta pago|ja ta pago|ja resolvi|ja fiz pix|ja mandei por fora|faco depois|depois eu faco|faco amanha|amanha eu faco|faco mais tarde|fica pra outra|fica para outra|fica para depois|fica pra depois|fica pra proxima|fica sem efeito|sem efeito|retiro o pedido|abortar missao|aborta missao|alarme falso|deixa que eu faco',
  ends: 'nao precisa|nao precisa mais|ja nao precisa|nao quero|nao quero mais|ja nao quero|nao quero nao|nao vou querer|nao vou mais|nao preciso mais|nao e mais preciso|ja nao e preciso|nao e mais necessario|nao vou fazer|nao me interessa|nao faz|nao faca|nao envia|nao envie|nao envies|nao manda|nao mande|nao mandes|nao transfere|nao transfira|nao compra|nao vende|melhor nao|e melhor nao|prefiro nao|melhor deixar|outro dia|outra hora|nao rola|nao vai rolar|nao vai dar|quero cancelar|gostaria de cancelar|pode cancelar|desisto|vou desistir|retiro|aborta|esquece|esqueca|depois faco|ja fiz|acho melhor nao',
  has: 'tenho|tinha|temos|tem|ha|havia',
  drops:
    'cancela|cancele|cancelar|cancelado|anula|anule|anular|apaga|apague|esquecer|para|pare|parou|chega|stop|nada feito|agora nao|hoje nao|por enquanto nao|depois|mais tarde|nao obrigado|nao obrigada|nem pensar|de jeito nenhum|suspende|suspenda|abortar|deixa nao|remove|tira isso|cancela la|cancela la isso|cancela ja|deixa',
  does: 'fazer|faz|faca|facas|mandar|manda|mande|mandes|enviar|envia|envie|envies|comprar|compra|compre|vender|vende|venda|transferir|transfere|transfira|seguir|prosseguir|continuar|continue|quero|queremos|pagar|pague|vou|vamos|avanca|avance|nada|isso|isto|mais|eu|hoje|agora',
  yes: 'sim|s|isso|isso mesmo|ok|okay|beleza|blz|ta|ta bom|ta bem|certo|claro|perfeito|pode|pode ser|pode sim|fechado|combinado|exato|correto|confirmo|bora|manda ver|com certeza',
  asks: 'quanto|quanta|quantos|quantas|quando|como|onde|cade|qual|quais|quem|por que|por quanto|o que|que horas|da pra|da para|posso|pode me|poderia|sera|sera que|demora|ou demora|e seguro|ne nao|certo mesmo|que que',
  reports:
    'disse|falou|diz|dizem|falam|falaram|disseram|segundo|ouvi|li|vi|vi que|contou|comentou|recomenda|recomendou|aconselha|quer|querem|queria que|pediu|pedem|pediram|alguem|a galera|o pessoal|todo mundo|suporte|banco|urgente|administrador|seguranca|policia|chefe|gerente|advogado|sistema|oficial|binance|coinbase|metamask|instrucao|instrucoes|verificacao|verificar|telegram|whatsapp|zap|twitter|youtube|tiktok|dizia|diziam|escreveu|escreveram|email|e mail|mensagem|audio|carta|aviso|ligacao|ligaram|premio|sorteio|senha|manda oi|mandou oi|manda um oi|manda abraco|manda um abraco|manda beijo|manda lembrancas|ignora|ignore|ignorar',
  doubts:
    'se|sei la|nao sei|nao sei se|talvez|quem sabe|acho|acho que|parece|suponho|duvido|duvida|pensando|pensar|vou pensar|deveria|devia|depende|sera que|nao tenho certeza|quase|mais ou menos|cerca de|uns|umas|ou|ate que|tomara|imagina|exemplo|por exemplo|brincadeira|brincando|zoeira|as vezes|sempre|normalmente|costuma|com um pe atras|caso|conferir|confirmar com|ver com',
  delays:
    'amanha|depois de amanha|depois|mais tarde|um segundo|um momento|um minuto|um instante|ja volto|pera|perai|espera|espere|aguenta|calma|ainda nao|proxima|mes que vem|semana que vem|segunda|terca|quarta|quinta|sexta|sabado|domingo|todo dia|todo mes|cada',
};
