import type { ClauseWords } from './romance-clause-words.ts';
import { before } from './romance-forms.ts';

const THEM = ' les| le| la| moi ca| ca';
const behind = (verbs: string, ends: string): string =>
  verbs
    .split('|')
    .flatMap((one) => ends.split('|').map((end) => one + end))
    .join('|');
const SEND = 'envoie|envoyez|vire|virez|verse|versez|transfere|transferez|paie|paye|payez|regle|reglez|file';
const SWAP =
  'echange|echangez|change|changez|convertis|convertissez|swap|swappe|swappez|transforme|transformez|passe|passez|troque|vends|vendez|mets|mettez';
const SWAP_INFINITIVES = 'echanger|changer|convertir|swapper|swap|transformer|passer|troquer|vendre|mettre';

/** The words of French requests that have several clauses, or no verb. */
export const FRENCH_CLAUSES: ClauseWords = {
  quarterOne: 'un quart de|un quart d|le quart d un|un quart d un',
  so: 'donc|alors|du coup|c est pourquoi',
  because: 'car|parce que|parce qu|puisque|vu que|comme',
  pronoun: 'lui|elle|il',
  states:
    'attend|m attend|attend deja|attend depuis ce matin|fete son anniversaire|fete son anniv|a son anniversaire aujourd hui|se marie|en a besoin|a besoin d argent|a besoin de l argent|est la|est passe|est passee|est venu|est venu hier|est venue|est passe hier|est passe aujourd hui|a fini|a termine|a fini les travaux',
  came: 'est venu|est venue|est passe|est passé|est passee|a fini|a termine|a terminé|est deja passe|est deja passé|est deja venu',
  cameTo: 'a la maison|chez moi|chez nous|ici|les travaux|le chantier|le travail|la reparation',
  when: 'hier|hier soir|hier matin|hier apres midi|ce matin|cet apres midi|aujourd hui|avant hier|la semaine derniere|samedi dernier|dimanche dernier|vendredi dernier|l autre jour|l autre soir|tout a l heure',
  shared:
    'on a mange ensemble|on a mangé ensemble|on a dine ensemble|on a diné ensemble|on a dejeune ensemble|on a dejeuné ensemble|on a mange|on a mangé|on est sortis|on est alles au resto|on est alles au cinema|on est alle au resto|nous avons dine ensemble|nous avons diné ensemble|nous avons mange ensemble|nous avons mangé ensemble|on a fait un resto|on s est fait un resto',
  worked:
    'a repare|a reparé|a répare|a installe|a installé|a refait|a nettoye|a nettoyé|a peint|a monte|a monté|a change|a changé',
  isDayOf: before(
    'c est |aujourd hui c est |',
    'l anniversaire de|l anniv de|l anniversaire du|l anniv du|le mariage de|le cadeau de',
  ),
  isDay: 'c est son anniversaire|c est son anniv|c est son mariage|aujourd hui c est son anniversaire',
  please:
    's il te plait|s il vous plait|stp|svp|sil te plait|sil vous plait|s te plait|steplait|je vous prie|je t en prie',
  again: 'fais le|faites le|vas y|allez y|procede|procedez|tu geres|c est possible',

  walletOf: before(
    'l |le |',
    'adresse de|adresse du|adresse d|wallet de|wallet du|portefeuille de|portefeuille du|compte de|compte du',
  ),
  is: 'est|c est|est la suivante :|c est :|est :|est la suivante',
  areAmount: 'c est|ca fait|il s agit de|ce sont|soit',
  sendHim: behind(SEND, ' lui').concat(
    '|fais lui un virement de|faites lui un virement de|fais lui parvenir|fais lui un transfert de|rembourse lui|donne lui|mets lui',
  ),
  toHim:
    'dessus|la dessus|a cette adresse|sur cette adresse|sur ce compte|sur ce wallet|a ce compte|sur ce portefeuille|la bas',
  sendIt: [
    behind(SEND, THEM),
    behind(SEND, ' les lui| le lui| lui| lui ca| lui les'),
    before(
      'tu peux |peux tu |vous pouvez |pouvez vous |tu pourrais ',
      before('les |l |le |les lui |lui |', 'envoyer|virer|payer|regler|transferer|verser'),
    ),
    'fais le|fais le virement|faites le virement|fais le transfert|faites le transfert|vas y envoie|vas y|procede|procedez|tu lui envoies|tu lui verses|tu lui vires|tu les lui envoies|tu lui transferes|fais le paiement|procede au paiement|regle ca|paie ca',
  ].join('|'),
  payPerson:
    'paie|paye|payez|regle|reglez|rembourse|remboursez|je dois payer|il faut payer|faut payer|je veux payer|je voudrais payer|il faut regler|peux tu payer|tu peux payer',
  told: before(
    'tu |tu lui |vous |vous lui ',
    'envoies|envoyez|vires|virez|files|verses|versez|transferes|transferez|fais un virement de|fais|paies|payes|payez|mets|balances',
  ),
  lacks: 'a besoin de|a besoin d|a encore besoin de',
  owing:
    'je dois|je lui dois|il faut payer|faut payer|je dois payer|je dois envoyer|il faut envoyer|je dois rembourser|faut que je paie|faut que je paye|il faut que je paie|il faut que je paye',
  empty: 'vide|videz',
  wishGets:
    'je veux que|je veux qu|je voudrais que|je voudrais qu|il faut que|il faut qu|j aimerais que|faut que|fais en sorte que',
  arrive: 'arrivent|arrive|parviennent|parvienne|il arrive|soient envoyes|soit envoye',
  receive: 'recoive|recoivent|touche',
  wishNoun:
    'je veux|je voudrais|je souhaite|j aimerais|j ai besoin d|il me faut|il me faudrait|il faut|je demande|j ordonne|j autorise|je souhaiterais|merci de faire|merci d effectuer|veuillez effectuer|merci de proceder a|veuillez proceder a|je sollicite|ce serait pour|c est pour|il faudrait|faudrait',

  have: 'j ai|il me reste|j ai encore|j ai recu|on m a verse|je viens de recevoir|on m a paye|j ai touche|nous avons|jai',
  swapIt: [
    behind(SWAP, THEM),
    behind('echange|change|convertis|swap|passe|transforme', ' moi les| les moi'),
    before(
      'peux tu |tu peux |pouvez vous |vous pouvez |pourrais tu |tu pourrais |je veux |je voudrais |j aimerais |je souhaite ',
      before('les |l |le |me les ', SWAP_INFINITIVES),
    ),
    before('que je veux |que je voudrais |que j aimerais |que je souhaite ', SWAP_INFINITIVES),
    'fais en|faites en',
  ].join('|'),
  wantIt: 'je les veux|je le veux|je les voudrais|je veux les avoir|je les prefere',
  swapItAgain: 'tu me les changes|tu peux le faire|tu peux les changer|vas y|fais le|tu geres',
  moveIt: [
    behind(
      'envoie|envoyez|passe|passez|deplace|deplacez|transfere|transferez|bascule|basculez|migre|bridge|mets',
      ' les| le| la',
    ),
    before(
      'peux tu |tu peux |pouvez vous |je veux |je voudrais |j aimerais |que je veux |que je voudrais ',
      before('les |l |', 'envoyer|passer|deplacer|transferer|basculer|migrer|bridger'),
    ),
    'fais les passer|fais le passer|fais les migrer',
  ].join('|'),
  liesOn: 'sur|que j ai sur|qui sont sur|qui me restent sur|qui est sur|bloques sur|coinces sur|que j ai encore sur',
  take: 'prends|prenez|utilise|utilisez|prend',
  and: 'et',
  withIt: 'avec|avec ca|avec ceux la',
  want: 'je veux|je voudrais|il me faut|j ai besoin de|j ai besoin d|donne moi|donnez moi|file moi|prends moi|prenez moi|je souhaite|j aimerais|j aimerais avoir|je veux avoir|je veux obtenir|je souhaite obtenir|je souhaite recevoir|je veux recevoir|il me faudrait|jveux|trouve moi|procure moi',
  payingWith:
    'en payant avec|en payant en|et je paie en|et je paie avec|et je paye en|et je paye avec|en echange de|en echange d|payes avec|paye avec|payes en|en utilisant|et tu paies en|et tu paies avec|contre',
  pay: 'paie avec|paye avec|payez avec|paie en|paye en|je paie avec|je paie en|je paye en|je paye avec|utilise|tu paies en|tu payes en|tu paies avec|en payant avec',
  allOn: 'le tout sur|tout sur|le tout via',
  place: 'remets|remettez|mets|mettez|place|placez|investis|investissez|mets moi',
  placing: 'mettre|placer|investir',
  placeInto: 'en|dans|dans l|dans du|dans le',
  useChain: 'utilise|utilisez|passe par|passez par',
  toDo: 'pour',

  heading:
    'virement|ordre de virement|paiement|ordre de paiement|transfert|demande de virement|demande de transfert|je voudrais faire un virement|je souhaite faire un virement|je veux faire un virement|je souhaite effectuer un virement|nouveau virement|bonjour|svp|s il vous plait',
  amountLabel: 'montant|somme|total|quantite',
  tokenLabel: 'devise|jeton|token|monnaie|actif|crypto',
  toLabel:
    'destinataire|beneficiaire|destination|a|vers|pour|adresse|adresse de destination|wallet|portefeuille|compte|adresse du destinataire|adresse du beneficiaire',
  chainLabel: 'reseau|blockchain|chaine',
  noteLabel: 'motif|objet|libelle|reference',
};
