import { peopleIn } from './people.ts';
import { apart, type Said } from './said.ts';

/** Words that greet whom a letter is for. */
const GREETING =
  'hola|buenas|buenos dias|buenas tardes|oye|querido|querida|estimado|estimada|ola|oi|bom dia|boa tarde|boa noite|caro|cara|prezado|prezada|hallo|hi|hey|moin|servus|gruss dich|guten tag|guten morgen|guten abend|lieber|liebe|liebes|bonjour|bonsoir|salut|coucou|cher|chere|merhaba|selam|sevgili|sayin|degerli|gunaydin';
const CLOSING =
  'gracias|saludos|saludo|abrazo|abrazos|besos|atentamente|obrigado|obrigada|valeu|abraco|abracos|beijos|att|atenciosamente|danke|dank|gruss|grusse|gruesse|mfg|lg|vg|merci|cordialement|bises|bisous|salutations|tesekkurler|tesekkur ederim|sagol|saygilar|saygilarimla|selamlar|sevgiler|谢谢|多谢|感谢';
const ADDRESSED: readonly RegExp[] = [
  new RegExp(`(?:^|, )(?:(?:${GREETING}) )+§a(?: \\p{L}{1,3})?(?: ,|$)`, 'u'),
  new RegExp(`(?:^| )(?:${CLOSING}) §a`, 'u'),
  /(?:你好|您好|嗨|喂|亲爱的|尊敬的|谢谢|多谢|感谢) ?§a/u,
  apart('(?:firmado|firma|assinado|assina|gezeichnet|gez|signe|imza) (?:por |de |von |par )?§a'),
  /(?:署名|落款) ?§a|§a ?敬上/u,
];
const SIGNED = new RegExp(`(?:^|[ ,])(?:${CLOSING})$`, 'u');
/** Whose message it is. */
const SPEAKING: readonly RegExp[] = [
  /(?:^|, )(?:aqui fala|fala|soy|yo soy|habla|les habla|le habla|te habla|me llamo|mi nombre es|meu nome [eé]|me chamo|mein name ist|ich heisse|moi c est|je m appelle|mon nom est|benim adim|adim|ismim|sou|eu sou|hier spricht|ich bin|ich|je suis|ben|bizim) §a/u,
  /^[^§]*(?<![\p{L}])(?:aqui|aca|aqui es|aqui [eé]|hier|hier ist|ici) §a/u,
  /(?:我是|我叫|这里是|本人|在下) ?§a/u,
  /§a (?:al habla|al aparato|aqui|na linha|falando|spricht|hier|a l appareil|konusuyor|burada)(?: ,|$)/u,
];
/** What an account is that nothing is sent to: a way, an owner, the one who is stood in for. */
const OTHER_ROLES: readonly RegExp[] = [
  apart('(?:del|desde) §a|(?<!a )de la (?:cartera|cuenta|billetera|wallet) §a'),
  /(?<!(?:carteira|conta|wallet|endereco) )(?<![\p{L}])(?:da|do|pela) (?:(?:carteira|conta|wallet) )?§a/u,
  apart('(?:prends|prenez|prendre|preleve|prelevez|recupere|tire|soutire) [^,]*(?:a|chez|de|sur) §a'),
  /§a (?:den|dan|ten|tan)(?= |$)/,
  /(?:^|, )§a ?(?:在[^,§]{0,12})?(?:转|付|打|汇|发)/u,
  apart(
    '(?:desde|de parte de|en nombre de|en lugar de|en vez de|a traves de|por medio de|mediante|da parte de|em nome de|no lugar de|em vez de|atraves de|a partir de|por meio de|statt|anstatt|anstelle von|im namen von|im auftrag von|uber|durch|mittels|depuis|au nom de|de la part de|a la place de|au lieu de|par|par l intermediaire de|via|como|igual que|wie|comme|neben|(?:desde|depuis|aus|ab) (?:la |el |le |der |dem |meiner |mi )?(?:wallet|cuenta|cartera|billetera|compte|portefeuille|konto)) §a',
  ),
  /§a (?:gibi|ile|yerine|uzerinden|adina|araciligiyla|namina|den bana|dan bana)(?: |$)/,
  /(?:替|代|代替|为|通过|从|用|经|经由|帮|像|跟|抄送|通知|告诉|问|提醒) ?§a/u,
  // "A1'in komşusuna": somebody who belongs to the account.
  /§a (?:n?in|n?un) (?!adres|cuzdan|hesap|hesab)\p{L}+/u,
  apart(
    '(?:con copia a|com copia (?:para|a)|mit kopie an|avec copie a|avisa a|avisa|sag|informiere|previens|benachrichtige) §a',
  ),
  /§a ?欠|(?<![\p{L}§])§a (?:will|mochte|quiere|quer|veut|istiyor|me debe|me deve|schuldet|me doit|bana borclu)/u,
];
/** "§a" with these beside another person is not where that person is paid. */
const BESIDE_PERSON =
  /(?<!(?:direccion|cuenta|cartera|wallet|endereco|conta|carteira|adresse|konto|compte|portefeuille) )(?<![\p{L}§])(?:por|para|pra|pro|con|com|de|fur|von|mit|aus|pour|avec|bei|chez) §a/u;
const FOR_BEHIND = /§a (?:icin|den|dan|ten|tan)(?: |$)/;

/** Whether the account is greeted, signs, speaks, or has another place in the payment than the one who is paid. */
export function isElsewhere({ clauses, text, language }: Said): boolean {
  if (!text.includes('§a')) return false;
  if ([...ADDRESSED, ...SPEAKING, ...OTHER_ROLES].some((pattern) => pattern.test(text))) return true;
  const last = clauses.at(-1);
  const before = clauses.at(-2);
  if (last?.text === '§a' && before !== undefined && before.mark !== ':' && SIGNED.test(before.text)) return true;
  return clauses.some((clause) => {
    const beside = BESIDE_PERSON.exec(clause.text) ?? FOR_BEHIND.exec(clause.text);
    return beside !== null && peopleIn(clause.text.slice(0, beside.index), language).length > 0;
  });
}

/** "send 5 usdc to my sister. §a is my brother": the account is of another person than the one who is paid. */
export function isOfAnother({ clauses, language }: Said): boolean {
  const holding = clauses.find(({ text }) => text.includes('§a') && !text.includes('§n'));
  if (holding === undefined) return false;
  const holders = peopleIn(holding.text, language);
  const paid = clauses.filter((clause) => clause !== holding).flatMap(({ text }) => peopleIn(text, language));
  return holders.length > 0 && paid.length > 0 && !holders.some((one) => paid.includes(one));
}
