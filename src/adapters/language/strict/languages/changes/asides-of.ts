import type { Pattern } from './change-words.ts';

const SPANISH_THINGS =
  'propina|envio|iva|impuesto|impuestos|gastos|comision|comisiones|parte|cena|postre|bebida|bebidas|taxi|gasolina|transporte|recargo|deposito|descuento';
const PORTUGUESE_THINGS =
  'gorjeta|frete|imposto|impostos|taxa|taxas|parte|jantar|almoco|sobremesa|bebida|bebidas|taxi|uber|gasolina|entrega|caucao|desconto|iva';
const GERMAN_THINGS =
  'trinkgeld|versand|versandkosten|steuer|mehrwertsteuer|gebuhr|gebuhren|anteil|getranke|essen|nachtisch|taxi|benzin|porto|pfand|kaution|rabatt|lieferung';
const FRENCH_THINGS =
  'pourboire|livraison|frais|frais de port|port|tva|taxe|taxes|part|dessert|boissons|repas|diner|taxi|essence|caution|remise|acompte';

/**
 * Why a correction is made, where a word has said already that it is one: the merit of the new value, the speaker's own purse, a mistake,
 * or a thing that was forgotten. Each pattern is a whole clause without its conjunction.
 */
export const ASIDES_OF = {
  es: [
    [
      'la comision|las comisiones|el gas|las tarifas|la tarifa|la red|eso|ahi|alli|',
      'ahi|alli|',
      'es|son|esta|sale|salen|va|me sale|nos sale',
      'mucho|bastante|un poco|',
      'mas',
      'barato|barata|baratas|baja|bajas|bajo|rapido|rapida|facil|comodo|seguro|segura',
    ],
    ['ahi|alli|', 'cuesta|pago|pagamos|cobran', 'mucho|bastante|', 'menos', 'comision|comisiones|gas|'],
    [
      'se me olvido|se me olvidaba|me olvide de|olvide|falto|faltaba|faltaban',
      'contar|sumar|incluir|',
      'el|la|los|las|mi|',
      SPANISH_THINGS,
    ],
    ['no|', 'me alcanza|llego a mas|me llega|me da para mas|me queda mas'],
    ['es|', 'lo que|todo lo que', 'tengo|me queda|puedo|hay'],
    ['ahi|alli|es donde|ahi es donde', 'tengo', 'saldo|el saldo|fondos|los fondos|mas saldo|mas fondos'],
    ['lo|la|', 'copie|pegue|escribi|puse|teclee', 'mal'],
  ],
  pt: [
    [
      'a taxa|as taxas|o gas|a rede|isso|la|ali|',
      'la|ali|',
      'é|sao|esta|ta|sai|fica',
      'bem|muito|um pouco|',
      'mais',
      'barato|barata|baratas|baixa|baixas|baixo|em conta|rapido|rapida|facil|seguro|segura|em conta',
    ],
    ['la|ali|', 'custa|pago|cobram', 'bem|muito|', 'menos', 'taxa|taxas|gas|'],
    [
      'esqueci|esqueci de|tinha esquecido|faltou|faltava|faltavam',
      'contar|somar|incluir|',
      'o|a|os|as|da|do|minha|',
      PORTUGUESE_THINGS,
    ],
    [
      'to|estou|eu to|ando',
      'duro|dura|apertado|apertada|sem grana|sem dinheiro|quebrado|quebrada',
      'esse mes|este mes|hoje|agora|',
    ],
    ['é|', 'o que|tudo o que|so o que', 'tenho|sobrou|posso|tem'],
    ['la|ali|é onde|la é onde|é la que', 'tenho', 'saldo|fundos|mais saldo|o saldo'],
    ['eu|', 'copiei|colei|escrevi|digitei|coloquei', 'errado'],
  ],
  de: [
    [
      'da|dort|die gebuhren|die gebuhr|das|es|da sind die gebuhren|dort sind die gebuhren|da ist die gebuhr|da ist es|dort ist es|da ist das',
      'sind|ist|geht|',
      'viel|deutlich|etwas|',
      'gunstiger|billiger|niedriger|kleiner|schneller|sicherer|geringer',
    ],
    [
      'das|es|die gebuhr|die gebuhren|dort|da|',
      'da|dort|',
      'viel|',
      'gunstiger|billiger|niedriger|schneller',
      'ist|sind|geht',
    ],
    ['ich|', 'hab|habe|hatte', 'das|den|die|noch das|mein|meinen|', GERMAN_THINGS, 'vergessen'],
    ['da|es|', 'fehlte|fehlten|fehlt', 'noch', 'das|der|die|', GERMAN_THINGS],
    ['da|dort', 'hab ich|habe ich|liegt', 'mehr|noch|mein|', 'guthaben|geld'],
    ['mehr|mehr geld|', 'hab ich|habe ich', 'gerade|grad|', 'nicht'],
    ['ich bin|bin', 'gerade|grad|diesen monat|', 'knapp|klamm|knapp bei kasse|pleite'],
    ['ich|', 'hab|habe', 'mich|', 'falsch', 'kopiert|eingefugt|getippt|abgeschrieben|geschrieben'],
    [
      'die|',
      'alte',
      'nutzt er nicht mehr|nutzt sie nicht mehr|gilt nicht mehr|ist nicht mehr aktuell|stimmt nicht mehr',
    ],
  ],
  fr: [
    [
      'les frais|le gas|le gaz|c|ca|la bas c|la c|la bas les frais',
      'y|',
      'est|sont|revient|coute|reviennent',
      'bien|beaucoup|un peu|',
      'moins cher|moins chers|plus bas|plus rapide|plus avantageux|plus simple|plus sur',
      'la bas|la|',
    ],
    [
      'j avais|j ai|on a|on avait',
      'oublie|zappe',
      'de compter|d ajouter|d inclure|',
      'le|la|les|ma|mon|',
      FRENCH_THINGS,
    ],
    ['il', 'manquait|manque', 'le|la|les', FRENCH_THINGS],
    ['je suis', 'un peu|', 'juste|fauche|fauchee|a sec', 'ce mois ci|en ce moment|'],
    ['je n ai|j ai|je', 'pas|peux pas|ne peux pas', 'plus|mettre plus|plus que ca'],
    ['c est la que|c est la bas que|la bas', 'j ai', 'mon solde|mes fonds|mes sous|du solde'],
    ['j ai', 'colle|copie|mis|donne|envoye|tape', 'la mauvaise|le mauvais', 'adresse|reseau|montant|wallet'],
    ['j ai', 'mal', 'copie|colle|tape|ecrit|lu'],
  ],
  tr: [
    [
      'orada|orasi|oradan|komisyon|ucret|komisyonu|',
      'cok|biraz|bayagi|',
      'daha',
      'ucuz|uygun|hizli|dusuk|hesapli|kolay',
      'oluyor|cunku|',
    ],
    [
      'bahsisi|kargoyu|vergiyi|komisyonu|payimi|icecekleri|yemegi|taksiyi|kdv yi',
      'unuttum|unutmusum|eklemeyi unuttum|eklemeyi unutmusum|saymamisim',
    ],
    ['bu ay|su an|su aralar|', 'param', 'az|yok|bitti|kalmadi|ancak buna yetiyor'],
    ['daha fazla|fazla', 'param|bakiyem', 'yok|kalmadi'],
    ['bakiyem|param', 'orada'],
    ['yanlis', 'kopyalamisim|yapistirmisim|yazmisim|vermisim|kopyaladim|yapistirdim'],
  ],
  zh: [
    ['那边|这样|', '手续费|费用|', '比较|会|更|要|', '低|便宜|省|快|划算', '一点|一些|点|些|多了|很多|'],
    ['最近|这个月|今天|现在|', '手头|手头有点|手头比较|', '紧|有点紧|比较紧'],
    ['我|刚才|刚刚|', '忘了算|忘算|忘记算|漏了|漏算了|少算了', '小费|运费|税|手续费|邮费|饮料|车费|押金', '了|'],
    ['我的|我|', '余额|钱', '都|', '在那边|在那'],
    ['我|刚才|', '复制|粘贴|贴|抄', '错了'],
  ],
} satisfies Record<string, readonly Pattern[]>;
