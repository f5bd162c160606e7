import type { CourtesyWords } from './romance-courtesy.ts';
import { before } from './romance-forms.ts';
import { FRENCH_NAMES } from './romance-names.ts';

const POLITE =
  's il te plait|s il vous plait|s il vous plais|s il te plais|stp|svp|sil te plait|sil vous plait|s te plait|s tu plait|steplait|steuplait|steuplé|steuple|siouplait|siouplé|siouple|silteplait|silvousplait|stpp|svpp|stplz|je vous prie|je vous en prie|je t en prie|je te prie|pitie|par pitié|plz|pls|please';

/** How people greet, thank and take leave in French. */
export const FRENCH_COURTESY: CourtesyWords = {
  greeting: [
    before(
      '|bien le |bien |re |hey |ah |oh |un grand |un petit |grand |tres ',
      'bonjour|bonsoir|salut|coucou|hello|bon matin|belle journee|bonne journee|bonne soiree|bon apres midi',
    ),
    'bjr|bsr|slt|cc|kikou|coucou coucou|hey|hé|he|hep|ohé|ohe|oh|yo|yop|re|rebonjour|rebonsoir|resalut|recoucou|wesh|wsh|wesh wesh|allo|allô|allo allo|halo|hi|heille|eille|hola|tcho|ave|gm|gn|gm gm|salutations|mes salutations|mes respects|mes hommages|mes amities|bonjour bonjour|bonjour et bonne annee|bonne annee|bienvenue|enchanté|enchantee|la paix|salam|salam aleykoum|salam alaykoum|salam aleykum|salam alaikoum|salam aleikoum|assalamu aleykum|assalam aleykoum|salamalekoum|salam alikoum|nanga def|mbote|mbolo|akwaba|na ngai|azul|yaatal|joyeux noel|bon dimanche|bon lundi|bon vendredi|bonne semaine',
  ].join('|'),
  greetedMore:
    'monsieur|madame|mademoiselle|a toi|a vous|toi|vous|encore|de nouveau|encore une fois|la|là|ben|le bot|l app|madame monsieur|a nouveau|l ia|ma foi|et bonne journee|et bonne annee|et merci|cher ami|bien',
  howAre: before(
    '|alors |et |salut |bonjour |coucou |hey |slt |bien |yo ',
    'ca va|ca va bien|ca va toi|ca va vous|ca va ou quoi|ca roule|ca gaze|ca baigne|ca boume|comment ca va|comment ca va toi|comment vas tu|comment allez vous|comment tu vas|comment vous allez|comment va|comment va tu|comment va la vie|comment va la famille|comment se passe ta journee|cv|cv toi|quoi de neuf|koi de neuf|quoi de beau|la forme|en forme|tout va bien|tout va bien chez vous|tout roule|tu vas bien|vous allez bien|bien ou quoi|bien ou bien|bien|on dit quoi|c est comment|ca dit quoi|ca se passe|tranquille|la patate|la peche|bien dormi',
  ),
  howAreMore: 'aujourd hui|ce matin|ce soir|toi|vous|mon ami|j espere|la famille',
  fond: before('|tres |mon |ma |mes ', 'cher|chere|bon|bonne|brave|vieux|vieille|grand|petit|tendre').concat(
    '|tres cher|tres chere',
  ),
  owner: 'mon|ma|notre',
  spokenTo:
    'jeune homme|jeune fille|jeune|ami|amie|mon ami|mon amie|l ami|l amie|camarade|collegue|compagnon|mec|mon mec|gars|mon gars|gros|mon gros|poto|mon poto|potes|pote|mon pote|copain|copine|mon copain|ma copine|frere|frero|frerot|mon frere|mon frero|mon frerot|le frere|reuf|mon reuf|refré|bro|brother|bg|le bg|khey|khouya|akhi|sahbi|chef|le chef|cheffe|chief|boss|le boss|patron|patronne|le patron|capitaine|champion|le champion|chouchou|mon chou|chou|mon cheri|ma cheri|ma cherie|cheri|cherie|mon coeur|mon ange|mon amour|ma belle|ma grande|mon grand|mon petit|mon vieux|mon lapin|mon canard|ma poule|ma puce|mon tresor|tresor|bebe|loulou|doudou|man|my man|fréro|maitre|genie|le genie|l as|beau gosse|fils|mon fils|mon enfant|ma fille|tchoupi|vieux|le sang|docteur|professeur|bichon|minou',
  respected: before('|tres |bien |mon |ma |notre ', 'cher|chere|estimé|estimee|honorable|respecté|honoré'),
  title: 'monsieur|madame|mon|ma|mr|mister|ami|frere|mon ami|mon cher|ma chere|mon petit|mon brave|mon bon|petit|le|l',
  machine:
    'bot|robot|assistant|assistante|assistant virtuel|assistant numerique|application|appli|app|ia|intelligence artificielle|wallet|portefeuille|equipe|service|service de paiement|systeme|machine|chatbot|copilote|logiciel|assistant de paiement|conseiller|l assistant|botounet|petit bot|petit robot|equipe technique',
  spokenAlone: 'bot|robot|assistant|chef stp|dis|dis moi|dis donc|dites|dites moi|dites donc|ecoute moi|ecoutez moi',
  sorry: [
    before(
      '|vraiment |sincerement |je suis |je suis vraiment |encore |mille fois |tres |mes |mille |ah ',
      'desolé|desolee|desole|dsl|navré|navree|pardon|excuses|sorry|pardonnez moi|pardonne moi|excuse|excuse moi|excusez moi|excusez|pardonnez|scuse|scusez|scuse moi|confus|pardons|m excuse',
    ),
    'je m excuse|je vous demande pardon|je te demande pardon|veuillez m excuser|veuillez excuser|je vous prie de m excuser|je te prie de m excuser|pardon pardon|faites excuse|avec votre permission|avec ta permission|si je peux me permettre|permettez',
  ].join('|'),
  sorryFor: [
    before(
      'de |de te |de vous |de t |de venir |de venir te |de venir vous |si je |si je te |si je vous |si je t |d |pour vous |de devoir |de devoir te |de devoir vous ',
      'deranger|derange|embeter|embete|importuner|importune|solliciter|sollicite|interrompre|interromps|ecrire|ecrire si tard|insister|insiste|relancer|bousculer|presser|faire perdre ton temps|faire perdre votre temps|ennuyer|ennuie|enquiquiner|saouler|m y prendre si tard',
    ),
    before(
      'pour |pour le |pour la |pour les |pour l |pour mon |pour ma |pour mes |du |de la |de l |pour ce |le |la |mon |mes |pour tout le |de mon |l ',
      'derangement|gene|heure|heure tardive|message|message tardif|fautes|fautes d orthographe|orthographe|francais|mauvais francais|insistance|desagrement|desagrements|interruption|retard|spam|intrusion|dérangement|audace|tracas|ecriture|urgence|impatience',
    ),
  ].join('|'),
  sorryMore:
    'encore|a cette heure|a cette heure ci|si tard|si tot|un dimanche|de nouveau|encore une fois|aussi tard|mais|hein|pour ca|a nouveau|pendant votre pause|pendant ta pause',
  hope: before(
    '|et |en ',
    'j espere|j espere que|esperant que|nous esperons que|je souhaite que|on espere que|en esperant que|je pense que|j ose esperer que',
  ),
  well: before(
    'tu vas |vous allez |vous vous portez |tu te portes |tout va |tout se passe |ca va |tout roule |la journee se passe |votre journee se passe |ta journee se passe |ce message vous trouve |ce message te trouve |ce message vous trouvera |vous etes |tu es |toute la famille va |la famille va ',
    'bien|tres bien|super bien|au mieux|a merveille|en forme|en pleine forme|en bonne sante|pour le mieux|pour toi|pour vous|comme tu veux|comme vous voulez',
  ).concat(
    '|tu passes une bonne journee|vous passez une bonne journee|ca roule|tu as passé une bonne nuit|tu as bien dormi|vous avez bien dormi|ne pas deranger|ne pas te deranger|ne pas vous deranger|tu as la forme|tu passes un bon dimanche',
  ),
  wellMore:
    'aujourd hui|ce matin|ce soir|de ton coté|de votre coté|par ce beau temps|et la famille aussi|ainsi que la famille|chez vous|chez toi|et que la famille va bien|par ces temps',
  opener:
    'ok|okay|oki|okok|bon|bon ben|bon bah|bon alors|bon on y va|on y va|bon allez|ben|bah|ben alors|bah alors|alors|alors voila|alors la|alors voilà|voila|eh bien|eh ben|et bien|bien|tres bien|parfait|super|genial|nickel|d accord|dac|entendu|compris|c est parti|allez|allez hop|hop|allez on y va|allons y|en avant|go|let s go|lets go|tiens|tenez|ecoute|ecoutez|je me permets de vous solliciter|je me permets de vous ecrire|je me permets de vous contacter|je me permets de vous deranger|je me permets de te deranger|je me permets de t ecrire|regarde|regardez|attention|euh|euh alors|heu|heu alors|hum|hmm|bref|du coup|donc|donc voila|je reviens|me revoila|me revoici|me voila|me voici|c est encore moi|encore moi|c est moi|c est re moi|moi encore|c est moi encore|toujours moi|je suis de retour|petit service|un petit service|petite demande|une petite demande|petite faveur|une petite faveur|une faveur|un service|une chose|une petite chose|un petit truc|petit truc|j ai besoin de toi|j ai besoin de vous|j ai besoin d aide|j ai besoin de ton aide|j ai besoin de votre aide|j ai besoin d un service|j ai besoin d un coup de main|j ai un service a te demander|j ai un service a vous demander|j aurais besoin d aide|j aurais besoin de votre aide|j aurais besoin de ton aide|besoin d aide|besoin de toi|besoin d un coup de main|a l aide|aide moi|aidez moi|tu peux m aider|tu peux m aider ?|pouvez vous m aider|pouvez vous m aider ?|peux tu m aider ?|tu m aides ?|tu me rends un service ?|rends moi service|rends moi un service|rendez moi service|rendez moi un service|nouvel ordre|nouvelle demande|nouvelle operation|nouvelle mission|au boulot|au travail|mission du jour|par la presente|par le present message|par ce message|sauf votre respect|avec tout le respect que je vous dois|avec respect|respectueusement|a l attention du service|a l attention de l assistant|a qui de droit|tu sais quoi|vas y',
  introduces: 'c est|ici|moi c est|je suis|je m appelle|mon nom est|c est encore|c est toujours|ici c est|nous sommes',
  introduced:
    'mamie|papi|papy|mémé|meme|mémère|tonton|tata|tantine|la mamie|le papi|la grand mere|le grand pere|ta mamie|madame|monsieur|le tresorier|la tresoriere|la tresorerie|la compta|la comptabilite|la comptable|le comptable|le boulanger|la boulangere|le boss|le patron|la patronne|votre client|votre cliente|le meme|ton pote|ton ami|ton amie|votre serviteur|le service financier|le service comptable',
  names: FRENCH_NAMES,

  thanksFirst:
    'un grand|un gros|un enorme|un immense|un petit|mille|mille fois|avec|avec mes|mes|grand|gros|cool|super|nickel|parfait|ok|okay|top|genial|allez|voila|et|et encore|deja|encore|bon|bah|ben|d avance|d avance un grand|par avance|je te dis|je vous dis|vraiment|tres sincerement|sincerement|un tres grand|bien|et un grand|infiniment|dac|trop bien|stp et|svp et',
  thanks:
    'merci|mercii|merciii|merciiii|merciki|mci|mrc|mrci|mersi|merki|remerciements|sinceres remerciements|remerciement|merci merci|thx|thanks|thank you|tks|ty|gracias|danke|choukran|jazakallah|barakallah|barak allah|barakallahu fik|barakallah fik|nickel merci|cimer|cimer albert|reconnaissant|reconnaissante',
  thanksMore:
    'bcp|beaucoup|d avance|par avance|bien|a toi|a vous|a toi aussi|infiniment|mille fois|enormement|encore|encore une fois|deja|vraiment|du fond du coeur|de tout coeur|de tout mon coeur|tout plein|sincerement|hein|la|là|ben|ma foi|anticipés|anticipes|et bonne journee|et bonne soiree|et a bientot|et bon week end|et bonne continuation|et bravo|et bisous|et bises|et pardon|et desolé|par anticipation|beaucoup beaucoup|quoi|et a plus|et cordialement|tellement|merci|bien bien|et que dieu te benisse|et que dieu vous benisse|et bonne nuit|et belle journee',
  thanksFor: before(
    'pour |de |pour toute |pour tout |et merci pour ',
    'ton|ta|votre|vos|tes|la|le|l|cette|ce|les|m|tout le',
  ).concat('|pour|de|d|pour tout|de bien vouloir'),
  help: 'aide|aide precieuse|precieuse aide|coup de main|coup de pouce|soutien|attention|patience|temps|service|services|bon service|gentillesse|amabilite|comprehension|collaboration|cooperation|disponibilite|reactivite|rapidite|diligence|confiance|boulot|travail|bon travail|excellent travail|effort|efforts|tout|aider|avoir aidé|m avoir aidé|m aider|devouement|assistance|bienveillance|sollicitude|efficacite|tout ca|faire vite|faire le necessaire|faire au plus vite|faire au mieux|traiter au plus vite|traiter ca rapidement|agir vite|ecoute|bonté|prompte reponse|celerite',
  gratefulFirst:
    'je|je t|je te|je vous|je vous en|je t en|nous vous|nous vous en|on te|on vous|et je te|et je vous|je te suis|je vous suis|je te serais|je vous serais|je vous serai|je te serai|je vous en serais|je vous en suis|je t en serais|je serais|je suis|soyez|sois|je reste|tu es|en vous|en te|je t en suis|mille fois|bien|nous vous serions|tres',
  grateful:
    'remercie|remercions|remerciant|remercier|suis reconnaissant|suis reconnaissante|reconnaissant|reconnaissante|reconnaissants|tres reconnaissant|tres reconnaissante|infiniment reconnaissant|redevable|oblige|remercie infiniment|saurais gré|sais gré',
  gratefulMore:
    'd avance|par avance|infiniment|beaucoup|bcp|mille fois|enormement|sincerement|du fond du coeur|vivement|chaleureusement|bien|deja|encore|tres sincerement|de tout coeur|et vous souhaite une bonne journee|eternellement|et te souhaite une bonne journee|remercie|et vous salue',
  youAre: [
    before(
      't es |tu es |vous etes |t |tes |toi t es |vraiment t es |c est que t es |tu est |z etes ',
      'un|une|le|la|trop|vraiment|vraiment un|vraiment le|au|mon|ma|tellement|super|un vrai|une vraie|tres|bien|si|l',
    ),
    't es|tu es|vous etes|tes|tu|quel|quelle|trop',
  ].join('|'),
  praise:
    'meilleur|meilleure|best|ange|amour|chef|boss|roi|reine|champion|championne|genie|pro|crack|as|bijou|perle|tresor|top|super|genial|geniale|gentil|gentille|adorable|cool|fort|forte|sympa|aimable|aimables|beau|belle|parfait|parfaite|legende|monstre|machine|bete|heros|sauveur|sauveuse|gere|assures|geres|dechires|efficace|chou|choux|crème|creme|gars bien|vrai|chic type|bon bot|bon robot|bonne personne|pote|frere|soleil|rayon de soleil|pas mal|merveille|magicien|bon',
  wishes: before(
    '|et |je te souhaite |je vous souhaite |passe |passez |bien |en vous souhaitant |en te souhaitant |vous souhaitant |nous vous souhaitons ',
    'une|un|une tres|une bien|une excellente et',
  ).concat('|et|tres|passe|passez|une|un|excellente et|bien'),
  good: 'bonne|bon|belle|beau|excellente|excellent|agreable|douce|super|joyeux|joyeuse|heureuse|merveilleuse|magnifique|tres bonne|tres belle|tres bon|bonnes|sainte|paisible|radieuse',
  day: 'journee|soiree|nuit|apres midi|aprem|week end|weekend|we|fin de journee|fin de semaine|fin de soiree|semaine|continuation|matinee|dimanche|lundi|vendredi|samedi|reception|vacances|fete|fetes|suite|route|chance|courage|appetit|reste de journee|annee|repos|santé|sante|boulot|jeudi|mardi|mercredi|fin d apres midi|debut de semaine',
  dayMore:
    'a toi|a vous|a vous aussi|a toi aussi|la|là|et merci|et a bientot|et bon week end|et bonne semaine|et a plus|tout de meme|ensoleillee|et bon courage|a toute l equipe|quand meme|et bisous|et prends soin de toi|en famille|et bonne continuation',
  regardsFirst: [
    'un|une|mes|mes plus|avec|avec mes|avec mes plus|bien|tres|nos|recevez|recevez mes|recois mes|veuillez agreer mes|veuillez agreer , madame , monsieur , mes|veuillez agreer madame monsieur mes|veuillez recevoir mes|veuillez recevoir nos|veuillez agreer nos|veuillez agreer l expression de mes|veuillez agreer , madame , monsieur , l expression de mes|veuillez croire a mes|je vous prie d agreer mes|je vous prie d agreer , madame , monsieur , mes|je vous prie d agreer l expression de mes|je vous prie d agreer , madame , monsieur , l expression de mes|je vous prie de recevoir mes|je vous prie de croire a mes|je vous adresse mes|je vous envoie mes|je t envoie mes|dans l attente , mes|grosses|gros|gros gros|de|des|plein de|mille|sinceres et|et|et mes|le|deux|grosse|je t embrasse ,',
  ].join('|'),
  regards: [
    before(
      '|meilleures |sinceres |respectueuses |cordiales |distinguees |fraternelles |plus sinceres |plus respectueuses |plus cordiales |amicales |chaleureuses |gros |grosses |petites |petits |bons |salutations les ',
      'salutations|sentiments|sentiments distingués|pensees|amities|respects|hommages|bises|bise|biz|bisou|bisous|bizou|bizoux|bisoux|bisoux|poutous|bec|becs|caresses|embrassades|calins|tendresses|accolades|accolade|plus sinceres|plus distinguees',
    ),
    'considération|consideration|voeux|souvenir',
  ].join('|'),
  regardsMore:
    'distinguees|distingués|distingues|respectueuses|les meilleures|les plus respectueuses|les plus sinceres|les plus distinguees|les plus cordiales|sinceres|cordiales|fraternelles|a vous|a toi|a toute l equipe|et merci|et a bientot|devoués|amicales|a la famille|baveux|partout|d ici|respectueux|et bonne journee|fort|tout plein',
  signed:
    'cordialement|bien cordialement|tres cordialement|cdt|cdlt|cldt|bien a vous|bien a toi|respectueusement|tres respectueusement|sincerement|amicalement|bien amicalement|fraternellement|sportivement|cordialement votre|votre devoué|votre devouee|salutations|bises|bise|bisous|biz|merci|merci d avance|merci beaucoup|amities|signé|signe|signé :|sentiments distingués|affectueusement|solidairement|sinceres salutations|meilleures salutations|salutations distinguees|bonne journee|tendrement|confraternellement',
  office:
    'tresorerie|la tresorerie|comptabilite|la comptabilite|compta|la compta|finance|finances|la direction|direction|direction financiere|la direction financiere|le tresorier|la tresoriere|le service comptable|le service financier|service comptable|service financier|service tresorerie|le secretariat|secretariat|administration|l administration|l equipe|l equipe finance|equipe finance|votre client|votre cliente|le gerant|la gerante|gerant|gerante|le comptable|la comptable',
  god: before(
    '|que |et que |qu |et qu ',
    'dieu|le bon dieu|allah|le seigneur|le ciel|jesus|l eternel|la vierge|notre seigneur|le tout puissant',
  ),
  bless: before(
    'te |vous |t |nous |le |la |soit avec |',
    'benisse|benissent|garde|protege|accompagne|aide|recompense|rende|le rende|rende au centuple|le rende au centuple|paye|benis|comble|accorde longue vie|accorde une longue vie|facilite|toi|vous',
  ),
  blessMore:
    'toi et ta famille|vous et votre famille|toujours|abondamment|et te garde|et vous garde|ainsi que ta famille|ainsi que votre famille|et te protege|et vous protege|beaucoup|infiniment|richement',
  urgentFirst: before(
    '|et |car |parce que |vu que |puisque |ca |message ',
    'c est|c est tres|c est super|c est vraiment|c est assez|c est hyper|c est plutot|c est un peu|c est de la plus haute|il y a|y a|tres|extremement|en|d|de toute|en toute|en mode|ca|ca presse|demande|a titre|dossier|a traiter en|en extreme|grande|super|plutot|je suis|hyper|caractere|priorite',
  ),
  urgent:
    'urgent|urgente|urgence|urgentissime|pressé|pressee|presse|prioritaire|priorité|priorite|important|importante|absolue|priorite absolue|haute priorité|urge|imperatif|urgement|extreme urgence|de toute urgence|priorité haute|urgemment',
  soon: [
    'maintenant|la maintenant|là maintenant|maintenant tout de suite|tout de suite|de suite|dare dare|illico|illico presto|presto|vite|vite vite|vite fait|vite fait bien fait|tres vite|rapido|rapidos|rapidement|rapide|rapidement possible|fissa|et que ca saute|en vitesse|a toute vitesse|a la seconde|a l instant|a l instant meme|sur le champ|immediatement|immediatement svp|immediatement stp|dans l immediat|au plus vite|au plus tot|au plus rapide|asap|des reception|des reception de ce message|a reception|des maintenant|des a present|a present|aujourd hui|aujourd hui meme|ce jour|direct|directement|d urgence|en urgence|dans la foulee|la tout de suite|promptement|prestement|sans perdre de temps|sans perdre une minute|pronto|subito|vitos|maintenant stp|maintenant svp|go go go|go go|go|fais vite|faites vite|depeche toi|depechez vous|depeche|magne toi|grouille toi|active toi|presse toi|bouge toi',
    before(
      'des que |quand |aussitot que |sitot que |aussi vite que |le plus vite que |si ',
      'possible|tu peux|vous pouvez|vous le pouvez|tu le peux|vous pourrez|tu pourras|tu as un moment|tu as une minute|vous avez un moment|tu as deux minutes|t as deux minutes|t as une minute|tu as le temps|vous avez le temps|t as le temps|tu veux bien|vous voulez bien|c est possible',
    ),
    before(
      'le plus |au plus |aussi |du plus ',
      'vite possible|rapidement possible|tot possible|vite|tot|rapidement|vite que tu peux|rapidement que possible|promptement possible|rapide possible|vite que possible',
    ),
    before(
      'sans |sans plus |sans aucun ',
      'delai|delais|tarder|attendre|attente|retard|faute|traîner|trainer|hesiter|urgence|stress|te presser|vous presser|pression',
    ),
    'dans les meilleurs delais|dans les plus brefs delais|dans les delais les plus brefs|dans la minute|dans les temps|en priorité|en priorite|y a pas d urgence|rien ne presse|rien d urgent|pas pressé|pas d urgence',
  ].join('|'),
  farewell: [
    before(
      '|et |allez |bon |voila |bon allez |sur ce ',
      'a bientot|a tres bientot|a tres vite|a plus|a toute|a tout a l heure|a la prochaine|a une prochaine|a la revoyure|au revoir|aurevoir|adieu|adios|bye|bye bye|byebye|ciao|tchao|tchuss|tchin|salut|ciao ciao|prends soin de toi|prenez soin de vous|porte toi bien|portez vous bien|bon courage|courage|bonne chance|bisous|la paix|paix|peace|force|force a toi|force a vous|amen|amin|amine|je t embrasse|je vous embrasse|on se voit bientot|on se capte|on s appelle|a vous lire|je compte sur toi|je compte sur vous|je te fais confiance|je vous fais confiance|dans l attente|dans l attente de votre retour|en attente|dans l attente de vous lire|restant a votre disposition|a votre disposition|je reste a votre disposition|je reste a disposition|je reste disponible|kiss|kissous|xoxo|je t aime|je vous aime|je t adore|love|tchou|tchô|salam|a la bonne votre|santé',
    ),
    before(
      '|et |voila |pour l instant |pour le moment |pour aujourd hui |bon |donc ',
      'c est tout|ce sera tout|ca sera tout|c est tout ce qu il me faut|c est tout pour moi|c est tout pour l instant|c est tout pour aujourd hui|rien d autre|rien de plus|voila tout|voila|voilà|et puis c est tout|ca ira|ce sera bon|et voila|et basta|basta|point barre|point final|point a la ligne',
    ),
    'au plaisir|au plaisir de vous lire|tu me sauves|tu me sauves la vie|vous me sauvez|vous me sauvez la vie|fin de message|fin du message|fin de transmission|over|roger|c est gentil|c est tres gentil|c est gentil a toi|c est gentil a vous|c est tres gentil a vous|c est sympa|c est cool|c est cool de ta part|c est sympa de ta part|c est tres aimable|c est tres aimable a vous|c est bien aimable|trop sympa|trop gentil|bien aimable|tres aimable|parfait|top|nickel|super|genial|cool|ok|okay|dac|d accord|impec|impeccable|hop|et hop|allez hop|allez|allez zou|zou|vas y|allez y|allons y|on y va|c est parti|en avant|en route|go|lfg|let s go|lets go|feu|fonce|foncez|au boulot|au travail|fais au mieux|faites au mieux|tu geres|tu gere|t assures|tu assures|trop fort|quel service|chapeau|bravo|bon boulot|bon travail|beau boulot|excellent|sois chou|sois sympa|soyez sympa|sois gentil|soyez gentil|sois un amour|stp merci|svp merci|merci stp|si ca ne te fait rien|si ca te va|et tac',
    POLITE,
    before(
      'si |et si ',
      'ca ne te derange pas|ca ne vous derange pas|cela ne te derange pas|ca te derange pas|ca vous derange pas|ca t embete pas|ca ne t embete pas|ca vous embete pas|ca ne vous embete pas|ca ne t ennuie pas|ca ne vous ennuie pas|cela ne vous ennuie pas|c est pas trop demander|ce n est pas trop demander|vous le voulez bien|tu le veux bien|possible|ca vous est possible|cela vous est possible|vous le permettez',
    ),
    before('|je vous |je t ', 'en conjure|en supplie|en prie').concat(
      '|je te le demande|je vous le demande|pour l amour de dieu|pour l amour du ciel|par pitié|si tu veux bien',
    ),
  ].join('|'),
  and: 'et',
};
