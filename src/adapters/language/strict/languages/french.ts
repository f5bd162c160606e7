import { FRENCH_CLAUSES } from './french-clauses.ts';
import { FRENCH_COURTESY } from './french-courtesy.ts';
import { FRENCH_LEADS } from './french-leads.ts';
import { FRENCH_NOUNS } from './french-nouns.ts';
import { FRENCH_PHRASES } from './french-phrases.ts';
import * as verbs from './french-verbs.ts';
import { romanceRequest } from './romance.ts';
import { before } from './romance-forms.ts';
import type { RomanceWords } from './romance-words.ts';
import { COINS, stressed } from './stressed.ts';
import type { StrictLanguage } from './strict-language.ts';

const POLITE =
  's il te plait|s il vous plait|stp|svp|sil te plait|sil vous plait|s te plait|steplait|je vous prie|je t en prie';
const WALLET = 'adresse|portefeuille|wallet|compte';

/** The words of plain requests in French. */
const WORDS: RomanceWords = {
  ...verbs,
  ...FRENCH_NOUNS,
  ...FRENCH_CLAUSES,
  courtesies: FRENCH_COURTESY,
  leads: FRENCH_LEADS,
  ...FRENCH_PHRASES,
  salute: `ok alors|bon alors|du coup|parfait|madame monsieur|mesdames messieurs|bonjour|bonsoir|salut|coucou|hello|hey|re|yo|wesh|bonjour a tous|bonjour a toi|ok|bon|alors|excuse moi|excusez moi|desole de te deranger|j espere que tu vas bien|j espere que vous allez bien|ca va|d accord|allez|${POLITE}|slt|bjr|bsr|cc|wsh|hey salut|salut toi|bonjour cher assistant|cher assistant|bonjour l equipe|salut l ami|ca va ?|salut ca va|salut ca va ?|coucou toi|rebonjour|re bonjour|bonjour a vous|pardon|excusez moi de vous deranger|desole`,
  vocative: 'mec|bro|assistant|bot|mon ami|poto|frerot|mon pote|copain|l ami|cher assistant|gros|poto',
  urging: `${POLITE}|maintenant|vite|allez|merci de|merci d|veuillez|merci de bien vouloir|je vous prie de|je vous prie de bien vouloir|ayez l amabilite de|ayez l obligeance de|aie la gentillesse de|merci de bien|priere de|juste|soyez gentil de`,
  courtesy: `${POLITE}|merci`,
  closing: `du coup|alors|le service comptable|service comptable|la comptabilite|comptabilite|la tresorerie|tresorerie|le service financier|service financier|l equipe finance|la direction financiere|${POLITE}|merci|merci bcp|merci beaucoup|mille mercis|merci d avance|merci par avance|un grand merci|merci bien|merci a toi|merci a vous|merci infiniment|mrc|bien a vous|bien a toi|cordialement|bien cordialement|bonne journee|bonne soiree|a bientot|maintenant|tout de suite|vite|vite fait|rapidement|des que possible|au plus vite|aujourd hui|quand tu peux|quand vous pouvez|si possible|si tu peux|si vous pouvez|vas y|allez|mec|bro|frere|bisous|bises|merci mec|merci bro|merci frere|merci poto|merci chef|mci|thx|bien cordialement a vous|salutations|sinceres salutations|bonne continuation|bonne fin de journee|bon week end|des que tu peux|des que vous pouvez|le plus vite possible|le plus rapidement possible|asap|sans urgence|pas d urgence|si ca ne te derange pas|si ca te derange pas|si cela ne vous derange pas|je te remercie|je vous remercie|je vous en remercie|merci pour tout|merci de ton aide|merci de votre aide|merci pour ton aide|merci pour votre aide|c est tout|ce sera tout|poto|chef|bonne nuit|tres cordialement|je t en remercie|biz|amities|voila|voila merci|merci mille fois|gros bisous`,
  forMe: 'pour moi',
  behindVerb: `vite|donc|maintenant|${POLITE}`,

  wish: 'je veux|je voudrais|je souhaite|je souhaiterais|j aimerais|j aimerais bien|je voudrais bien|j ai besoin de|j ai besoin d|il faut|je dois|je desire|jvoudrais|jveux|je veux juste|veuillez|merci de|merci d|merci de bien vouloir|je vous prie de|je vous prie de bien vouloir|aide moi a|aidez moi a|faut|il faudrait|je tiens a|priere de|ce serait pour|il me faudrait|j aurais besoin de|j aurais besoin d|je souhaite juste|je viens pour|j ai envie de|j ai envie d|je cherche a|je compte sur toi pour|on doit|on voudrait|nous souhaitons|nous voudrions|nous souhaiterions|nous devons|je vous demande de|je te demande de|je vous remercie de|j ai juste besoin de|j ai juste besoin d|on aimerait',
  wishThat:
    'je veux que tu|je veux que vous|j aimerais bien que tu|j aimerais bien que vous|je voudrais bien que tu|je voudrais bien que vous|je souhaiterais que tu|je veux que tu lui|j aimerais que tu lui|je voudrais que tu lui|il faut que tu lui|je voudrais que tu|je voudrais que vous|j aimerais que tu|j aimerais que vous|il faut que tu|il faut que vous|je souhaite que vous|je souhaiterais que vous|faut que tu|j ai besoin que tu|j ai besoin que vous|je souhaite que tu|il faudrait que tu|il faudrait que vous|faudrait que tu|je te demande que tu|j aurais besoin que tu|j aurais besoin que vous|je souhaiterais que tu|ce serait bien que tu',
  ask: `voudrais tu|voudriez vous|veux tu bien|voulez vous bien|tu veux bien|vous voulez bien|tu voudrais bien|peux tu s il te plait|auriez vous la possibilite de|aurais tu la possibilite de|est ce qu on pourrait|on pourrait|est ce possible de|est ce possible d|est ce que c est possible de|est ce que c est possible d|c est possible de|c est possible d|possible de|possible d|tu pourrais m aider a|pourrais tu m aider a|aurais tu l amabilite de|aurais tu l amabilité de|auriez vous l obligeance de|puis je te demander de|puis je vous demander de|puis je te demander d|puis je vous demander d|je peux te demander de|je peux te demander d|peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|tu pourrais|vous pourriez|est ce que tu peux|est ce que vous pouvez|est ce que tu pourrais|est ce que vous pourriez|tu peux m aider a|peux tu m aider a|pouvez vous m aider a|pourriez vous m aider a|auriez vous l amabilité de|aurais tu la gentillesse de|auriez vous la gentillesse de|serait il possible de|serait il possible d|est il possible de|est il possible d|ca te derangerait de|ca te derangerait d`,
  askPresent: 'tu m|tu me|vous m|vous me',
  wishThatMe: 'je veux que tu m|je voudrais que tu m|je voudrais que vous m|il faut que tu m',
  askMe:
    'peux tu me|peux tu m|pouvez vous me|pouvez vous m|tu peux me|tu peux m|pourrais tu me|pourrais tu m|pourriez vous me|pourriez vous m|est ce que tu peux me|est ce que tu peux m|est ce que tu pourrais me|est ce que tu pourrais m|est ce que vous pouvez m|est ce que vous pouvez me|est ce que vous pourriez m|est ce que vous pourriez me|tu pourrais me|tu pourrais m|vous pourriez me|vous pourriez m',
  askPaid: 'tu|tu lui',

  of: 'de|d|du|des|de l|en',
  own: 'mon|ma|mes|l|le|la|les|de l|du|de la|des|de mes|de mon',
  some: 'de l|du|des|de la|de|d|l|un peu de|un peu d',
  tokenNoun: 'token|tokens|jeton|jetons',
  one: 'un|une',
  halfOne: 'un demi|demi|la moitie d un|une moitie d',
  all: before(
    'tout |tous |toute |toutes ',
    'mon|mes|le|les|ma|l|mon solde de|mon solde d|mon solde en|ce que j ai en|ce que j ai de|mes tokens',
  ).concat('|l integralite de mes|l integralite de mon|la totalite de mes|la totalite de mon'),
  half: before(
    'la moitie |moitie |la moitié |moitié ',
    'de mes|de mon|de ma|des|du|de l|de mon solde de|de mon solde en|de tous mes',
  ),
  quarter: before('le quart |un quart ', 'de mes|de mon|de mon solde de|de mon solde en'),
  held: 'que j ai|qui me restent|qui me reste|de mon portefeuille|de mon wallet|de mon compte|que je possede',
  only: 'exactement|seulement|juste|la somme de|le montant de|un total de|les|mes|pour',

  to: 'a|au|vers|sur|chez|pour|a l attention de|au profit de|en faveur de|->|jusqu a',
  walletNoun: [
    before('l |mon autre |cette |son |ce |le |a l |mon propre |', WALLET),
    'l adresse suivante|cette adresse ci|ce portefeuille ci|mon ledger|le destinataire|le beneficiaire',
  ].join('|'),
  hisWallet: before(
    'son |sa |l |',
    'adresse est la suivante :|adresse est la suivante|adresse est celle ci :|adresse c|adresse c est la suivante :|wallet c est|wallet|portefeuille|portefeuille c est|compte c est|compte|adresse est|adresse c est|wallet est|adresse|portefeuille est|compte est',
  ).concat(
    '|c est|sur son wallet|sur son adresse|a son adresse|sur son compte|voici son adresse :|voici son adresse|voila son adresse :|voila son adresse|voici l adresse :|voici l adresse|voila son wallet',
  ),
  fromMine: before('depuis mon |de mon |depuis notre |avec mon ', 'portefeuille|wallet|compte|solde').concat('|d ici'),

  inside: 'sur|dans',
  on: 'sur|via|par|en utilisant|a travers|depuis|en passant par|utilisant',
  onNoun: before('|le |la ', 'reseau|reseau de|reseau d|blockchain|chaine|reseau principal'),
  fromChain: 'de|d|depuis|du',
  toChain: 'a|vers|sur|jusqu a|jusque sur|pour',
  chainOwner: 'l|le',
  byBridge: 'par bridge|via bridge|via un bridge|avec le bridge|par le bridge|par un pont|via le pont|avec un bridge',

  intoPlace: '',
  into: 'contre|en|pour|x|->|en echange de|en echange d|par',
  intoLoosely: 'vers|a|sur',
  saleFor: 'contre|pour|en|->|en echange de|en echange d|et achete|et donne moi|x|et prendre|et acheter|et recuperer',
  paidWith: 'avec|en payant avec|en payant en|et je paie en|et je paie avec|en utilisant|avec mes|avec mon',
  boughtFor: 'pour|contre',
  toBuy: 'pour acheter|pour m acheter|et achete|pour acquerir',

  slippage: 'slippage|glissement|derapage|tolerance|tolerance de slippage|de slippage',
  most: 'max|maximum|maximal|maximale|de maximum|max de|maximum de|d au plus|au plus|de max|de|un|d un|a',
  with: 'avec|avec un|avec une|et un|et|avec du',
  rate: 'd|de|en|de l|de mes|du|des|en mes',

  purpose: 'pour',
  causes: '',
  article: 'le|la|l|les|mon|ma|mes|son|sa|ses|un|une|notre|nos|cette|ce|leur|leurs',
  past: 'd hier|de samedi|de dimanche|d hier soir|du week end|de la semaine derniere|du mois dernier|de ce mois|de l autre jour',
  thatIs: '',
  linked: 'car c est urgent|car il attend',
  itIs: 'c est|ce sont|c etait|c est que',
  needs:
    'je dois payer|il faut payer|faut payer|je paie|j ai besoin de payer|il faut que je paie|faut que je paie|c est pour payer|pour payer',
  owes: 'je lui dois|je dois|car je lui dois|parce que je lui dois|je lui devais',
  money: 'de l argent|de la thune|du fric|des sous',
  reasons:
    'le plombier attend|il attend|elle attend|il m attend|elle m attend|c est urgent|urgent|j ai verifié l adresse|j ai verifie l adresse|il est la|le livreur attend|la nounou attend|l electricien attend',
  occasions:
    'son anniversaire|son anniv|l anniversaire|l anniv|son cadeau|un cadeau|le cadeau|son mariage|le mariage|le loyer|le resto',
};

export const FRENCH: StrictLanguage = {
  language: 'fr',
  units: {
    currencies: {
      dollar: 'USD',
      dollars: 'USD',
      usd: 'USD',
      euro: 'EUR',
      euros: 'EUR',
      eur: 'EUR',
      livres: 'GBP',
      balles: 'EUR',
      'dollars us': 'USD',
      'dollars americains': 'USD',
    },
    percent: '%|pour cent',
    spelling: stressed,
    coins: COINS,
  },
  request: romanceRequest(WORDS),
};
