import type { Lexeme } from '../../lexer/lexeme.ts';
import { isPerson } from './people.ts';
import { apart, type Said } from './said.ts';

const KIN_ES = '(?:mi|su|el|la|los|las|otro|otra)';
/** A purse that is not the speaker's, and who else pays. */
const OTHERS: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    apart(
      `(?:de|del|desde|con|sobre) (?:el |la |los |las )?(?:cuenta|cartera|billetera|wallet|dinero|plata|pasta|lana|guita|feria|fondos|saldo|ahorros|tarjeta|bolsillo) (?:de|del)(?! §)`,
    ),
    apart('a (?:cuenta|costa|cargo) (?:de|del)(?! §)'),
    apart(
      '(?:desde|de|con) su (?:bolsillo|cuenta|dinero|saldo)|desde su (?:cartera|billetera|wallet)|con su (?:dinero|plata|saldo|cuenta|tarjeta)',
    ),
    apart(
      `(?:invita|paga|pagan|pone) (?:el|ella|ellos|usted|la casa|${KIN_ES} \\p{L}+)$|corre (?:de|por) (?:su )?cuenta`,
    ),
    /(?:^|, )(?:mi|su|el|la) \p{L}+ (?:tiene|tenia) §n/u,
    apart(
      '(?:son|es (?:el |la )?(?:dinero|plata|pasta|lana)) (?:de|del)(?! §)|(?:lo|los|la) (?:pone|ponen|paga|pagan) \\p{L}+|del (?:bote|fondo|fondo comun)',
    ),
  ],
  pt: [
    apart(
      '(?:da|do|com|com o|com a|pelo|pela) (?:conta|carteira|wallet|dinheiro|grana|fundos|saldo|poupanca|cartao|bolso) (?:de|do|da|dele|dela|dos|das)(?! §)',
    ),
    apart('por conta (?:de|do|da|dele|dela|deles)|as custas (?:de|do|da)|quem paga [eé]'),
    /(?:^|, )(?:o |a )?(?:meu|minha|seu|sua) \p{L}+ tem §n/u,
    apart(
      '(?:[eé] (?:o )?(?:dinheiro|grana)|sao) (?:de|do|da)(?! §)|d[oa] (?:caixa|vaquinha|fundo)|a conta [eé] d[oa] (?!§)\\p{L}+',
    ),
  ],
  de: [
    apart(
      '(?:mit|von|aus|vom) (?:dem |der |den )?(?:geld|guthaben|konto|ersparnissen|ersparten|kasse|karte|wallet) (?:meine[rsmn]?|seine[rsmn]?|ihre[rsmn]?|unsere[rsmn]?|des|der|von|vom)',
    ),
    apart(
      '(?:mit|von|aus) (?:seine[mnr]|ihre[mnr]|deren|dessen|eure[mnr]) (?:geld|guthaben|konto|ersparnissen|tasche|kasse|karte|wallet)',
    ),
    apart(
      '(?:mit|von|aus|vom) (?!das |dies|mein|unser|etwas|genug|kein|all)\\p{L}+ (?:konto|geld|wallet|guthaben|ersparnissen|ersparten|kasse)',
    ),
    apart('aus der \\p{L}*kasse|seine §n|deren §n|dessen §n'),
    apart(
      'auf (?:kosten|rechnung) (?:meine[rsmn]?|seine[rsmn]?|ihre[rsmn]?|des|der|von|vom)|(?:geht|gehen|geht das) (?:auf|aufs) (?:ihn|sie|haus|\\p{L}+)|ladt ein|gibt einen aus',
    ),
    /(?:^|, )(?:mein|meine|sein|seine|ihr|ihre|der|die) \p{L}+ hat(?:te)? (?:noch )?§n/u,
    apart(
      '(?:das|es) (?:geld )?ist (?:das geld )?von(?! §)(?= \\p{L})|das geld (?:ist|gehort|kommt)|auf (?!meine)\\p{L}+ rechnung',
    ),
    /§n \p{L}+ (?:des|meines|seines|ihres|unseres|der (?:firma|bank|familie|gruppe|gemeinde|schule|kirche)) ?\p{L}*/u,
    /§a von (?:meinem|meiner|seinem|ihrem|dem|der) (?!wallet|konto|guthaben|geldborse|adresse)\p{L}+$/u,
  ],
  fr: [
    apart(
      '(?:avec|de|du|sur|depuis) (?:le |la |l |les )?(?:argent|compte|portefeuille|wallet|solde|fonds|epargne|economies|carte|sous|fric) (?:de|du|des|d)(?! §)',
    ),
    apart(
      'aux (?:frais|depens) (?:de|du|des|d)|de sa poche|(?:avec|depuis) son (?:argent|compte|solde|portefeuille|wallet)|sur le compte de(?! §)',
    ),
    apart('c est \\p{L}+(?: \\p{L}+)? qui (?:paie|paye|regale|invite|offre)|(?:regale|invite)$'),
    apart('(?:c est|ce sont) (?:l |le |les |la )?(?:argent|sous|economies|epargne|fric) (?:de|du|des|d)(?! §)'),
    /§n \p{L}+ du (?:club|patron|groupe|bureau|syndic|foyer|magasin|comite|voisin)/u,
    /(?:^|, )(?:mon|ma|son|sa|le|la) \p{L}+ a §n|(?<![\p{L}])(?:ses|leurs) §n/u,
  ],
  tr: [
    apart(
      '\\p{L}*(?:in|un|nin|nun|sin|mun|min|dan|den) (?:hesabindan|cuzdanindan|parasindan|parasiyla|bakiyesinden|kartindan|cebinden|hesabiyla|parasi ile)',
    ),
    apart('\\p{L}+(?:in|un|nin|nun) §n \\p{L}+ (?:si|su|i|u)? ?var'),
    apart(
      '(?:parasi|para) \\p{L}+(?: ?[dt][ae]n)$|ondan olsun|(?:babam|annem|patronum|abim|esim|o) (?:oduyor|odeyecek|oder)|ismarliyor',
    ),
  ],
  zh: [
    /(?:用|从|拿|刷|花)(?!我自己|我的|我钱|我账)[^§,]{0,6}(?:我?[爸妈哥姐弟妹]|老板|老公|老婆|他|她|朋友|公司|别人)[^§,]{0,3}(?:的|钱|账|卡|余额)/u,
    /(?:^|, )(?:(?:这是)?(?:我|他|她)?(?:爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|老板|老公|老婆|朋友)|公司|客户)的(?:钱)?(?= ,|$)/u,
    /(?:请客|买单|出钱|掏钱|报销的|算他|算她|他出|她出)/u,
    /我?(?:[爸妈哥姐弟妹]|老板|老公|老婆|朋友)(?:那)?有 ?§n/u,
  ],
};

const FIRM =
  '(?:empresa|firma|sociedad|sociedade|entreprise|boite|societe|association|asociacion|club|clube|banco|bank|banque|sirket\\p{L}*|dernek\\p{L}*|kulub\\p{L}*|jefe|chefe|chef|chefin|patron|patronne|patron\\p{L}*|cliente|kunde|kundin|client|verein|kasse)';
/** "Es de Ana.", "Para babamın.": behind a request, a clause says whose the money is. */
const BELONGS: Readonly<Record<string, RegExp>> = {
  es: /^(?:(?:el )?(?:dinero|saldo)|la (?:plata|pasta|lana)|lo que envio|los fondos|todo|eso|y|ojo|pero)? ?(?:es|son|pertenecen?|era) (?:a |al |de |del |propiedad de )((?:\p{L}+ ){0,2}\p{L}+)$/u,
  pt: /^(?:(?:o )?(?:dinheiro|saldo)|a grana|os fundos|tudo|isso|mas)? ?(?:é|e|sao|pertencem?|era) (?:(?<=pertencem? )(?:a |ao )|de |do |da |dos |das |d)((?:\p{L}+ ){0,2}\p{L}+)$/u,
  de: /^(?:(?:das|die) )?(?:geld|kohle|usdc|guthaben|coins|es|das|sie|alles)? ?(?:gehort|gehoren|ist(?: das geld)? von|sind von|stammt von|kommt von) ((?:\p{L}+ ){0,2}\p{L}+)$/u,
  fr: /^(?:c est|ce sont|ca appartient|il appartient|appartient|l argent est|ils sont|ca vient|tout est|l argent appartient) (?:l argent |ceux |celui )?(?:a |au |aux |de |d |du |des )((?:\p{L}+ ){0,2}\p{L}+)$/u,
};
const BELONGS_TURKISH =
  /^(?:para(?:si|lar)?|bu(?:nlar)?|hepsi|usdc|bakiye)? ?(?:(?:benim|bizim) )?(?!benim)(\p{L}{3,}(?:[iu]n))(?: (?:parasi|parasidir|bakiyesi|hesabinin|aslinda))?$|^(?:para(?:si)?|bu(?:nlar)?) (?!benim|bizim)\p{L}{3,}(?:[iu]n)(?: aslinda)?$|^(?!benim|bizim)\p{L}{3,}[iu]n (?:parasi|parasidir|bakiyesi)$/u;
const BELONGS_CHINESE =
  /^(?:(?:这|那)?(?:些|笔)?(?:钱|币|usdc)?(?:都|其实|本来)?(?:是|属于))(?!我的|我自己|咱)[^§,]{1,6}(?:的(?:钱)?)$|^(?:这|那)?(?:些|笔)?钱?(?:属于|归)(?!我$|我自己)[^§,]{1,6}$|^(?:我?(?:爸|妈|哥|姐|弟|妹|爷爷|奶奶|老板|老公|老婆|朋友|同事)\p{L}?|公司|他|她|别人)的(?:钱)?$/u;

/** Turkish for what somebody has: "annemin 20 usdc'sini". */
const POSSESSED_TURKISH = /(?:^| )(?!benim |bizim )\p{L}{2,} ?(?:n?in|n?un) §n \p{L}+ s[iu](?:n[iu])?(?: |$)/u;

function belongs({ clauses, language }: Said): boolean {
  return clauses.slice(1).some(({ text }) => {
    if (text.includes('§')) return false;
    if (language === 'zh') return BELONGS_CHINESE.test(text);
    const owner = BELONGS[language]?.exec(text)?.[1];
    const isOwner = (word: string) => isPerson(word, language) || new RegExp(`^${FIRM}$`, 'u').test(word);
    if (language === 'tr') {
      const [, named] = BELONGS_TURKISH.exec(text) ?? [];
      return (
        BELONGS_TURKISH.test(text) &&
        (named === undefined || isOwner(named.replace(/(?:[iu]?m)?[iu]n$/, '')) || isOwner(named.replace(/[iu]n$/, '')))
      );
    }
    return owner?.split(' ').some(isOwner) ?? false;
  });
}

/** "0.1 eth of my brother": who owns what is counted stands behind it, or before it in a genitive. */
const OWNED =
  /§n \p{L}+ (?:de|del|do|da|dos|das|von|vom|du|des|d) (?:(?:mi|mis|meu|minha|mein|meine|meinem|meiner|mon|ma|mes|la|las|el|los|o|a|os|as|der|dem|den|le|les|l|su|sus|son|sa|ses|notre|nuestr[oa]s?|noss[oa]s?|unserem|unserer) )?(\p{L}+)/u;
const GENITIVES: Readonly<Record<string, RegExp>> = {
  de: /(?:^| )(\p{L}+?)s §n/u,
  tr: /(?:^| )(\p{L}+?)(?:n?in|n?un) §n/u,
};

/** Names that end like a genitive. */
const LUKAS =
  /(?:^| )(?:lukas|thomas|niklas|jonas|elias|andreas|tobias|matthias|mathias|markus|klaus|hans|jens|lars|nils|niels|luis|louis|julius|marius|linus|silas|jannis|dennis|boris|doris|iris|ines|agnes|johannes|hannes|anders|chris|felicitas|nikolaus|magnus|marcus|claus|jakobus|mats|tomas|lucas|nicolas|phineas|thies|moritz|fritz|max|felix|alex) §n/;

function isOwned({ text, language }: Said): boolean {
  if (language === 'zh') return /(?:[爸妈哥姐弟妹叔]|老公|老婆|老板|朋友|他|她|公司)的 ?§n/u.test(text);
  // "the lady's 44 usdc" to an account are hers to get.
  const isTaken = language === 'de' && !LUKAS.test(text);
  const genitive = text.includes('§a') && !isTaken ? undefined : GENITIVES[language]?.exec(text)?.[1];
  const owner = OWNED.exec(text)?.[1] ?? genitive;
  return owner !== undefined && isPerson(owner, language);
}

/** Whether somebody else pays, or the money of somebody else. */
export const isOthersMoney = (said: Said): boolean => {
  const { text, language } = said;
  return (
    text.includes('§n') &&
    ((OTHERS[language] ?? []).some((pattern) => pattern.test(text)) ||
      isOwned(said) ||
      belongs(said) ||
      (language === 'tr' && POSSESSED_TURKISH.test(text)))
  );
};

/** "Luis' 20 usdc": the apostrophe of a genitive, which no dictionary sees. */
export const isOwnedByApostrophe = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    (lexeme, at) =>
      lexeme.is === 'sign' &&
      lexeme.written === "'" &&
      lexemes[at + 1]?.is === 'number' &&
      /\p{L}[sxzß]$/u.test(lexemes[at - 1]?.written ?? ''),
  );
