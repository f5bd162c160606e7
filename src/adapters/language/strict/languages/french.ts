import { FRENCH_NOUNS } from './french-nouns.ts';
import * as verbs from './french-verbs.ts';
import { romanceRequest } from './romance.ts';
import { before, type RomanceWords } from './romance-words.ts';
import { COINS, stressed } from './stressed.ts';
import type { StrictLanguage } from './strict-language.ts';

const POLITE =
  's il te plait|s il vous plait|stp|svp|sil te plait|sil vous plait|s te plait|steplait|je vous prie|je t en prie';
const WALLET = 'adresse|portefeuille|wallet|compte';

/** The words of plain requests in French. */
const WORDS: RomanceWords = {
  ...verbs,
  ...FRENCH_NOUNS,
  salute: `bonjour|bonsoir|salut|coucou|hello|hey|re|yo|wesh|bonjour a tous|bonjour a toi|ok|bon|alors|excuse moi|excusez moi|desole de te deranger|j espere que tu vas bien|j espere que vous allez bien|ca va|d accord|allez|${POLITE}`,
  vocative: 'mec|bro|assistant|bot|mon ami|poto',
  urging: `${POLITE}|maintenant|vite|allez|merci de|merci d|veuillez|merci de bien vouloir|je vous prie de|je vous prie de bien vouloir`,
  courtesy: `${POLITE}|merci`,
  closing: `${POLITE}|merci|merci bcp|merci beaucoup|mille mercis|merci d avance|merci par avance|un grand merci|merci bien|merci a toi|merci a vous|merci infiniment|mrc|bien a vous|bien a toi|cordialement|bien cordialement|bonne journee|bonne soiree|a bientot|maintenant|tout de suite|vite|vite fait|rapidement|des que possible|au plus vite|aujourd hui|quand tu peux|quand vous pouvez|si possible|si tu peux|si vous pouvez|vas y|allez|mec|bro|frere|bisous|bises`,
  forMe: 'pour moi',
  behindVerb: `vite|donc|maintenant|${POLITE}`,

  wish: 'je veux|je voudrais|je souhaite|je souhaiterais|j aimerais|j aimerais bien|je voudrais bien|j ai besoin de|j ai besoin d|il faut|je dois|je desire|jvoudrais|jveux|je veux juste|veuillez|merci de|merci d|merci de bien vouloir|je vous prie de|je vous prie de bien vouloir|aide moi a|aidez moi a|faut|il faudrait|je tiens a|priere de',
  wishThat:
    'je veux que tu|je veux que vous|je voudrais que tu|je voudrais que vous|j aimerais que tu|j aimerais que vous|il faut que tu|il faut que vous|je souhaite que vous|je souhaiterais que vous|faut que tu|j ai besoin que tu|j ai besoin que vous',
  ask: `peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|tu pourrais|vous pourriez|est ce que tu peux|est ce que vous pouvez|est ce que tu pourrais|est ce que vous pourriez|tu peux m aider a|peux tu m aider a|pouvez vous m aider a|pourriez vous m aider a|auriez vous l amabilité de|aurais tu la gentillesse de|auriez vous la gentillesse de|serait il possible de|serait il possible d|est il possible de|est il possible d|ca te derangerait de|ca te derangerait d`,
  askPresent: 'tu m|tu me|vous m|vous me',
  wishThatMe: 'je veux que tu m|je voudrais que tu m|je voudrais que vous m|il faut que tu m',
  askMe:
    'peux tu me|peux tu m|pouvez vous me|pouvez vous m|tu peux me|tu peux m|pourrais tu me|pourrais tu m|pourriez vous me|pourriez vous m',
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
  hisWallet: before('son |sa |l |', 'adresse est|adresse c est|wallet est|adresse|portefeuille est|compte est'),
  fromMine: before('depuis mon |de mon |depuis notre |avec mon ', 'portefeuille|wallet|compte|solde').concat('|d ici'),

  on: 'sur|via|par|en utilisant|a travers|depuis|en passant par|utilisant',
  onNoun: before('|le ', 'reseau|reseau de|reseau d|blockchain|chaine|reseau principal'),
  fromChain: 'de|d|depuis|du',
  toChain: 'a|vers|sur|jusqu a|jusque sur|pour',
  chainOwner: 'l|le',
  byBridge: 'par bridge|via bridge|via un bridge|avec le bridge|par le bridge|par un pont|via le pont|avec un bridge',

  intoPlace: '',
  into: 'contre|en|pour|x|->|en echange de|en echange d|par',
  intoLoosely: 'vers|a|sur',
  saleFor: 'contre|pour|en|->|en echange de|en echange d|et achete|et donne moi|x',
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
    },
    percent: '%|pour cent',
    spelling: stressed,
    coins: COINS,
  },
  request: romanceRequest(WORDS),
};
