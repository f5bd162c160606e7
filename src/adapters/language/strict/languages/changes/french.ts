import { ASIDES_OF } from './asides-of.ts';
import type { ChangeWords } from './change-words.ts';
import { FRENCH_ENDS } from './french-ends.ts';

const NOUNS =
  'adresse|wallet|portefeuille|compte|destinataire|reseau|chaine|token|jeton|monnaie|devise|montant|somme|quantite|chiffre|ligne|personne|destination|cible|crypto';

export const FRENCH: ChangeWords = {
  language: 'fr',
  units: {
    currencies: { dollars: 'USD', dollar: 'USD', usd: 'USD', euros: 'EUR', euro: 'EUR', livres: 'GBP' },
    percent: '%|pour cent',
  },
  opens: 'bonjour|salut|bon|ben|bah|ok|okay|alors|donc|oui|d accord|ah|euh|eh bien|allez|bon allez|du coup',
  please: 'je vous prie|je t en prie|stp|svp|s il te plait|s il vous plait',
  polite: 'merci|merci beaucoup|mec|frere|mon pote|merci quand meme',
  slips:
    'non non|ah non|oups|mince|zut|pardon|desole|desolee|excuse moi|excusez moi|non pardon|oups pardon|erreur|erreur de ma part|mon erreur|ma faute|je me suis trompe|je me suis trompee|me suis trompe|je me suis gourre|je me suis plante|je corrige|correction|rectification|j ai mal ecrit|j ai mal tape|j ai confondu|faute de frappe|mauvaise adresse|mauvais reseau|mauvais montant|mauvais wallet|mauvais portefeuille|mauvais destinataire|c est pas le bon wallet|ce n est pas la bonne adresse|c est pas la bonne adresse|c est pas le bon portefeuille|un zero de trop|il manque un zero|au temps pour moi|autant pour moi|en fait|finalement|ou plutot|enfin',
  slipsOf: [
    ['l adresse|son adresse|le wallet', 'a change|n est plus bonne|n est plus la bonne|n est plus valable'],
    [
      'j ai|je t ai|je vous ai',
      'colle|copie|mis|donne|envoye|tape',
      'la mauvaise|le mauvais',
      'adresse|reseau|montant|wallet|compte',
    ],
    [
      'je me suis trompe|je me suis trompee|me suis trompe|je me suis gourre|j ai confondu|erreur',
      'de|sur|dans|d',
      'le|la|l|',
      NOUNS,
    ],
    ['mauvais|mauvaise|faux|fausse', NOUNS],
    [
      'le|la|l|ce|cette',
      NOUNS,
      'est|etait',
      'faux|fausse|mauvais|mauvaise|errone|erronee|incorrect|incorrecte|pas bon|pas bonne|pas le bon|pas la bonne',
    ],
    ['j ai', 'mis|donne|copie|colle|ecrit|choisi|indique', 'le mauvais|la mauvaise|l mauvaise', NOUNS],
    ['c est|c etait|ce n est|ce n etait', 'pas', 'le bon|la bonne', NOUNS],
    ['c est|', 'trop|trop peu|pas assez|beaucoup trop'],
  ],
  denies: 'tu sais quoi|vous savez quoi|stop|halte|attends voir|une seconde|attends|attendez|non attends|non|nan',
  leads: {
    any: 'plutot|mets|mettez|mets plutot|mettez plutot|mets en|change pour|changez pour|change en|changez en|remplace par|remplacez par|passe a|passez a|passons a|finalement|en fait|en fait c est|je voulais dire|voulais dire|je voulais mettre|je voulais ecrire|je prefere|va pour|que ce soit|ca doit etre|ca devait etre|ce devait etre|disons|disons plutot|au final|tout compte fait|je corrige|correction|non plutot',
    amount:
      'juste|seulement|uniquement|pas plus de|monte a|montez a|augmente a|augmentez a|baisse a|baissez a|descends a|reduis a|reduisez a|ramene a|augmente le montant a|baisse le montant a|change le montant a|change le montant en|le bon montant est|le bon montant c est|envoie|vends|envoie plutot|fais plutot',
    token: 'utilise|utilisez|prends|prenez|prends plutot|change le token pour',
    account:
      'voici la nouvelle|voici la bonne|la nouvelle c est|la bonne c est|utilise|utilisez|envoie a|envoie le a|envoie les a|envoyez a|change le destinataire pour|change l adresse pour|la bonne est|la bonne c est|le bon est|le bon c est|la nouvelle est|destinataire a changer|c est plutot',
    network:
      'utilise|utilisez|prends|passe|passez|passe par|passez par|passe sur|passez sur|passe plutot|passe plutot par|passe plutot sur|change le reseau pour|fais le|fais ca|faites le|envoie|envoie le|envoie les|on part|on part sur|fais le plutot',
  },
  trails:
    'qu il faut envoyer|qu il faut l envoyer|qu il faut payer|qu il faut virer|que je voulais envoyer|pardon|desole|desolee|correction|je corrige|plutot|je voulais dire|a la place|finalement|en fait',
  is: 'c est|ce sont|c etait|ce sera|c est pour|c est a|en fait c est|ca fait',
  wants: 'je veux|je voudrais',
  joins: 'et|et plutot|et passe',
  nouns: {
    account: 'adresse|wallet|portefeuille|compte|destinataire|beneficiaire|receveur',
    network: 'reseau|chaine',
    destination: 'destination|reseau de destination|chaine de destination|reseau d arrivee|cible',
    origin: 'origine|reseau de depart|chaine de depart|reseau d origine',
    token: 'token|jeton|monnaie|devise|crypto',
    amount: 'montant|somme|quantite|total',
    slippage: 'slippage|tolerance|tolerance de slippage|glissement',
    article: 'le|la|l|son|sa|avec|avec un|avec une|avec le|un|une|au|a l',
    right: 'bon|bonne|nouveau|nouvelle|nouvel|vrai|vraie|exact|exacte|correct|correcte|maximum|maximal|maximale|juste',
    of: 'de destination|du destinataire|de lui|d elle|total|a payer|de la facture|de mon ami|de mon amie',
    is: 'est|est de|c est de|est a|est sur|c est|c est le|c est la|est le|est la|de|d|du|sera|serait|doit etre|devrait etre|devait etre|a',
    set: 'change|changez|changer|remplace|remplacez|remplacer|corrige|corrigez|corriger|modifie|modifiez|modifier|mets|mettez|mettre|ajuste|ajustez|fixe|fixez|passe|passez|monte|montez|augmente|augmentez|baisse|baissez|je veux changer|je voudrais changer|veuillez remplacer|veuillez changer|veuillez corriger|veuillez modifier|merci de remplacer|merci de changer|merci de corriger|merci de modifier|tu peux changer|vous pouvez changer',
    to: 'a|par|pour|en|sur|vers|au|comme',
  },
  deeds: {
    transfer: { before: 'envoie|envoyez|paie|paye|payez|transfere|transferez|vire|virez|balance|file' },
    swap: { before: 'vends|vendez|echange|echangez|change|changez|convertis|convertissez|achete|achetez' },
    bridge: { before: 'passe|passez|deplace|bridge|envoie|envoyez' },
  },
  account: {
    before: 'a|pour|vers|chez|a l adresse|au wallet|sur le wallet|pour l adresse|vers l adresse',
    names:
      'l adresse|adresse|la bonne adresse|la nouvelle adresse|le bon portefeuille|le bon wallet|le destinataire|destinataire|le bon destinataire|la bonne adresse est|l adresse est|le destinataire est|le bon portefeuille est|le bon wallet est|la nouvelle adresse est|le bon destinataire est',
    kin: 'a ma voisine|a mon voisin|a ma mere|a mon pere|a ma soeur|a mon frere|a mon pote|a mon ami',
  },
  network: {
    before: 'sur|via|par|sur le reseau|par le reseau|sur la|en passant par|avec le reseau',
    names: 'le reseau|reseau|le bon reseau|le bon reseau est',
    nouns: 'network',
    to: { before: 'vers|a destination de' },
    from: { before: 'depuis|de|a partir de' },
  },
  token: {
    names: 'le token|token|le jeton|jeton|la monnaie',
    paying: { before: 'en|avec' },
    received: {
      before:
        'contre|en|pour|contre du|contre des|contre de l|pour du|pour des|recevoir|je prefere recevoir|je veux recevoir|je voudrais recevoir|je prefere recevoir du|je prefere recevoir des|je veux recevoir du|plutot contre|plutot contre du',
    },
    paid: {
      before:
        'avec|avec du|avec des|avec de l|avec mes|paie avec|payer avec|paye avec|je paie avec|je paie en|je vends',
    },
    article: 'du|des|de l|le|les|d|l|de',
  },
  amount: {
    before: 'juste|seulement|exactement|un total de|au total|pile|j y mets',
    behind: 'tokens|jetons|exactement|au total|en tout|pile',
    names: 'le montant|montant|la somme|somme|la quantite|quantite|le bon montant',
    of: 'de|d',
    spent: { before: 'pour|avec|a hauteur de' },
  },
  shares: {
    half: 'la moitie|moitie',
    onlyHalf: 'juste la moitie|seulement la moitie|la moitie seulement|plutot la moitie',
    halfOfMine:
      'la moitie des miens|la moitie du mien|la moitie des miennes|la moitie de tout ce que j ai|la moitie de ce que j ai|la moitie de mon solde|la moitie de mes fonds',
    double: 'le double',
    all: 'tout|tous|toutes|tout ce que j ai|tout mon solde|la totalite|la totalite de mon solde',
    add: { before: 'rajoute|rajoutez', behind: 'de plus' },
    mine: {
      half: 'la moitie de mes|la moitie de mon|moitie de mes|la moitie des|la moitie de ma',
      all: 'tous mes|tout mon|toutes mes|la totalite de mes|tout le|tous les',
      behindHalf: '',
      behindAll: '',
    },
  },
  slippage: {
    names:
      'slippage|le slippage|tolerance|tolerance de slippage|la tolerance|avec slippage|slippage max|slippage maximum|la tolerance de slippage|slippage maximal',
    of: 'de|a|avec|un|mets|maximum|avec un|est de|est a|mets le a',
    behind: 'de slippage|slippage|de tolerance|de slippage max|de slippage maximum|de slippage maximal',
  },
  instead:
    'plutot qu a|plutot que de|au lieu de|au lieu du|au lieu des|au lieu d|a la place de|a la place du|a la place des|plutot que|plutot qu|et pas|et non|et non pas',
  insteadBehind: '',
  not: 'pas|pas sur|pas en|non pas|et pas|ce n est pas|c est pas|c etait pas|pas par|pas contre',
  notBehind:
    'non|c est trop cher|est trop cher|coute trop cher|c est trop lent|est trop lent|c est trop|c est trop peu|c est pas assez|c etait faux',
  tails:
    'de preference|bien sur|bien entendu|evidemment|plutot|finalement|en fait|seulement|juste|au total|en tout|a la place|pardon|exactement|pile|alors|au final|maintenant|pas plus|sans plus',
  asides:
    'je suis juste|je suis un peu juste|je me suis trompe|je me suis trompee|j ai confondu|erreur de ma part|desole|desolee|pardon|c est moins cher|c est plus rapide|ca coute moins cher|ca coute moins|c est plus simple|j ai change d avis|changement de programme|c est mieux|ca suffit|ca suffira|ca ira|qu il fallait lire|pas plus',
  asidesOf: ASIDES_OF.fr,
  ends: FRENCH_ENDS,
};
