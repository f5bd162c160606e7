/** Further wordings of a request by language and by what they do in it, without accents. They count where no other dictionary has them. */
export const FURTHER_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    with: 'los pagas con|lo pagas con|los pago con|lo pago con|y los pagas con|y lo pagas con|pagas con|los pagas en|lo pagas en|y pago en|y pagas en|y paga en|pagadero en|pagaderos en|pagados en|pagados con',
    turning:
      'puede que|pueda que|puede ser que|podria ser que|es posible que|capaz que|ojala|ojala que|a lo mejor|igual y|no se si|se supone que|supuestamente|dizque|segun|que tal si le',
    'i want to':
      'quiero q|necesito q|quisiera q|ocupo q|quiero que se|necesito que se|quisiera que se|me gustaria que se|es mi deseo|solicito que se|solicitamos que se|solicitamos|ordeno|ordeno que se|autorizo|autorizo que se|autorizamos',
    'can you':
      'podes|podrias vos|podras vos|me podes|me podras|serias tan amable de|seria tan gentil de|tendrias la bondad de|tendria la amabilidad de|tenga la bondad de|tenga la amabilidad de|ten la bondad de|hazme la gauchada de|me haces la gauchada de|haceme la gauchada de|me haces el aguante de|haceme el favor de|haceme un favor y|hazme un favor y|me haces la segunda de|le encargo que|te encargo que|te animas a|te molesta|le molesta|te molestaria|le molestaria|se podria|podemos|podriamos|ayudame|ayudeme|ayudenme|ayudame con|ayudame a hacer',
    send: 'le tienes que enviar|le tienes que mandar|le tienes que pagar|tienes que enviar|tienes que mandar|tienes que pagar|tienes que transferir|tiene que enviar|tiene que mandar|tiene que transferir|hay que transferir|hay que transferirle|hay que girar|hay que depositar|hay que hacerle llegar|echale|echa|echame|tirale|tirarle|metele|rolale|rola|aventale|avienta|mochale|despachale|acercale|consignele|abonele|liquidale|liquidarle|saldale|se enviaran|se envien|se manden|se transfieran|se paguen|se abonen|salgan|salga|lleguen|llegue|le lleguen|le llegue|les lleguen|les llegue|caigan|caiga|vayan|hagame el envio de|hagame el giro de|hagame la transferencia de|ejecute el pago de|ejecuten el pago de|dispon el pago de|disponga el pago de|programa ya el envio de|quiero hacerle un envio de|yapeame|plinealo|nequiale|bizumeale',
    swap: 'feriame|feria|ferialos|cambieme|cambieselo|conviertame|conviertalo|paseme|pasamelo a|pasamelos a|pasalo a|pasalos a|hazmelos|volteame|voltea|migrame|rotame|permutame|truequea|intercambiame|que se conviertan en|que se convierta en|que pasen a|que pase a',
    buy: 'hazte de|cargame|metele a|agregame|sumame|consigame|compreme|adquierame|merqueme|hagame la compra de|quedarme con|hacerme con',
    sell: 'sueltame|desprendete de|deshagase de|saquese|liquide|liquideme|remateme|vendame',
    aside:
      'de mi lado|de este lado|por este medio|por la presente|por medio de la presente|al wallet|de la manera mas atenta|atentamente|buen dia a todos|con todo gusto|de corazon|con carino|con todo mi carino|sin mas|sin mas por el momento|por ultimo|de paso|de pasada|te paso el dato|le paso el dato|te paso la direccion|le paso la direccion|te dejo la direccion|le dejo la direccion|te dejo su direccion|este es el dato|estos son los datos|los datos son|datos',
    called:
      'wey|guey|we|parce|parcero|pibe|pana|causa|bro|broder|capo|genio|crack|figura|tronco|quillo|illo|nene|flaco|flaca|loco|estimado equipo|estimado asistente|querido asistente',
    hello:
      'che loco|epa|epale|quiubo|quihubo|buenas buenas|saludos cordiales|hola de nuevo|hola otra vez|muy buenos dias|muy buenas tardes|muy buenas noches|hola asistente|hola bot|buen dia estimados',
    please:
      'si me hicieras el favor|si me hace el favor|si te es posible|si le es posible|si no te molesta|si no le molesta|si no es mucho pedir|si no es mucha molestia|si sos tan amable|si fueras tan amable|si eres tan gentil|por fis|por faaa|porfaa|porfavorcito|plissss|pls|plisss|de favor|te lo pido|se lo pido|hazme ese favor|hagame ese favor|se lo encargo|te lo encargo|tranqui|cuando tengas chance|en cuanto puedas|en cuanto pueda',
    thanks:
      'mil gracias de antemano|gracias totales|gracias mil|muchisimas gracias|gracias por tu ayuda|gracias por su ayuda|gracias por la ayuda|que dios te lo pague|dios se lo pague|te pasaste|eres un sol|eres lo maximo|sos lo mas|sos un genio|eres un amor',
    now: 'al tiro|altiro|ya mismito|ahora mismito|ahorita mismo|cuanto antes mejor|lo mas pronto posible|lo antes que puedas|a la mayor brevedad|de volada|en corto|en chinga|de inmediato|sin demora|hoy mismo|con urgencia',
    'i owe':
      'le quede debiendo|les quede debiendo|que le quede debiendo|le debo el|le debo la|le debo los|se los debo|se las debo|se lo debo|que se los debo|q se los debo|q le debo|porque se lo debo|porque se los debo',
  },
  pt: {
    with: 'e pago com|e paga com|e pague com|pagos com|pagos em|pago em|e pago em|e paga em|pagas com|pagas em|pagando em',
    to: 'na conta da|na conta do|na conta de|na carteira da|na carteira do|na carteira de|no endereco da|no endereco do|no endereco de|pra conta da|pra conta do|pra conta de|pra carteira da|pra carteira do|pra carteira de|para a conta da|para a conta do|para a conta de|para a carteira da|para a carteira do|para a carteira de|pro endereco da|pro endereco do|pro endereco de|para o endereco da|para o endereco do|para o endereco de',
    turning:
      'pode ser que|pode que|e possivel que|capaz que|tomara que|oxala|de repente|nao sei se|supostamente|diz que|segundo',
    'i want to':
      'quero q|preciso q|queria q|quero que se|preciso que se|pretendo|pretendemos|gostaria que se|vinha por este meio solicitar|venho solicitar|solicitamos|ordeno|autorizamos|autorizo que se|peco que se|tamos precisando|to a precisar de|estou a precisar de|tou a precisar de',
    'can you':
      'dava para|dava pra|dava p|sera que pode|sera que podia|sera que consegue|consegues me|pode fazer o favor de|podia fazer o favor de|faca o favor de|faca me o favor de|fazia me o favor de|tenha a bondad de|tenha a gentileza de|teria a gentileza de|teria a bondade de|faria a gentileza de|me faz a boa de|me faz a gentileza de|me da uma forca pra|da uma forca e|me da uma mao pra|se importa de|te importas de|importas te de|preciso que voce|preciso que vc|quero que voce|queria que voce|gostaria que voce|preciso q vc|quero q vc',
    send: 'e pra mandar|e pra enviar|e pra transferir|e pra pagar|e pra depositar|e para mandar|e para enviar|e para transferir|e para pagar|e para depositar|tem que mandar|tem que enviar|tem que pagar|tem que transferir|tens de enviar|tens de mandar|tens de pagar|e so mandar|e so enviar|da um pix de|bate um pix de|acerta com|sigam|siga|caiam|cheguem|chegue|seja feita a transferencia de|seja feito o pagamento de|facam chegar|faca la chegar|facam seguir|faca seguir|faz seguir|reembolsa|reembolse|ressarce|ressarcir|ressarca|arruma pra|descola|descola ai|empurra|taca|taque|mete|larga ai|passa um pix de|transferes|mandas|envias|pagas|quita isso|paga isso|acerta isso|paga pra mim|manda pra mim|envia pra mim|transfere pra mim|quita isso pra mim|acerta isso pra mim',
    swap: 'vira|faz virar|fazer virar|torna|torne|transforma isso em|virar|passa isso pra|passa tudinho pra|rotaciona|rotacionar|realoque|migrar para|migra pra|cambia|cambie',
    buy: 'me arranja|arranja me|arranjar|descola|carrega em|aporta em|me compra|me pega|me arruma uns|arruma uns|pega uns|compra uns|compre uns',
    sell: 'se livra de|livra te de|desova|zera minha posicao de',
    aside:
      'aqui do lado|por este meio|venho por este meio|por meio desta|da minha parte|da nossa parte|com carinho|de coracao|sem mais|por ultimo|de passagem|segue o dado|seguem os dados|os dados sao|dados|te passo o endereco|passo te o endereco|deixo o endereco|que segue|fria|quente|cold|hot|certinhos|certinhas|certinha|exatinhos|redondo|redondos|cravado|cravados|ai de casa',
    called: 'mermao|velho|veio|bicho|campeao|fera|truta|irmaozinho|meu bem|meu caro|minha cara|prezado time',
    hello:
      'fala|fala ai|fala chefe|fala mano|e ai mano|e ai chefe|eai mano|salve salve|oi oi|oi gente|oi amor|oi querido|oi querida|ola de novo|oi de novo|viva|boas pessoal|exmos|exmo|exma|exmos senhores|prezado assistente|caro assistente|ola assistente|oi bot|mano do ceu',
    please:
      'se nao for incomodo|se nao se importa|se nao te importas|se nao se importar|se der|se faz o favor|fazendo o favor|faz esse favor|faz essa gentileza|por bondade|pfvzinho|porfavorzinho|plisss|plss|te peco|lhe peco|eu te peco|assim que puder|assim que puderes|quando der|obrigadinha|obrigadinho',
    thanks:
      'obrigadao|obrigadinha|obrigadinho|brigadao|valeu mesmo|vlw mesmo|muito agradecida|agradeco muito|agradeco imenso|obrigado pela ajuda|obrigada pela ajuda|obrigado pela atencao|obrigada pela atencao|deus lhe pague|deus te abencoe|tamo junto|es um amor|voce e um amor|obrigado desde ja|obrigada desde ja',
    now: 'rapidao|ja ja|agorinha|agorinha mesmo|o mais rapido possivel|o mais breve possivel|com a maior brevidade|sem demora|hoje mesmo|ainda hoje|imediato|pra ja|para ja',
    'i owe': 'fiquei devendo|que fiquei devendo|que devo|que eu devo|que te devo|que lhe devo|to devendo|tou devendo',
    percent: 'pct',
  },
  de: {
    with: 'zahlbar in|bezahl das mit|bezahl sie mit|und bezahl mit|und zahl mit|und zahle mit|und ich zahle mit|ich zahle mit|ich zahl mit|ich bezahle mit',
    turning:
      'es kann sein dass|kann sein dass|moglich dass|es ist moglich dass|angeblich|laut|eventuell|womoglich|vermutlich|wohl|anscheinend|hoffentlich|wann|warum|wieso|weshalb|wer|wohin',
    'i want to':
      'ich bitte darum|wir bitten darum|wir mochten|wir wollen|wir wunschen|ich wunsche|ich wunsche mir dass|ich wunsche dass|wir bitten um|ich bitte um|bitte um|ich wurd gern|ich wurde gerne|ich tat gern|ich tate gern|ich hatt gern|ich hatt gerne|ich will mal|ich will bitte|ich mocht|es ist mein wunsch|hiermit beauftrage ich|hiermit bitte ich um',
    'can you':
      'kannst du mir|kannst du mir mal|kannst du bitte|kannst du mal|kannst du mal eben|kannst du mal bitte|kannst mal|kannst bitte|kannste|kannste mal|kannste bitte|konntest du bitte|konntest du mal|konntest du mir|konntest du mal eben|konnten sie bitte|konnten sie mir|konnten sie so freundlich sein und|konntest du so lieb sein und|konntest du so nett sein und|waren sie so freundlich und|waren sie so nett und|warst du so lieb und|warst du so nett und|sei so gut und|sei so lieb und|sei so nett und|seien sie so gut und|seien sie so freundlich und|seien sie so nett und|tu mir den gefallen und|tu mir einen gefallen und|tun sie mir den gefallen und|wurdest du|wurdest du mal|wurdest du bitte|wurden sie|wurden sie bitte|magst du|magst mal|magst du mal|magst du bitte|darf ich sie bitten|darf ich dich bitten|ich bitte sie|ich bitte dich',
    send: 'raushauen|raus hauen|hau raus|ruberhauen|ruber hauen|hinlegen|hinuberschicken|hinuber schicken|uberweist|schiebt|anweise|weise an|weis an|zuweisen|zukommen|zukommen lasst|lass zukommen|lasst zukommen|lassen sie zukommen|lass ruberwandern|zuschicken|zuschick|zusenden|zustecken|zuschieben|ruberreichen|uberreichen|uberreich|ubergeben|ubergib|aushandigen|vergute|vergut|verguten|ausgleichen|gleich aus|begleich bitte|bezahl mal|bezahl bitte|uberweisung tatigen|zahlung ausfuhren|transfer ausfuhren|los|raus damit',
    swap: 'wandel um|wandle um|wandeln sie um|wechsel um|wechsle um|wechseln sie|schicht um|schichte um|schichten sie um|dreh um in|dreh in|drehe in|verwandelst du|verwandeln|swappen|swappe|tradest du|umrubeln|rubel um|umswitchen|switchen|switch',
    buy: 'hol mir|hole mir|besorg mir|besorge mir|kauf mir|kaufe mir|kaufen sie mir|greif zu bei|schnapp mir|schnapp dir|zulegen|leg mir zu|leg zu|nachkaufen|kauf nach|einkaufen|kauf ein|deck mich ein mit',
    sell: 'stoss ab|stosse ab|stossen sie ab|abstossen|hau weg|schmeiss weg|raus aus|verticken|verscherbel|verscherbeln|verhoker|loswerden|werde los|los werden|mach zu geld',
    aside:
      'wandern|wandert|hingehen|hiermit|anbei|untenstehend|nachfolgend|unten genannte|folgend|meinerseits|von meiner seite|unsererseits|per sofort|auf diesem wege|im anhang|unten stehend|der form halber|ubrigens|nebenbei|im voraus|am ende|herzlich|herzlichst|mit liebe|kleiner|klein wenig|ein wenig|schlappe|lacherliche|satte|stolze|runde|glatte|offenen|offenes|ausstehenden|ausstehende|falligen|vereinbarten|vereinbarte|versprochenen|versprochene|besagten|besagte|restlichen|restliche|kompletten|komplette|komplett|da die adresse|hier die adresse|hier seine adresse|hier ihre adresse|seine daten|die daten|daten|hierhin|dorthin|dahin',
    hello:
      'hallo zusammen|hallo liebes team|hallo bot|hallo du|hallochen|hi du|hey du|huhu|hoi|gruezi|gruss dich|grusse dich|gruss gott|gruss gott zusammen|tach|tachchen|tag|tag zusammen|guten tag zusammen|guten morgen zusammen|guten abend zusammen|servus|servus beinand|moin|moin moin|moinsen|na|na du|jo|joa|yo|ey|eyy|hör mal|hor mal|hormal|sag mal|pass auf|pass mal auf|guck mal|schau mal|liebes team|lieber bot|lieber assistent|verehrtes team|werter assistent|sehr geehrtes team|wie gehts|hoffe dir gehts gut|ich hoffe dir geht es gut|ich hoffe es geht ihnen gut',
    please:
      'bittschon|bittschoen|bitteschon|bitteschoen|bittesehr|bitt schon|bidde|bite|biddee|pls|plz|please|wenn es geht|wenns geht|wenn das geht|wenn moglich|wenns moglich ist|wenn es moglich ist|wenn du kannst|wenn sie konnen|wenn du magst|wenn du so lieb bist|wenn du so nett bist|wenn sie so freundlich sind|wenn sie so nett waren|wenn du so nett warst|wenn es ihnen nichts ausmacht|wenns dir nix ausmacht|wenns recht ist|falls moglich|sofern moglich|sei so gut|sei so lieb|sei so nett|seien sie so gut|seien sie so nett|bin dir dankbar|ware super|ware nett|ware lieb|ware toll|das ware nett|das ware lieb|das ware super',
    thanks:
      'danke vielmals|vielen lieben dank|lieben dank|merci dir|danke im voraus|danke vorab|vielen dank vorab|dank dir|dankesehr|dankescheen|danke euch|danke ihnen|tausend dank im voraus|bist ein schatz|du bist ein schatz|bist der beste|du bist der beste|bist die beste|du bist super|bist super|bin dankbar|danke fur die hilfe|danke fur deine hilfe|danke fur ihre hilfe|ich danke dir|ich danke ihnen|wir danken ihnen',
    now: 'asap|sofort|umgehend|unverzuglich|auf der stelle|gleich jetzt|jetzt gleich|jetzt sofort|heute noch|noch heute|schnellstmoglich|so schnell wie moglich|so schnell es geht|moglichst schnell|zugig|dringend|eilig|flott|fix|hurtig|pronto|in diesem moment|ohne umschweife|ohne verzug',
  },
  fr: {
    with: 'tu payes en|tu paies en|tu payes avec|tu paies avec|et paye en|et paie en|et paye avec|et je paye en|et je paie en|et je paye avec|et je paie avec|payable en|payables en|en reglant en|en reglant avec',
    turning:
      'il se peut que|ca se peut que|il est possible que|c est possible que|apparemment|selon|d apres|soi disant|eventuellement|sans doute|pourquoi|qui est ce qui',
    'i want to':
      'je souhaiterai|je voudrai|jvoudrai|j aimerai|jaimerai|on aimerait|nous aimerions|nous souhaiterions|je desirerais|il nous faut|il nous faudrait|il faudrait que|il faudrait que tu|il faudrait que vous|il faut que tu|il faut que vous|faudrait que tu|faut que tu|faut que t|j ai besoin que tu|j ai besoin que vous|j aimerais que tu|j aimerais que vous|je veux que tu|je veux que vous|je voudrais que tu|je voudrais que vous|je souhaite que|je souhaite que vous|nous vous prions de|nous vous demandons de|je vous remercie de|nous vous remercions de|je te remercie de|priere de bien vouloir|merci de proceder au|merci de proceder a',
    'can you':
      'peux tu me|peux tu lui|pourrais tu me|pourrais tu lui|pouvez vous me|pouvez vous lui|pourriez vous me|pourriez vous lui|tu peux me|tu peux lui|tu pourrais me|tu pourrais lui|tu voudrais bien|vous voulez bien|vous voudriez bien|est ce que tu peux|est ce que tu pourrais|est ce que vous pouvez|est ce que vous pourriez|est ce qu on peut|est ce qu on pourrait|est ce qu il est possible de|est ce possible de|seriez vous assez aimable pour|seriez vous assez gentil pour|serais tu assez gentil pour|auriez vous la gentillesse de|auriez vous l amabilite de|aurais tu la gentillesse de|ayez la gentillesse de|ayez l obligeance de|sois gentil et|soyez aimable de|rends moi un service|rends moi le service de|fais moi le plaisir de|aide moi|aidez moi|tu m aides a|tu peux m aider a|vous pouvez m aider a|pouvez vous m aider a|pourriez vous m aider a|ca serait possible de|ce serait possible de|y aurait moyen de|je vous prie de bien vouloir|je vous demande de bien vouloir|je vous saurais gre de bien vouloir',
    send: 'achemine|acheminer|acheminez|fasses parvenir|fasse parvenir|fassiez parvenir|faire passer|fais virer|faites virer|fais partir|faites partir|faire partir|fais suivre|faites suivre|avance lui|avancer|avancez|defraye|dedommage|dedommager|indemnise|envoyez lui|envoyez leur|mets lui|mettez lui|mets leur|file lui|filez lui|donne lui|donnez lui|verse lui|versez lui|vire lui|virez lui|rends lui|rendez lui|rendre|rends|rendez|cotise|cotisez|tipe|pourboire de|regle lui|reglez lui|paye lui|paie lui|payez lui|offre lui|offrez lui|depanne|depanner|depanne le de|depanne la de|participe a hauteur de|contribue a hauteur de|procede au versement de|procedez au versement de|proceder au versement de|procede au reglement de|procedez au reglement de|proceder au reglement de|reglement de|effectue le virement de|effectuez le virement de|effectuer le virement de|execute le virement de|ordonne le virement de|aillent|partent',
    swap: 'transforme moi|convertissez moi|change moi|changez moi|echangez moi|echange moi|bascule moi|basculez moi|troque|troquez|troquer|remplacez|rapatrie en|bascule tout en',
    buy: 'prends moi|prenez moi|achete moi|achetez moi|choppe moi|chope moi|procure moi|procurez moi|degote moi|recupere moi|ramasse|ramasser',
    sell: 'largue moi|bazarde moi|vends moi|vendez moi|liquide moi|debarrasse moi du|debarrasse moi des',
    aside:
      'de mon cote|de notre cote|par la presente|par ce message|ci joint|ci dessous|ci apres|suivant|suivante|suivants|avec amour|de tout coeur|pour info|au passage|d ailleurs|bref|enfin|voila quoi|quoi|hein|la somme|ladite somme|modique|petite|tout pile|tout juste|cold|froid|chaud|secours|perso|par ailleurs|les coordonnees|ses coordonnees|coordonnees|voila les coordonnees|voici les coordonnees|je te donne l adresse|je te mets l adresse|je vous donne l adresse|je vous mets l adresse|je te passe l adresse|transaction test|test',
    called: 'mon vieux|ma vieille|mon cher|ma chere|mon petit|ma petite|gros|reuf|les gens|chere equipe',
    hello:
      'wsh|wesh wesh|bien le bonjour|bjr|bsr|re|rebonjour|re bonjour|salut toi|salut l ami|salut chef|hello|helo|hi|yop|yo mec|coucou toi|coucou bot|bonjour a vous|bonjour a toi|bonjour bot|bonjour assistant|bonjour madame|bonjour monsieur|bonjour l equipe|bonjour a tous|cher assistant|cher bot|alors voila|bon alors|tiens|ecoute|ecoutez|dis moi|j espere que tu vas bien|j espere que vous allez bien|j espere que ca va|ca va|tu vas bien|comment ca va|comment vas tu|comment allez vous',
    please:
      'si ca ne te derange pas|si ca te derange pas|si ca ne vous derange pas|si cela ne vous derange pas|si cela ne te derange pas|si tu peux bien|si tu as deux minutes|si tu as une minute|si t as deux minutes|si vous avez deux minutes|si c est possible|si cela est possible|si t es dispo|si tu es dispo|quand tu as deux minutes|quand tu auras deux minutes|quand t as deux minutes|s te plait|ste plait|siteplait|svpp|stpp|sivouplait|plizz|pliz|je te prie|je vous en prie|je t en supplie|sois un amour|sois chou|soyez gentille|merci bcp|merci bcp d avance|ca serait top|ce serait top|ce serait super|ce serait gentil|ca serait gentil|ce serait sympa',
    thanks:
      'merci infiniment|merci mille fois|merci d avance pour tout|merci par avance|avec mes remerciements anticipes|je vous en remercie|je t en remercie|je vous en remercie d avance|merci pour ton aide|merci pour votre aide|merci de ton aide|merci de votre aide|t es un amour|tu es un amour|t es un chef|tu geres trop|tu me sauves|tu me sauves la vie|t assures|merciiii|merciii|mercii|grand merci a toi|grand merci a vous|bien a vous et merci',
    now: 'sur le champ|au plus tot|des que possible|le plus vite possible|le plus tot possible|aussi vite que possible|dans la minute|dans les plus brefs delais|dans les meilleurs delais|dare dare|fissa|vitos|rapidos|en urgence|d urgence|aujourd hui meme|ce jour|presentement|go|let s go',
    'i owe':
      'jlui dois|j lui dois|que je lui dois|que je leur dois|qu on lui doit|que je dois|je lui dois depuis|jleur dois|je te les dois',
  },
  tr: {
    turning: 'galiba|herhalde|sanirim|guya|sozde|muhtemelen|insallah|umarim|neden|niye|nicin|keske',
    'i want to':
      'istemekteyim|istemekteyiz|arzu ediyorum|arzu ediyoruz|talep ediyorum|talep ediyoruz|rica ediyoruz|etmek istiyorum|etmek isterim|etmek istiyordum|yapmak isterim|yapmak istiyordum|gerekli|sart|ihtiyacim var|ihtiyacimiz var',
    'can you':
      'rica edecegim|rica edeyim|bir ricam var|ricam|ricam olacak|senden ricam|sizden ricam|bir zahmet|zahmet olmazsa|zahmet olmayacaksa|mumkunse|mumkun olursa|musaitsen|musaitseniz|bir iyilik yap|bir iyilik yapar misin|yardim eder misin|yardim eder misiniz|yardimci olur musunuz|yardimci olabilir misin|yardimci olabilir misiniz|bir el at|el at',
    send: 'gondert|gonderiver gitsin|gonder gitsin|yolla gitsin|ode gitsin|yollayabilir misin|gonderebilir misin|atabilir misin|odeyebilir misin|aktarabilir misin|yatirabilir misin|ulastirabilir misin|iletebilir misin|gecebilir misin|ucurur musun|cakar misin|gecirsene|gecsene|versene|iletilsin|iletilmesi|ulastirilsin|teslim et|teslim edin|takdim et|bahsis olarak ver|hibe et|hibe edin|sadaka ver|harclik ver|harclik yolla|harclik at|gonderim yap|gonderim yapin|gonderim yapilsin|gonderim rica ederim|pasla gitsin|gonderir misiniz|yollar misiniz|atar misiniz|aktarir misiniz|yatirir misiniz|gonderesin|yollayasin|atasin',
    swap: 'cevirt|ceviriverin|cevir gitsin|donusturuver|bozduruver|bozuver|takaslayin|takaslayalim|degis|degiselim|dondur|dondurun|yapiver|yapiverin|yapar misiniz|cevirir misiniz|bozdurur musunuz|degistirir misiniz|cevirebilir misin|cevirebilir misiniz|bozdurabilir misin|donusturebilir misin|takas edebilir misin',
    buy: 'al gitsin|aliverin|aldir|alir misiniz|alabilir misiniz|alsan|alsaniz|alirsan sevinirim|kap|kapalim|kapiver|toplayalim|toplasana',
    sell: 'satsana|sativerin|satar misiniz|satabilir misin|sat gitsin|elden cikariver',
    aside:
      'asagidaki|asagida|yukaridaki|su an icin|tarafimdan|tarafimizdan|benim tarafimdan|bizim tarafimizdan|su miktari|su tutari|toplam olarak|seklinde|olarak|niyetine|niyetiyle|amaciyla|hesabina istinaden|bilgileri|bilgileri soyle|bilgiler|bilgiler asagida|soyle|adresini veriyorum|adresi veriyorum|adresini yaziyorum|adresi yaziyorum|adresini birakiyorum|iste bilgileri|duz|obur|oteki|diger|soguk|sicak|kendi|kendime ait|bana ait|sevgiyle|sevgilerle',
    called: 'haci|hacim|panpa|gulum|balim|yavrum|kuzum',
    hello:
      'selamm|selamlarr|merhabalar|merhabaa|mrhb|gunaydinlar|iyi gunler dilerim|iyi gunler dileriz|iyi haftalar|hayirli sabahlar|hayirli aksamlar|hayirli cumalar|kolay gelsinn|nasilsin|nasilsiniz|naber nasilsin|iyi misin|umarim iyisindir|umarim iyisinizdir|hacı|degerli ekip|degerli yetkili|sayin asistan|sevgili asistan|sevgili bot',
    please:
      'ne olursun|nolursun|nolurr|lutfennn|lutfenn|luften|ltfnn|rica etsem|sizden rica ederim|senden rica ederim|sana zahmet olacak|size zahmet olacak|bir zahmet lutfen|zahmet olmasin ama|mumkunse hemen|vaktin varsa|vaktiniz varsa|musait oldugunda|musait oldugunuzda|uygunsan|uygunsaniz|sakincasi yoksa|sorun olmazsa|isin yoksa',
    thanks:
      'tesekkurlerr|cok tesekkur ederim|cok tesekkur ederiz|simdiden tesekkur ederim|simdiden cok tesekkurler|simdiden sag ol|simdiden sag olun|eyvallahh|allah razi olsunn|hakkini helal et|canimsin|bir tanesin|adamsin|kralsin|eksik olma|eksik olmayin|var ol|varol|saygilar|saygilar sunarim|iyi calismalar|iyi calismalar dilerim|iyi gunler|hayirli isler|kolay gelsin',
    now: 'hemencecik|simdicik|hizlica|hizli|hizlicana|cabucacik|en kisa surede|en kisa zamanda|mumkun olan en kisa surede|vakit gecirmeden|gecikmeden|bekletmeden|derhal lutfen|acilinden|ivedi olarak|bugun icinde|gun icinde',
  },
  zh: {
    turning: '据说|听说|好像是|可能|也许|大概|说不定|没准|希望|但愿|为什么|为啥|怎么样',
    please:
      '麻烦你了|麻烦您了|麻烦帮个忙|帮个忙|帮帮忙|拜托你了|拜托您|拜托拜托|求求了|求你了|劳烦|劳烦您|烦请|恳请|敬请|还请|请你|请您|请帮我|请替我|请务必|请协助|辛苦您|辛苦你了|有劳|有劳您|如果方便|如方便|要是方便|方便的话请|可以吗麻烦|好不好嘛|可否请你|可否请您',
    'can you':
      '能不能帮我|能不能替我|能否帮我|能否替我|可不可以帮我|可不可以|可以帮我|可以替我|帮我个忙|帮忙把|帮我把|替我把|给我把|请帮我把|请替我把|麻烦帮我把|麻烦你帮我|麻烦您帮我|麻烦把|劳驾帮我|劳驾把|请把|请将|烦请将|烦请把|兹请将|帮忙',
    'i want to':
      '我想把|我要把|我想将|我要将|我需要把|我得把|我希望把|我们需要|我们想|我们要|我司申请|兹申请|现申请|特申请',
    thanks:
      '谢谢了|谢谢啦|谢谢哦|谢谢呀|谢谢亲|谢谢哥|谢谢姐|谢谢师傅|谢谢帮忙|多谢了|多谢啦|多谢帮忙|先谢谢了|先谢了|先谢过|提前谢谢|十分感谢|万分感谢|感谢感谢|感谢帮忙|感恩|辛苦啦|爱你|爱你哟|笔芯|比心|么么',
    called: '小助理|小秘书|助理|管家|小管家|智能助手',
    hello:
      '你好呀|你好啊|您好啊|嗨你好|哈罗|哈啰|嗨嗨|早安|午安|晚安好|早呀|早啊|中午好|大家好|老师你好|亲你好|小助理你好|客服你好|客服您好|打扰了|打扰一下|不好意思打扰|那啥|那什么|是这样|是这样的|话说回来|诶嘿|嗯嗯|哦对|哦对了|啊对',
    now: '现在就|马上就|立马|这会儿|这就给|今儿|今儿个|当下|火速|尽速|从速|越快越好|急用钱|很急|挺急|十万火急|抓紧|抓紧时间|别耽误|速度|速办|即时|即日|本日|今天之内|今日内',
    'send to':
      '转去给|转过去给|打去给|打过去给|汇过去给|发过去给|送过去给|付过去给|划转给|划转到|划转至|转账到|打款到|转汇给|转汇至|拨款给|拨款至|拨付到|缴给|缴到|缴至|交付给|上交给|归还给|偿还给|还到|还至|赔给|赔到|赔付给|补偿给|资助给|赞助给|捐献给|捐助给|捐给了|塞到|塞进|存到|存进|存入|放到|放进|挪到|挪给|挪去|挪至|搬到|搬去|移到|移至|提现到|提现至|结算给|结算到|报销给|发到|发往|弄到|弄去|整到|送往|寄往|孝敬给|孝敬|随给',
    send: '转一笔|打一笔|汇一笔|付一笔|发一笔|转个|打个|发个|转点|打点|汇点|发点|转些|打些|划一笔|拨一笔|汇个|汇过去|打钱|转钱|汇钱|付钱|发钱|给钱|还钱|送钱|还一下|还掉|付掉|付清|缴一下|交一下|缴清|交掉|结一下|清偿|偿还|归还|赔付|赔偿|补偿|资助|赞助|捐助|打赏一下|随礼|随个|随份子|包个红包|发红包|发个红包|转个红包|封个红包|垫一下|补上|补交|补缴|补一下|提现|存|存入|孝敬',
    wrap: '包成|包装成|包装为|封装成|封装为|包一下|包装一下|封装|打包成|wrap成|wrap一下',
    unwrap: '解包|解包成|解包为|拆包|拆包成|拆成|解封成|解封装|unwrap成|unwrap一下',
    '>on': '上|链上|链上的|主网上|网络上|这条链|这条链上|上的',
    aside:
      '劳您|帮着|麻溜|麻溜的|统统|一并|一起|一次性|分文不少|一分不少|足额|全额|如数|如约|按时|按期|按约|按照约定|依约|之前说好的|之前约定的|之前答应的|答应的|说好给的|定好的|谈好的|讲好的|这次|本次|本期|本季|本季度|小小|一点心意|心意|意思一下|略表心意|小意思|请收好|请查收|查收|收好|顺便|顺手|顺带|对啦|就这些|就这样|就酱|信息如下|资料如下|如下|以下|下面|下面是|下面这个|以下是|地址如下|地址在下面',
  },
};
