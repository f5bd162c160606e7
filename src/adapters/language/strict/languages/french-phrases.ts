import { FRENCH_CAUSES } from './french-causes.ts';
import { before } from './romance-forms.ts';
import { FRENCH_NAMES } from './romance-names.ts';
import type { PhraseWords } from './romance-phrase-words.ts';

const GET =
  'acheter|m acheter|obtenir|avoir|avoir un peu de|avoir un peu d|avoir des|avoir de l|avoir du|recevoir|recuperer|acquerir|prendre|me procurer|me prendre|passer sur|passer en|passer a|basculer en|basculer sur|que j aie|que j obtienne|que je recoive|choper|toucher';
const GIVE =
  'achete|achete moi|achetez|achetez moi|achete avec|achete avec ca|donne moi|donnez moi|donne moi en|prends|prends moi|prenez|prenez moi|file moi|rends moi|mets moi|mets le en|mets les en|mets tout en|mets tout sur|mets ca en|mets ca sur|passe le en|passe les en|passe tout en|passe tout sur|passe ca en|convertis le en|convertis les en|convertis ca en|convertis tout en|change le en|change les en|change le contre|change les contre|transforme le en|transforme les en|bascule en|bascule sur|bascule tout en|bascule tout sur|recupere|recupere moi|je veux|je veux recevoir|je veux du|je veux de l|je voudrais|je prends|je recois|je recupere|recevoir|en recevant|a la place je veux|a la place|en retour|en retour je veux|en echange|en echange je veux|tout en|tout sur|tout vers|procure moi|obtiens|et hop en|va pour';

/** How French requests name networks, accounts, amounts and what is received. */
export const FRENCH_PHRASES: PhraseWords = {
  ...FRENCH_CAUSES,
  names: `${FRENCH_NAMES}|fred|greg|max|alex|ben|nico|seb|steph|jean|jean pierre|jean luc|jean marc|jean claude|jean michel|marc|luc|eric|denis|didier|alain|bernard|michel|daniel|patrick|thierry|pascal|christophe|cedric|jerome|ludovic|fabien|fabrice|franck|frederic|gregory|jonathan|jeremy|dylan|enzo|nathan|noah|adam|ethan|tom|mael|sacha|simon|martin|victor|adrien|baptiste|bastien|remi|robin|samuel|axel|valentin|corentin|loic|erwan|gael|ronan|moussa|mamadou|ousmane|ibrahim|amadou|abdou|cheikh|modou|omar|ali|youssef|rachid|hassan|mohamed|ahmed|said|bilal|walid|sofiane|awa|aminata|fatou|mariam|aissatou|khady|aicha|leila|yasmine|samira|amina|salma|juliette|alice|jade|lina|rose|anna|eva|clara|ines|lola|agathe|margot|helene|sylvie|martine|francoise|monique|catherine|christine|brigitte|dominique|veronique|corinne|patricia|karine|delphine|laetitia|melanie|jessica|vanessa|laure|claire|cecile|anne|anne marie|marie claire|lucienne|odette|simone|martin|bernard|dubois|petit|robert|richard|durand|leroy|moreau|simon|laurent|lefebvre|roux|fournier|morel|girard|mercier|dupont|lambert|bonnet|garnier|faure|rousseau|blanc|guerin|muller|lemaire|tremblay|gagnon|bouchard|diallo|diop|ndiaye|traore|kone|coulibaly`,
  netLead:
    'tout|le tout|directement|direct|toujours|bien|uniquement|seulement|exclusivement|ca|la|ici|plutot|de preference|et ca|et tout|et que ce soit|que ce soit|que ca passe|et que ca passe|et fais le|fais le|et fais ca|fais ca|faites le|operation|l operation|la transaction|le transfert|le virement|l envoi|transaction|transfert|envoi|en passant|en restant|a faire|a envoyer|a executer|mais|je le veux|je veux que ce soit|si possible',
  onRarely: 'en|dans|avec|on|su|sous|dessus|dans le|sur le reseau nomme',
  netUse:
    'utilise|utilisez|utilise le|utilise la|utilisez le|utilisez la|en utilisant|en utilisant le|en utilisant la|et utilise|et utilisez|au moyen du|au moyen de|au moyen de la|par le biais de|par le biais du|par le biais de la|moyennant|moyennant le|par l intermediaire de|par l intermediaire du|a l aide du|a l aide de|grace a|je prefere|prends|prends le|prends la|choisis|choisis le|choisis la|choisissez|passe par|passe par le|passe par la|passez par|passez par le|en prenant|en choisissant|je passe par|sers toi de|sers toi du|avec le|avec la',
  layer: 'layer|couche|l|layer de niveau|niveau',
  netCalled: 'qui s appelle|appele|appelee|nomme|nommee|dit|dite|connu sous le nom de|:|=|c est a dire|a savoir',
  netLabel:
    'reseau|chaine|blockchain|chain|network|net|mainnet|reseau principal|reseau choisi|reseau souhaite|reseau prefere|reseau voulu|reseau a utiliser|reseau utilise|reseau de destination|reseau que j utilise|reseau que je veux|reseau qu elle utilise|reseau qu il utilise|reseau selectionne|reseau concerne|reseau pour ca|reseau du transfert|reseau sera|reseau serait|chaine a utiliser|chaine utilisee|chaine que j utilise|blockchain a utiliser',
  netIs: 'est|c est|sera|serait|ce sera|ce serait|:|=|doit etre|soit|le|la|est le|est la|c est le|c est la',
  netTail:
    'network|chain|blockchain|l2|layer2|mainnet|net|reseau|one|la|hein|qui n est pas cher|qui est pas cher|qui est moins cher|qui est le moins cher|qui est rapide|qui est plus rapide|qui est le plus rapide|qui coute moins|qui coute rien|qui est celui que j utilise|que j utilise|uniquement|seulement|directement|principal|c est moins cher|c est le moins cher|et rien d autre|l1',

  walletDet:
    'l|le|la|mon|ma|mon autre|ma autre|cette|ce|cet|son|sa|notre|votre|l autre|une|un|cette meme|ladite|mes|la nouvelle|le nouveau|le bon|la bonne|mon propre|ma propre|mon nouveau|ma nouvelle',
  hisDet: 'son|sa|l|le|la|cette|ce|une',
  walletKind:
    'adresse|adresses|ladresse|adress|address|wallet|wallets|portefeuille|portefeuilles|compte|porte monnaie|porte feuille|coffre|multisig|safe|ledger|trezor|metamask|tresorerie|hardware wallet|cold wallet|hot wallet|cle publique|portemonnaie|destination|smart wallet|tirelire|cagnotte|coffre fort',
  walletQuality:
    'froid|froide|chaud|chaude|virtuel|virtuelle|numerique|digital|digitale|personnel|personnelle|prive|privee|public|publique|nouveau|nouvelle|principal|principale|secondaire|crypto|indique|indiquee|suivant|suivante|ci dessous|ci apres|ci joint|ci jointe|correct|correcte|habituel|habituelle|officiel|officielle|verifie|verifiee|la|ci|final|finale|destinataire|de destination|du destinataire|du beneficiaire|de reception|d epargne|epargne|de secours|de reserve|d urgence|d investissement|de travail|de test|de jeu|de jeux|pro|perso|professionnel|professionnelle|d entreprise|commun|commune|joint|partage|partagee|associe|eth|evm|ethereum|metamask|ledger|trezor|rabby|phantom|de metamask|de ledger|de trust wallet|sur ledger|sur metamask|sur coinbase|sur binance|sur kraken|coinbase|binance|kraken|de l entreprise|de la societe|de la boite|de l equipe|de l asso|de l association|du groupe|de la guilde|de la dao|de la multisig|a long terme|mobile|de la maison|securise|securisee|dedie|dediee|exact|exacte|blockchain|en dessous|plus bas|de toujours|de paiement',
  walletThat: [
    before(
      'que je |que je te |que je vous |que j |que j ai |que voici |qui |',
      'colle|donne|laisse|copie|indique|envoie|note|mets|passe|partage|joins|transmets|colle ici|donne ici|laisse ici|copie ici|indique ici|note ici|mets ici|passe ici|colle la|mets la|colle ci dessous|donne ci dessous|indique ci dessous|mets ci dessous|laisse ci dessous|colle en dessous|mets en dessous',
    )
      .split('|')
      .filter((one) => /^que (je|j) /.test(one))
      .join('|'),
    'que voici|que voila|qui suit|qui est|qui est la suivante|dont l adresse est|dont l adresse est la suivante|dont voici l adresse|dont le wallet est|dont le portefeuille est|avec l adresse|a l adresse|a l adresse suivante|ayant pour adresse|ci dessous|ci apres|ici|sur l adresse|sur son adresse|sur son wallet|via son adresse|via son wallet|sur',
  ].join('|'),
  here: 'ici|la|ici meme|celle ci|celui ci|cette derniere|ca|cela|cette adresse la|cette adresse|cette adresse ci|qui possede le wallet|l adresse que voici',
  hereAlone: 'ici|directement a|direct a|directement sur|directement vers|direct vers|direct sur|la dessus|par ici',
  toLabel2:
    'beneficiaire|destinataire|destination|receveur|adresse de destination|adresse destination|adresse du destinataire|adresse du beneficiaire|adresse de reception|wallet de destination|wallet destination|portefeuille de destination|compte de destination|compte destinataire|le beneficiaire est|le destinataire est|la destination est|l adresse de destination est|l adresse est|le wallet est|le compte est|to|at|au benefice de|a destination de|a l ordre de|au nom de|adresse|wallet|l adresse|portefeuille|compte|recoit',
  organisation:
    'entreprise|societe|boite|boutique|magasin|commerce|cabinet|bureau|agence|etude|etude du notaire|tresorerie|association|asso|fondation|ong|eglise|paroisse|mosquee|synagogue|temple|communaute|cooperative|coop|guilde|clan|equipe|dao|club|ecole|college|lycee|creche|academie|salle de sport|clinique|hopital|garage|atelier|restaurant|bar|hotel|fleuriste|boulangerie|boucherie|epicerie|pharmacie|quincaillerie|librairie|imprimerie|constructeur|agence immobiliere|assurance|regie|syndic|notaire|universite|fac|refuge|spa|comite|comite des fetes|syndicat|groupe|orchestre|fanfare|maison d edition|startup|projet|multisig|administration|conciergerie|residence|ligue|tournoi|caisse|caisse de la coloc|caisse commune|cagnotte|fonds commun|copropriete|copro|famille|comptabilite|compta|mairie|federation|collectif|bande|chantier|ferme|amap|intendance',
  personQuality:
    'aine|ainee|cadet|cadette|prefere|preferee|adore|adoree|de toujours|de confiance|d enfance|du quartier|d en face|d a cote|du travail|du bureau|de l ecole|de la fac|de la salle|du village|de palier|de classe|de chambre|de coloc|externe|freelance|independant|independante|la|de garde|de promo|du coin|cheri|cherie|du dessus|du dessous|en chef',
  title:
    'monsieur|madame|mademoiselle|m|mr|mme|mlle|m .|mr .|mme .|maitre|me|docteur|dr|dr .|docteure|pere|soeur|frere|tonton|tata|tatie|oncle|tante|coach|prof|professeur|le pere|la mere|imam|pasteur|l abbe|abbe|le docteur|le coach|papi|papy|mamie|mami|maman|papa',

  sumNoun:
    'somme|montant|quantite|total|valeur|somme totale|montant total|montant exact|somme exacte|valeur totale|total exact',
  worthOf: before('l |', 'equivalent de|equivalent a|equivalent d').concat(
    '|la contre valeur de|la contrevaleur de|la valeur de|pour une valeur de|pour un montant de|pour|a hauteur de|dans les',
  ),
  exactly:
    'exactement|exact|exacts|pile|pile poil|tout rond|tout ronds|ronds|rond|tout pile|au total|en tout|seulement|uniquement|entier|entiers|entiere|complets|complet|nets|net|a moi|de mon solde|de mon wallet|de mon portefeuille|de mon compte|de mes economies|parmi les miens|des miens|que j ai|tout juste|ni plus ni moins|et pas plus|max',
  countedIn:
    'en|sous forme de|sous forme d|sous la forme de|en forme de|en jetons|en monnaie|en crypto|parmi mes|de mes|des|payes en|de l',
  units:
    'tokens|token|jetons|jeton|unites|unite|pieces|piece|coins|coin|cryptos|crypto|stablecoins|monnaies|petits|petites|petit|beaux|bons',
  whole: [
    before(
      'tout |absolument tout |l integralite de |la totalite de |',
      'ce que j ai|ce que j ai comme|ce qu il me reste|ce qui me reste|ce qui reste|ce qu il reste|ce que je possede|ce que je detiens|ce qui traine',
    ),
    before(
      'tout |toute |tous |toutes |absolument tout ',
      before(
        'mon |ma |mes |le |la |les ',
        'solde|position|stock|stack|fonds|argent|reserve|reserves|capital|depot|epargne|avoir|avoirs|pactole|magot|sac',
      ),
    ),
    before('le |mon |', before('solde |total |montant ', 'complet|total|entier|integral|disponible|actuel|restant')),
    before(
      'l ensemble |le total |l integralite |la totalite |la somme |cent pour cent ',
      'de mes|de mon|du|des|de ma|de mon solde|du solde|de mon stock|de mon solde en|de ma position|de mes avoirs|de mes fonds',
    ),
    before('absolument tout |absolument tous |vraiment tout |carrement tout |carrement tous ', 'mon|mes|le|les|l'),
  ].join('|'),
  wholeOf: 'de|d|en|du|des|de l|que j ai en|disponible en|de mes|de mon|sur mon|comme',
  entirely:
    'entier|entiers|en entier|au complet|complet|complets|en totalite|integralement|en integralite|dans sa totalite|dans leur totalite|jusqu au dernier',
  halfOfWhole: before(
    'la moitie de |la moitie du |la moitie d |la moitie des |moitie de ',
    'ce que j ai|ce que j ai en|ce qui me reste|ce qu il me reste|tout ce que j ai|mon solde|mon solde en|mon stock|solde|ma position|mon stack|mes avoirs|mon|mes|tous mes|tout mon',
  ),

  gaining: [
    before(
      'pour |afin d |afin de |et comme ca |histoire d |histoire de |de maniere a |dans le but d |dans le but de ',
      GET,
    ),
    before('et |puis |et puis |', GIVE),
    'et acheter|et prendre|et recuperer|en achetant|en prenant|en recuperant|en obtenant|for|to|into|en echange de|en echange d|converti en|convertis en|changes en|sous forme de|sous forme d|histoire d en faire|destination',
  ].join('|'),
  gainLabel:
    'token de destination|jeton de destination|monnaie de destination|destination|token d arrivee|jeton d arrivee|monnaie d arrivee|token a recevoir|jeton a recevoir|token voulu|jeton voulu|token souhaite|jeton souhaite|ce que je veux c est|ce que je veux recevoir c est|a recevoir|token de sortie|recevoir|actif de destination|actif a recevoir|recu|je veux',
  intoLead:
    'tout|tout ca|le tout|directement|direct|en entier|integralement|maintenant|entierement|completement|au cours actuel',
  intoNoun: before(
    'le |la |les |l |un |une |du |des |de la |quelques |un peu de |un petit peu de |plus de |mon |',
    'token|tokens|jeton|jetons|jetons de|tokens de|token de|jeton de|monnaie|piece|pieces|coin|crypto|cryptomonnaie|stablecoin|actif|equivalent en|valeur en',
  ).concat(
    '|leur equivalent en|son equivalent en|l equivalent en|leur valeur en|sa valeur en|la valeur equivalente en|le maximum de|le maximum d|autant de|autant d|un max de|un max d|du pur|un peu de|un peu d|un petit peu de|un petit peu d|un bout d|un bout de|quelques|plus de|plus d|une poignee de|une poignee d|une quantite equivalente de|une quantite equivalente d|du|de l|des',
  ),
};
