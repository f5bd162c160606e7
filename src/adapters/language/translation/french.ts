import type { Dictionary } from './dictionary.ts';

/** Without accents. */
export const FRENCH: Dictionary = {
  language: 'fr',
  words: {
    hello: 'bonjour|salut|bonsoir|coucou',
    please: 's il te plait|s il vous plait|sil te plait|sil vous plait|stp|svp|s il te plait|s il vous plait',
    thanks: 'merci|merci beaucoup|merci d avance|merci d avance',
    now: 'maintenant|tout de suite|aujourd hui|immediatement',
    'i want to':
      'je veux|je voudrais|j aimerais|jaimerais|je souhaite|je dois|il faut|je desire|j ai besoin de|jai besoin de|nous voulons|je veux bien',
    'can you':
      'peux tu|pourrais tu|pouvez vous|pourriez vous|tu peux|vous pouvez|est ce que tu peux|tu pourrais|peux tu stp',
    send: 'envoie|envoyer|envoyez|transfere|transferer|transferez|paie|paye|payer|payez|verse|verser|versez|vire|virer|virez|donne|donner|donnez|fais un virement de|fais un transfert de|faire un virement de|faire un transfert de|faites un virement de|faites un transfert de|effectue un virement de|deplace|expedie|fais un paiement de|envoi',
    swap: 'echange|echanger|echangez|convertis|convertir|convertissez|change|changer|changez|troque|troquer|swap|swappe|swapper|fais un echange de|fais un swap de|transforme|transformer',
    buy: 'achete|acheter|achetez|achete moi',
    sell: 'vends|vendre|vendez|vend',
    bridge: 'bridge|bridger|fais passer|faire passer|fais un bridge de|passe',
    to: 'a|vers|pour l adresse|a la|au|jusqu a',
    'to the address': 'a l adresse|vers l adresse|au portefeuille|sur l adresse|a ladresse|sur le compte|au compte',
    from: 'depuis|du reseau',
    on: 'sur|sur le reseau|via|par le reseau|sur la blockchain|en utilisant le reseau|sur la chaine',
    for: 'contre|pour',
    with: 'avec',
    of: 'de|d |des|du|d',
    'in to': 'en',
    address: 'adresse|portefeuille|compte',
    network: 'reseau',
    'half of my': 'la moitie de mes|la moitie de mon|moitie de mes|la moitie de ma',
    'all my': 'tous mes|tout mon|toute ma|toutes mes|tout mes',
    my: 'mon|ma|mes',
    some: 'quelques|un peu de',
    the: 'le|la|les|un|une',
    'how much': 'combien|combien de|combien d |quelle quantite de|combien en',
    'do i have': 'ai je|j ai|jai|me reste t il|il me reste|est ce que j ai|possede je|je possede|je detiens',
    balance: 'solde',
    'what is my balance':
      'quel est mon solde|montre mon solde|affiche mon solde|montre moi mon solde|donne moi mon solde|mon solde|c est quoi mon solde|voir mon solde|combien d argent ai je',
    price:
      'prix|cours|quel est le prix|quel est le cours|le prix|le cours|donne moi le prix|donne le prix|prix actuel|cours actuel',
    'how much is':
      'combien vaut|combien coute|a combien est|c est combien|combien coute un|combien vaut un|a combien est le|combien vaut l|combien coute l',
    worth: 'vaut|coute',
    'do i get': 'j obtiens|est ce que j obtiens|je recois|puis je avoir|obtiendrais je|recevrais je',
    help: 'aide|aide moi|au secours|que peux tu faire|qu est ce que tu peux faire|comment ca marche|comment ca fonctionne|qui es tu|j ai besoin d aide|que sais tu faire|comment tu fonctionnes|que puis je faire|tu peux faire quoi|a l aide',
    yes: 'oui|d accord|daccord|je confirme|confirmer|confirme|vas y|c est bon|parfait|ok',
    cancel:
      'annule|annuler|annulez|laisse tomber|oublie|oublie ca|stop|arrete|ne le fais pas|non merci|je ne veux plus|j ai change d avis|ne l envoie pas|laisse|n envoie pas|n envoie rien|abandonne',
    no: 'non',
    'do not': 'pas|ne|n',
    'make it': 'plutot|mets|mets en|fais plutot|en fait',
    'change the amount to': 'change le montant a|change le montant pour|mets le montant a',
    instead: 'a la place',
    'dollars of': 'dollars de|dollars en|dollars d ',
    and: 'et',
  },
};
