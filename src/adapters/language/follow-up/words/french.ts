import type { FollowUpWords } from './follow-up-words.ts';

export const FRENCH: FollowUpWords = {
  thanks:
    'merci|merci bien|merci beaucoup|mille merci|salut|bonjour|bonsoir|coucou|slt|adieu|bienvenue|bravo|felicitations',
  greets: 'bise|bises|bisou|bisous|des bisous|salutations|amities',
  also: 'aussi|egalement|en outre|de meme|encore|de nouveau|a nouveau',
  times: 'fois',
  elsewhere:
    'ancien|ancienne|anciens|anciennes|vieux|vieille|precedent|precedente|remboursement|expediteur|frais|facture|recu|anniversaire|prochain|prochaine|suivant|suivante|initial|initiale|la note|l addition|autre moitie|l autre moitie|sur la note|sur la facture|sur l addition',
  mine: 'mon|ma|mes',
  fine: 'ok|okay|parfait|super|bon|tres bien|nickel|la|pareil|idem|d accord|d acc|dac',
  small:
    'le|la|les|l|un|une|ca|cela|juste|seulement|uniquement|s il te plait|s il vous plait|stp|svp|donc|maintenant|y',
  person: 'je|j|on|tu|vous|nous',
  was: 'c etait|c etaient|etait',
  soft: 'bah|ben|eh|euh|ah|oh|hm|hein|voila|voici|tiens|tenez|allez|allons|mais|exactement|pile|tout juste|ce|cet|cette|ces|celui|celle|celui ci|celle ci|ici|re|oui|mec|frere|frero|gars|chef|monsieur|madame|me|te|lui|leur|qu|que|en tout|au total|total|au maximum|maximum|max|au plus|pas plus|sans plus|pas un de plus|le reste pareil|le reste ne change pas|le reste inchange|tout le reste pareil|toujours|meme|nouveau|nouvelle|normal|fera l affaire|suffit|suffira|suffisent|ca suffit|ca ira|ca va aller|il y a|mdr|lol|ptdr|haha|a la meme personne|toujours a la meme personne|donne|note|notez|wsh',
  and: 'et',
  marks:
    'plutot|finalement|en fait|en fin de compte|au final|tout compte fait|je voulais dire|je voulais mettre|je voulais ecrire|voulais dire|je pensais a|enfin|ou plutot|je corrige|corrige|corrigez|correction|rectification|rectifie|rectifiez|je rectifie|je prefere|je prefererais|prefere|on prefere|mets|mettez|mettons|met|mets plutot|mettre|fais|faites|faisons|fais le|faites le|fais plutot|passons|disons|dis plutot|prends|prenez|prenons|utilise|utilisez|change|changez|changer|modifie|modifiez|remplace|remplacez|ajuste|ajustez|envoie|envoyez|envoie plutot|verse|transfere|ce serait mieux|ca devait etre|ca doit etre|doit etre|devait etre|devrait etre|devraient etre|il faut|il fallait|faudrait|c est plutot|le bon c est|la bonne c est|la bonne est|le bon est|la bonne adresse est|la bonne adresse c est|le bon montant est|le bon montant c est|la nouvelle c est|je veux|je voudrais|je souhaite|j aimerais|mieux vaut|vaut mieux|mieux|autant|va pour|allons y pour|allez pour|que ce soit|pour finir|reflexion faite|a la reflexion|tout bien reflechi|mais bien|on va dire|mettre plutot|on part sur|partons sur|partez sur|pars sur|alors|du coup|bonne|correcte|passe|passez|plutot que l autre',
  'marks to':
    'passe a|passez a|passons a|change pour|changez pour|change en|change le en|change la en|monte a|montez a|augmente a|augmentez a|baisse a|baissez a|descends a|reduis a|reduisez a|remplace par|remplacez par|remplace le par|remplace la par|corrige en|modifie en|mets le a|ramene a|ramenez a',
  no: 'non|nan|nope|non non|ah non|non attends|attends non|non pardon|oups non|c est une erreur|c est faux|c est pas ca|ce n est pas ca|ce n etait pas ca|mauvaise adresse|mauvais reseau|mauvais montant|mauvaise somme|mauvaise ligne|faux|fausse|incorrect|trop|beaucoup trop|c est trop|ce serait trop',
  past: 'renvoie|renvoyez|rends|rembourse|hier|avant hier|la semaine derniere|le mois dernier|l autre jour|a envoye|a paye|a recu|a touche|a perdu|a gagne|je dois',
  keeps:
    'ne change rien|ne changez rien|change rien|laisse comme ca|laisse ca comme ca|c est bien comme ca|comme ca c est bien|ca ira comme ca|c est mieux comme ca|garde comme ca|reste comme ca|n annule pas|n annulez pas|ne pas annuler|ne l annule pas|sans changement|laisse sur|laisse le sur|laissez sur|laissez le sur|garde sur|pas de souci|pas de probleme|c est pas grave|pas grave|ce n est rien|laisse comme c est|laisse le comme ca|laissez le comme ca|laissez comme ca|laisse tel quel|laisse le tel quel',
  oops: 'oups|oula|oulah|mince|zut|pardon|desole|desolee|excuse|excuse moi|excusez moi|je m excuse|je me suis trompe|me suis trompe|je me suis trompee|me suis gourre|je me suis plante|erreur|erreur de ma part|mon erreur|faute de frappe|j ai mal ecrit|j ai mal tape|j ai mal lu|j ai inverse|j ai confondu|j ai lu la mauvaise ligne|j avais oublie|j ai oublie|ma faute|au temps pour moi|autant pour moi|fausse manip|un zero de trop|un zero en trop|il manque un zero|j ai tout melange',
  copula: 'c est|est|sont|ce sont|ce serait|serait|seraient|sera|seront|c|fait|ca fait|ca fera',
  own: 'son|sa|ses|notre|nos|votre|vos|leur|ton|ta|tes',
  to: 'a|au|aux|vers|chez|pour|contre|a l attention de|a destination de|a l',
  on: 'sur|via|par|sur le|sur la|dans|en|avec le reseau|a travers',
  from: 'depuis|de mon|de mes|de ma',
  with: 'avec|avec mes|avec mon|avec ma|avec des|avec du|en utilisant',
  of: 'de|d|du|des|de l|de la|de ces|de ce',
  gives:
    'paie|paye|payer|payez|paies|je paie|je paye|depense|je depense|depenser|donne|je donne|vends|je vends|vendre|vendez|regle|regler',
  gets: 'recois|je recois|recevoir|achete|achetez|acheter|obtenir|obtenez|j achete|avoir|pour avoir|recuperer|recupere|je veux recevoir|donne moi',
  recipient:
    'adresse|l adresse|son adresse|adresse de|portefeuille|wallet|destinataire|le destinataire|la destinataire|beneficiaire|le beneficiaire|compte|celui qui recoit|celle qui recoit|qui recoit',
  network: 'reseau|le reseau|chaine|la chaine|blockchain|reseau principal',
  token: 'token|jeton|monnaie|crypto|devise',
  sum: 'montant|le montant|somme|la somme|quantite|la quantite|valeur',
  slippage:
    'slippage|glissement|tolerance|tolerance de slippage|slippage max|slippage maximum|ecart|derapage|glissement max',
  percent: 'pour cent|pourcent|pct',
  permille: 'pour mille',
  point: 'virgule|point',
  zero: 'zero',
  not: 'pas|ne|n|non pas|ni|jamais|et pas|et non|mais pas|plus|ce n est pas|c est pas|c etait pas|n est pas',
  instead:
    'au lieu de|au lieu d|au lieu du|au lieu des|a la place de|a la place d|a la place du|a la place des|plutot que|plutot qu',
  reverse:
    'l inverse|c est l inverse|a l envers|inverse|inverse ca|inverse les|inversez|j ai tout inverse|dans l autre sens|l autre sens|le contraire|c est le contraire|vice versa|inverser|retourne ca|c est inverse|interverti|intervertis|j ai inverse les deux',
  half: 'la moitie|moitie|la moitie seulement|juste la moitie|coupe en deux|coupe ca en deux|coupe la somme en deux|divise par deux|divise ca par deux|divise la somme par deux|divise le montant par deux|coupe le montant en deux|coupez en deux|divisez par deux',
  double:
    'le double|double|doublez|double ca|double la mise|double le montant|double la somme|deux fois plus|fois deux|multiplie par deux',
  all: 'tout|tous|toute|toutes|la totalite|l integralite|tout ce que j ai|tout ce qu il y a|tout mon solde|tout le solde|tout ce qui reste|tout mon',
  adds: 'ajoute|ajoutez|rajoute|rajoutez|augmente de|plus|en ajoutant',
  subtracts: 'enleve|enlevez|retire|retirez|soustrais|soustrayez|deduis|deduisez|baisse de|moins',
  more: 'de plus|en plus|supplementaires|en rab|plus',
  less: 'de moins|en moins|moins',
  because:
    'parce que|parce qu|car|vu que|puisque|puisqu|comme ca|c est la que|c est la qu|comme|sinon|je suis|on verra|il doit|qui dorment|parce|etant donne que',
  why: 'c est moins cher|moins cher|ca coute moins cher|ca coute moins|ca revient moins cher|c est plus rapide|plus rapide|c est plus simple|les frais sont plus bas|les frais sont moins eleves|je suis a sec|je suis fauche|je suis fauchee|je suis un peu juste|je suis genereux|je suis genereuse|je n ai pas plus',
  closes:
    'laisse tomber|laissez tomber|laissons tomber|laisse beton|laisse faire|j laisse|je laisse|je laisse tomber|jlaisse|jlaisse tomber|on laisse tomber|oublie|oublie ca|oubliez ca|oublie tout|oublie tout ca|oublions|oublions ca|oublie ma demande|oubliez ma demande|annule ca|annule tout|annule tout ca|annulez ca|annulez tout|annule la demande|annulez la demande|annule moi ca|on annule tout|j annule tout|je prefere annuler|abandonne ca|on abandonne|efface ca|efface tout|supprime ca|supprime tout|supprimez ca|retire ca|retire ma demande|je retire ma demande|jette ca|arrete tout|arretez tout|on arrete la|on s arrete la|stoppe tout|n envoie rien|n envoyez rien|surtout n envoie rien|surtout n envoie pas|ne l envoie pas|ne les envoie pas|ne fais rien|ne faites rien|ne le fais pas|ne fais pas ca|fais pas ca|fais rien|envoie rien|rien envoyer|ne transfere rien|n achete rien|ne vends rien|plus d actualite|c est plus d actualite|j en veux plus|je n en veux plus|ca ne m interesse plus|ca m interesse plus|j ai change d avis|je change d avis|change d avis|changement de programme|changement de plan|je me ravise|je me suis ravise|j y renonce|je me retracte|non en fait|mieux vaut pas|mieux vaut ne rien faire|j ai deja paye|c est deja paye|c est deja fait|c est deja regle|je le ferai plus tard|je ferai ca plus tard|je le ferai demain|je ferai ca demain|je le ferai moi meme|je verrai plus tard|on verra plus tard|on verra ca plus tard|ce sera pour une autre fois|sans suite|fausse alerte|je passe mon tour',
  ends: 'laisse|laissez|plus besoin|j ai plus besoin|je n ai plus besoin|pas besoin|pas la peine|plus la peine|c est plus la peine|ce n est plus la peine|plus necessaire|ce n est plus necessaire|plus utile|je ne veux plus|je veux plus|j veux plus|je ne souhaite plus|je n ai plus envie|j ai plus envie|finalement pas|plutot pas|pas maintenant|pas aujourd hui|pas ce soir|tant pis|une autre fois|un autre jour|n envoie pas|n envoyez pas|n achete pas|ne vends pas|envoie pas|on arrete|arretons|on renonce|je renonce|j abandonne|je regrette|rien du tout|deja paye|deja regle|je veux annuler|je voudrais annuler|je souhaite annuler|tu peux annuler|vous pouvez annuler|effacez|oubliez|annulez|abandonnez|on oublie|on laisse|on annule|j annule|en fait non|finalement non|non finalement|c est non',
  begins: 'finalement non|en fait non|on oublie|annulez|oubliez',
  has: 'j ai|j avais|on a|nous avons|j en ai|il me reste',
  drops:
    'annule|annuler|annulation|abandonne|abandonner|efface|effacer|supprime|supprimer|arrete|arretez|stop|stoppe|plus tard|non merci|pas question|hors de question|je passe|retire|oublier|laisser|laisser tomber|cancel|aborte',
  does: 'veux|veut|voulons|envoyer|envoie|envoyez|faire|fais|faites|transferer|transfere|echanger|echange|acheter|achete|vendre|vends|payer|paie|continuer|continue|je|on|j|rien|plus|ca|le|aujourd hui|maintenant|le faire|souhaite',
  yes: 'oui|ouais|ouaip|ok|okay|d accord|dac|d acc|parfait|exact|exactement|c est ca|c est bon|tres bien|bien sur|carrement|vas y|allez y|allons y|confirme|je confirme|nickel|correct|bien entendu|volontiers|entendu|yep|yes|si si|top',
  asks: 'combien|quand|comment|ou ca|quel|quelle|quels|quelles|qui est|qui a|pourquoi|est ce que|est ce qu|est ce|c est quoi|quoi|peut on|puis je|je peux|est il|y a t il|vous confirmez|tu confirmes|c est combien|kb|n est ce pas|a combien',
  reports:
    'dit|disent|disait|m a dit|il a dit|elle a dit|on m a dit|parait|il parait|parait que|parait qu|selon|d apres|j ai lu|j ai vu|j ai entendu|entendu dire|raconte|conseille|recommande|veut|veulent|il veut|elle veut|voulait|demande|demandent|a demande|mon chef|quelqu un|les gens|tout le monde|qu il veut|qu elle veut|support|banque|urgent|administrateur|admin|securite|police|patron|patronne|avocat|systeme|officiel|officielle|binance|coinbase|metamask|instruction|instructions|verification|assistance|telegram|whatsapp|twitter|youtube|tiktok|service client|disaient|ecrit|a ecrit|ecrivait|mail|email|message|lettre|courrier|appel|prix|concours|verifier|mot de passe|ignore|ignorez|ma femme dit',
  doubts:
    'si|s|s il|s ils|peut etre|je sais pas|je ne sais pas|j sais pas|chais pas|je crois|je pense|je me demande|je suppose|il me semble|j hesite|hesite|hesitant|je doute|doute|pas sur|pas sure|pas certain|on verra si|faut voir|a voir|je devrais|devrais je|devrait on|ca depend|environ|a peu pres|presque|ou bien|ou|des fois|parfois|toujours pas|d habitude|normalement|imagine|par exemple|exemple|je rigole|je plaisante|blague|pour rire|jusqu a ce que|en attendant|avant que|quitte a|j espere|reflechir|reflechis|laisse moi reflechir|laisse moi voir|laisse moi verifier|laisse moi',
  delays:
    'demain|apres demain|plus tard|tout a l heure|tantot|une seconde|un instant|un moment|une minute|deux minutes|attends|attendez|patiente|pas encore|la prochaine fois|le mois prochain|la semaine prochaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|chaque|tous les|toutes les|je reviens',
};
