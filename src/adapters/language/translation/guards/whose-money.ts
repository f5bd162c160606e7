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

/** "0.1 eth of my brother": who owns what is counted stands behind it, or before it in a genitive. */
const OWNED =
  /§n \p{L}+ (?:de|del|do|da|dos|das|von|vom|du|des|d) (?:(?:mi|mis|meu|minha|mein|meine|meinem|meiner|mon|ma|la|el|der|dem|le|l) )?(\p{L}+)/u;
const GENITIVES: Readonly<Record<string, RegExp>> = {
  de: /(?:^| )(\p{L}+?)s §n/u,
  tr: /(?:^| )(\p{L}+?)(?:n?in|n?un) §n/u,
};

function isOwned(text: string, language: string): boolean {
  if (language === 'zh') return /(?:[爸妈哥姐弟妹叔]|老公|老婆|老板|朋友|他|她|公司)的 ?§n/u.test(text);
  // "the lady's 44 usdc" to an account are hers to get.
  const genitive = text.includes('§a') ? undefined : GENITIVES[language]?.exec(text)?.[1];
  const owner = OWNED.exec(text)?.[1] ?? genitive;
  return owner !== undefined && isPerson(owner, language);
}

/** Whether somebody else pays, or the money of somebody else. */
export const isOthersMoney = ({ text, language }: Said): boolean =>
  text.includes('§n') && ((OTHERS[language] ?? []).some((pattern) => pattern.test(text)) || isOwned(text, language));
