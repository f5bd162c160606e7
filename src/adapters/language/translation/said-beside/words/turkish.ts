import { type SaidWords, set } from './said-words.ts';

export const TURKISH: SaidWords = {
  is: /^(?:bu|bunlar|su|o|hepsi|burasi|orasi)(?! (?:aksam|sabah|gece|gun|hafta|ay|yil|sefer|kez|defa|adres|cuzdan|hesap)\p{L}*)(?!.*yor)(?: (?:da|sadece|yalnizca|aslinda|bir|benim|bizim))*(?: |$)/u,
  am: /^(?:ben|biz)(?: |$)/,
  reason: /(?:^| )(?:icin|icindir|dolayi|yuzunden|sebebiyle|nedeniyle|hatirina|karsiligi)$/,
  whose: /^(?!)/,
  how: /^(?!)/,
  with: /^(?:ile|birlikte|beraber)$/,
  to: /^(?!)/,
  and: /^(?:ve|hem|bir de)$/,
  also: /^(?:de|da|dahi)$/,
  small:
    /^(?:bir|bu|su|o|benim|bizim|onun|cok|en|daha|sadece|iste|ilk|ikinci|son|baska|diger|ayni|ve|de|da|artik|tam)$/,
  unmeant: set(
    `emir tiyatro sinema reklam sirk muze karnaval komedi drama opera film filmler dizi roman hikaye masal kurgu hayal ruya siir sarki turku kitap bolum sahne senaryo prova rol karakter oyuncu papagan palyaco saka espri oyun oyuncak bebek
    yapboz test deneme taslak ornek numune pratik antrenman alistirma odev defter ders sinav kurs album foto fotograf video ceviri bale koro orkestra hirsizlik santaj dolandiricilik yalan parodi kostum konser fikir soru kod ad
    isim konu sey nisan akvaryum kedi kopek yavru`,
  ),
  money: set('kasa fon bakiye para parasi'),
  portions: set(
    `yari yarisi yarim ucte dortte ceyrek parca parcasi kisim kismi bolum pay kalan kalani gerisi iki kati taksit taksidi taksitle pesinat pesin kapora kaparo avans veresiye kredi biraz azar prim usulu yariya
    bolusuyoruz ortaklasa`,
  ),
  repeated: set(
    'yil gun saat hafta ay gece aksam sabah aylik haftalik gunluk yillik saatlik abonelik uyelik duzenli surekli rutin aliskanlik plan seri aidat',
  ),
  roles: set(
    'token tokeni sozlesme sozlesmesi kontrat gonderen gonderici havuz kod borsa hash islem musluk kopru jeton ornek',
  ),
  former: set('eski onceki evvelki kapali calinti'),
  addresses: set('adres cuzdan hesap'),
  holders: set(
    'kasa firma sirket dernek kulup okul cami banka dukkan market grup sinif takim aile herkes baskasi kimse musteri ofis vakif ortak fon dernegin okulun dukkanin',
  ),
  further: set('acil onemli borc iddia lazim gerekli sart'),
};
