/**
 * Words that no free reason beside an end may hold, as patterns without marks on letters; `_` is a space. In each language: but, except, if, when,
 * until, only, instead; keep and go on; jokes; reports and questions; doubts and "wait"; "never" and the verbs that end; and verbs that start
 * another deed, where nothing before them makes them a report of a past one ("ya le pagué"). `things`: words that begin a thing.
 */
export const TURNS: Readonly<Record<string, Readonly<{ turns: string; things: string }>>> = {
  es: {
    turns: `pero tambien tampoco sino aunque excepto salvo menos si cuando hasta mientras apenas en_cuanto en_caso siempre_que a_menos solo solamente unicamente
      nomas en_vez en_lugar en_su_lugar mejor sig\\w+ seguir adelante continu\\w+ confirm\\w+ mant\\w+ conserv\\w+ dej\\w+ guard\\w+ bien vale ok perfecto
      brom\\w+ mentira chiste ja(?:ja)+\\w* inocente\\w* engan\\w+ vacil\\w+ trol\\w+ tomad[ou]\\w* pelo en_serio escrib\\w+ grit\\w+ coment\\w+ cuenta\\w* cont[oa] avis\\w+ orden[aoe]\\w* insist\\w+ sug[ie]\\w+ exclam\\w+ respond\\w+ contest\\w+ ruega suplica aconsej\\w+ recom\\w+ repit\\w+ explic\\w+ lee lei dice\\w* dij\\w+ dicho diga digo pid\\w+ pregunt\\w+ piensa\\w* cree\\w* opina\\w* segun creo(?!_que_(?!si|no)) supongo
      quizas? tal_vez a_lo_mejor acaso puede_que capaz probablemente posiblemente no_se(?!_\\w) ni_idea todavia aun esper\\w+ momento
      cancel\\w* anul\\w* jamas nunca ninguna ningun concepto manera ni_en nada_de_eso ni_hablar ni_loc\\w+ no(?=$|_no(?!_\\w)) quien por_que donde cuanto cual verdad mitad doble
      (?<!(?:ya|lo|la|los|las|les?|se|me|he|ha)_)(?:mand[ae]|envi[ae]|pag(?:a|ue)|compr[ae]|vend[ea]|cambi[ae](?!_de_(?:idea|opinion|planes|parecer))|us[ae]|gira|pasa|transfiere)
      (?:mand|envi|pag|compr|vend|cambi|us|gir|pas|transfer|convert|deposit)[aei]r\\w* (?:manda|envia|paga|compra|vende|cambia|pasa|da|pon|haz)(?:me|se|le|l[oae]s?)+
      pon\\w* haz haga hacer dale convierte deposita mueve (?<!no_)(?:quier[oa]|quisiera|necesito|prefiero)`,
    things: 'el|la|los|las|mis?|una?|ese|esa|este|esta|otr[oa]s?|tus?|sus?',
  },
  pt: {
    turns: `mas tambem exceto salvo menos se caso quando ate enquanto embora so somente apenas em_vez no_lugar melhor seg\\w+ siga continu\\w+ confirm\\w+ mant\\w+
      deix\\w+ fica fique guard\\w+ bem ok blz certo brinc\\w+ mentira piada pegadinha peguei te_\\w+ei trol\\w+ zuei\\w* tirando a_serio escrev\\w+ grit\\w+ coment\\w+ cont(?:a|ou) avis\\w+ mandou orden[aoe]\\w* insist\\w+ suger\\w+ exclam\\w+ respond\\w+ aconselh\\w+ recom\\w+ repet\\w+ explic\\w+ le li zo\\w+ k{3,} rs(?:rs)* (?:ha){2,} diz\\w* disse\\w* fal(?:ou|aram|ei|a) pede pediu
      pediram pergunt\\w+ acha\\w* acho(?!_que_(?!sim|nao)) pensa\\w* segundo talvez quica quem_sabe provavelmente nao_sei ainda esper\\w+ pera calma
      cancel\\w* anul\\w* nunca jamais de_jeito hipotese alguma nenhuma maneira forma nem_\\w+ nao(?=$|_nao(?!_\\w)) quem por_que onde quanto qual ne metade dobro
      (?:mand|envi|pag|compr|vend|troc|mud|us|pass|transfer|convert|deposit)[aei]r\\w* mand[ae] envi[ae] pag(?:a|ue) compr[ae] vend[ea] tro(?:ca|que) mud[ae] us[ae] pass[ae]
      transf[ei]r[ea] faz faca fazer poe bota coloca coloque converte deposita (?<!nao_)(?:quero|preciso|prefiro)`,
    things: 'o|a|os|as|meus?|minhas?|uma?|esse|essa|este|esta|outr[oa]s?|seus?|suas?',
  },
  de: {
    turns: `aber auch sondern ausser jedoch allerdings obwohl bis wenn falls sofern sobald solange ob nur bloss lieber stattdessen anstatt statt behalt\\w*
      weiter\\w* bleib\\w* lass\\w* bestatig\\w* scherz\\w* spass\\w* witz\\w* verarsch\\w* veralber\\w* reingeleg\\w* reingefall\\w* april\\w* ernst schreib\\w* schrieb ruf\\w* rief schrei\\w* erzahl\\w* befiehlt befahl rat riet antwort\\w* empf\\w+ehl\\w* behaupt\\w* wiederhol\\w* bittet bat so (?:ha){2,} sag\\w* gesagt meint\\w* frag\\w* gefragt denkt glaubt laut
      vielleicht eventuell womoglich wahrscheinlich vermutlich moglicherweise weiss_nicht noch_nicht erst wart\\w* moment abbr\\w+ storn\\w* losch\\w* cancel\\w*
      nie niemals auf_(?:gar_)?keinen unter_keinen um_keinen um_nichts keinesfalls nein nee ne doch$ wer wieso warum weshalb wann wo oder halfte doppelte
      schick\\w* sende\\w* zahl(?:e|en|st)? bezahl(?:e|en|st)? uberweis(?:e|en)? (?<!(?:der|den|dem|ein|kein)_)(?:tausch|kauf|verkauf) tausche[n]? kaufe[n]? verkaufe[n]? nimm nehm\\w* nutz\\w*
      benutz\\w* verwend\\w* mach(?:e|en|s)? andere wechs\\w* gib setz\\w* wrapp\\w* bridg\\w* ich_(?:will|mochte)(?!_(?:.*_)?(?:nicht|nichts|nix|kein\\w*))`,
    things: 'der|die|das|den|dem|mein\\w*|ein\\w*|diese\\w*|jene\\w*|andere\\w*|sein\\w*|ihr\\w*',
  },
  fr: {
    turns: `mais aussi sauf excepte hormis si s_il quand lorsque jusqu\\w* tant_que des_que a_moins seulement juste uniquement plutot a_la_place au_lieu
      gard\\w* continu\\w* confirm\\w* mainti\\w* laiss\\w* blagu\\w* plaisant\\w* rigol\\w* deconn\\w* mdr lol poisson avril piege\\w* serieu\\w+ fait_marcher j_t_ai_eu t_ai_eu ecri\\w+ cri[eas]\\w* racont\\w+ ordonn\\w+ insist\\w+ sugger\\w+ repond\\w* conseill\\w+ recommand\\w+ repet\\w+ expliqu\\w+ affirm\\w+ lit lis (?:ha){2,} dit disait disent dis demand\\w* pense\\w* croi[ts] croient selon
      peut_etre probablement eventuellement possible sais_pas pas_encore attend\\w* annul\\w* jamais surtout_pas aucun\\w* cas_ou au_monde maniere pas_question non nan pourquoi comment ou hein moitie double
      (?<!(?:ai|as|a|avons|avez|ont|ete|est|suis|deja)_)(?:pay[ae]|achete|echange|utilise|transfere|change(?!_d_avis)) envoi(?:e|es|s) (?:envoy|pay|achet|vend|chang|echang|utilis|transfer|convert|vir|pass)(?:ez|er|ons|re|ir)
      paie\\w* vends? prends? prenez mets mettez passe convertis fais faites faire (?:veux|voudrais|souhaite)(?!_(?:pas|plus|rien))`,
    things: 'l[ea]?|les|mon|ma|mes|une?|ce|cet|cette|ces|l_autre|sa|son|ses',
  },
  tr: {
    turns: `ama d[ae] fakat ancak lakin yalniz haric disinda eger ise sayet oldugunda kadar sadece yalnizca yerine \\w{2,}s[ae](?:m|n|k|niz|lar|ler)? \\w+(?:ince|inca|unca)
      devam tut sakla onayla\\w* birak\\w* saka\\w* espri dalga ciddi\\w* kandird\\w+ makara kafa_yapiyorum yazd\\w+ yaziyor\\w* bagir\\w+ anlat\\w+ emre[dt]\\w+ israr\\w* oner\\w+ cevap\\w* yanit\\w* tavsiye\\w* (?:ha){2,} de[dr]i\\w* diyor\\w* demis\\w* diye soyl\\w* sor(?:du|uyor)\\w* dusunuyor\\w* saniyor\\w* gore belki galiba
      sanirim herhalde muhtemelen bilmiyorum bilmem acaba henuz bekle\\w* dur iptal\\w* vazgecme\\w* hayir asla katiyen kesinlikle hicbir_sekilde sakin m[iu](?:yim|sin|siniz|yiz)? neden niye kim nasil hani
      ne_zaman yarisi\\w* katini? (?:gonder|yolla|ode|cevir|degistir|kullan|aktar|al|at|sat|yap)(?:y?in|y?iniz|elim|alim|sana|sene|y?eyim|y?ayim|y[ae]lim|mek|mak|ece\\w+|aca\\w+|er|ar|ir)?`,
    things: 'benim|onun|su|bu|oteki|diger|baska',
  },
};

/** The same for Chinese, letter by letter. What stands around a letter tells a deed of the past ("已经付了") and other words with it ("费用"). */
export const CHINESE_TURNS = new RegExp(
  [
    '也|但|可是|不过|除非|除了|如果|要是|假如|若|的话|直到|等(?!不及)|(?<!刚)才(?!发现)|只|仅|而是|还是|保留|留着|继续|确认|玩笑|逗|骗你|骗到|闹着|玩儿|玩的|当真|认真|哈哈|绝不|千万',
    '说|讲|问|告诉|写|喊|叫|回复|建议|要求|命令|劝|吩咐|(?<!我)觉得|认为|也许|可能|大概|或许|好像|不确定|不知道|取消|撤|别|不要|吗|么|嘛|呢|谁|哪|怎|一半|双倍',
    '(?<![已经刚不没让]|不想)[转发付换买卖汇寄](?![过了完好现生])|换成|改(?!变?主意|天)|(?<![不没费信])用(?!不)',
  ].join('|'),
  'u',
);
