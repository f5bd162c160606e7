/** A subject of questions: the words that show it, what it is called in English, and which names belong to it. */
export type Topic = Readonly<{
  english: string;
  takes: 'token' | 'chain' | 'both' | 'nothing';
  cues: readonly (readonly string[])[];
}>;

const HAN = /\p{Script=Han}/u;

const TAKES: Readonly<Record<string, Topic['takes']>> = {
  'gas price': 'chain',
  'token sale': 'nothing',
  'kyc status': 'nothing',
  'what fees do you charge': 'nothing',
  'transaction history': 'nothing',
  price: 'token',
  balance: 'both',
  'my portfolio': 'chain',
  help: 'nothing',
};

const topics = (phrases: Readonly<Record<string, string>>): Topic[] =>
  Object.entries(phrases).map(([english, cues]) => ({
    english,
    takes: TAKES[english] ?? 'nothing',
    cues: cues.split('|').map((cue) => (HAN.test(cue) ? [...cue] : cue.split(' '))),
  }));

/** Without accents. Of two subjects in one question, the one listed first counts. */
export const CUES: Readonly<Record<string, readonly Topic[]>> = {
  es: topics({
    'gas price': 'gas|gwei|comision de red|comisiones de red|tarifa de red',
    'token sale': 'la venta|venta del token|venta de tokens|preventa|venta publica|venta privada|en venta',
    'kyc status': 'kyc|verificacion|verificado|verificada|verificarme|mi identidad|pasaporte|mis documentos',
    'what fees do you charge':
      'gratis|costos|costes|cuanto cuesta usar|cuanto sale usar|cobra usted|comision|comisiones|tarifa|tarifas|cobran|cobras|cobrais|me cobra',
    'transaction history':
      'historial|ultimas transacciones|ultimos movimientos|mis movimientos|mis transferencias|ultimo envio|ultima transferencia|ultimo que mande|ultimo que envie|a quien le mande|a quien le envie|que mande|que envie|que he enviado',
    price:
      'que tal va|como va el|como anda|en cuanto anda|en cuanto esta|por cuanto esta|a cuanto cotiza|cuanto anda|precio|cotizacion|cotiza|a cuanto|a como|cuanto vale|cuanto cuesta|cuanto esta|cuanto anda|valor del|valor de',
    balance:
      'cuantos|cuantas|hay en mi|cuanta guita|cuanta plata|cuanto hay|saldo|cuanto tengo|cuanto me queda|me queda|me quedan|tengo|queda|cuanto hay',
    'my portfolio':
      'todo lo que tengo|muestrame todo|muestra todo|ensename todo|que tokens tengo|que monedas tengo|que criptos tengo|valen mis|todo mi saldo|que tengo en|portafolio|portfolio|mis activos|mis tokens|mis monedas|mis criptos|mi cartera|mi billetera|en la cartera|lo que tengo|mis fondos|mis inversiones',
    help: 'que haces|que sabes|no se como|como empiezo|perdido|perdida|explicame|ayuda|ayudame|puedes hacer|sabes hacer|como funciona|para que sirves|como se usa|como te uso|que redes',
  }),
  pt: topics({
    'gas price': 'ta cara pra|cara para transacionar|custo da rede|gas|gwei|taxa de rede|taxas de rede|taxa da rede',
    'token sale': 'a venda|da venda|na venda|venda do token|venda de tokens|pre venda|prevenda|venda publica',
    'kyc status':
      'kyc|verificacao|verificado|verificada|minha identidade|meus documentos|passaporte|aprovado meu cadastro',
    'what fees do you charge':
      'de graca|gratis|gratuito|custos|custa usar|comissao|comissoes|taxa|taxas|tarifa|tarifas|voces cobram|voce cobra|cobram|cobra quanto',
    'transaction history':
      'historico|extrato|ultimas transacoes|ultima transacao|ultimas transferencias|ultima transferencia|minhas transferencias|ultimo envio|mandei por ultimo|pra quem mandei|pra quem eu mandei|que eu mandei|que eu enviei',
    price:
      'como ta|como esta o|quanto que ta|a quanto|preco|cotacao|quanto ta|quanto esta|quanto vale|quanto custa|quanto anda|cotado|valor do|ta valendo|ta quanto',
    balance: 'saldo|quanto tenho|eu tenho|tenho|sobrou|me resta|me restam|ainda tem|tem na minha',
    'my portfolio':
      'quais moedas|que moedas|quais tokens|tudo que eu tenho|tudo o que tenho|tudo o que eu tenho|mostra tudo|tem la dentro|valem minhas|tem na carteira|o que eu tenho|o que tenho|portfolio|portifolio|meus ativos|meus tokens|minhas moedas|minhas criptos|minha carteira|na carteira|tudo que tenho|meus investimentos',
    help: 'o que voce faz|o que tu faz|como comeco|perdido|perdida|me explica|o que sabes fazer|ajuda|ajude|pode fazer|sabe fazer|consegue fazer|como funciona|como usar|como se usa|pra que serve|quais redes',
  }),
  de: topics({
    'gas price':
      'gas|gwei|gaspreis|gaspreise|gasgebuhr|gasgebuhren|netzwerkgebuhr|netzwerkgebuhren|gaskosten|netzgebuhr|transaktionsgebuhr',
    'token sale':
      'tokenverkauf|token verkauf|tokensale|token sale|vorverkauf|der verkauf|verkaufsphase|offentlicher verkauf|presale|beim sale|der sale',
    'kyc status':
      'kyc|verifizierung|verifiziert|identitat|identitatsprufung|ausweis|meine dokumente|legitimation|freigeschaltet',
    'what fees do you charge':
      'kosten fallen|kostet das|kostenlos|gratis|kostenfrei|welche kosten|gebuhr|gebuhren|provision|provisionen|kommission|verlangt ihr|nehmt ihr|berechnet ihr',
    'transaction history':
      'verlauf|historie|letzte uberweisung|letzten uberweisungen|letzte transaktion|letzten transaktionen|meine transaktionen|transaktionen|umsatze|zuletzt|habe ich uberwiesen|hab ich uberwiesen|wem habe ich|wem hab ich',
    price:
      'was bringt|was macht der|wie laeuft|wie lauft|preis|kurs|was kostet|wie viel kostet|wieviel kostet|wie teuer|wie steht|wo steht|wie viel ist|was ist|wert|notiert|steht der|steht',
    balance:
      'guthaben|kontostand|saldo|bestand|habe ich|hab ich|ubrig|besitze ich|liegt auf|liegen auf|hab ich noch|habe ich noch',
    'my portfolio':
      'besitze ich alles|habe ich alles|hab ich alles|welche coins|welche token|welche tokens|was ist in meiner|was habe ich so|was hab ich so|mein bestand|alles drauf|gesamtbestand|portfolio|depot|mein vermogen|meine bestande|meine coins|meine token|meine tokens|meine wallet|in meiner wallet|meine anlagen|was ich habe|meine kryptos',
    help: 'was kannst|konnst du|kenne mich nicht aus|kenn mich nicht aus|ned aus|was machst|was geht hier|erklar mir|hilfe|hilf|kannst du|wie funktioniert|was machst du|wie geht das|wie benutze|welche netzwerke|welche chains',
  }),
  fr: topics({
    'gas price': 'gas|gaz|gwei|frais de gas|frais de gaz|frais de reseau|frais reseau',
    'token sale':
      'la vente|vente de jetons|vente de tokens|vente du token|prevente|vente publique|vente privee|la prevente',
    'kyc status':
      'kyc|verification|verifie|verifiee|mon identite|identite|mes documents|mon passeport|mon dossier|ma piece',
    'what fees do you charge':
      'gratuit|gratuite|couts|ca coute|coute le service|c est payant|payant|frais|commission|commissions|prenez vous|vous prenez|tarifs|vous facturez|facturez vous',
    'transaction history':
      'historique|dernieres transactions|derniere transaction|dernier virement|derniers virements|mes virements|mes transactions|dernier envoi|dernierement|a qui j ai|qu est ce que j ai envoye|ai je envoye',
    price:
      'combien s|il vaut|ca vaut|se vend|prix|cours|combien vaut|combien coute|a combien|vaut combien|coute combien|vaut|cote|valeur du|valeur de',
    balance:
      'solde|me reste|reste t il|il reste|j ai combien|combien j ai|ai je|combien ai je|j ai encore|possede|il y a sur mon|combien il',
    'my portfolio':
      'qu est ce que j ai|tout ce que j ai|quels jetons|quelles cryptos|quels tokens|quels coins|mes sous|en tout|dans mon wallet|dans mon portefeuille|portfolio|portefeuille|mes actifs|mes jetons|mes tokens|mes cryptos|mes avoirs|mes positions|mes coins|ce que j ai|mes placements',
    help: 'tu fais quoi|perdu|perdue|faire quoi|que fais tu|explique moi|a quoi sers tu|sais pas comment|aide|aider|aidez|peux tu faire|sais tu faire|sais faire|peux faire|comment ca marche|comment ca fonctionne|a quoi tu sers|quels reseaux',
  }),
  tr: topics({
    'gas price': 'gas|gwei|gaz|gas ucreti|gas ucretleri|gaz ucreti|ag ucreti|ag ucretleri|islem ucreti',
    'token sale': 'token satisi|on satis|satis|satisi|satisin|token satisinin|halka arz|satista',
    'kyc status': 'kyc|dogrulama|dogrulamam|dogrulandi|dogrulandim|kimlik|kimligim|onaylandi|belgelerim|pasaport',
    'what fees do you charge':
      'ucretleriniz|ucretler|bedava|ucretsiz|komisyonlar|komisyonunuz|kesintiniz|ucretli|komisyon|komisyonu|komisyonunuz|ucret|ucreti|ucretiniz|kesinti|masraf|kesiyorsunuz',
    'transaction history':
      'kime para|en son kime|ne yolladim|neler gonderdim|gecmis|gecmisi|gecmisim|gecmisimi|islemlerim|islemlerimi|son islem|son islemim|son islemler|son transfer|son transferim|son gonderdigim|kime gonderdim|ne gonderdim|kime yolladim|hareketlerim|hareketleri',
    balance: 'bakiye|bakiyem|bakiyesi|bakiyemi|kaldi|ne kadarim var|ne kadar var|var mi|param var|kac tane var|var',
    price: 'fiyat|fiyati|fiyatini|kac dolar|kac para|kac lira|kac tl|kuru|degeri|ne kadar oldu|kac|kaca|ne kadar',
    'my portfolio':
      'varliklari|varliklar|neler var|ne var|neyim var|ne kadar varligim|toplam varlik|hangi coinler|hangi tokenler|portfoy|portfoyum|portfoyumu|varliklarim|varliklarimi|cuzdanimda|neler var|cuzdanim|tokenlerim|tokenlarim|coinlerim|kriptolarim|neyim var',
    help: 'ne yapiyorsun|neler yapabilirsin|nasil baslarim|anlamadim|ne yaparsin|yardim|yardimci|yapabilirsin|yapabiliyorsun|yapiyorsun|nasil calisiyor|nasil kullanilir|ne ise yariyorsun|hangi aglar',
  }),
  zh: topics({
    'gas price': '矿工费|燃料费|网络费|网络费用|链上费用|gas|gwei|油费|燃气费',
    'token sale': '预售|代币销售|发售|公募|私募|代币发售|代币预售|认购|销售',
    'kyc status': '实名|认证|身份验证|身份认证|验证|审核|证件|护照|kyc',
    'what fees do you charge': '免费|怎么收|收钱吗|抽多少|扣多少|手续费|费用|收费|佣金|费率|抽成|服务费',
    'transaction history': '交易记录|转账记录|历史|历史记录|最近的交易|上一笔|最近转|记录|流水|明细|上次转|转给了谁',
    price:
      '报个价|又跌|又涨|跌了|涨了|多少人民币|多少美元|多少刀|什么价位|价格|多少钱|行情|什么价|现价|报价|币价|值多少|涨到|跌到|价钱|怎么样了',
    balance: '余额|还有多少|剩多少|还剩|有多少|我有几个|剩下|有几个|剩余',
    'my portfolio':
      '家底|什么币|有什么|所有资产|盘点|全部资产|总资产|都有啥|有啥币|有啥|资产|持仓|投资组合|有什么币|钱包里有|有哪些|总值|有哪些币|仓位|持有',
    help: '会做什么|不会用|怎么弄|能帮我什么|介绍一下|怎么玩|帮助|能做什么|怎么用|会什么|功能|怎么操作|教教我|支持哪些|能干什么|会干什么',
  }),
};
