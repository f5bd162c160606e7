import type { ClauseWords } from './romance-clause-words.ts';
import { before, forms } from './romance-forms.ts';

const SWAP_ORDERS = 'troca|troque|converte|converta|cambia|transforma|transforme|vende|venda|swapa|passa';
const SWAP_INFINITIVES = 'trocar|converter|cambiar|transformar|vender|passar';
const SEND_ORDERS = 'manda|mande|envia|envie|paga|pague|transfere|transfira|passa|passe|deposita|deposite';

/** The words of Portuguese requests that have several clauses, or no verb. */
export const PORTUGUESE_CLAUSES: ClauseWords = {
  quarterOne: 'um quarto de',
  so: 'entao|por isso|dai|daí|logo|assim',
  because: 'porque|pq|pois|ja que|que|pque',
  pronoun: 'ele|ela',
  states:
    'esta esperando|ta esperando|esta a espera|tá esperando|ja esta esperando|ja ta esperando|faz aniversario|faz aniversario hoje|faz anos|faz anos hoje|esta de aniversario|ta de aniversario|precisa|precisa disso|precisa do dinheiro|precisa de dinheiro|ta precisando|ta sem dinheiro|esta sem dinheiro|vai casar|se casa|ja terminou|terminou|terminou o servico|veio hoje|veio ontem|ta aqui|esta aqui|ta aqui esperando|ta na porta esperando|ta aqui na porta esperando',
  came: 'veio|veio aqui|esteve aqui|passou aqui|passou por aqui|terminou|ja terminou|acabou|ja acabou|ja veio',
  cameTo: 'em casa|aqui em casa|aqui|la em casa|o servico|a obra|o trabalho|o conserto|a reforma',
  when: 'hoje|ontem|anteontem|hoje cedo|hoje de manha|ontem a noite|ontem de noite|ontem de tarde|ontem a tarde|no outro dia|outro dia|semana passada|na semana passada|sabado passado|no sabado passado|agora ha pouco',
  shared:
    'jantamos|almocamos|comemos|jantamos juntos|almocamos juntos|comemos juntos|saimos|saimos pra jantar|saimos para jantar|fomos jantar|fomos ao cinema|a gente jantou|a gente almocou|a gente jantou junto|a gente almocou junto|a gente saiu|a gente saiu pra jantar',
  worked: 'arrumou|consertou|reparou|instalou|montou|pintou|limpou|veio arrumar|veio consertar|veio limpar|arranjou',
  isDayOf: before(
    'é |hoje é |e |',
    'aniversario do|aniversario da|aniversario de|o aniversario do|o aniversario da|o aniversario de|casamento do|casamento da|o casamento do|o casamento da|o presente do|o presente da',
  ),
  isDay:
    'é aniversario dela|é aniversario dele|hoje é aniversario dela|hoje é aniversario dele|é o aniversario dela|é o aniversario dele',
  please: 'por favor|por gentileza|pfv|pfvr|se faz favor|por obsequio',
  again:
    'pode fazer|pode mandar|pode enviar|faz isso|pode ser agora|manda ver|faz ai|faz aí|faz isso pra mim|pode fazer isso',

  walletOf: before(
    'o |a |',
    'endereco do|endereco da|carteira do|carteira da|conta do|conta da|wallet do|wallet da|endereco de|carteira de',
  ),
  is: 'é|é esse|é este|é :|é esse :|é o',
  areAmount: 'sao|é|deu|da|dá',
  sendHim: forms(
    'manda- envia- paga- transfere- envie- mande- transfira- pague- deposita-'.replaceAll('-', ' lhe'),
    '',
  ),
  toHim:
    'pra ele|pra ela|para ele|para ela|a ele|a ela|pra la|para la|pra lá|para lá|pra esse endereco|para esse endereco|nesse endereco|nessa carteira|pra essa carteira|pra essa conta|la|lá|ai|aí',
  sendIt: [
    before('pode |podes |', 'mandar|enviar|pagar|transferir|fazer|passar'),
    before('|pode mandar |', 'ai|aí'),
    SEND_ORDERS,
    before(
      '',
      'pode mandar por favor|pode mandar pra mim|faz pra mim|faz isso|faz a transferencia|faz o pix|faz o envio|manda la|manda lá|manda ai|manda aí|paga ai|paga aí|paga isso|paga pra mim|quita isso|envia os|manda os|envia isso|manda isso',
    ),
  ].join('|'),
  payPerson:
    'paga|pague|paga ai|paga aí|pague ai|paga la|paga lá|preciso pagar|tenho que pagar|tenho de pagar|quero pagar',
  told: SEND_ORDERS,
  lacks: 'precisa de|precisa|ta precisando de|tá precisando de|esta precisando de|esta a precisar de|necessita de',
  owing:
    'devo|to devendo|tô devendo|estou devendo|estou a dever|tenho que pagar|tenho de pagar|preciso pagar|preciso de pagar|tenho que mandar|preciso mandar|tenho que devolver|preciso devolver|eu devo',
  empty: 'esvazia|esvazie|zera|zere',
  wishGets: 'quero que|preciso que|gostaria que|queria que|faz com que|peco que',
  arrive: 'chegue|cheguem|caia|caiam',
  receive: 'receba',
  wishNoun:
    'quero|preciso de|queria|solicito|peco|gostaria de|autorizo|desejo|necessito de|solicitamos|me faz|faz|quero pedir|gostaria de solicitar|venho solicitar|gostaria de pedir|me ajuda com',

  have: 'tenho|eu tenho|me restam|recebi|acabei de receber|temos|aqui tenho|tenho aqui|sobraram|caiu|cairam|me pagaram',
  swapIt: [
    SWAP_ORDERS,
    before(`${SWAP_ORDERS} `.replaceAll('|', ' |'), 'tudo|isso|eles|os|pra mim|ai|aí'),
    before('os ', SWAP_ORDERS),
    before(
      'quero |queria |gostaria de |preciso |pode |podes |da pra |consegue |e quero |queria os |quero os ',
      SWAP_INFINITIVES,
    ),
    before('que quero |que queria |que gostaria de |que preciso ', SWAP_INFINITIVES),
    'pode trocar tudo|quero trocar tudo|quero trocar isso|quero converter isso|quero troca los|quero converte los|troca los|converte los|e quero passar',
  ].join('|'),
  wantIt: 'quero tudo|quero isso|quero eles|queria tudo|quero tudo isso',
  swapItAgain: 'pode trocar|troca pra mim|voce troca|pode fazer|faz isso|me ajuda|troca',
  moveIt: [
    before('', 'passa|leva|manda|move|envia|traz|migra|passe|leve|mande'),
    before('passa |leva |manda |move |envia |traz |migra ', 'tudo|isso|os|eles|pra mim'),
    before(
      'quero |queria |preciso |pode |podes |da pra |gostaria de ',
      'passar|levar|mandar|mover|enviar|migrar|levar tudo|passar tudo|mandar tudo',
    ),
  ].join('|'),
  liesOn:
    'que tenho na|que tenho no|que tenho em|na|no|em|que estao na|que estao no|que eu tenho na|que ta na|que esta na|que tao na',
  take: 'pega|pegue|usa|use|tira|tire|pega ai|pega aí|tira ai',
  and: 'e',
  withIt: 'com eles|com isso|com esse valor',
  want: 'quero|queria|preciso de|me ve|me vê|me da|me dá|me de|me dê|quero ter|quero receber|quero ficar com|me arruma|me consegue|arranja me|gostaria de ter|eu quero|da me|me arranja|consegue me',
  payingWith:
    'pagando com|pagando em|e pago com|e pago em|em troca de|pago com|pagos com|pagando|e eu pago com|e eu pago em|e paga com|trocando',
  pay: 'paga com|pague com|pago com|paga em|usa|use|pagando com|eu pago com|paga',
  allOn: 'tudo na|tudo no|tudo dentro da|tudo pela|tudo em',
  place:
    'vira|vire|transforma|transforme|poe|põe|ponha|bota|bote|coloca|coloque|mete|investe|invista|joga|aplica|me poe|me bota',
  placing: 'colocar|meter|botar|investir',
  placeInto: 'em',
  useChain: 'usa a|usa|use a|utiliza a|use|utilize a',
  toDo: 'para|pra',

  heading:
    'transferencia|pagamento|ordem de pagamento|pix|envio|pedido de transferencia|quero fazer uma transferencia|quero fazer um pagamento|gostaria de fazer uma transferencia|solicito transferencia|dados da transferencia|dados|preciso fazer uma transferencia|preciso fazer um pagamento|nova transferencia|por favor|oi|ola|bom dia|boa tarde',
  amountLabel: 'valor|quantia|montante|quantidade|total',
  tokenLabel: 'moeda|token|ativo|cripto',
  toLabel:
    'destinatario|beneficiario|destino|recebedor|para|pra|endereco|carteira|wallet|conta|endereco de destino|carteira de destino|endereco destino|carteira destino|favorecido',
  chainLabel: 'rede|blockchain',
  noteLabel: 'motivo|assunto|descricao|referente a|referencia|ref',
};
