import type { Dictionary } from './dictionary.ts';

/** Without accents. */
export const FRENCH: Dictionary = {
  language: 'fr',
  words: {
    hello: 'bonjour|salut|bonsoir|coucou|hello|bjr|hey|bon|ok|bien|salutations|allo|eh bien|chef|mec|mon ami',
    please:
      's il te plait|s il vous plait|sil te plait|sil vous plait|stp|svp|si possible|si tu peux|si vous pouvez|si ca ne te derange pas|ayez l amabilite de|merci de|veuillez|aie la gentillesse de|s te plait|steuplait|sivouplait|priere de|quand tu peux|quand vous pouvez',
    thanks:
      'merci|merci beaucoup|merci d avance|merci par avance|merci bien|merci infiniment|mille mercis|bonne journee|cordialement|grand merci|remerciements',
    now: 'maintenant|tout de suite|aujourd hui|immediatement|de suite|vite|rapidement|des maintenant|des que possible|au plus vite|vite fait|urgent|en urgence|juste|moi|lui|leur|tres vite',
    'i want to':
      'je veux|je voudrais|j aimerais|jaimerais|je souhaite|je dois|il faut|je desire|j ai besoin de|jai besoin de|nous voulons|je veux bien|je veux que tu|je voudrais que tu|j aimerais bien|je voudrais bien|il me faut|je dois absolument|nous souhaitons|nous voudrions|nous devons|on veut|on voudrait|je souhaiterais|je souhaite que tu',
    'can you':
      'peux tu|pourrais tu|pouvez vous|pourriez vous|tu peux|vous pouvez|est ce que tu peux|tu pourrais|peux tu stp|tu veux bien|voudrais tu|veux tu|voudriez vous|voulez vous|vous voulez bien|est ce que vous pouvez|est ce que tu pourrais|serait il possible de|pouvons nous|pourrait on|ca te derange de|auriez vous l amabilite de|auriez vous la gentillesse de|pourriez vous me|peux tu me|pouvez vous me',
    send: 'envoie|envoyer|envoyez|transfere|transferer|transferez|paie|paye|payer|payez|verse|verser|versez|vire|virer|virez|donne|donner|donnez|fais un virement de|fais un transfert de|faire un virement de|faire un transfert de|faites un virement de|faites un transfert de|effectue un virement de|expedie|fais un paiement de|envoi|file|filer|filez|balance|balancer|lache|lacher|transmets|transmettre|transmettez|effectue un paiement de|effectuez un virement de|effectuez un paiement de|effectuer un virement de|fait un virement de|rembourse|rembourser|refile|vide|videz|vider|envois|envoyes|faire parvenir|fais parvenir',
    swap: 'echange|echanger|echangez|convertis|convertir|convertissez|change|changer|changez|troque|troquer|swap|swappe|swapper|fais un echange de|fais un swap de|transforme|transformer|transformez|change moi|echange moi|convertis moi|convertit|swappez|troquez|basculer|bascule|fais l echange de|procede a l echange de',
    buy: 'achete|acheter|achetez|achete moi|acquiers|acquerir|procure moi|prends|prendre|prenez|achetez moi|obtiens|choppe|chope',
    sell: 'vends|vendre|vendez|vend|revends|revendre|liquide|liquider|vends moi|debarrasse moi de|brade|bazarde|fourgue',
    bridge:
      'bridge|bridger|fais un bridge de|bridgez|fais le bridge de|migre|migrer|migrez|transborde|fais traverser|fais un pont de|faire un pont de',
    to: 'a|vers|pour l adresse|a la|au|aux|a destination de|pour le compte de|vers le|vers la|vers mon|vers ma|a mon|a ma|a l',
    'to the address':
      'a l adresse|vers l adresse|au portefeuille|sur l adresse|a ladresse|sur le compte|au compte|a cette adresse|vers cette adresse|a l adresse suivante|vers le portefeuille|vers mon portefeuille|a mon portefeuille|sur ce portefeuille|vers l adresse suivante|sur mon compte|au wallet|vers le wallet',
    from: 'depuis|du reseau|de mon|de ma|a partir de|en provenance de|depuis mon|depuis ma',
    on: 'sur|sur le reseau|via|par le reseau|sur la blockchain|en utilisant le reseau|sur la chaine|sur la|sur le|via le|par|sur le reseau d|par la chaine|dans|a travers|en passant par',
    for: 'contre|pour|contre de l|contre du|contre des|pour de l|pour du|pour des|contre de la|pour avoir|pour obtenir|en echange de|pour acheter|pour acheter de l',
    with: 'avec|avec de l|avec du|avec mes|avec mon|avec ma|avec des|en payant avec|en utilisant|paye avec|payes avec|a l aide de|au moyen de|en payant en',
    of: 'de|d |des|du|d|de l|de la|d un|d une',
    into: 'en|en de l|en du',
    address: 'adresse|portefeuille',
    network: 'reseau',
    'half of my':
      'la moitie de mes|la moitie de mon|moitie de mes|la moitie de ma|la moitie du|la moitie des|moitie de mon|la moitie de l',
    'all my':
      'tous mes|tout mon|toute ma|toutes mes|tout mes|l integralite de mon|l integralite de mes|la totalite de mes|la totalite de mon|l ensemble de mes|tout ce que j ai en|tout ce que j ai de|tout le|tous les|toutes les|tout|toute la',
    my: 'mon|ma|mes',
    some: 'quelques|un peu de',
    the: 'le|la|les|un|une|l|ce|cet|cette|ces|c',
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
      'annule|annuler|annulez|laisse tomber|oublie|oublie ca|stop|arrete|ne le fais pas|non merci|je ne veux plus|j ai change d avis|ne l envoie pas|laisse|n envoie pas|n envoie rien|abandonne|annule tout|annule ca|annule cela|annule la demande|annule le virement|annule l echange|annulez tout|annule stp|oublie tout|oublions|oubliez|oubliez ca|laisse beton|laissez tomber|laissons tomber|stoppe|stop tout|arretez|arrete tout|arrete ca|ne fais rien|ne faites rien|ne le faites pas|ne fais pas ca|je renonce|je n en veux plus|finalement non|en fait non|abandonne tout|abandonnez|abandonner|supprime|supprime ca|on annule|on oublie|on laisse tomber|je change d avis|pas la peine|plus la peine|inutile|ce n est plus la peine|ne l envoie plus|n envoie plus rien|je laisse tomber|j abandonne|non finalement|jette|efface|c est mort|rien du tout|tant pis',
    no: 'non',
    'do not': 'pas|ne|n',
    put: 'mets|mettez',
    'make it':
      'plutot|mets en|fais plutot|en fait|mets plutot|mettez plutot|fais en|disons|je voulais dire|je veux dire|je corrige|rectification|en realite|finalement|ce sera|ca sera|ce serait|c est plutot|passe a|passe le a|change pour|remplace par|c etait|mets le sur|mets la sur',
    'change the amount to':
      'change le montant a|change le montant pour|mets le montant a|change le montant en|modifie le montant a|modifie le montant pour|augmente a|augmente le montant a|monte a|baisse a|descends a|reduis a|passe le montant a|corrige le montant a|corrige a|mets le montant sur|remplace le montant par|mets en',
    instead: 'a la place|au lieu|a la place de ca',
    'dollars of': 'dollars de|dollars en|dollars d ',
    and: 'et',
    wrap: 'wrappe|wrapper|wrap|emballe|emballer|emballez|enveloppe|envelopper|enveloppez|encapsule|encapsuler',
    unwrap: 'unwrappe|unwrapper|deballe|deballer|deballez|desenveloppe|desencapsule|desenvelopper|deroule',
    'and get': 'et donne moi|et recois|et prends|et achete|pour recevoir',
    slippage: 'slippage|glissement|tolerance|tolerance de slippage|derapage|ecart',
    'at most': 'au maximum|maximum|max|au plus|pas plus de|maximal|maximale|ne depassant pas|de maximum|maxi',
    percent: 'pour cent|pourcent|pour cents',
    euros: 'balles|euro',
    'euros of': 'euros de|euros en|balles de|balles en|euros d|balles d',
    'a quarter of my': 'un quart de mes|un quart de mon|le quart de mes|le quart de mon',
    'a third of my': 'un tiers de mes|un tiers de mon|le tiers de mes|le tiers de mon',
    sorry: 'pardon|desole|desolee|excuse moi|excusez moi|mince|oups|zut|oh|ah|attends|attendez|euh',
    only: 'seulement|juste|uniquement|rien que|simplement',
    'it should be':
      'la bonne adresse est|la bonne c est|le bon c est|la bonne est|le bon est|la correcte est|ca devrait etre|cela devrait etre|l adresse est|le destinataire est|c est pour|l adresse correcte est|ca doit aller a',
    'wrong address':
      'mauvaise adresse|erreur d adresse|je me suis trompe d adresse|mauvais destinataire|mauvaise personne|ce n est pas la bonne adresse|pas la bonne adresse|je me suis trompe|je me suis trompee',
    'wrong amount': 'mauvais montant|erreur de montant|je me suis trompe de montant',
  },
};
