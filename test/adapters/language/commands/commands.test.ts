import { expect } from 'chai';
import { commandIn } from './read-command.ts';

const PAID = 'transfer amount=5 recipient=A token=USDC';
const PAID_ON_BASE = 'transfer amount=5 fromChain=8453 recipient=A token=USDC';
const SWAPPED = 'swap amount=5 fromToken=USDC toToken=ETH';
const BOUGHT = 'swap amount=5@to fromToken=USDC toToken=ETH';
const BRIDGED = 'swap amount=5 fromChain=1 fromToken=USDC toChain=8453 toToken=USDC';
const WRAPPED = 'swap amount=5 fromToken=ETH toToken=WETH';
const UNWRAPPED = 'swap amount=5 fromToken=WETH toToken=ETH';
const OPENED = 'transfer token=USDC';

type Language = Readonly<{
  /** What the texts ask for, in the forms of each deed. */
  commands: Readonly<Record<string, readonly string[]>>;
  /** Texts that are nearly a command, by what keeps them from being one. */
  twins: Readonly<Record<string, readonly string[]>>;
}>;

const LANGUAGES: Readonly<Record<string, Language>> = {
  English: {
    commands: {
      [PAID]: [
        'send 5 usdc to {A}',
        'please pay {A} 5 usdc',
        'hello, i would like to transfer 5 usdc to {A}. thank you!',
        'could you send 5 usdc to {A}?',
        'to {A}, send 5 usdc',
      ],
      [PAID_ON_BASE]: ['send 5 usdc to {A} on base', 'on base, send 5 usdc to {A}', 'send 5 usdc on base to {A}'],
      [SWAPPED]: ['swap 5 usdc for eth', 'buy some eth with 5 usdc', 'sell 5 usdc for eth', 'use 5 usdc to buy eth'],
      [`${SWAPPED.replace(' toToken', ' slippageBps=50 toToken')}`]: ['swap 5 usdc to eth with max slippage of 0.5%'],
      [BOUGHT]: ['buy 5 eth with usdc', 'get me 5 eth for my usdc'],
      [BRIDGED]: ['bridge 5 usdc from ethereum to base', 'move 5 usdc from mainnet to base'],
      'swap amount=5 fromChain=1 fromToken=USDC toChain=8453 toToken=ETH': ['swap 5 usdc to eth on base from mainnet'],
      [WRAPPED]: ['wrap 5 eth'],
      [UNWRAPPED]: ['unwrap 5 weth to eth'],
      [OPENED]: ['send usdc', 'please send usdc'],
      'transfer amount=max recipient=A token=USDC': ['send all my usdc to {A}'],
      'transfer amount=25% recipient=A token=USDC': ['send 25% of my usdc to {A}'],
      'transfer amount=$20 recipient=A token=ETH': ['send $20 worth of eth to {A}'],
    },
    twins: {
      doubt: ['should i send 5 usdc to {A}', 'maybe send 5 usdc to {A}', 'send 5 usdc to {A}, i think'],
      report: [
        'i sent 5 usdc to {A}',
        'payment of 5 usdc to {A}',
        'transfer of 5 usdc to {A}',
        'he said send 5 usdc to {A}',
      ],
      condition: ['send 5 usdc to {A} if he asks', 'swap 5 usdc for eth unless it falls'],
      schedule: ['send 5 usdc to {A} tomorrow', 'send 5 usdc to {A} every month'],
      denial: ['do not send 5 usdc to {A}', 'never send 5 usdc to {A}', 'no, send 5 usdc to {A}'],
      'a question mark without asking': ['send 5 usdc to {A}?', 'swap 5 usdc for eth?'],
      'a payment of somebody else': ['she sends 5 usdc to {A}', 'send me 5 usdc', 'sell me 5 usdc for eth'],
      'two amounts': ['send 5 usdc 7 to {A}', 'send 5 or 7 usdc to {A}'],
      'two networks': ['send 5 usdc on base to {A} on polygon', 'on base send 5 usdc to {A} on base'],
      'a value that is named twice': [
        'send 5 usdc to {A} to {A}',
        'send {A} 5 usdc to {B}',
        'send 5 usdc 5 usdc to {A}',
      ],
      'a network that may be a token': ['swap 5 usdc to arbitrum', 'swap 5 usdc for optimism', 'get 5 usdc from arb'],
      'a trade with itself': ['swap 5 usdc for usdc', 'bridge 5 usdc from base to base'],
      'a slippage that would be cut': ['swap 5 usdc for eth slippage 0.125%'],
    },
  },
  Spanish: {
    commands: {
      [PAID]: ['envía 5 usdc a {A}', 'hola, quiero enviar 5 usdc a {A}, gracias', '¿puedes enviar 5 usdc a {A}?'],
      [PAID_ON_BASE]: ['por favor manda 5 usdc a {A} en base', 'envía 5 usdc en base a {A}'],
      [SWAPPED]: ['cambia 5 usdc por eth', 'compra eth con 5 usdc'],
      [BOUGHT]: ['compra 5 eth con usdc'],
      [BRIDGED]: ['pasa 5 usdc de ethereum a base'],
      [WRAPPED]: ['envuelve 5 eth'],
      [UNWRAPPED]: ['desenvuelve 5 weth'],
      [OPENED]: ['envía usdc'],
    },
    twins: {
      doubt: ['quizás envía 5 usdc a {A}', 'debería enviar 5 usdc a {A}'],
      report: ['envié 5 usdc a {A}', 'mandó 5 usdc a {A}', 'él envía 5 usdc a {A}'],
      condition: ['envía 5 usdc a {A} si quiere'],
      schedule: ['envía 5 usdc a {A} mañana'],
      denial: ['no envíes 5 usdc a {A}', 'no envía 5 usdc a {A}'],
      'a question mark without asking': ['¿envía 5 usdc a {A}?'],
      'a payment of somebody else': ['mi hermana envía 5 usdc a {A}', 'véndeme 5 usdc por eth'],
      'two amounts': ['envía 5 o 7 usdc a {A}'],
      'two networks': ['en base envía 5 usdc a {A} en polygon'],
      'a value that is named twice': ['envía 5 usdc a {A} a {B}'],
    },
  },
  Portuguese: {
    commands: {
      [PAID]: ['envia 5 usdc para {A}', 'oi, quero mandar 5 usdc pra {A}, obrigado', 'pode enviar 5 usdc para {A}?'],
      [PAID_ON_BASE]: ['manda 5 usdc para {A} na base', 'por favor envie 5 usdc na base para {A}'],
      [SWAPPED]: ['troca 5 usdc por eth', 'compra eth com 5 usdc'],
      [BOUGHT]: ['compra 5 eth com usdc'],
      [BRIDGED]: ['passa 5 usdc da ethereum para a base'],
      [WRAPPED]: ['faz wrap de 5 eth'],
      [UNWRAPPED]: ['faz unwrap de 5 weth'],
      [OPENED]: ['envia usdc'],
    },
    twins: {
      doubt: ['talvez envia 5 usdc para {A}', 'devo enviar 5 usdc para {A}'],
      report: ['enviei 5 usdc para {A}', 'ele envia 5 usdc para {A}'],
      condition: ['envia 5 usdc para {A} se ele pedir'],
      schedule: ['envia 5 usdc para {A} amanhã'],
      denial: ['não envia 5 usdc para {A}', 'nunca mande 5 usdc para {A}'],
      'a question mark without asking': ['envia 5 usdc para {A}?'],
      'a payment of somebody else': ['minha irmã manda 5 usdc para {A}'],
      'two amounts': ['envia 5 ou 7 usdc para {A}'],
      'two networks': ['na base envia 5 usdc para {A} na polygon'],
      'a value that is named twice': ['envia 5 usdc para {A} para {B}'],
    },
  },
  German: {
    commands: {
      [PAID]: [
        'sende 5 usdc an {A}',
        'hallo, ich möchte 5 usdc an {A} senden, danke',
        'kannst du 5 usdc an {A} schicken?',
      ],
      [PAID_ON_BASE]: ['bitte schick 5 usdc an {A} auf base', 'sende 5 usdc auf base an {A}'],
      [SWAPPED]: ['tausche 5 usdc in eth', 'kaufe eth für 5 usdc'],
      [BOUGHT]: ['kaufe 5 eth mit meinen usdc'],
      [BRIDGED]: ['bringe 5 usdc von ethereum nach base'],
      [WRAPPED]: ['wrappe 5 eth'],
      [UNWRAPPED]: ['unwrappe 5 weth'],
      [OPENED]: ['sende usdc'],
    },
    twins: {
      doubt: ['vielleicht sende 5 usdc an {A}', 'soll ich 5 usdc an {A} senden'],
      report: ['ich sendete 5 usdc an {A}', 'er überweist 5 usdc an {A}', 'ich mochte 5 usdc an {A} senden'],
      condition: ['sende 5 usdc an {A} falls er fragt'],
      schedule: ['sende 5 usdc an {A} morgen'],
      denial: ['sende nicht 5 usdc an {A}', 'sende 5 usdc nicht an {A}', 'sende keine 5 usdc an {A}'],
      'a question mark without asking': ['sende 5 usdc an {A}?'],
      'a payment of somebody else': ['meine schwester sendet 5 usdc an {A}', 'verkauf mir 5 usdc für eth'],
      'two amounts': ['sende 5 oder 7 usdc an {A}'],
      'two networks': ['auf base sende 5 usdc an {A} auf polygon'],
      'a value that is named twice': ['sende 5 usdc an {A} an {B}'],
      'an English payment in a token': ['send {A} 5 usdc in arb'],
    },
  },
  French: {
    commands: {
      [PAID]: [
        'envoie 5 usdc à {A}',
        'bonjour, je voudrais envoyer 5 usdc à {A}, merci',
        'peux-tu envoyer 5 usdc à {A} ?',
      ],
      [PAID_ON_BASE]: ["s'il te plaît envoie 5 usdc à {A} sur base", 'envoie 5 usdc sur base à {A}'],
      [SWAPPED]: ['échange 5 usdc contre eth', "achète de l'eth avec 5 usdc"],
      [BOUGHT]: ['achète 5 eth avec mes usdc'],
      [BRIDGED]: ["déplace 5 usdc d'ethereum vers base"],
      [WRAPPED]: ['wrappe 5 eth'],
      [UNWRAPPED]: ['unwrappe 5 weth'],
      [OPENED]: ['envoie des usdc'],
    },
    twins: {
      doubt: ['peut-être envoie 5 usdc à {A}', 'dois-je envoyer 5 usdc à {A}'],
      report: ["j'ai envoyé 5 usdc à {A}", 'il envoie 5 usdc à {A}'],
      condition: ["envoie 5 usdc à {A} s'il demande"],
      schedule: ['envoie 5 usdc à {A} demain'],
      denial: ["n'envoie pas 5 usdc à {A}", 'envoie pas 5 usdc à {A}'],
      'a question mark without asking': ['envoie 5 usdc à {A} ?'],
      'a payment of somebody else': ['ma soeur envoie 5 usdc à {A}', 'vends-moi 5 usdc contre eth'],
      'two amounts': ['envoie 5 ou 7 usdc à {A}'],
      'two networks': ['sur base envoie 5 usdc à {A} sur polygon'],
      'a value that is named twice': ['envoie 5 usdc à {A} à {B}'],
    },
  },
  Turkish: {
    commands: {
      [PAID]: ['{A} adresine 5 usdc gönder', 'merhaba, {A} adresine 5 usdc göndermek istiyorum, teşekkürler'],
      [PAID_ON_BASE]: ['lütfen base ağında {A} adresine 5 usdc gönder', "base'de {A} adresine 5 usdc gönder"],
      [SWAPPED]: ["5 usdc'yi eth'ye çevir", '5 usdc ile eth al'],
      [BOUGHT]: ['usdc ile 5 eth al'],
      [BRIDGED]: ["5 usdc'yi ethereum'dan base'e taşı"],
      [WRAPPED]: ["5 eth'yi wrap et"],
      [UNWRAPPED]: ["5 weth'i unwrap et"],
      [OPENED]: ['usdc gönder'],
    },
    twins: {
      doubt: ['belki {A} adresine 5 usdc gönder', '{A} adresine 5 usdc göndersem mi'],
      report: ['{A} adresine 5 usdc gönderdim', '{A} adresine 5 usdc gönderiyor'],
      condition: ['isterse {A} adresine 5 usdc gönder'],
      schedule: ['yarın {A} adresine 5 usdc gönder'],
      denial: ['{A} adresine 5 usdc gönderme', '{A} adresine 5 usdc göndermeyin'],
      'a question mark without asking': ['{A} adresine 5 usdc gönder?'],
      'a payment of somebody else': ['{A} adresine 5 usdc göndersin', 'bana 5 usdc gönder'],
      'two amounts': ['{A} adresine 5 veya 7 usdc gönder'],
      'two networks': ['base ağında {A} adresine polygon ağında 5 usdc gönder'],
      'a value that is named twice': ['{A} adresine {B} adresine 5 usdc gönder'],
    },
  },
  Chinese: {
    commands: {
      [PAID]: ['给{A}转5 usdc', '你好，我想转5个usdc给{A}，谢谢', '可以帮我转5 usdc给{A}吗？', '把5 usdc转给{A}'],
      [PAID_ON_BASE]: ['请在base上给{A}转5 usdc', '在base网络上转5 usdc到{A}'],
      [SWAPPED]: ['把5 usdc换成eth', '用5 usdc买eth'],
      [BOUGHT]: ['用usdc买5 eth'],
      [BRIDGED]: ['把5 usdc从以太坊跨到base'],
      [WRAPPED]: ['包装5 eth'],
      [UNWRAPPED]: ['解包5 weth'],
      [OPENED]: ['转usdc'],
    },
    twins: {
      doubt: ['也许给{A}转5 usdc', '要不要给{A}转5 usdc'],
      report: ['我给{A}转了5 usdc', '他给{A}转5 usdc'],
      condition: ['如果他要就给{A}转5 usdc'],
      schedule: ['明天给{A}转5 usdc'],
      denial: ['不要给{A}转5 usdc', '别给{A}转5 usdc'],
      'a question without asking': ['给{A}转5 usdc吗', '给{A}转5 usdc？'],
      'a payment of somebody else': ['妈妈给{A}转5 usdc', '给我转5 usdc', '给我卖5 usdc换eth'],
      'two amounts': ['给{A}转5或7 usdc', '给{A}转三五个usdc'],
      'two networks': ['在base上给{A}在polygon上转5 usdc'],
      'a value that is named twice': ['给{A}转5 usdc给{B}'],
    },
  },
};

for (const [language, { commands, twins }] of Object.entries(LANGUAGES))
  describe(`the commands of the table: ${language}`, () => {
    for (const [command, texts] of Object.entries(commands))
      for (const text of texts) it(`“${text}” is ${command}`, () => expect(commandIn(text)).to.equal(command));
    for (const [why, texts] of Object.entries(twins))
      for (const text of texts)
        it(`“${text}” is not a command: ${why}`, () => expect(commandIn(text)).to.equal(undefined));
  });
