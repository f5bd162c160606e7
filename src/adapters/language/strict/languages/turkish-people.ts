/** People who are paid, without marks on letters: each noun in the forms "who", "to whom" and "whose". Phrases are separated by `|`. */

const FAMILY =
  'annem|babam|kardesim|ablam|abim|agabeyim|oglum|kizim|esim|karim|kocam|arkadasim|kuzenim|teyzem|halam|amcam|dayim|dedem|ninem|babaannem|anneannem|yengem|enistem|bacanagim|baldizim|kayinvalidem|kayinpederim|kayinbiraderim|gorumcem|gelinim|damadim|yegenim|torunum|kiz kardesim|erkek kardesim|kiz arkadasim|erkek arkadasim|nisanlim|sevgilim|ikizim|komsum|ev sahibim|ev arkadasim|oda arkadasim|yurt arkadasim|is arkadasim|sinif arkadasim|takim arkadasim|patronum|mudurum|ogretmenim|hocam|ortagim|musterim|calisanim|danismanim|avukatim|doktorum|muhasebecim|emlakcim|kiracim|asistanim|stajyerim|annecigim|babacigim|kardesimiz|annemiz|babamiz|ev sahibimiz|ortagimiz|tedarikcimiz|muhasebecimiz|avukatimiz|calisanimiz|tasarimcimiz|yazilimcimiz|gelistiricimiz|danismanimiz|musterimiz|temizlikcimiz|oglumuz|kizimiz|kankam|muvekkilim|vekilim|komsumuz|kardesimiz|esimiz|dostum|kuzenimiz|hemserim|yakinim|akrabam|calisanlarimiz|hissedarimiz|iscimiz|muhendisimiz|sozlum|yavuklum|bebegim|annanem|buyukannem|buyukbabam|dedecigim|ninecigim|ablacigim|abicigim|teyzecigim|kuzucugum|enistemiz|yegenimiz|torunumuz|damadimiz|gelinimiz|ustam|kasabim|berberim|terapistim|antrenorum|mentorum|ogrencim|asistanimiz|stajyerimiz|saticim|tedarikcim|toptancim|freelancerim|grafikerim|tasarimcim|yazilimcim|gelistiricim|bakicimiz|soforumuz|temizlikcim|bakicim|kapicimiz|yoneticimiz|kiracimiz|emlakcimiz|mimarimiz|doktorumuz|disci hanim|hemsirem';
export const ROLES =
  'usta|satici|tesisatci|elektrikci|boyaci|temizlikci|kurye|kuryeci|sofor|tamirci|doktor|avukat|bakici|garson|kuafor|disci|muhasebeci|nakliyeci|tasarimci|grafiker|yazilimci|gelistirici|cevirmen|tercuman|editor|fotografci|videocu|danisman|tedarikci|toptanci|kasap|manav|bakkal|firinci|cicekci|pastaci|terzi|marangoz|bahcivan|cilingir|berber|veteriner|ogretmen|hoca|antrenor|rehber|taksici|kaporta ustasi|ev sahibi|dukkan sahibi|mal sahibi|emlakci|kapici|apartman gorevlisi|apartman yoneticisi|site yoneticisi|noter|psikolog|diyetisyen|fizyoterapist|mimar|muhendis|kaptan|komsu|bebek bakicisi|cocuk bakicisi|ozel ders hocasi|gitar hocasi|piyano hocasi|dil hocasi|spor hocasi|denetci|moderator|yonetici|stajyer|freelancer|organizator|hali yikamaci|kombici|klimaci|camci|sivaci|dosemeci|oto tamircisi|lastikci|cekici|kuru temizlemeci|butikci|esnaf|ressam|muzisyen|kanka|satici hanim|sanatci|ciftci|balikci|komsu teyze|arici|sutcu|coban|rencber|isci|gundelikci|kaynakci|demirci|bekci|hamal|ascibasi|asci|barmen|dj|sunucu|oyuncu|streamer|yayinci|hakem|akademisyen|arastirmaci|tercuman|ajans';

const isVowel = (noun: string): boolean => /[aeiou]$/.test(noun);
/** "doktor" and "çocuk" before an ending that begins with a vowel. */
const stems = (noun: string): string[] => (noun.endsWith('k') ? [noun, `${noun.slice(0, -1)}g`] : [noun]);
/** "ev sahibi": an ending of somebody else's possession. */
const isOwned = (noun: string): boolean => / .*[iu]$/.test(noun);

export const withEndings = (
  nouns: string,
  open: readonly string[],
  closed: readonly string[],
  owned: readonly string[],
) =>
  nouns
    .split('|')
    .flatMap((noun) => {
      const endings = isVowel(noun) ? [...open, ...(isOwned(noun) ? owned : [])] : closed;
      return stems(noun).flatMap((stem) => endings.map((ending) => stem + ending));
    })
    .join('|');

const KIN =
  'anne|baba|kardes|abi|abla|dayi|amca|teyze|hala|dede|nine|anneanne|babaanne|yenge|eniste|torun|yegen|kuzen|patron|mudur|ortak|musteri|calisan|arkadas|hanim|cocuk|eleman|adam|kiz|oglan|cirak|imam|muhtar|uretici|muvekkil|ogrenci|teyzeoglu|amcaoglu|dayioglu|kayinco|bacanak|hemsire|diyetisyen|dis hekimi|mali musavir|imam efendi|baskan|sekreter|isveren|yatirimci|sponsor|memur|cift|sahip';
/** "tamircim", "doktorumuz" */
const mine = (noun: string): string[] => {
  const vowel = /[ou][^aeiou]*$/.test(noun) ? 'u' : 'i';
  const stem = isVowel(noun) ? noun : `${noun.replace(/k$/, 'g')}${vowel}`;
  return isOwned(noun) ? [] : [`${stem}m`, `${stem}m${vowel}z`];
};
const MINE = `${ROLES}|${KIN}`.split('|').flatMap(mine).join('|');
const ALL = [...new Set(`${FAMILY}|${ROLES}|${KIN}|${MINE}`.split('|'))].join('|');
export const WHO = ALL;
export const TO_WHOM = withEndings(ALL, ['ya', 'ye'], ['a', 'e'], ['na', 'ne']);
export const WHOSE = withEndings(ALL, ['nin', 'nun'], ['in', 'un'], []);

/** First names, behind which an ending stands apart: "ayşe'ye", "Mehmet Bey'in". */
export const NAMES =
  'ahmet|mehmet|mustafa|ali|huseyin|hasan|ibrahim|ismail|osman|yusuf|murat|omer|ramazan|halil|suleyman|abdullah|mahmut|recep|salih|fatih|kadir|emre|hakan|adem|kemal|orhan|ercan|serkan|burak|volkan|tolga|gokhan|onur|cem|caner|can|kaan|mert|berk|arda|efe|eren|furkan|ozan|selim|sinan|tuncay|umut|yasin|zafer|baris|deniz|ayse|fatma|emine|hatice|zeynep|elif|meryem|serife|zehra|sultan|hanife|merve|havva|zeliha|esra|fadime|ozlem|hacer|yasemin|hulya|melek|rabia|busra|cansu|dilek|derya|ebru|gamze|gul|gulsen|hande|irem|kubra|leyla|melis|nur|nuray|nurcan|pinar|sevgi|sibel|selin|sevim|songul|tugba|tulay|yeliz|ece|defne|asli|begum|damla|ezgi|gizem|sude|ipek|kerem|tarik|levent|tamer|nihat|cengiz|erdem|koray|okan|ozgur|sedat|taner|ufuk|vedat|yavuz|engin|ferhat|harun|ilker|ilhan|metin|nuri|oguz|oguzhan|riza|selcuk|serdar|sahin|tuncer|turgut|yilmaz|bulent|cihan|cagri|cagatay|doruk|emir|atlas|alp|alper|berkay|batuhan|dogan|bora|erol|erhan|erkan|ersin|fikret|gokay|haluk|kenan|muhammed|muhammet|necati|necdet|orkun|ozgun|polat|rasim|samet|semih|sercan|soner|suat|tayfun|utku|yigit|yakup|yunus|zeki|ziya|nazli|nisa|aylin|aysel|ayla|aynur|beren|betul|ceren|ceyda|duygu|didem|eda|elvan|feride|filiz|gonul|guler|gulay|isil|jale|lale|meltem|mine|muge|nalan|neslihan|nesrin|nilay|nilufer|nihal|oya|ozge|pelin|reyhan|saliha|seda|semra|serap|sevda|sevil|simge|sebnem|sule|tugce|turkan|yaprak|yagmur|zerrin|aleyna|azra|bahar|berfin|canan|ceylan|cigdem|ela|ayten|aydan|arzu|asuman|bengu|buket|burcu|irmak|iclal|inci|nermin|perihan|nazan|sema|selma|serpil|suna|naz|zuhal';
export const TITLES = 'bey|hanim|abi|abla|amca|teyze|hoca|usta|dayi|hala';

/** Organisations in the forms "to whom" and "whose"; they are paid, but their money is not the person's. */
export const ORGANISATIONS = {
  to: 'vakfa|vakfimiza|dernege|dernegimize|sirkete|sirketimize|firmaya|ofise|okula|kooperatife|apartmana|siteye|kulube|kulubumuze|belediyeye|ajansa|barinaga|hastaneye|otele|restorana|kafeye|magazaya|dukkana|kuruma|kurulusa|sendikaya|odaya|federasyona|universiteye|krese|kursa|fabrikaya|ciftlige|depoya|subeye|merkeze|muhasebeye|daoya|hazineye',
  of: 'vakfin|vakfimizin|dernegin|dernegimizin|sirketin|sirketimizin|firmanin|ofisin|okulun|kooperatifin|apartmanin|sitenin|kulubun|kulubumuzun|belediyenin|ajansin|barinagin|hastanenin|otelin|restoranin|kafenin|magazanin|dukkanin|kurumun|kurulusun|sendikanin|universitenin|kresin|kursun|fabrikanin|ciftligin|deponun|subenin|merkezin|muhasebenin|daonun|projenin|ekibin|toplulugun',
};
/** "Hatice teyzeye", "Deniz Hanım'ın": the endings are part of the title. */
export const TITLES_TO = 'beye|hanima|abiye|ablaya|amcaya|teyzeye|hocaya|ustaya|dayiya|halaya|dedeye|nineye|yengeye';
export const TITLES_OF =
  'beyin|hanimin|abinin|ablanin|amcanin|teyzenin|hocanin|ustanin|dayinin|halanin|dedenin|ninenin|yengenin';
