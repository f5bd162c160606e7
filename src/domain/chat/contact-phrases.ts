/**
 * How contacts are saved, deleted and listed, by language. `{name}` and `{address}` stand for what is captured, `{in}` for the words of `book`
 * with a space before them, which may be missing.
 */
type Phrases = Readonly<{
  book: string;
  saving: readonly string[];
  deleting: readonly string[];
  listing: readonly string[];
}>;

const ENGLISH: Phrases = {
  book: '(?:in|into|to) (?:my |the )?(?:contacts|address book|contact list)',
  saving: [
    '(?:save|add|store|remember|keep|label|put|record|register) (?:the address |address |this address |that )?{address} (?:as|under|to my contacts as|in my contacts as|under the name|with the name|is|belongs to|=|:) (?:my (?:friend |contact )?|contact |a contact called |the contact )?{name},?{in}',
    '(?:call|name) {address} {name}',
    '(?:and |and also |also |and then )(?:save |add |store |remember )?{address} (?:as|under|under the name) (?:my )?{name}',
    '(?:save|add|put|store|keep|enter|register) (?:the address |this address |that )?{address} (?:to|in|into) (?:my |the )?(?:contacts|address book|contact list) (?:as|under|under the name|under the name of|with the name|called|named|by the name of) (?:my )?{name}',
    '(?:save|add|put|store|keep|enter|register|create) (?:a contact for )?{name} (?:to|in|into) (?:my |the )?(?:contacts|address book|contact list)[:,]? (?:with |as |at |under |address |with address |with the address |(?:his|her|their|the) (?:address|wallet|account) is )?{address}',
    '(?:save|add|put|store|note|note down|remember|keep) (?:the )?(?:contact )?{name}[:,]? (?:and )?(?:his|her|their|the) (?:address|wallet|account) (?:is )?{address}',
    '{address} (?:is|=|belongs to) (?:my )?{name},? (?:save|remember|keep|store) (?:it|that|this|him|her|them)',
    '(?:save|add|store|remember|keep|new|create) (?:a |new |a new )?(?:contact |contact: )?(?:called |named |for )?{name}[:,]? ?(?:as |at |with |is |with address |with the address |address |= |- )?{address}(?:,? (?:in|to) (?:my )?(?:contacts|address book|contact list))?',
  ],
  deleting: [
    '(?:delete|remove|forget|drop|erase) (?:the |my )?contact {name}',
    '(?:delete|remove|forget|drop|erase) (?:the |my )?{name} from (?:my |the )?(?:contacts|address book|contact list)',
  ],
  listing: [
    '(?:show |list |see |view |open |display )?(?:me )?(?:all )?(?:of )?(?:my |the )?(?:saved )?(?:contacts|address book|saved addresses|contact list)(?: list)?',
    '(?:who is|who do i have|which contacts do i have|what contacts do i have|who have i saved) (?:in my contacts|in my address book|saved)(?: now| already| so far)?',
    '(?:actually |so |ok |and |please )?(?:what|which|whose) (?:contacts|addresses|names) (?:do i have|have i got|have i saved|did i save|are saved|are in my contacts|do you have)(?: saved| stored)?(?: now| already| so far| for me)?',
  ],
};
const SPANISH: Phrases = {
  book: '(?:en|a) (?:mis |los )?contactos|en (?:mi |la )agenda',
  saving: [
    '(?:guarda|guardar|guárdame|guárdate|guarde|añade|añadir|agrega|agregar|anota|registra|apunta|almacena|pon|mete){in} (?:a |la dirección |esta dirección |la wallet |la cuenta )?{address}{in} (?:como|con el nombre(?: de)?|a nombre de|bajo el nombre(?: de)?) (?:mi )?{name}{in}',
    '(?:guarda|añade|agrega|anota) (?:a |el contacto |al contacto )?{name}[:,]? (?:como |con (?:la )?dirección |en )?{address}(?: (?:a|en) mis contactos)?',
    '(?:apunta|apúntame|guarda|guárdame|añade|agrega|anota|mete|crea|registra) (?:en (?:mi agenda|mis contactos|la agenda) )?(?:un (?:nuevo )?contacto:? |a |al contacto |el contacto )?{name}[:,]? (?:(?:con|y) )?(?:(?:su|la) )?(?:wallet|dirección|cartera|billetera|cuenta)?(?: es)?:? ?{address}',
    '(?:nuevo contacto|contacto nuevo)[:,]? {name}[:,]? {address}',
    'y (?:también )?(?:guarda )?{address} (?:como|con el nombre(?: de)?) (?:mi )?{name}',
  ],
  deleting: [
    '(?:borra|elimina|quita) (?:el |al )?contacto {name}',
    '(?:borra|elimina|quita) (?:a )?{name} de (?:mis |los )?contactos',
  ],
  listing: ['(?:muestra|muéstrame|ver|lista|enséñame|dime)? ?(?:todos )?mis contactos'],
};
const PORTUGUESE: Phrases = {
  book: '(?:aos|nos|em|para os) (?:meus )?conta(?:c)?tos|na (?:minha )?agenda',
  saving: [
    '(?:salva|salve|salvar|guarda|guarde|guardar|adiciona|adicione|adicionar|anota|anote|registra|cadastra|põe|coloca){in} (?:o endereço |esse endereço |este endereço |a carteira |a conta )?{address}{in} (?:como|com o nome(?: de)?|no nome de|em nome de) (?:meu |minha |a |o )?{name}{in}',
    '(?:salva|salve|adiciona|adicione|guarda|anota) (?:o contato |a |o )?{name}[:,]? (?:como |com (?:o )?endereço |em )?{address}(?: (?:aos|nos) meus contatos)?',
    '(?:anota|anote|salva|salve|guarda|guarde|adiciona|adicione|põe|coloca|cadastra) (?:(?:na minha agenda|nos meus contatos|na agenda) )?(?:um (?:novo )?contato:? |o contato |a |o )?{name}[:,]? (?:(?:com|e) )?(?:(?:o|a) )?(?:endereço|carteira|conta|wallet)?(?: (?:dele|dela))?(?: é)?:? ?{address}',
    '(?:novo contato|contato novo)[:,]? {name}[:,]? {address}',
    'e (?:também )?(?:salva )?{address} (?:como|com o nome(?: de)?) (?:meu |minha )?{name}',
  ],
  deleting: [
    '(?:apaga|apague|remove|remova|exclui|exclua|deleta) (?:o )?contato {name}',
    '(?:apaga|apague|remove|remova|exclui|exclua|deleta) (?:a |o )?{name} d[oe]s (?:meus )?contatos',
  ],
  listing: ['(?:mostra|mostre|ver|lista|liste|quais são)? ?(?:todos )?(?:os )?meus contatos'],
};
const GERMAN: Phrases = {
  book: '(?:in|zu|bei|unter) (?:meinen?|den|die) kontakten?|(?:ins|in mein) adressbuch',
  saving: [
    '(?:speichere|speicher|merk dir|merke dir|notiere|sichere|füge|trag|trage) (?:bitte )?(?:mal )?(?:die adresse |diese adresse |die wallet )?{address}{in} (?:als|unter|unter dem namen|mit dem namen) (?:mein |meine |kontakt )?{name}{in}(?: hinzu| ein| ab)?',
    '(?:speichere|speicher|füge|neuer kontakt|lege) (?:den kontakt |kontakt )?{name}[:,]? (?:als |mit (?:der )?adresse |unter )?{address}(?: hinzu| ab| an)?',
    '(?:leg|lege|erstell|erstelle|mach|speicher|speichere) (?:bitte |mir |mir bitte )?(?:einen |den |einen neuen |neuen )?kontakt(?: an)?[:,]? {name}[:,]? (?:mit (?:der )?(?:adresse|wallet) |unter )?{address}(?: an| ab)?',
    '(?:neuer kontakt)[:,]? {name}[:,]? {address}',
    'und (?:auch |noch )?{address} (?:als|unter) (?:mein |meine )?{name}',
  ],
  deleting: [
    '(?:lösche|lösch|entferne|entfern) (?:den )?kontakt {name}',
    '(?:lösche|lösch|entferne|entfern) {name} aus (?:meinen|den) kontakten',
  ],
  listing: ['(?:zeig|zeige|liste)? ?(?:mir )?(?:alle )?meine kontakte(?: an| auf)?'],
};
const FRENCH: Phrases = {
  book: "(?:dans|à) (?:mes |les )?contacts|dans (?:mon |le )(?:carnet|répertoire)(?: d'adresses)?",
  saving: [
    "(?:enregistre|enregistrez|sauvegarde|garde|ajoute|mémorise|note|retiens) (?:l'adresse |cette adresse |le wallet )?{address}{in} (?:comme|sous le nom(?: de| d')?|en tant que|au nom de|avec le nom(?: de)?) (?:mon |ma )?{name}{in}",
    "(?:enregistre|ajoute|sauvegarde|note) (?:le contact )?{name}[:,]? (?:avec (?:l')?adresse |comme |à )?{address}(?: (?:à|dans) mes contacts)?",
    "(?:note|notez|ajoute|ajoutez|enregistre|enregistrez|mets|crée) (?:dans (?:mes contacts|mon carnet) )?(?:un (?:nouveau )?contact ?:? |le contact )?{name} ?[:,]? (?:(?:son|sa) (?:adresse|portefeuille|wallet|compte) (?:est|c'est) )?{address}",
    '(?:ajoute|ajoutez|enregistre) {name} (?:à|dans) mes contacts ?[:,]? {address}',
    'nouveau contact ?[:,]? {name} ?[:,]? {address}',
    'et (?:aussi )?{address} (?:comme|sous le nom(?: de)?) (?:mon |ma )?{name}',
  ],
  deleting: [
    '(?:supprime|efface|retire|enlève) (?:le )?contact {name}',
    '(?:supprime|efface|retire|enlève) {name} de mes contacts',
  ],
  listing: ['(?:montre|affiche|liste|voir)?(?:-moi)? ?(?:tous )?mes contacts'],
};
const TURKISH: Phrases = {
  book: 'rehberime|rehbere|kişilerime|kişilere',
  saving: [
    "{address}(?:'?[yiıuü]+| adresini| cüzdanını)?{in} {name} (?:olarak|diye|adıyla|ismiyle){in} (?:kaydet|ekle|sakla|kaydeder misin|kaydedin|ekler misin)",
    "{name}(?:'?[iıuü])? {address} (?:olarak|adresiyle) (?:kaydet|ekle)",
    '(?:yeni kişi|rehbere ekle|kişilerime ekle)[:,]? {name}[:,]? {address}',
    "(?:rehberime|rehbere|kişilerime|kişilere) {name}(?:'?[yiıuü]+)? ekle[:,]? {address}",
    "ve {address}(?:'?[iıuü])? (?:de |da )?{name} (?:olarak|diye) (?:kaydet|ekle)",
  ],
  deleting: [
    '{name} kişisini (?:kişilerimden |rehberimden |rehberden )?sil',
    "{name}(?:'?[iıuü])? (?:kişilerimden|rehberimden|rehberden) sil",
  ],
  listing: ['(?:kişilerim|rehberim|kayıtlı kişilerim|kişilerimi göster|rehberimi göster|kayıtlı adreslerim)'],
};
const CHINESE: Phrases = {
  book: '(?:到|在|进)?(?:我的)?(?:联系人|通讯录|地址簿)(?:里面|里|中)?',
  saving: [
    '(?:请|帮我)?(?:把|将)? ?{address} ?(?:存{in}成|存成|存为|保存为|保存成|记为|记成|记作|备注为|备注成|添加为|设为|加{in},? ?(?:叫|名字叫|备注)|存{in},? ?(?:叫|名字叫|备注)) ?(?:联系人)? ?{name}',
    '(?:请|帮我)?(?:保存|添加|存|记住) ?(?:地址|联系人)? ?{address} ?(?:为|成|叫|作为) ?{name}',
    '(?:请|帮我)?(?:保存|添加|新建)联系人 ?{name}[:：,， ]* ?(?:地址(?:是|为)?)? ?{address}',
    '新(?:建|增)?联系人[:：,， ]* ?{name}[,，:： ]+(?:地址(?:是|为)?[:：]? ?)?{address}',
    '(?:还有|另外|再)?(?:把|将) ?{address} ?(?:存成|存为|记成|记为|备注成) ?{name}',
  ],
  deleting: [
    '(?:请|帮我)?(?:删除|移除|删掉) ?(?:联系人) ?{name}',
    '(?:把|将) ?{name} ?从(?:我的)?联系人(?:里|中)?(?:删除|删掉|移除)',
  ],
  listing: ['(?:查看|看看|显示|列出)?(?:我的)?(?:全部|所有)?(?:联系人|通讯录|地址簿)(?:列表)?'],
};

const ALL = [ENGLISH, SPANISH, PORTUGUESE, GERMAN, FRENCH, TURKISH, CHINESE];
const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}_'.&-]{0,31}";
/** As few words as the rest of a phrase leaves. */
const NAME = `(?<name>(?!(?:the|dem|name|namen|nom|nombre|nome|my|mes|mis|a|un|una|um|einen) )[\\p{L}][\\p{L}\\p{M}\\p{N}_'.&-]{0,31}(?: (?:& )?${WORD}){0,3}?)`;
const ADDRESS = '(?<address>0x[0-9a-f]{40})';

const patternOf = (phrase: string, book: string): RegExp =>
  new RegExp(
    `^(?:${phrase.replaceAll('{in}', `(?: ?(?:${book}))?`).replace('{address}', ADDRESS).replace('{name}', NAME)})$`,
    'iu',
  );

const patternsOf = (kind: Exclude<keyof Phrases, 'book'>): readonly RegExp[] =>
  ALL.flatMap((phrases) => phrases[kind].map((phrase) => patternOf(phrase, phrases.book)));

export const SAVING = patternsOf('saving');
export const DELETING = patternsOf('deleting');
export const LISTING = patternsOf('listing');
