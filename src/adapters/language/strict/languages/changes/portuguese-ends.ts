import type { EndWords } from './change-words.ts';

const DEED =
  'fazer|enviar|mandar|pagar|comprar|vender|transferir|converter|passar|seguir|continuar|prosseguir|concluir';
const WISHED = DEED.split('|')
  .flatMap((deed) => [
    deed,
    `${deed} isso`,
    `${deed} isto`,
    `${deed} nada`,
    `${deed} nada disso`,
    `${deed} mais`,
    `${deed} nao`,
  ])
  .join('|');
const DONT =
  'faz|faca|facas|manda|mande|mandes|envia|envie|envies|paga|pague|pagues|compra|compre|compres|vende|venda|vendas|transfere|transfira|prossiga|continue'
    .split('|')
    .flatMap((verb) => [
      verb,
      `${verb} isso`,
      `${verb} isto`,
      `${verb} nada`,
      `${verb} nao`,
      `${verb} isso nao`,
      `${verb} nada nao`,
      `${verb} mais`,
    ])
    .join('|');

export const PORTUGUESE_ENDS: EndWords = {
  weak: 'nao obrigado|nao obrigada|melhor nao|é melhor nao|acho melhor nao|agora nao|hoje nao|por enquanto nao|nao precisa|nao precisa mais|ja nao precisa|outro dia|outra hora|deixa|deixa la|deixa isso|deixa estar|deixa quieto|fica pra outra|fica para outra|stop|para para|para tudo|para|aborta|abortar|nada feito',
  no: '',
  but: 'mas',
  wishes: [
    ['eu|', 'ja nao|nao|nem', 'quero|desejo|vou|pretendo|queremos|vamos', 'mais|', WISHED],
    ['melhor|', 'prefiro nao|decidi nao|resolvi nao', WISHED],
    ['nao|melhor|ja|', 'nao|n|nem', DONT],
    ['perdi|perdi a', 'vontade|a vontade', 'de|', `${WISHED}|`],
    ['desisti|desisto|estou desistindo|to desistindo', 'de|', `${WISHED}|`],
  ],
  because: 'porque|pq|que|pois|ja que|é que|porq|por que ja',
  so: 'entao|por isso|por isto|logo|dai|assim',
  whole:
    'vamos esquecer|vamos esquecer isso|melhor esquecer isso|melhor nao fazer|nao faco mais|nao mando mais|vou deixar pra la|vamos deixar pra la|nao quero mais|ja nao quero|nao quero nao|nao vou querer|nao preciso mais|nao é mais preciso|ja nao é preciso|faco isso outro dia|fica pra proxima|fica para depois|fica pra depois|fica sem efeito|sem efeito|alarme falso|mudei de ideia|mudei de opiniao|pensei melhor|me arrependi|arrependi me|desisti|desisto|to desistindo|estou desistindo|vou desistir|desisti da troca|desisti da transferencia|desisti do envio|desisti da compra|desisti da venda|retiro o pedido|nao mande|nao manda|nao mandes|nao envie|nao envia|nao envies|nao compra|nao compre|nao vende|nao venda|nao transfere|nao transfira|nao faz|nao faca|nao paga|nao pague|nao mande nada|nao manda nada|nao mandes nada|nao envie nada|nao envia nada|nao compre nada|nao faca nada|nao faz nada|nao faca isso|nao faz isso|nao manda nao|nao compra nao|nao envia nao|nao vende nao|nao faz nao|melhor nem mandar|melhor nao mandar|melhor nao enviar|nao vou mandar|nao vou enviar|nao vou fazer|nao vou comprar|nao vou vender|nao quero mais isso|nao quero mais fazer isso|nao quero mais vender|nao quero mais comprar|nao quero mais enviar|nao quero mais fazer esse envio|deixa pra la|deixa para la|deixe pra la|deixe para la|larga mao|larga mao disso|ah larga mao disso|esquece|esqueca|aborta missao|abortar missao|prefiro nao prosseguir|nao siga|melhor esquecer|melhor esquece|me arrependo|arrependi',
  stops:
    'quero que canceles|quero que cancele|podia cancelar|poderia cancelar|podes anular|desejo cancelar|desejo anular|preciso cancelar|vamos cancelar|cancelem|cancelamos|cancelas|pode apagar|pode esquecer|da por cancelada|revogue|revoga|retire|retira|pode parar|pode desconsiderar|desconsidera|peco que desconsidere|peco que cancele|peco o cancelamento d|para com|cancela|cancele|cancelar|anula|anule|anular|apaga|apague|exclui|remove|descarta|descarte|suspende|suspenda|esquece|esqueca|quero cancelar|gostaria de cancelar|pode cancelar|podes cancelar|pode anular|vou cancelar|melhor cancelar|melhor cancela|cancela ai|cancela la|desconsidere',
  weakStops: 'aborta|abortar',
  objects:
    'aquilo|essa coisa|esse negocio|esse pedido|esse cambio|essa compra|essa venda|essa ordem|missao|por favor|isso ai|isso tudo|tudo isso|isso|isto|tudo|a operacao|a transferencia|a transacao|a ordem|a solicitacao|o pedido|o envio|o pagamento|a troca|o swap|a compra|a venda|essa operacao|essa transferencia|esse envio|esse pagamento|essa troca|meu pedido|o meu pedido|o pedido anterior|ai|ja|agora|imediatamente|pra mim|de vez',
  reasons:
    'ja paguei|ja foi pago|ja ta pago|ja esta pago|ja fiz pix|ja fiz pix pra ele|ja fiz pix pra ela|ele ja recebeu no pix|ele ja recebeu|ja dei o dinheiro na mao|ja dei o dinheiro|ja resolvi|mudei de ideia|me arrependi|desisti|to dura esse mes|to duro esse mes|to sem grana|nao confio nele|nao confio nela|apareceu uma despesa|nao precisa mais|esta muito caro|ta muito caro|muito caro',
};
