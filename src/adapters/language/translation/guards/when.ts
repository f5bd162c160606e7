import { apart, type Said } from './said.ts';

/** A time that is not now: what is asked for is done at once, or not at all. */
const LATER: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    apart(
      'al alba|contra (?:reembolso|entrega|recibo)|(?:a|en) la entrega|al (?:recibir|entregar|llegar)|(?:despues|tras|antes) (?:de|del) \\p{L}+|esta (?:noche|tarde)|por la (?:noche|tarde|manana)|de noche|a la noche|a la tarde|a (?:media)?noche|al mediodia|a mediodia|al (?:amanecer|anochecer|atardecer)|luego|mas (?:tarde|adelante)|en un (?:rato|momento)|dentro de|al rato|(?:el|este|en el) (?:finde|fin de semana)|a (?:fin|finales|principios|primeros) de (?:mes|ano|semana)|para (?:el |la |las )?(?:fin de ano|lunes|martes|jueves|viernes|navidades)|en (?:navidad|navidades|reyes|pascua|vacaciones|verano)|por (?:navidad|reyes)|algun dia|un dia de estos|pasado manana|proximamente|la proxima|el proximo|(?:a|sobre|hacia) las (?:§n|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|cuando (?:tengas|cobre|llegue)',
    ),
  ],
  pt: [
    apart(
      'contra recibo|(?:contra|na|apos a) entrega|ao (?:receber|chegar)|(?:depois|antes) (?:de|do|da) (?!tudo)\\p{L}+|(?:a|de|hoje a|esta|essa) noite|(?:a|de|hoje a|esta|essa) tarde|mais (?:tarde|logo)|logo mais|daqui a|em breve|para o (?:mes|ano)|(?:no|esse|este|neste|nesse) (?:fim de semana|fds|final de semana)|no (?:fim|final|comeco) do (?:mes|ano)|(?:ate|pra|para) (?:a |o )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha)|(?:pelo|pela) (?:natal|pascoa|noite|tarde|manha|madrugada)|no (?:aniversario|carnaval|natal|verao|feriado)|na (?:pascoa|virada)|qualquer (?:dia|hora)|um dia desses|depois de amanha|(?:ao|de) meio dia|ao meio|de madrugada|(?:as|pelas) (?:§n|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze)|na proxima|no proximo|quando (?:tiver|der)',
    ),
  ],
  de: [
    apart(
      '(?:bei|nach|gegen) (?:lieferung|erhalt|ubergabe|nachnahme|ankunft)|(?:nach|vor) (?:der|dem|den|meine[rmn]|unsere[rmn]) \\p{L}+|(?:nach|vor) (?:ostern|weihnachten|pfingsten|neujahr|silvester|mittag|mitternacht|sonnenuntergang)|heute (?:abend|nacht|mittag|nachmittag|spater)|abends|nachts|mittags|nachmittags?|vormittags|(?:nach|zum|bei) (?:feierabend|dienstschluss|ladenschluss)|am (?:abend|nachmittag|mittag|wochenende|monatsende|jahresende|ersten|letzten)|in der nacht|spater|nachher|bald|demnachst|irgendwann|gelegentlich|bei gelegenheit|zur nacht|gegen (?:abend|mittag|nachmittag|morgen|ende)|(?<!fur (?:\\p{L}+ )?\\p{L}+ )im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|winter|fruhling|herbst)|zu (?:weihnachten|ostern|neujahr|silvester)|zum (?:monatsende|monatsersten|jahresende|geburtstag am)|an (?:weihnachten|ostern|silvester)|ubermorgen|nachstes|nachste|nachsten|kommende|kommenden|in (?:ein paar|§n|einer|einem) (?:minuten|stunden|tagen|stunde|tag|wochen|woche|monat|augenblick|moment)|um (?:eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)(?: uhr)?|wenn (?:du|sie|ihr) (?:\\p{L}+ ){0,2}(?:zeit|moment|dran|daheim)',
    ),
  ],
  fr: [
    apart(
      '(?:a|apres|avant) (?:la |l )?(?:livraison|reception|arrivee)|contre remboursement|(?:apres|avant) (?:le|la|l|les|mon|ma) \\p{L}+|(?:ce|le|demain) (?:soir|midi|week end|weekend)|cette nuit|(?<!pour (?:\\p{L}+ )?\\p{L}+ )en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|ete|hiver|automne)|pour noel seulement|cet (?:apres midi|aprem)|dans la (?:soiree|nuit|journee)|en (?:soiree|fin de)|tout a l heure|tantot|plus tard|bientot|prochainement|a (?:midi|minuit|noel|paques|l occasion|la fin du|la fin de)|un (?:de ces jours|jour)|un autre jour|apres demain|la semaine prochaine|le mois prochain|dans (?:un moment|une heure|un instant|quelques|§n)|a §n (?:heures|h)|a (?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures|quand (?:tu|vous) (?:auras|aurez|as|avez)',
    ),
  ],
  tr: [
    /(?:^|, )sonra(?: |$)|§n \p{L}+ sonra (?:gonder|yolla|at|ode|yatir|aktar)|(?:§a(?: \p{L}+){0,2} sonra)|(?:gonder|yolla|at|ode|yatir) sonra(?: ,|$)/u,
    /(?:^|, )(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)(?:ta|te|da|de)?(?=$| §| ,)|(?:gonder|yolla|at|ode|yatir) (?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik)(?:ta|te|da|de)?$/u,
    apart(
      'ramazanda|ramazan da|ramazan(?= ,|$)|(?:kurban|seker) bayrami(?:nda)?|teslimatta|teslimde|teslim (?:alinca|edilince)|kapida odeme|\\p{L}+[dt][ae]n (?:sonra|once)|(?:bu )?(?:aksam|gece|aksama|geceye|aksamustu)(?! yeme)|oglen|oglene|ogleden sonra|ogleyin|birazdan|az sonra|sonradan|daha sonra|ileride|ilerde|bir ara|bir gun|gunun birinde|hafta sonu|haftaya|aya|ay (?:sonu|sonunda|basi|basinda)|seneye|bayramda|yilbasinda|tatilde|musait (?:olunca|olursan|oldugunda)|vaktin olunca|vakit bulunca|bos vaktinde|obur gun|gelecek \\p{L}+|onumuzdeki \\p{L}+|saat \\p{L}+(?:de|da|te|ta)',
    ),
  ],
  zh: [
    /(?:^|, )(?:过年|春节|中秋|国庆|元旦)$/u,
    /货到|到货|收货后|签收后|(?:下班|吃完|比赛|考试|饭|会议)(?:之)?后|(?:今晚|今夜|晚上|夜里|半夜|下午|中午|傍晚)(?!好|的)|明早|明晚|早晨起|周末|月底|月初|年底|年初|周[一二三四五六日天]|星期|礼拜|等一下|等会|等下|待会|呆会|一会|过会|过一会|回头|改天|哪天|下次|下回|有空|有时间|有机会|方便的时候|稍后|稍晚|晚点|晚些|迟点|不久|将来|过几天|过两天|(?:过年|春节|中秋|国庆)(?=给|转|再|时|把| ?§)|生日那天|到时|之后再|[一二三四五六七八九十]点钟?/u,
  ],
};

/** "la cena de esta noche": a thing of that time. */
const OF = /(?:^| )(?:de|del|da|do|von|vom|d) $/;

const TIMES_ES = 'hora|dia|noche|semana|mes|ano';
/** How often, or for each of several: the whole is not said. */
const EACH: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    apart(
      `(?:al|a la|por|cada) (?:${TIMES_ES})(?! (?:que|pasad))|por (?:persona|cabeza|barba|pieza|unidad|nino|nina|hijo|alumno|visita|vez|clase|kilo|metro|kilometro|palabra|pagina|gol|trayecto|punto)|cada (?:uno|una)|mensuales?|mensualmente|diarios?|diarias?|diariamente|semanales|semanalmente|anuales|anualmente|quincenales`,
    ),
  ],
  pt: [
    apart(
      'a (?:hora|aula|diaria|unidade|peca|noite)$|(?:ao|por|a cada|cada) (?:mes|dia|ano|hora|noite|semana)|por (?:pessoa|cabeca|peca|unidade|crianca|filho|aluno|visita|vez|aula|quilo|metro|palavra|pagina|gol|trecho|ponto)|cada (?:um|uma)|mensais|mensalmente|diarios?|diariamente|semanais|semanalmente|anuais|anualmente',
    ),
  ],
  de: [
    apart(
      'pro \\p{L}+|je (?!nach)\\p{L}+|(?:im|jeden|jedes) (?:monat|jahr|quartal)|(?:in der|die|jede) (?:stunde|woche|nacht)|am tag|den (?:tag|monat)|das (?:stuck|jahr|kilo)|(?:taglich|stundlich|wochentlich|monatlich|jahrlich|vierteljahrlich)\\p{L}*|jeweils|jedem|jeder',
    ),
  ],
  fr: [
    apart(
      '(?:par|au|chaque) (?:mois|jour|an|annee|heure|semaine|nuit|trimestre)|par (?:tete|personne|piece|unite|enfant|eleve|visite|fois|cours|kilo|metre|mot|page)|(?:de l|a l) heure|(?:la|a la) (?:nuit|semaine|journee|piece)|chacun|chacune|mensuellement|mensuels?|quotidiennement|quotidiens?|hebdomadaires?|annuellement',
    ),
  ],
  tr: [
    apart(
      '(?:tanesi|adedi|adeti|kilosu|metresi|dakikasi)|\\p{L}+ basi(?:na)?|\\p{L}+ basi|(?:ayda|haftada|gunde|saatte|yilda|gecede|gecesi|saati|gunu|ayi) (?:bir |bir kere )?(?=§n)|(?:saatlik|gunluk|haftalik|aylik|yillik|gecelik) (?=§n)|(?:birer|ikiser|ucer|dorder|beser|onar|yirmiser) \\p{L}+|her (?:ay|gun|hafta|biri|birine|cocuga)',
    ),
  ],
  zh: [
    /每|(?<!那)各(?:转|给|付|打|发|人|自|位|个)|按(?:天|月|小时|人|件|次)|§n \p{L}+ ?(?:一个?(?:月|人|小时|位|晚|天|次|件|个)|一(?:晚|位|天|次|件)|\/)|人均|平均/u,
  ],
};

/** Whether the request is for another time than now. */
export const isLater = ({ clauses, language }: Said): boolean =>
  clauses.some(({ text }) =>
    (LATER[language] ?? []).some((pattern) => {
      const found = pattern.exec(text);
      if (found === null || OF.test(text.slice(0, found.index))) return false;
      return text.includes('§') || found[0].length * 2 >= text.length;
    }),
  );

/** Whether the amount is told for each time or each of several. */
export const isEach = ({ text, language }: Said): boolean =>
  text.includes('§n') && (EACH[language] ?? []).some((pattern) => pattern.test(text));
