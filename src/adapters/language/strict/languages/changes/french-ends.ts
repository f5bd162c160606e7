import type { EndWords } from './change-words.ts';

const DEED = 'faire|envoyer|payer|acheter|vendre|transferer|virer|convertir|echanger|continuer|poursuivre|proceder';
const WISHED = DEED.split('|')
  .flatMap((deed) => [
    deed,
    `${deed} ca`,
    `${deed} cela`,
    `${deed} rien`,
    `le ${deed}`,
    `l ${deed}`,
    `les ${deed}`,
    `rien ${deed}`,
    `l effectuer`,
  ])
  .join('|');
const DONT =
  'fais|faites|envoie|envoyez|paie|paye|payez|achete|achetez|vends|vendez|transfere|transferez|echange|echangez|vire|virez'
    .split('|')
    .flatMap((verb) => [`${verb} pas`, `${verb} rien`, `${verb} pas ca`, `${verb} rien du tout`, `${verb} plus rien`])
    .join('|');

export const FRENCH_ENDS: EndWords = {
  weak: 'non merci|finalement non|en fait non|non finalement|non en fait|pas aujourd hui|pas ce soir|plus besoin|pas besoin|pas la peine|plus la peine|c est plus la peine|ce n est plus la peine|finalement pas|une autre fois|un autre jour|ce sera pour une autre fois|laisse|laissez|stop|stop stop|je passe mon tour|ne fais rien|ne faites rien',
  but: 'mais',
  no: 'non|nan|non non|ah non|oh non|bah non',
  wishes: [
    ['je|j|on|finalement je|en fait je', 'ne|n|', 'souhaite|veux|desire', 'plus', `${WISHED}|`],
    [
      'je|j|on|finalement je|en fait je',
      'ne|n|',
      'souhaite|veux|veut|voudrais|compte|vais|va',
      'plus|pas|plus rien|rien|finalement plus|finalement pas',
      WISHED,
    ],
    ['je|', 'n ai|ai|j ai', 'plus', 'envie|besoin|l intention', 'de|d|', WISHED],
    ['je|', 'prefere|preferais|prefererais', 'ne pas|ne plus|ne rien', WISHED],
    ['ne|n|ne le|ne l|ne les|surtout ne|surtout n|non ne|merci de ne', DONT],
    ['surtout|', DONT],
    ['merci de|veuillez|pourriez vous|pouvez vous', 'ne pas|ne rien|ne plus', WISHED],
    ['j ai', 'decide|choisi', 'de', 'ne pas|ne plus|ne rien', WISHED],
  ],
  because: 'parce que|parce qu|car|puisque|puisqu|vu que|vu qu|comme|pcq|prc que',
  so: 'donc|du coup|alors|par consequent|c est pourquoi',
  whole:
    'je le fais pas|je ne le fais pas|je le fais plus|je ne le fais plus|je fais pas|je l envoie pas|je ne l envoie pas|non en fait je veux plus|non finalement n achete rien|non finalement n envoie rien|j ai plus besoin|je n ai plus besoin|plus necessaire|ce n est plus necessaire|plus d actualite|c est plus d actualite|je ne veux plus|je veux plus|j veux plus|j en veux plus|je n en veux plus|je ne souhaite plus|en fait je veux plus|je n ai plus envie|j ai plus envie|je ferai ca un autre jour|je ferai ca une autre fois|j ai change d avis|je change d avis|je me ravise|je me suis ravise|je renonce|j y renonce|on renonce|j abandonne|on abandonne|je me retracte|je laisse tomber|j laisse tomber|on laisse tomber|laisse tomber|laissez tomber|laissons tomber|laisse beton|on oublie|oublie|oubliez|oublie ca|oubliez ca|oublie tout|oublie tout ca|oublie ma demande|oubliez ma demande|oublions|oublions ca|n envoie rien|n envoyez rien|n envoie pas|n envoyez pas|envoie rien|envoie pas|surtout n envoie rien|surtout n envoie pas|ne l envoie pas|ne les envoie pas|ne le fais pas|ne le faites pas|ne fais pas ca|n achete rien|n achete pas|finalement n achete rien|finalement n envoie rien|ne vends rien|ne vends pas|ne transfere rien|ne transfere pas|ne paie pas|ne paye pas|ne paie rien|pas d echange|fausse alerte|je renonce a cette operation|je renonce a l operation|merci de ne pas donner suite|merci de ne pas donner suite a ma demande',
  stops:
    'on oublie|oublions|on laisse tomber|laisse tomber|laissez tomber|on abandonne|cancelle|cancellez|peux tu annuler|tu peux annuler|pouvez vous annuler|vous pouvez annuler|pourriez vous annuler|pourrais tu annuler|merci de bien vouloir annuler|je vous prie d annuler|je dois annuler|on va annuler|je prefererais annuler|j aimerais annuler|annulons|revoquez|revoque|retire|retirez|je retire|jette|oublie|oubliez|annule|annulez|annuler|j annule|on annule|efface|effacez|supprime|supprimez|on arrete|on arrete la|arretons|abandonne|abandonnez|je veux annuler|je voudrais annuler|je souhaite annuler|je prefere annuler|veuillez annuler|merci d annuler|il faut annuler|annule moi',
  weakStops: 'arrete|arretez|arreter|stoppe',
  objects:
    'toute l operation|toute la transaction|s il te plait|tout l ordre|mon ordre|ma commande|mon virement|mon achat|cet ordre|cette demande|ce swap|cet achat|cette vente|le bridge|le pont|la conversion|ca|cela|tout|tout ca|la demande|ma demande|le virement|le transfert|l envoi|le paiement|l operation|la transaction|l ordre|la commande|l echange|le swap|l achat|la vente|ce virement|ce transfert|cet envoi|ce paiement|cette operation|cette transaction|cet echange|maintenant|tout de suite|immediatement',
  reasons:
    'j ai change d avis|je lui ai donne en liquide|je lui ai deja donne|j ai deja paye|c est deja paye|c est deja regle|je l ai deja paye|j ai eu un imprevu|je me mefie|j hesite trop|c est trop cher|trop cher|plus besoin|j ai plus besoin|je regrette|c est une arnaque|g plus les moyens|j ai plus les moyens|tant pis|je me suis trompe|le proprio a ete paye',
};
