/** What people say after a request: corrections, references to earlier requests and cancellations, by the English of the grammar, without accents. */
export const FOLLOW_UPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    again: 'otra vez|de nuevo|nuevamente|una vez mas|otra vez mas|como antes|como la ultima vez',
    'the same': 'lo mismo|igual|igualito|lo mismito|otro igual|otra igual|la misma cosa|exactamente lo mismo',
    'the same amount': 'la misma cantidad|el mismo importe|el mismo monto|la misma suma',
    'do the same': 'haz lo mismo|hagamos lo mismo',
    'repeat that': 'repite|repitelo|repite eso|repite la ultima|repitela|hazlo otra vez|hazlo de nuevo',
    'to the same address':
      'a la misma direccion|a la misma persona|al mismo|a la misma|al mismo de antes|a la misma de antes|al mismo destinatario|a la misma cuenta|a el|a ella|a la direccion de antes',
    'send it to him': 'enviaselo|mandaselo|pasaselo',
    'half of that': 'la mitad|la mitad de eso|la mitad de ello|solo la mitad|mejor la mitad',
    'double that': 'el doble|el doble de eso|duplicalo|que sea el doble',
    another: 'otros|otro|otras',
    more: 'mas',
    too: 'tambien|igualmente',
    'is what i meant': 'queria decir|quise decir|es lo que queria|es lo que quise decir',
    'it should be':
      'la direccion buena es|la direccion correcta es|la buena es|el bueno es|la correcta es|es en realidad|en realidad es|la nueva direccion es|debia ser|tenia que ser|deberia decir',
    'i meant':
      'me referia a|queria poner|quise poner|corrige|corrige a|correccion|rectifico|bueno mejor|pensandolo bien|no mejor|afinal|al final|casi mejor|prefiero|mejor dicho|o mejor',
    'change the network to': 'cambia la red a|cambia de red a|cambia la red por|pasa a la red|usa la red|pon la red',
    'change the recipient to':
      'cambia la direccion a|cambia el destinatario a|cambia la direccion por|cambia el destinatario por',
    'change the token to': 'cambia el token a|cambia la moneda a|cambia el token por',
    'wrong address':
      'esa direccion esta mal|puse mal la direccion|escribi mal la direccion|me he equivocado de direccion',
    'wrong network': 'red equivocada|me equivoque de red|la red esta mal',
    'instead of': 'en vez de|en lugar de',
    instead: 'mejor asi',
    but: 'pero|solo que',
    hey: 'wey|guey|tio|tia|che|eh|uy no|ay no',
    'rest same': 'lo demas igual|el resto igual|todo lo demas igual',
    cancel:
      'dejalo ya|mejor dejemoslo|paso de eso|ya no lo quiero|no lo quiero|no me interesa|que va|olvidate de eso|olvidate de todo|cancela por favor|cancela esto|cancelamelo|dejemoslo asi|no sigas con eso|tira eso|borralo todo|quita eso|echate atras|ya lo hare yo|lo hare despues|ahora no|de momento no|por ahora no|hoy no|mejor otro dia|en otro momento|otro dia|no gracias ya|no era eso|me lo he pensado mejor|lo he pensado mejor|he cambiado de idea|cambie de idea',
  },
  pt: {
    again: 'outra vez|de novo|novamente|mais uma vez|como antes|como da ultima vez',
    'the same': 'o mesmo|a mesma coisa|igual|mesma coisa|o mesmo de antes',
    'the same amount': 'o mesmo valor|a mesma quantia|a mesma quantidade|mesmo valor|mesma quantia',
    'do the same': 'faz o mesmo|faca o mesmo|faz a mesma coisa',
    'repeat that': 'repete|repita|repete isso|repita isso|faz de novo|faz outra vez|faca de novo',
    'to the same address':
      'para o mesmo endereco|pro mesmo endereco|para a mesma pessoa|pra mesma pessoa|para o mesmo|pro mesmo|para ele|pra ele|para ela|pra ela|ao mesmo endereco|ao mesmo|a mesma pessoa',
    'half of that': 'metade|metade disso|a metade|so metade|a metade disso',
    'double that': 'o dobro|o dobro disso|dobra|duplica|dobre',
    another: 'outros|outro|outras',
    more: 'mais',
    too: 'tambem',
    not: 'nao e|nao era|nao sao',
    'is what i meant': 'e o que eu queria|quis dizer|e o que quis dizer|era o que eu queria',
    'it should be':
      'o certo e|o correto e|a certa e|a correta e|o endereco certo e|o endereco correto e|devia ser|deveria ser|tem que ser|era para ser|na verdade e|o novo endereco e|o endereco e',
    'i meant':
      'corrige|corrija|correcao|quero dizer|queria dizer|ou melhor|afinal|pensando bem|melhor dizendo|alias|na verdade|prefiro|digo|melhor|fica melhor|quero receber|eu quis dizer|faz so|so mesmo',
    'change the network to':
      'muda a rede para|troca a rede para|muda para a rede|usa a rede|muda a rede pra|troca a rede pra',
    'change the recipient to':
      'muda o endereco para|troca o endereco para|muda o destinatario para|troca o endereco por',
    'change the token to': 'muda o token para|troca o token para|muda a moeda para',
    'wrong address':
      'endereco errado|o endereco esta errado|errei o endereco|mandei o endereco errado|pus o endereco errado',
    'wrong network': 'rede errada|errei a rede',
    'instead of': 'em vez de|ao inves de|em lugar de',
    'up to': 'aceito ate|ate',
    hey: 'cara|mano|eita|opa|ops|ah nao',
    'rest same': 'o resto igual|o resto fica igual|tudo o mais igual|resto igual',
    cancel:
      'deixa quieto|deixa pra la|deixa para la|deixa isso|cancela la isso|cancela la|cancela isso|cancela tudo|cancela ai|esquece isso|esquece tudo|esqueca|nao precisa mais|nao quero mais|nao precisa|ja nao quero|mudei de ideia|pensei melhor|nao faz|nao faca isso|nao faca|nao manda|nao mande|nao envia|nao envie|melhor nao|desisto|desisti|desistir|aborta|para tudo|para com isso|agora nao|hoje nao|fica pra outra|fica para outra|outra hora|outro dia|depois eu faco|nao quero nao|deixa estar|larga isso|anula|anula isso|nao obrigado|nao obrigada',
  },
  de: {
    again: 'nochmal|noch einmal|noch mal|erneut|wieder|nochmals|wie vorhin|wie eben|wie zuvor|wie letztes mal',
    'the same': 'dasselbe|das gleiche|das selbe|genau dasselbe|genau das gleiche|gleiches',
    'the same amount':
      'denselben betrag|den gleichen betrag|gleicher betrag|die gleiche summe|derselbe betrag|gleich viel|genauso viel|ebenso viel',
    'do the same': 'mach dasselbe|mach das gleiche',
    'repeat that':
      'wiederhole|wiederholen|wiederhole das|wiederhol das|mach das nochmal|mach das noch einmal|das ganze nochmal',
    'to the same address':
      'an dieselbe adresse|an die gleiche adresse|an die selbe adresse|an denselben|an dieselbe|an ihn|an sie|ihm|ihr|an dieselbe person|an die gleiche person|an den gleichen|an denselben empfanger',
    'half of that': 'die halfte|die halfte davon|halfte davon|nur die halfte|halfte|davon die halfte',
    'double that': 'das doppelte|das doppelte davon|verdopple|verdoppeln|verdopple das|doppelt so viel|verdopple es',
    another: 'weitere|noch weitere|noch',
    more: 'mehr|obendrauf|extra',
    too: 'auch|ebenfalls|ebenso',
    'is what i meant': 'meinte ich|meine ich|hab ich gemeint|habe ich gemeint|war gemeint',
    'it should be':
      'richtig ist|richtige ist|korrekt ist|korrekt ware|die neue adresse ist|es muss heissen|muss heissen|soll heissen|sollte heissen|sollten es sein|es sollten sein',
    'i meant':
      'doch|doch lieber|wart doch|korrigiere|korrigier|berichtigung|ich wollte sagen|wollte sagen|vielmehr|oder besser|besser doch|lieber auf|dann doch|nimm|nimm lieber|nehm|tausch lieber',
    'change the network to':
      'wechsle das netzwerk zu|wechsle zu|wechsle auf|andere das netzwerk auf|stell um auf|wechsel auf|nimm das netzwerk',
    'change the recipient to':
      'andere die adresse auf|andere den empfanger auf|nimm die adresse|tausch die adresse gegen|andere die adresse zu',
    'change the token to': 'andere das token auf|andere den token auf',
    'wrong network': 'falsches netzwerk|falsche chain|falsches netz',
    not: 'nicht in|nicht auf|nicht an|nicht zu',
    'instead of': 'statt|anstatt|anstelle von|an stelle von',
    hey: 'digga|alter|diggi|uff|ach ja|ach so|puh',
    wait: 'nee halt|nein halt|wart|warte|wart mal|warte mal|moment',
    'rest same':
      'rest gleich|der rest bleibt|der rest bleibt gleich|rest bleibt|sonst alles gleich|alles andere gleich|rest wie gehabt',
    cancel:
      'lass stecken|lass gut sein bitte|vergiss den auftrag|brich den auftrag ab|storniere den auftrag|ich habs mir anders uberlegt|ich habe meine meinung geandert|meine meinung geandert|jetzt nicht|jetzt doch nicht|heute nicht|heute doch nicht|nicht jetzt|ein andermal|ein anderes mal|spater vielleicht|mach ich spater|ich mach das spater|ich mache es selbst|nein lass|nein lass mal|nein lass das|nein doch nicht|ach nein|ach nee|ach lass|ach vergiss es|das wars|das war ein versehen|war ein versehen|aus versehen|ich will das nicht|ich mochte das nicht|ich mochte nicht mehr|will ich nicht mehr|brauch ich nicht|brauche ich doch nicht|kein bedarf|kein interesse|nicht noetig|lasse es|schmeiss es weg|zieh das zuruck|nimm das zuruck|doch lieber lassen|gar nichts|mach nichts',
  },
  fr: {
    again:
      'encore une fois|a nouveau|de nouveau|une fois de plus|encore|comme avant|comme la derniere fois|une nouvelle fois',
    'the same': 'la meme chose|pareil|idem|le meme|exactement pareil|le meme envoi',
    'the same amount': 'le meme montant|la meme somme|la meme quantite|meme montant|meme somme',
    'do the same': 'fais la meme chose|fais pareil|faites pareil',
    'repeat that': 'refais|refais le|refais ca|recommence|repete|repete ca|refaites',
    'to the same address':
      'a la meme adresse|au meme|a lui|a elle|a la meme personne|au meme destinataire|a la meme|au meme endroit',
    'half of that': 'la moitie|la moitie de ca|moitie|seulement la moitie|juste la moitie',
    'double that': 'le double|double|double ca|double le montant',
    another: 'autres|rajoute|ajoute encore',
    more: 'de plus|en plus|en rab',
    too: 'aussi|egalement',
    'is what i meant': 'c est ce que je voulais dire|je voulais dire|je voulais',
    'it should be':
      'la bonne adresse est|la bonne est|le bon est|le bon c est|la bonne c est|ca devrait etre|ca doit etre|devrait etre|c etait|la nouvelle adresse est|l adresse est',
    'i meant':
      'plutot|enfin|enfin non|en fait|je corrige|corrige|correction|je prefere|finalement|mets plutot|ou plutot|disons|mets juste|mets|donne moi|donne moi du|je voulais dire|fais plutot|prends',
    'change the network to': 'change le reseau pour|passe sur le reseau|change de reseau pour|passe sur|bascule sur',
    'change the recipient to': 'change l adresse pour|remplace l adresse par|change le destinataire pour',
    'change the token to': 'change le token pour|change la monnaie pour',
    'wrong address':
      'mauvaise adresse|je me suis trompe d adresse|l adresse est fausse|ce n est pas la bonne adresse|c est pas la bonne adresse',
    'wrong network': 'mauvais reseau|je me suis trompe de reseau',
    'instead of': 'au lieu de|au lieu d|a la place de|a la place d',
    'rather than that': 'plutot que l autre|pas l autre',
    hey: 'oups|oula|ah non|mince|zut|dis|nah|bon|bah|ben',
    'rest same': 'le reste pareil|le reste ne change pas|le reste inchange|tout le reste pareil',
    'it is on': 'c est sur|ajoute que c est sur|c est en fait sur|sur le reseau',
    cancel:
      'laisse faire|laisse tomber|laisse beton|laisse|abandonne|abandonne ca|oublie|oublie ca|oubliez|annule ca|annule tout ca|annule la|annulez|stop|arrete|arrete tout|arretez|tant pis|on oublie|on laisse tomber|je ne veux plus|j en veux plus|je n en veux plus|plus besoin|pas besoin|ce n est plus la peine|c est plus la peine|pas la peine|je change d avis|j ai change d avis|change d avis|finalement non|non finalement|en fait non|non merci|pas maintenant|pas aujourd hui|une autre fois|un autre jour|plus tard|je le ferai plus tard|je le ferai moi meme|je passe|jette ca|retire ca|supprime ca|efface ca|n envoie rien|n envoie pas|ne fais rien|ne le fais pas|fais pas ca|rien du tout|laissons tomber|oublions',
  },
  tr: {
    again: 'tekrar|yine|bir daha|yeniden|bir kez daha|tekrardan',
    'the same': 'aynisini|aynisindan|ayni seyi|aynisi|ayni islemi',
    'the same amount': 'ayni miktari|ayni tutari|ayni miktar|ayni tutar|ayni miktarda',
    'repeat that': 'tekrarla|tekrar et|tekrar yap|bir daha yap|yinele',
    'to the same address': 'ona|ayni adrese|ayni kisiye|ayni yere|ayni hesaba|ayni cuzdana',
    'half of that': 'yarisini|yarisi|onun yarisini|bunun yarisini',
    'double that': 'iki katini|iki kati|iki katina cikar|ikiye katla|iki kat yap',
    more: 'daha|daha fazla|fazladan',
    another: 'bir daha|ustune',
    too: 'da|de|ayrica',
    not: 'degil',
    'is what i meant': 'demek istedim|diyecektim|demek istemistim|kastettim',
    'it should be': 'dogrusu|dogru adres|dogru olan|dogrusu su|dogru adres su|olmali|olmaliydi',
    'i meant': 'duzeltiyorum|duzeltme|yani|daha dogrusu|aslinda|yok yok|iyisi mi',
    'make it': 'olsun|yap|yapalim|yeter|yetsin|cikar|indir|dusur|yukselt|cikaralim|alayim',
    'wrong address':
      'adresi yanlis yazmisim|yanlis adres|adres yanlis|adresi yanlis verdim|yanlis adres verdim|adresi karistirdim',
    'wrong network': 'yanlis ag|ag yanlis|agi yanlis yazmisim',
    'wrong amount': 'miktari yanlis yazmisim|yanlis miktar|az olmus|cok olmus|fazla olmus|eksik olmus',
    network: 'agi|ag',
    amount: 'miktari|tutari|miktar',
    hey: 'hay allah|tuh|eyvah|kusura bakma',
    wait: 'dur|dur bir|bir dakika|bekle',
    'instead of': 'yerine',
    'rest same': 'gerisi ayni|kalani ayni|gerisi aynen kalsin|digerleri ayni',
    cancel:
      'bosver|bos ver|kalsin|yok kalsin|vazgectim|vazgec|iptal|iptal et|iptal edelim|unut|unut gitsin|unutalim|gerek yok|gerek kalmadi|istemiyorum|artik istemiyorum|yapma|gonderme|cevirme|dur yapma|birak|birakalim|hayir istemem|istemem|sonra yaparim|simdi degil|simdi olmaz|baska zaman|baska gun|baska sefere|fikrimi degistirdim|fikrim degisti|caydim|iptal olsun|hic gerek yok|bu kalsin|olmasin|yapmayalim|gondermeyelim|geri al|sil gitsin',
  },
  zh: {
    again: '再来一次|再一次|再次|再来一遍|再做一次|再来一笔|再来',
    'the same': '同样的再|同样的也|一样的再|同样的|一样的|同样|相同的|一样',
    'the same amount': '同样的数量|一样的数量|相同数量|同样金额|同样数量|一样多|同样多|相同金额',
    'repeat that': '重复|重复一次|重复上一笔|重复刚才的|照旧再来',
    'to the same address': '给他|给她|给同一个地址|到同一个地址|给同一个人|给刚才那个人|到刚才那个地址|给刚才的地址',
    'send to the same address': '转给他|发给他|转给她|发给她|付给他|打给他',
    'double that': '两倍|双倍|加倍|翻倍|翻一倍',
    more: '多',
    another: '另外|再加',
    too: '来一份|来一笔一样的|也',
    'wrong address': '地址错了|地址写错了|地址不对|写错地址了|发错地址了|搞错地址了',
    'wrong amount': '数量错了|写错了|打错了|数字错了|金额错了|输错了|弄错了',
    'wrong network': '网络错了|链错了|选错网络了',
    'it should be': '正确的是|应该是|正确地址是|新地址是|应为|对的是|是',
    'i meant': '不对|更正|修正|改|还是用|干脆|算了还是|还是改成',
    not: '不是|而不是',
    'instead of': '而不是用|代替',
    'rest same': '其他不变|其余不变|别的不变|其他一样|其余一样',
    cancel:
      '不想买了|不想卖了|不买了吧|不卖了吧|还是不换了|还是不转了|还是不发了|还是不买了|算啦|不要啦|先不要了|不需要|没必要了|没必要|不用啦|改天吧|改天再说|下次吧|下次再说|以后再说|回头再说|今天不了|现在不要|现在不了|我后悔了|后悔了|反悔了|别转啦|别发啦|取消啦|给我取消|帮我取消|不办了|撤了吧|撤了|停掉|打住|免了|还是免了|不发啦|别继续了|不继续了',
  },
};
