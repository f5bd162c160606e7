import { HAN } from '../text/letters.ts';

/**
 * Words that say the same in all languages, without accents: what is learnt of one holds for the others. They are evidence for the
 * models, and decide nothing by themselves.
 */
const CLASSES: Readonly<Record<string, string>> = {
  loan: 'lend|lends|loan|loans|borrow|borrowing|mortgage|advance|credit|presta|prestame|prestas|prestan|prestar|prestamo|prestamos|credito|empresta|emprestam|emprestar|emprestimo|leih|leihe|leihen|leiht|darlehen|kredit|pret|prets|prete|preter|emprunt|emprunter|borc ver\\p{L}*|kredi|借我|借点|借给|贷款|借钱|先借|想借',
  yield:
    'stake|staked|staking|staken|staker|unstake|unstaking|restake|yield|apy|apr|interest|interests|validator|validators|vault|pool|pools|liquidity|farm|farming|interes|intereses|rinde|rinden|rendimiento|juros|render|rende|rendimento|zins|zinsen|interet|interets|rapporte|faiz|faizi|havuz|质押|利息|年化|收益|池子|矿池',
  repeating:
    'every|each|daily|weekly|monthly|yearly|hourly|recurring|cada|todos los|todas las|mensual|semanal|todo dia|todo mes|toda semana|toda segunda|toda sexta|todos os|todas as|mensalmente|jede|jeden|jedes|monatlich|wochentlich|taglich|dauerauftrag|chaque|tous les|toutes les|mensuel|her ay|her ayin|her hafta|her gun|her pazartesi|her cuma|aylik|haftalik|每天|每周|每月|每个|每年|每次|每星期|定时',
  later:
    'tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|next month|next year|later|noon|midnight|schedule|remind|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|proxima semana|amanha|segunda|terca|quarta|quinta|sexta|semana que vem|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|nachste woche|nachsten monat|ubermorgen|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine prochaine|yarin|pazartesi|sali|carsamba|persembe|cuma|haftaya|明天|后天|今晚|周一|周二|周三|周四|周五|周六|周日|下周|下个月|星期',
  condition:
    'if|when|whenever|once|unless|until|as soon as|in case|provided|assuming|hits|reaches|drops|falls|dips|cuando|en cuanto|apenas|hasta que|siempre que|quando|assim que|caso|wenn|falls|sobald|quand|des que|lorsque|au cas|eger|olursa|duserse|yukselirse|cikarsa|gelirse|gorurse|inerse|olunca|gelince|如果|要是|一旦|的话|万一|等到|涨到|跌到',
  doubt:
    'whether|should|maybe|perhaps|possibly|might|unsure|not sure|not certain|wonder|wondering|thinking|considering|deciding|undecided|tempted|torn|ponder|quizas|quiza|tal vez|a lo mejor|dudo|dudando|deberia|no se si|talvez|sera que|deveria|devo|nao sei se|vielleicht|eventuell|soll ich|sollte ich|weiss nicht ob|weiß nicht|uberlege|uberleg|peut etre|devrais|dois je|hesite|me demande|sais pas si|belki|acaba|bilemedim|bilmiyorum|dusunuyorum|mali|meli|也许|要不要|该不该|应不应该|可能|考虑|犹豫|不知道',
  opinion:
    'wise|wiser|sensible|smart|stupid|silly|dumb|foolish|clever|risky|safe|legit|better|best|worth it|good idea|bad idea|mistake|good time|opinion|thoughts|think of|think about|recommend|predict|prediction|bullish|bearish|conviene|vale la pena|opinas|seguro|mejor|harias|vale a pena|acha|melhor|faria|lohnt|lieber|besser|haltst du|sinnvoll|penses|pensez|vaut le coup|mieux|mantikli|iyi fikir|sence|值得|觉得|靠谱|划算|安全吗|会涨|会跌',
  told: 'says|said|say|told|tells|wrote|writes|reads|texted|message|email|mail|letter|tutorial|docs|example|quote|dice|dijo|dicen|dijeron|mensaje|correo|ejemplo|disse|diz|disseram|mensagem|exemplo|sagt|sagte|gesagt|schreibt|schrieb|geschrieben|nachricht|beispiel|dit|ecrit|exemple|dedi|diyor|dediler|yazdi|yaziyor|mesaj|ornek|mesela|说|写着|消息|比如|例如|叫我',
  before:
    'yesterday|ago|last week|last month|last year|already|sent|sold|bought|swapped|traded|paid|moved|transferred|exchanged|used to|ayer|anteayer|semana pasada|ya mande|ya envie|mando|envio|vendio|compro|cambio|cambie|mande|envie|ontem|ja mandei|mandei|enviei|vendeu|comprou|mandou|enviou|trocou|troquei|gestern|geschickt|gesendet|uberwiesen|getauscht|verkauft|gekauft|hier|envoye|echange|vendu|achete|verse|dun|gonderdim|yolladim|gondermis|yollamis|cevirdim|satmis|aldim|昨天|上周|已经|转了|换了|卖了|买了|上个月|去年',
  others:
    'he|she|they|his|her|their|somebody|someone|people|everyone|boss|friend|brother|sister|cousin|wife|husband|neighbour|neighbor|colleague|client|jefe|hermano|hermana|amigo|amiga|vecino|vecina|chefe|irmao|irma|vizinho|vizinha|chef|bruder|schwester|kollege|freund|nachbar|kunde|patron|frere|soeur|ami|voisin|collegue|patronum|kardesim|komsum|arkadasim|老板|朋友|弟|哥|姐|妹|邻居|同事|客户|老婆|老公',
  bank: 'bank|banks|iban|sepa|paypal|venmo|visa|mastercard|card|cash|atm|debit|phone|banco|tarjeta|efectivo|bizum|recarga|cartao|pix|boleto|dinheiro vivo|bankkonto|karte|kreditkarte|girokonto|banque|carte|especes|compte bancaire|banka|bankama|kart|kredi karti|ibanima|kontor|银行|银行卡|支付宝|微信|提现|信用卡|话费',
  incoming:
    'receive|received|receiving|arrive|arrives|arrived|incoming|expecting|expect|waiting for|owes me|owe me|pay me|paid me|refund|get back|give me back|me debe|me deben|me llega|me llegan|me llego|me pagan|espero|esperando|me deve|vai cair|caiu|recebi|receber|me pagar|schuldet mir|bekomme noch|erwarte|warte auf|erhalten|me doit|me doivent|j attends|recu|recevoir|me regler|bana borclu|bekliyorum|gelecek|geldi|bana odeyecek\\p{L}*|欠我|收到|到账|等|付我|还我',
  trade:
    'long|short|leverage|leveraged|margin|perp|perps|futures|options|limit|stop loss|take profit|dca|order|orders|apalanca|apalancar|apalancamiento|orden limite|alavanca|alavancar|alavancagem|ordem|hebel|kauforder|limitorder|levier|ordre limite|kaldirac\\p{L}*|emir|杠杆|做多|做空|开多|开空|多单|空单|挂单|限价|止损',
  thing:
    'nft|nfts|punk|ape|domain|airdrop|mint|contract|vote|dao|proposal|tax|taxes|irs|hotel|taxi|uber|flight|flights|table|tickets|pizza|weather|joke|impuestos|hacienda|impuesto|imposto|steuer|steuern|finanzamt|versteuern|impots|fiscal|vergi|税|交税|报税|酒店|天气|笑话',
  secret:
    'seed|mnemonic|password|passphrase|private key|recovery phrase|secret words|twelve words|system prompt|instructions|rules|clave|contrasena|frase semilla|palabras secretas|instrucciones|reglas|senha|chave privada|frase semente|instrucoes|regras|passwort|schlussel|anweisungen|regeln|mot de passe|cle privee|phrase secrete|consignes|regles|sifre\\p{L}*|anahtar\\p{L}*|talimat\\p{L}*|私钥|助记词|密码|指令|规则',
  trouble:
    'hacked|hack|scam|scammer|scammed|stolen|stole|robbed|missing|lost|stuck|failed|error|broken|crash|crashes|support|complaint|robaron|hackearon|hackeado|estafa|perdi|error|roubaram|golpe|perdeu|erro|gehackt|betrug|gestohlen|verloren|fehler|geklaut|pirate|vole|arnaque|perdu|erreur|calindi|dolandirici\\p{L}*|hata|kayip|被盗|骗|骗子|诈骗|丢了|报错|钓鱼|客服|投诉',
  denied:
    'not|never|no|none|nothing|dont|nunca|jamas|nada|ningun|nao|nem|nicht|kein|keine|keinen|niemals|nie|bloss nicht|pas|jamais|rien|aucun|degil|sakin|asla|yok|hicbir|别|不要|没有|没|不用|千万别',
};

const patternOf = (words: string): RegExp => {
  const all = words.split('|');
  const parted = all.filter((word) => !HAN.test(word)).join('|');
  const joined = all.filter((word) => HAN.test(word)).join('|');
  return new RegExp(joined === '' ? ` (?:${parted}) ` : ` (?:${parted}) |${joined}`, 'u');
};

const PATTERNS = Object.entries(CLASSES).map(([name, words]) => [name, patternOf(words)] as const);

/** The classes of which a text has a word, in a fixed order. */
export function classesIn(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `;
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}
