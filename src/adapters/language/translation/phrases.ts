/** Turns of phrase around a request that several languages share, by the English of the grammar, without accents. */
export const PHRASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'the address is':
      'su direccion es|su wallet es|su cartera es|su cuenta es|la direccion de ella es|la direccion de el es|esta es su direccion|la suya es|aqui su direccion|aqui la direccion|esta es la direccion',
    'his address': 'su direccion|su wallet|su cartera|la direccion de ella|la direccion de el',
    'to the address': 'en la direccion|en la cuenta|en la wallet|en la cartera|en esta direccion|en su direccion',
    'from my wallet':
      'desde mi cartera|desde mi wallet|desde mi cuenta|de mi cartera|de mi wallet|de mi cuenta|desde mi billetera',
    'i want to':
      'hace falta|haria falta|hay que|vamos a|voy a necesitar que|te agradeceria que|me gustaria que me|necesito que le|necesito que les|quiero que le|quiero que les|quisiera que le|me urge|urge|te agradeceria si pudieras|agradeceria que|ocupo|ocupo que|me interesa|deseo que|deseo que me|necesito hacer|busco|solicito',
    'i want': 'dame|deme|denme|me das|consigueme|quiero tener|pasame algo de',
    'send all my': 'vacia mi|vacia mis|vacia todo mi|vacia todos mis|vaciar mi|vaciar mis',
    with: 'y pago con|y lo pago con|y los pago con|y pagalo con|y paga con|pago con|pagando en|y pagare con|y lo pagas con|pagando desde|a cambio de mis|usa mis',
    other: 'otra|otro|segunda',
    worth: 'por valor de|equivalente a|el equivalente a|el equivalente de',
    'unknown money':
      'pesos|peso|soles|bolivares|quetzales|lempiras|colones|reales|libras esterlinas|yenes|francos|coronas|rublos|guaranies|pesos mexicanos|pesos argentinos|mxn|ars|clp|cop',
    point: 'coma|punto',
    million: 'millones de|millones',
    'i owe': 'le debo|les debo|le debia|les debia|te debo|le debemos',
  },
  pt: {
    'the address is':
      'o endereco dela e|o endereco dele e|endereco dela e|endereco dele e|o endereco e|a carteira dela e|a carteira dele e|segue o endereco|aqui o endereco|o endereco da carteira e|esse e o endereco',
    'his address': 'o endereco dela|o endereco dele|endereco dela|endereco dele|a carteira dela|a carteira dele',
    'from my wallet': 'da minha carteira|da minha conta|da minha wallet|de minha carteira',
    'can you':
      'tem como|da pra|da para|tem como voce|da pra voce|rola|rola de|tu pode|tu podes|vc pode|vc poderia|vcs podem|vc consegue|pode me|pode por gentileza|sera que da pra|sera que voce poderia|sera que vc pode|seria possivel voce|voce me faz o favor de|daria pra',
    'i want to':
      'e preciso|eu queria|eu quero que voce|vou precisar|vou precisar que|tenho de|to precisando|estou precisando|to precisando de|to querendo|quero fazer|eu gostaria que|eu desejo|a gente precisa|a gente quer|bora',
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
  },
  de: {
    'the address is':
      'ihre adresse ist|seine adresse ist|die adresse lautet|ihre wallet ist|seine wallet ist|hier die adresse|hier ist die adresse|adresse lautet|ihre adresse lautet|seine adresse lautet|die adresse ist',
    'his address': 'ihre adresse|seine adresse|ihre wallet|seine wallet',
    'from my wallet':
      'von meiner wallet|von meinem wallet|aus meiner wallet|aus meinem wallet|von meinem konto|von meiner wallet aus|aus meinem konto',
    'can you':
      'warst du so nett und|warst du so lieb und|waren sie so freundlich und|waren sie so nett und|sei so lieb und|sei bitte so nett und|kannst du bitte mal|konntest du vielleicht|konnten sie vielleicht|kannst du kurz|konntest du kurz|ist es moglich|kann ich|konnte ich|darf ich|magst du mir|konntest du fur mich|konnten sie fur mich|kannst du mal eben|kannst du mir mal|wurden sie bitte so freundlich sein und',
    'i want to':
      'ich wurd gern|ich wurd gerne|ich brauch|ich musste|ich musste mal|wir mochten gerne|ich hab vor|ich habe vor|ich bitte darum|bitte darum|ich wurde gerne mal|ich will bitte|ich benotige|ich mochte jetzt|ich mochte nun|ich will jetzt|mochte ich|will ich|muss ich|ich wollte|wir brauchen|ich mochte dir|ich mochte ihm|ich mochte ihr',
    'i owe':
      'ich schulde ihm|ich schulde ihr|ich schulde ihnen|ich schulde ihm noch|ich schulde ihr noch|ich schuld ihm|ich schuld ihr',
    'i want': 'gib mir|geben sie mir|besorg mir mal',
    'send all my': 'leere mein|leere meine|leere meinen',
    with: 'und zahle mit|und bezahle mit|ich zahle mit|ich bezahle mit|zahle in|und zahle in|bezahlt wird mit|und zwar mit|und nimm dafur|und benutze dafur',
    other: 'andere|anderes|anderen|zweite|zweites',
    worth: 'im wert von|im gegenwert von',
    'make of': 'mach aus|mache aus|machen sie aus|mach mir aus',
    'unknown money': 'franken|schweizer franken|chf|pfund|kronen|zloty|yen|lira|rubel|forint|britische pfund',
    'dollars of': 'dollar in|us dollar in|dollars in|dollar an|dollar|dollars',
    point: 'komma|punkt',
    million: 'millionen|million',
  },
  fr: {
    'the address is':
      'son adresse est|son adresse c est|l adresse c est|son wallet est|voici son adresse|voici l adresse|l adresse est|son portefeuille est|son compte est',
    'his address': 'son adresse|son wallet|son portefeuille',
    'from my wallet':
      'depuis mon portefeuille|de mon portefeuille|depuis mon wallet|de mon wallet|depuis mon compte|de mon compte',
    'can you':
      'tu peux me faire|est ce possible de|c est possible de|ce serait possible de|tu pourrais me|vous pourriez me|est ce qu on peut|on peut|peut on|puis je|tu sais me|tu pourrais stp|tu peux stp|tu peux s il te plait|pourriez vous s il vous plait|pourrais tu s il te plait|pourrais tu me|pouvez vous s il vous plait|pourriez vous svp|pouvez vous svp|serait il possible d|auriez vous la gentillesse d|auriez vous l amabilite d|peux tu s il te plait',
    'i want to':
      'il faut que j|il faut que je|faut que j|faut que je|il faudrait que j|il faudrait que je|je souhaiterais que tu|je souhaiterais que vous|je souhaite que vous|j aimerais que vous|je demande a|je tiens a ce que vous|je vais devoir|je vais avoir besoin de|je vais avoir besoin d|j ai besoin que vous|il est temps de|il est temps d|veuillez s il vous plait|il me faut|merci de bien vouloir|je veux qu on|j veux|j voudrais|je veux pouvoir|je dois faire|veuillez bien|on doit|on va|je desire|je voudrais pouvoir',
    'i want': 'donne moi|donnez moi|file moi|je prends|je prendrais',
    'send all my': 'vide mon|vide mes|vide ma|vider mon|vide tout mon|videz mon',
    with: 'et je paie en|et je paye en|et je paie avec|et je paye avec|je paie en|je paie avec|je paye en|je paye avec|paie avec|paye avec|paie en|paye en|et paie avec|et paye avec|en reglant avec|en reglant en|regle en|regle avec',
    other: 'autre|second|deuxieme',
    worth: 'd une valeur de|pour une valeur de|l equivalent de',
    'unknown money':
      'francs|francs suisses|franc|livres|livres sterling|dirhams|dinars|yens|roubles|chf|fcfa|francs cfa',
    'dollars of': 'dollars de|dollars en|dollars d|dollar de|dollar en|dollars',
    'euros of': 'euros de|euros en|euros d',
    point: 'virgule|point',
    million: 'millions de|millions|millions d',
  },
  tr: {
    'the address is': 'adresi de|adresi soyle|onun adresi|iste adresi|iste adres|adresi bu|adres bu',
    'from my wallet': 'cuzdanimdan|hesabimdan|benim cuzdanimdan|kendi cuzdanimdan|cuzdanimdaki bakiyeden',
    'a quarter of my': 'ceyregi|ceyregini|dortte biri|dortte birini',
    'a third of my': 'ucte biri|ucte birini',
    'dollars of': 'dolarlik|dolar degerinde|dolar tutarinda|dolar karsiligi|dolar lik|dolar',
    'euros of': 'euroluk|euro degerinde|euro tutarinda|euro karsiligi|avroluk|avro|euro luk|euro',
    'unknown money': 'lira|liralik|tl|tl lik|turk lirasi|try|lira degerinde|lira tutarinda|sterlin|ruble|frank',
    send: 'gonderilmesini istiyorum|gonderilmesini rica ediyorum|gonderilmesini rica ederim|aktarilmasini rica ederim|aktarilmasini rica ediyorum|yollanmasini rica ederim|gonderilsin lutfen|cikis yap|para cek',
    '>to': 'nolu hesaba|numarali hesaba|e dogru|adresli hesaba|adresindeki hesaba|kullanicisina|kisisinin cuzdanina',
    '>drop': 'ini|unu|sini|sunu|imin|inin|unun',
    'to the address': 'suraya|buraya|oraya',
    other: 'diger|oteki|ikinci',
    thanks: 'cok tesekkurler simdiden|allah razi olsun|eline saglik|eyv|ellerine saglik',
    please: 'zahmet olmazsa|sana zahmet|mumkun mu|mumkunse lutfen|rica etsem|acaba',
    point: 'virgul|nokta',
    million: 'milyon',
  },
  zh: {
    'the address is':
      '她的地址是|他的地址是|他地址是|她地址是|对方的地址是|地址如下|地址在这|这是他的地址|这是她的地址|他的钱包是|她的钱包是',
    'from my wallet': '从我的钱包|从我钱包|从我的账户|从我账户|从钱包|从我的钱包里|从我钱包里',
    'a quarter of my': '四分之一的|四分之一',
    'a third of my': '三分之一的|三分之一',
    'half of my': '二分之一的|一半|五成',
    worth: '价值|等值|相当于',
    'unknown money':
      '人民币|块钱|元|人民币的|元的|港币|港元|日元|英镑|卢布|块人民币|块人民币的|元人民币|元人民币的|rmb|块钱的|新台币|台币',
    'dollars of': '美元的|美金的|刀的|美元|美金|刀|美刀|美刀的|美元等值的|块美金的',
    send: '提|提现|提取|提币|提出|赠送|送出|打过|转个|发个|汇个|打点|转点|发点|转些|发些',
    'send to': '提到|提现到|提币到|提至|还|给付给|转账去|打去|赠给|捐赠给',
    'swap to':
      '闪兑成|闪兑为|包成|包装成|封装成|拆成|解包成|换做|折成|兑换做|卖成|换算成|互换成|置换成|置换为|变换成|兑换回|买成|调换成|全部变成|全变成|都变成|换至|兑至',
    to: '去|进|入',
    '>at': '上|上面|链上|网络上|主网上|这条链上',
    drop: '个|枚|一下|的话',
    money: '钱|些钱|点钱|一笔钱|一点钱',
    'is that fine': '好吗|行吗|可以吗|好不好|行不行|成吗|好嘛',
    other: '另一个|另外一个|第二个',
    'send all my': '清空我的',
  },
};
