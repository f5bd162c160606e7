import type { ChangeWords } from './change-words.ts';

export const FRENCH: ChangeWords = {
  language: 'fr',
  units: {
    currencies: { dollars: 'USD', dollar: 'USD', usd: 'USD', euros: 'EUR', euro: 'EUR', livres: 'GBP' },
    percent: '%|pour cent',
  },
  opens: 'bonjour|salut|bon|ben|bah|ok|okay|alors|donc|oui|d accord|ah|euh|eh bien|allez|bon allez|du coup',
  please: 'stp|svp|s il te plait|s il vous plait',
  polite: 'merci|merci beaucoup|mec|frere|mon pote|merci quand meme',
  slips:
    'non non|ah non|oups|mince|zut|pardon|desole|desolee|excuse moi|excusez moi|non pardon|oups pardon|erreur|erreur de ma part|mon erreur|ma faute|je me suis trompe|je me suis trompee|me suis trompe|je me suis gourre|je me suis plante|je corrige|correction|rectification|j ai mal ecrit|j ai mal tape|j ai confondu|faute de frappe|mauvaise adresse|mauvais reseau|mauvais montant|mauvais wallet|mauvais portefeuille|mauvais destinataire|c est pas le bon wallet|ce n est pas la bonne adresse|c est pas la bonne adresse|c est pas le bon portefeuille|un zero de trop|il manque un zero|au temps pour moi|autant pour moi|en fait|finalement|ou plutot|enfin',
  denies: 'attends|attendez|non attends|non|nan',
  leads: {
    any: 'plutot|mets|mettez|mets plutot|mettez plutot|mets en|change pour|changez pour|change en|changez en|remplace par|remplacez par|passe a|passez a|passons a|finalement|en fait|en fait c est|je voulais dire|voulais dire|je voulais mettre|je voulais ecrire|je prefere|va pour|que ce soit|ca doit etre|ca devait etre|ce devait etre|disons|disons plutot|au final|tout compte fait|je corrige|correction|non plutot',
    amount:
      'monte a|montez a|augmente a|augmentez a|baisse a|baissez a|descends a|reduis a|reduisez a|ramene a|augmente le montant a|baisse le montant a|change le montant a|change le montant en|le bon montant est|le bon montant c est|envoie|vends|envoie plutot|fais plutot',
    token: 'utilise|utilisez|prends|prenez|prends plutot|change le token pour',
    account:
      'utilise|utilisez|envoie a|envoie le a|envoie les a|envoyez a|change le destinataire pour|change l adresse pour|la bonne est|la bonne c est|le bon est|le bon c est|la nouvelle est|destinataire a changer|c est plutot',
    network:
      'utilise|utilisez|prends|passe|passez|passe par|passez par|passe sur|passez sur|passe plutot|passe plutot par|passe plutot sur|change le reseau pour|fais le|fais ca|faites le|envoie|envoie le|envoie les|on part|on part sur|fais le plutot',
  },
  trails: 'plutot|je voulais dire|a la place|finalement|en fait',
  is: 'c est|ce sont|c etait|ce sera|c est pour|c est a|en fait c est|ca fait',
  wants: 'je veux|je voudrais',
  joins: 'et|et plutot|et passe',
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
  },
  shares: {
    half: 'la moitie|moitie',
    onlyHalf: 'juste la moitie|seulement la moitie|la moitie seulement|plutot la moitie',
    halfOfMine: 'la moitie de ce que j ai|la moitie de mon solde|la moitie de mes fonds',
    double: 'le double',
    all: 'tout|tous|toutes|tout ce que j ai|tout mon solde|la totalite|la totalite de mon solde',
    add: { before: 'rajoute|rajoutez', behind: 'de plus' },
  },
  slippage: {
    names:
      'slippage|le slippage|tolerance|tolerance de slippage|la tolerance|avec slippage|slippage max|slippage maximum|la tolerance de slippage|slippage maximal',
    of: 'de|a|avec|un|mets|maximum|avec un|est de|est a|mets le a',
    behind: 'de slippage|slippage|de tolerance|de slippage max|de slippage maximum|de slippage maximal',
  },
  instead:
    'au lieu de|au lieu du|au lieu des|au lieu d|a la place de|a la place du|a la place des|plutot que|plutot qu|et pas|et non|et non pas',
  insteadBehind: '',
  not: 'pas|pas sur|pas en|non pas|et pas|ce n est pas|c est pas|c etait pas|pas par|pas contre',
  notBehind: 'non',
  tails:
    'plutot|finalement|en fait|seulement|juste|au total|en tout|a la place|pardon|exactement|pile|alors|au final|maintenant|pas plus|sans plus',
  asides:
    'je suis juste|je suis un peu juste|je me suis trompe|je me suis trompee|j ai confondu|erreur de ma part|desole|desolee|pardon|c est moins cher|c est plus rapide|ca coute moins cher|ca coute moins|c est plus simple|j ai change d avis|changement de programme|c est mieux|ca suffit|ca suffira|ca ira|qu il fallait lire|pas plus',
  ends: {
    whole:
      'non en fait je veux plus|non finalement n achete rien|non finalement n envoie rien|non merci|finalement non|en fait non|non finalement|non en fait|pas aujourd hui|pas ce soir|plus besoin|j ai plus besoin|je n ai plus besoin|pas besoin|pas la peine|plus la peine|c est plus la peine|ce n est plus la peine|plus necessaire|ce n est plus necessaire|plus d actualite|c est plus d actualite|je ne veux plus|je veux plus|j veux plus|j en veux plus|je n en veux plus|je ne souhaite plus|en fait je veux plus|je n ai plus envie|j ai plus envie|finalement pas|une autre fois|un autre jour|je ferai ca un autre jour|je ferai ca une autre fois|ce sera pour une autre fois|j ai change d avis|je change d avis|je me ravise|je me suis ravise|je renonce|j y renonce|on renonce|j abandonne|on abandonne|je me retracte|je laisse tomber|j laisse tomber|on laisse tomber|laisse tomber|laissez tomber|laissons tomber|laisse beton|laisse|laissez|on oublie|oublie|oubliez|oublie ca|oubliez ca|oublie tout|oublie tout ca|oublie ma demande|oubliez ma demande|oublions|oublions ca|n envoie rien|n envoyez rien|n envoie pas|n envoyez pas|envoie rien|envoie pas|surtout n envoie rien|surtout n envoie pas|ne l envoie pas|ne les envoie pas|ne fais rien|ne faites rien|ne le fais pas|ne le faites pas|ne fais pas ca|n achete rien|n achete pas|finalement n achete rien|finalement n envoie rien|ne vends rien|ne vends pas|ne transfere rien|ne transfere pas|ne paie pas|ne paye pas|ne paie rien|pas d echange|fausse alerte|je passe mon tour|stop|stop stop|je renonce a cette operation|je renonce a l operation|merci de ne pas donner suite|merci de ne pas donner suite a ma demande',
    stops:
      'annule|annulez|annuler|j annule|on annule|efface|effacez|supprime|supprimez|arrete|arretez|arreter|on arrete|on arrete la|arretons|stoppe|abandonne|abandonnez|je veux annuler|je voudrais annuler|je souhaite annuler|je prefere annuler|veuillez annuler|merci d annuler|il faut annuler|annule moi',
    objects:
      'ca|cela|tout|tout ca|la demande|ma demande|le virement|le transfert|l envoi|le paiement|l operation|la transaction|l ordre|la commande|l echange|le swap|l achat|la vente|ce virement|ce transfert|cet envoi|ce paiement|cette operation|cette transaction|cet echange|maintenant|tout de suite|immediatement',
    reasons:
      'j ai change d avis|je lui ai donne en liquide|je lui ai deja donne|j ai deja paye|c est deja paye|c est deja regle|je l ai deja paye|j ai eu un imprevu|je me mefie|j hesite trop|c est trop cher|trop cher|plus besoin|j ai plus besoin|je regrette|c est une arnaque|g plus les moyens|j ai plus les moyens|tant pis|je me suis trompe|le proprio a ete paye',
  },
};
