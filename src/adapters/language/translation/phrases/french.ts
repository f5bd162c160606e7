/** Turns of phrase around a request, by the English of the grammar, without accents. They count before the dictionary. */
export const FRENCH: Readonly<Record<string, string>> = {
  'the address is':
    'son adresse est|son adresse c est|l adresse c est|son wallet est|voici son adresse|voici l adresse|l adresse est|son portefeuille est|son compte est',
  'his address': 'son adresse|son wallet|son portefeuille',
  'from my wallet':
    'depuis mon portefeuille|de mon portefeuille|depuis mon wallet|de mon wallet|depuis mon compte|de mon compte',
  'can you':
    'pourriez vous s il vous plait|tu peux m|tu pourrais m|tu peux me faire|est ce possible de|c est possible de|ce serait possible de|tu pourrais me|vous pourriez me|est ce qu on peut|on peut|peut on|puis je|tu sais me|tu pourrais stp|tu peux stp|tu peux s il te plait|pourriez vous s il vous plait|pourrais tu s il te plait|pourrais tu me|pouvez vous s il vous plait|pourriez vous svp|pouvez vous svp|serait il possible d|auriez vous la gentillesse d|auriez vous l amabilite d|peux tu s il te plait',
  'i want to':
    'jvoudrai|jvoudrais|jveux|jvx|je veu|je voudrai|jaimerai|il faut que j|il faut que je|faut que j|faut que je|il faudrait que j|il faudrait que je|je souhaiterais que tu|je souhaiterais que vous|je souhaite que vous|j aimerais que vous|je demande a|je tiens a ce que vous|je vais devoir|je vais avoir besoin de|je vais avoir besoin d|j ai besoin que vous|il est temps de|il est temps d|veuillez s il vous plait|il me faut|merci de bien vouloir|je veux qu on|j veux|j voudrais|je veux pouvoir|je dois faire|veuillez bien|on doit|on va|je desire|je voudrais pouvoir',
  'i want': 'donne moi|donnez moi|file moi|je prends|je prendrais',
  'send all my': 'vide mon|vide mes|vide ma|vider mon|vide tout mon|videz mon',
  with: 'et je paie en|et je paye en|et je paie avec|et je paye avec|je paie en|je paie avec|je paye en|je paye avec|paie avec|paye avec|paie en|paye en|et paie avec|et paye avec|en reglant avec|en reglant en|regle en|regle avec',
  other: 'autre|second|deuxieme',
  worth: 'd une valeur de|pour une valeur de|l equivalent de',
  'unknown money': 'francs|francs suisses|franc|livres|livres sterling|dirhams|dinars|yens|roubles|chf|fcfa|francs cfa',
  'dollars of': 'dollars de|dollars en|dollars d|dollar de|dollar en|dollars',
  'euros of': 'euros de|euros en|euros d',
  point: 'virgule|point',
  million: 'millions de|millions|millions d',
  thanks:
    'bien a vous|bien a toi|bien cordialement|je vous prie|je t en prie|merci a vous|merci a toi|merci mille fois|bonne soiree|a plus|a bientot|bises|bisous|bonne fin de journee|salutations distinguees|tres cordialement',
  hello: 'wesh|yo|re bonjour|rebonjour|bonjour a vous|bonjour a tous|cher agent|dis|dis moi|mon pote|poto|frero',
  send: 'faire partir|fais partir|faites partir|envoi moi|envoyez moi',
  'it is for': 'pour son|pour sa|pour ses|c est pour son|c est pour sa|c est celui qui|pour leur|pour notre|pour nos',
  'i owe': 'je lui dois|je leur dois',
  drop: 'exactement|pile|tout rond|pile poil',
  'transfer of': 'transfert de|virement de|envoi de|paiement de|transfert d|virement d',
  'exchange of': 'echange de|conversion de|change de',
  transfer: 'transfert|un virement|un transfert|un envoi',
};
