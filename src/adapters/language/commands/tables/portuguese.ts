import { COINS, stressed } from '../../text/letters.ts';
import type { CommandTable } from '../command-table.ts';

const SEND =
  'envia|enviar|envie|manda|mandar|mande|transfere|transferir|transfira|paga|pagar|pague|passa|passar|passe|deposita|depositar|deposite|remete|remeter|faz uma transferencia de|fazer uma transferencia de|faca uma transferencia de|faz um pagamento de|fazer um pagamento de';
const TRADE =
  'troca|trocar|troque|converte|converter|converta|vende|vender|venda|cambia|cambiar|swapa|swapar|faz swap de|fazer swap de|permuta|permutar';

export const PORTUGUESE: CommandTable = {
  language: 'pt',
  units: {
    currencies: { USD: 'dolar|dolares|usd|dolares americanos', EUR: 'euro|euros|eur' },
    percent: '%|por cento',
    spelling: stressed,
    coins: COINS,
  },
  of: '[de|em]',
  my: '[de|do|dos|da|das] [o|os|a|as] [meu|meus|minha|minhas]',
  all: 'todo o meu|todos os meus|toda a minha|todas as minhas|todo meu|todos meus|toda minha|todo o|todos os',
  half: 'metade do meu|metade dos meus|metade da minha|metade das minhas|a metade do meu|a metade dos meus|metade de meus|metade de meu|metade do|metade dos',
  greeting: 'oi|ola|oie|bom dia|boa tarde|boa noite|hey|ei|e ai|opa|ok|tudo bem|prezados',
  please: 'por favor|pfv|por gentileza|please|porfa|pf|se faz favor',
  thanks: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|vlw|obg|agradeco|abraco|abracos|desde ja obrigado',
  wish: 'quero|queria|gostaria de|preciso|preciso de|desejo|tenho que|tenho de|eu quero|eu queria|eu gostaria de|eu preciso|quero que voce|gostava de|vamos|me ajuda a|ajuda me a',
  ask: 'pode|podes|poderia|poderias|voce pode|voce poderia|podia|podias|pode me ajudar a|consegue|consegues|voce consegue|da pra|e possivel|seria possivel',
  on: '(na|no|em|pela|pelo|via|usando [a]) [rede|blockchain] [da|do|de] {c}',
  slippage: ['[com] [um] (slippage|derrapagem) [maximo|maxima] [de|:] {p}', '[com] [um] {p} de (slippage|derrapagem)'],
  forms: {
    transfer: [
      `(${SEND}) {a} (para|pra|pro|a|ao) [o|a] [endereco|conta|carteira|wallet] [:] {r}`,
      `(${SEND}) (para|pra|pro|a|ao) [o endereco] {r} {a}`,
      `(${SEND}) {a} {r}`,
      `(para|pra) {r} [,] (${SEND}) {a}`,
      `(${SEND}) {a}`,
      `(${SEND}) {t}`,
      `(${SEND}) {t} (para|pra) {r}`,
    ],
    swap: [
      `(${TRADE}) {f} (por|em|para|pra) {o}`,
      '(compra|comprar|compre) {o} (com|usando) {f}',
      '(compra|comprar|compre) {g} (com|usando) [o meu|os meus|meu|meus] {s}',
      '(usa|usar|use|gasta|gastar) {f} (para|pra) comprar {o}',
      `(${TRADE}) {f}`,
      `(${TRADE}) {s}`,
      `(${TRADE}) {s} (por|em|para|pra) {o}`,
      '(compra|comprar|compre) {g}',
      '(compra|comprar|compre) {o}',
    ],
    bridge: [
      '(passa|passar|passe|move|mover|mova|leva|levar|leve|transfere|transferir|transfira|envia|enviar|envie|manda|mandar|faz bridge de|fazer bridge de|faz uma ponte de) {a} (da|do|de) [rede] {x} (para|pra) [a|o] [rede] {y}',
    ],
    wrap: ['(embrulha|embrulhar|embrulhe|faz wrap de) {a} [(em|para) {o}]'],
    unwrap: ['(desembrulha|desembrulhar|desembrulhe|faz unwrap de) {a} [(em|para) {o}]'],
  },
  open: {
    answers: [
      '(para|pra|a) {r}',
      'para o endereco {r}',
      '(na|no|em|pela) [rede] {c}',
      '(da|do|de) {x}',
      '(para|pra) {y}',
      'com {s}',
      '(por|em|para) {o}',
      '{u} (para|pra) {r}',
      '{u} (na|no|em) {c}',
      '{p} de slippage',
      'slippage [de] {p}',
    ],
    corrects:
      'nao ,|nao !|desculpa ,|desculpe ,|na verdade|alias|melhor|espera ,|espere ,|nao desculpa|quis dizer|quero dizer|digo|ops|perdao ,',
    sets: 'faz|faca|muda para|muda pra|mude para|mude pra|troca para|troca pra|coloca|coloque|poe|usa|use|manda para|manda pra|muda o valor para|mude o valor para|altera para|altere para|que sejam|que seja',
    instead: 'em vez disso|ao inves disso|melhor',
    contrasts: 'nao|e nao|em vez de|ao inves de',
    double: 'o dobro|dobra',
    changes: ['{double}'],
    ends: 'nao|cancela|cancelar|cancele|cancela isso|cancela tudo|cancela a operacao|cancela o envio|cancela a troca|para|pare|esquece|esqueca|esquece isso|deixa|deixa pra la|deixa para la|nao envia|nao envie|nao manda|nao mande|nao faca|nao faz|anula|anular|melhor nao|nao obrigado|nao obrigada|aborta|abortar',
  },
};
