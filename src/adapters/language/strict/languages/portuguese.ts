import { PORTUGUESE_CLAUSES } from './portuguese-clauses.ts';
import { PORTUGUESE_COURTESY } from './portuguese-courtesy.ts';
import { PORTUGUESE_LEADS } from './portuguese-leads.ts';
import { PORTUGUESE_NOUNS } from './portuguese-nouns.ts';
import { PORTUGUESE_PHRASES } from './portuguese-phrases.ts';
import * as verbs from './portuguese-verbs.ts';
import { romanceRequest } from './romance.ts';
import { before } from './romance-forms.ts';
import type { RomanceWords } from './romance-words.ts';
import { COINS, stressed } from './stressed.ts';
import type { StrictLanguage } from './strict-language.ts';

const WALLET = 'endereco|carteira|conta|wallet';

/** The words of plain requests in Portuguese. */
const WORDS: RomanceWords = {
  ...verbs,
  ...PORTUGUESE_NOUNS,
  ...PORTUGUESE_CLAUSES,
  courtesies: PORTUGUESE_COURTESY,
  leads: PORTUGUESE_LEADS,
  gerund: (infinitives) => infinitives.replace(/(?<=(?:^|[| ])\p{L}+[aei])r(?=[| ]|$)/gu, 'ndo'),
  ...PORTUGUESE_PHRASES,
  salute:
    'ó|ok entao|ta bom|ta bom entao|beleza entao|perfeito|prezados|prezados senhores|caros|oi|oii|olá|ola|oie|bom dia|boa tarde|boa noite|e aí|e ai|eai|opa|ei|salve|oi tudo bem|tudo bem|ola tudo bem|ok|beleza|blz|entao|bora|desculpa|desculpe|por favor|td bem|td bem ?|oi td bem|oi td bem ?|tudo bem ?|oi tudo bem ?|ola tudo bem ?|oi bom dia|oi boa tarde|oi boa noite|tudo certo|tudo certo ?|td certo ?|e ai blz|e ai blz ?|e ai tudo bem ?|beleza ?|blz ?|ola bom dia|ola boa tarde|como vai|como vai ?|prezado assistente|eae|eai blz|oi de novo|ei amigo|com licenca|por obsequio',
  vocative:
    'moco|moça|moca|senhor|senhora|chefe|irmao|mano|cara|amigo|amiga|assistente|bot|meu|parceiro|parca|vei|mana|robo|robozinho|velho|brother',
  urging:
    'por favor|por gentileza|pfv|pfvr|pf|porfa|por obsequio|favor|agora|faz favor|faca o favor de|faz o favor de|por favorzinho|faz favor de|faca favor de|queira|faca a gentileza de|tenha a gentileza de|tenha a bondade de|me faz o favor de|me faca o favor de|faz me o favor de|queiram',
  courtesy:
    'por favor|por gentileza|pfv|pfvr|se faz favor|obrigado|obrigada|faz pra mim|faz para mim|por obsequio|obg|valeu|vlw|brigado|brigada|muito obrigado|muito obrigada',
  closing:
    'entao|atenciosamente|cordialmente|tesouraria|contabilidade|financeiro|departamento financeiro|equipe financeira|equipa financeira|administracao|pois|por favor|por gentileza|pfv|pfvr|pf|se faz favor|faz favor|por obsequio|obrigado|obrigada|obg|obgd|brigado|brigada|muito obrigado|muito obrigada|obrigadinha|obrigadinho|desde ja obrigado|desde ja obrigada|desde ja agradeco|agradeco|agradecido|agradecida|valeu|vlw|tmj|abraco|abracos|um abraco|aí|ai|agora|ja|hoje|rapidinho|rapido|o quanto antes|quando puder|quando puderes|se puder|se for possivel|mano|cara|amigo|blz|beleza|bom dia|sff|por favorzinho|melhores cumprimentos|cumprimentos|atenciosamente|cordialmente|att|grato|grata|muito grato|muito grata|assim que puder|assim que possivel|logo que possas|logo que possa|com urgencia|o mais rapido possivel|sem pressa|um abraço|bjs|beijos|beijo|obrigado mano|valeu mano|vlw mano|valeu ai|obrigado ai|te agradeco|eu agradeco|fico grato|fico grata|ta bom|chefe|parceiro|parca|irmao|agradecia|se puderes|se nao for incomodo|boa tarde|boa noite|bom dia pra voce|tenha um bom dia',
  forMe: 'pra mim|para mim|p mim|faz pra mim|faz para mim',
  behindVerb: 'aí|ai|lá|la|logo|ja|agora|por favor|pfv|pra mim por favor|rapidinho',

  wish: 'quero|queria|gostaria de|preciso|preciso de|tenho que|tenho de|desejo|pretendo|vamos|bora|gostava de|kero|me ajuda a|me ajude a|ajuda me a|favor|so quero|quero que voce me ajude a|eu quero|eu queria|eu gostaria de|eu preciso|precisava|precisava de|necessito|solicito|é pra|é para|seria para|seria pra|me ajuda por favor a|eu preciso de|preciso por favor|quero por favor|vim aqui pra|queria pedir para|queria pedir pra|ajuda a|to precisando|tô precisando|estou precisando|to querendo|tô querendo|estou querendo|precisava mesmo de',
  wishThat:
    'quero que voce|quero que vc|preciso que voce|preciso que vc|gostaria que voce|quero que|preciso que|peco que|gostaria que|queria que o senhor|queria que a senhora|gostaria que o senhor|gostaria que a senhora|gostaria que vc|gostaria que tu|queria que tu|eu quero que voce|eu preciso que voce|gostava que|agradecia que|agradeceria que|solicito que|queria que voce|queria que vc|queria que|peco te que|peco lhe que|vou precisar que voce|preciso que tu|quero que tu',
  wishThatMe: 'quero que me|preciso que me|quero que voce me|preciso que voce me',
  askMe: 'pode me|voce pode me|podes me|consegue me',
  ask: 'consegue|consegues|vc consegue|voce consegue|tem como|tem como voce|tem como vc|da pra|da pra voce|dá pra|dá pra voce|pode|podes|voce pode|vc pode|voce poderia|poderia|poderias|podia|podias|consegue|voce consegue|vc consegue|consegues|da pra|da para|tem como|teria como|sera que voce pode|sera que pode|sera que da pra|me ajuda a|voce me ajuda a|pode me ajudar a|poderia me ajudar a|podes ajudar me a|pode por favor|poderia por favor|voce pode por favor|dava para|dava pra|e possivel|é possivel|seria possivel|pode por gentileza|poderia por gentileza|pode me fazer o favor de|pode fazer o favor de|poderia fazer o favor de|teria a gentileza de|podia por favor|podias por favor|conseguias|consegue por favor|sera que voce poderia|sera que dava pra|da pra voce|tu pode|tu consegue|vc poderia|vc podia|voce podia|o senhor pode|a senhora pode|o senhor poderia|importas te de|importa se de|voce pode me ajudar a|vc me ajuda a|sera que vc pode|sera que vc consegue|sera que voce consegue',
  askPresent: 'me|voce me|vc me|tu me',
  askPaid: 'lhe',

  of: 'de|do|da|dos|das|d',
  own: 'meu|minha|meus|minhas|o|a|os|as|o meu|a minha|os meus|as minhas',
  some: 'um pouco de',
  tokenNoun: 'token|tokens',
  one: 'um|uma',
  halfOne: 'meio|meia',
  all: before(
    'todo |toda |todos |todas ',
    'o meu|a minha|os meus|as minhas|meu|minha|meus|minhas|o|os|o saldo de|o meu saldo de|meu saldo de|o meu saldo em',
  ).concat(
    '|tudo de|tudo em|tudo que tenho de|tudo que eu tenho de|tudo o que tenho de|tudo que tenho em|todo o saldo em',
  ),
  half: before(
    'metade |a metade ',
    'do meu|da minha|dos meus|das minhas|do|dos|do meu saldo de|do saldo de|de meu|de meus|do meu saldo em|de todo o meu',
  ),
  quarter: before('um quarto |a quarta parte ', 'do meu|da minha|dos meus|das minhas|do meu saldo de|do saldo de'),
  held: 'que tenho|que eu tenho|que me resta|da minha carteira|da minha conta|do meu saldo|que tenho na carteira',
  only: 'exatamente|apenas|so|somente|a quantia de|o valor de|um total de|os|meus|os meus',

  to: 'a|ao|à|para|pra|pro|p|na|no|em|para o|para a|em favor de|a favor de|->|até',
  walletNoun: [
    before('|a |o |este |esta |minha outra |a minha outra |o seguinte |a seguinte |minha |outra ', WALLET),
    before('endereco |carteira |conta ', 'de destino|dele|dela'),
  ].join('|'),
  hisWallet: before(
    '|o |a |no |na ',
    'endereco dele é|endereco dela é|carteira dele é|carteira dela é|endereco é|carteira é|endereco dele|endereco dela|carteira dele|carteira dela',
  ).concat(
    '|é|no endereco|na carteira|na conta|nesse endereco|nessa carteira|o endereco dele e|segue o endereco|segue o endereco dele|segue o endereco dela|segue endereco|aqui o endereco|aqui esta o endereco dele|aqui esta o endereco dela|esse é o endereco dele|esse é o endereco dela|esse é o endereco|este é o endereco|a morada dele é|a morada dela é|o wallet dele é|wallet dele|wallet dela|a wallet dele é|a wallet dela é|conta dele|conta dela|a conta dele é|a conta dela é|chave dele',
  ),
  fromMine: before('da minha |de minha |do meu |desde a minha ', 'carteira|conta|wallet|saldo').concat('|daqui'),

  inside: 'na|no|em|dentro da',
  on: 'na|no|em|por|pela|pelo|via|através da|atraves da|através do|atraves do|usando|usando a|sobre|dentro da|utilizando a',
  onNoun: before('|a |da ', 'rede|rede da|rede do|rede de|blockchain|rede principal da'),
  fromChain: 'de|da|do|desde a',
  toChain: 'a|para|pra|pro|ate|até|p',
  chainOwner: 'a|o',
  byBridge: 'por bridge|via bridge|pela ponte|por ponte|com bridge|com o bridge|usando a ponte|via ponte|ponte mesmo',

  intoPlace: 'em',
  into: 'por|x|->|contra|em troca de',
  intoLoosely: 'para|pra|pro|a|p',
  saleFor: 'por|x|->|contra|em troca de|e compra|e comprar|e pegar|e ficar com|e compre|e me dá|e me da|e me de',
  paidWith:
    'com|usando|pagando com|pagando em|e pago com|e paga com|utilizando|com meus|com os meus|com o meu|com meu|usando meus|usando os meus',
  boughtFor: 'por|no valor de|por um total de',
  toBuy: 'para comprar|pra comprar|e compra|e compre|na compra de|para adquirir',

  slippage: 'slippage|derrapagem|tolerancia|tolerancia de slippage|slip',
  most: 'max|maximo|maxima|no maximo|de no maximo|maximo de|maxima de|max de|de ate|ate|de até|até|um|de um',
  with: 'com|com um|e|com uma|e um|com o',
  rate: 'de|do|em|dos meus|do meu|em meus|nos meus|d',

  purpose: 'para|pra|pro|para o|para a|pras|pros|p|pelo|pela|pelos|pelas',
  causes: '',
  article: 'o|a|os|as|meu|minha|meus|minhas|o meu|a minha|os meus|as minhas|um|uma|nosso|nossa|seu|sua|este|esta',
  past: 'de ontem|de sabado|de domingo|de hoje|do fim de semana|da semana passada|do mes passado|deste mes|desse mes|de anteontem',
  itIs: 'é|isso é|sao|e isso é|isto é',
  thatIs: 'que é',
  linked: 'que é urgente',
  needs:
    'preciso pagar|preciso de pagar|tenho que pagar|tenho de pagar|vou pagar|tenho q pagar|é para pagar|é pra pagar|estou pagando|para pagar|pra pagar',
  owes: 'tô devendo|to devendo|estou devendo|devo|estou a dever|eu devo|tava devendo',
  money: 'dinheiro|grana|uma grana|um dinheiro|uma|um troco',
  reasons:
    'é urgente|urgente|ele esta esperando|ela esta esperando|ele ta esperando|ela ta esperando|conferi o endereco|ja conferi o endereco',
  occasions:
    'aniversario|aniversario dela|aniversario dele|o aniversario|presente|o presente|um presente|o aluguel|o sinal do carro|a entrada do carro|da janta de ontem|do jantar de ontem|do almoco|da janta|do jantar|da pizza|da viagem|do aluguel|da corrida|do churrasco|da festa|do frete|da conta de luz',
};

export const PORTUGUESE: StrictLanguage = {
  language: 'pt',
  units: {
    currencies: {
      dolar: 'USD',
      dolares: 'USD',
      usd: 'USD',
      euro: 'EUR',
      euros: 'EUR',
      eur: 'EUR',
      libras: 'GBP',
      dolarzinhos: 'USD',
      'dolares americanos': 'USD',
    },
    percent: '%|por cento',
    spelling: stressed,
    coins: COINS,
  },
  request: romanceRequest(WORDS),
};
