/** Turns of phrase around a request, by the English of the grammar, without accents. They count before the dictionary. */
export const PORTUGUESE: Readonly<Record<string, string>> = {
  'the address is':
    'o endereco dela e|o endereco dele e|endereco dela e|endereco dele e|o endereco e|a carteira dela e|a carteira dele e|segue o endereco|aqui o endereco|o endereco da carteira e|esse e o endereco',
  'his address': 'o endereco dela|o endereco dele|endereco dela|endereco dele|a carteira dela|a carteira dele',
  'from my wallet': 'da minha carteira|da minha conta|da minha wallet|de minha carteira',
  'can you':
    'tem como|da pra|da para|tem como voce|da pra voce|rola|rola de|tu pode|tu podes|vc pode|vc poderia|vcs podem|vc consegue|pode me|pode por gentileza|sera que da pra|sera que voce poderia|sera que vc pode|seria possivel voce|voce me faz o favor de|daria pra',
  'i want to':
    'vamos a|kero|qro|quero ja|eu queria|eu quero que voce|vou precisar|vou precisar que|tenho de|to precisando|estou precisando|to precisando de|to querendo|quero fazer|eu gostaria que|eu desejo|a gente precisa|a gente quer|bora',
  'i want': 'me da|me de|quero ter|queria ter|me ve',
  please: 'favor|por favorzinho|na moral|fazendo o favor|faz um favor',
  'send all my': 'esvazia meu|esvazia minha|esvazie meu|esvaziar meu',
  with: 'e pago com|e pago em|pago em|pagando em|e paga com|e pague com|e vou pagar com|eu pago com|usando meu|usando meus|usando minha',
  other: 'outra|outro|segunda',
  worth: 'no valor de|equivalente a|o equivalente a',
  'unknown money': 'reais|real|pesos|libras|ienes|francos|brl|contos|pilas|conto',
  point: 'virgula|ponto',
  million: 'milhoes de|milhoes',
  swap: 'vira',
  'dollars of': 'dolares de|dolares em|dolar de|dolar em|dolares|dolar|doletas em|doletas de',
  'euros of': 'euros de|euros em',
  hello:
    'meu|cara|mano|brother|parca|e ai meu|e ai cara|espero que esteja bem|espero que estejas bem|ora|ora viva|boas',
  to: 'p|pa|po|aos cuidados de|ao endereco',
  send: 'tranferir|transferi la|trasferir|tranfere|mandar um',
  'it is for':
    'e o rateio do|e o|e a|e os|e as|e para os|e referente a|e por causa da|e pela|e pelo|fatura do|fatura da|e para o meu|e para a minha',
  sell: 'desfaz te de|livra te de|desfaca se de|se desfaca de|livre se de',
  drop: 'exatamente|exatos|certinho|certinhos|justos',
  'and get': 'e compra|e pega|e compre|e me da|e me de|e quero|e recebe',
  'transfer of': 'transferencia de|envio de|pagamento de',
  'exchange of': 'troca de|cambio de',
  transfer: 'transferencia|um envio|uma transferencia',
};
