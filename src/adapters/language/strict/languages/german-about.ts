import { any, either, many, maybe, once, type Rule, seq, some } from '../rules/rule.ts';
import { HE, HER_TO, HIM, HIS, SHE } from './german-people.ts';

const DIGITS = any('§n|§d');
const MARKS = 'nr|nummer|no|nr .|no .|#|nr :|nr . :';
/** The paper that a payment is for: "Rechnung Nr. 2024-117". */
export const PAPER: Rule = once(
  seq(
    maybe(any('fur|fur die|fur den|fur das|zu|zur|gemass|laut|betrifft|betreff|betreff :|die|es geht um die')),
    either(
      seq(any('rechnung|auftrag|bestellung|mahnung|beleg'), any(MARKS), DIGITS, many(seq(any('-|/'), DIGITS))),
      seq(any('rechnung|auftrag|bestellung|mahnung|beleg'), DIGITS, some(seq(any('-|/'), DIGITS))),
      seq(
        any('rechnungsnummer|rechnungsnr|kundennummer|aktenzeichen'),
        maybe(any(':|.')),
        DIGITS,
        many(seq(any('-|/'), DIGITS)),
      ),
      seq(any('rechnung|re|rg'), maybe(any('-')), any('§d')),
    ),
  ),
);

const MONTHS = 'januar|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember';
const each = (words: string, ends: string): string =>
  words
    .split('|')
    .flatMap((word) => ends.split('|').map((end) => `${word} ${end}`))
    .join('|');
/** "vom Oktober", "für März" */
export const MONTH: Rule = any(`${MONTHS}|${each('vom|fur|fur den|im|aus dem|von', MONTHS)}`);

/** Behind the label stands what is paid for. */
export const labelled = (thing: Rule): Rule =>
  seq(
    any('verwendungszweck|zweck|betreff|referenz|grund|vermerk|zahlungsgrund'),
    maybe(any(':')),
    either(thing, PAPER),
  );

/** "mein Anteil am Abendessen" */
export const shareOf = (thing: Rule): Rule =>
  either(
    seq(
      any(
        'mein anteil|mein teil|meine halfte|unser anteil|der anteil|mein beitrag|der beitrag|der rest|die anzahlung|die kaution|der lohn|das honorar|die restzahlung|die rate|mein anteil von',
      ),
      either(
        seq(any('am|an|an der|an den|vom|von|von der|fur|furs|zur|zum|fur die|fur das|fur den'), thing),
        any(each('fur', `${HIM}|${HER_TO}`)),
      ),
    ),
    // The money of a club or of somebody else is not to be sent.
    seq(any('das geld'), any('fur|furs|fur die|fur den|fur das|zur|zum'), either(thing, any(`${HIM}|${HER_TO}`))),
  );

/** "wir müssen noch die Miete zahlen" */
export const owing = (thing: Rule): Rule =>
  either(
    seq(
      any('ich muss|wir mussen|ich muss noch|wir mussen noch|muss noch|muss'),
      either(thing, any(`${HIM}|${HER_TO}|${HIS}`)),
      any('bezahlen|zahlen|begleichen'),
    ),
    seq(
      thing,
      any('ist|ist heute|ist jetzt|ist schon|ist noch|ist wieder|ist leider|war|wird heute'),
      any('fallig|dran|offen|uberfallig|unbezahlt|gekommen|angekommen|noch offen|dringend|teuer|lecker|super'),
    ),
    seq(any('ich habe|ich hab|hab'), thing, any('bestellt|gekauft|gebucht|noch nicht bezahlt|noch nicht gezahlt')),
    seq(any('es geht um|geht um|es ist wegen|wegen|da geht es um'), thing),
  );

const DID =
  'gestern geputzt|heute geputzt|gekocht|fur uns gekocht|gut gekocht|das fahrrad repariert|das auto repariert|mein auto repariert|mein fahrrad repariert|die heizung repariert|die wohnung gestrichen|auf die kinder aufgepasst|heute auf die kinder aufgepasst|gute arbeit gemacht|gute arbeit geleistet|super gearbeitet|die karten besorgt|die tickets besorgt|prufung bestanden|die prufung bestanden|das abitur bestanden|abitur gemacht|bald hochzeit|nachwuchs bekommen';
/** What may be said of a person. */
export const IS_SO =
  'ist krank|studiert|studiert in berlin|ist umgezogen|ist blank|ist pleite|feiert heute|feiert|wird heute achtzehn|braucht neue schuhe|freut sich|freut sich schon|wohnt weit weg|kommt heute|kommt gleich|kommt spater|war heute hier|war gestern da|war sehr nett|ist ungeduldig|drangelt|drangelt schon|nervt schon|steht schon da';
/** What somebody did or is: no verb here takes an order as its object. */
export const DEEDS_DONE: Rule = either(
  seq(any(`${HE}|${SHE}|er|sie`), any('hat'), any(DID)),
  seq(any(`${HE}|${SHE}|er|sie`), any(IS_SO)),
  any(
    'wir haben zusammen gegessen|wir waren zusammen essen|wir waren essen|wir haben zusammen gekocht|wir waren gestern essen|wir waren im kino|das bin ich ihm schuldig|das bin ich ihr schuldig|das schulde ich ihm|das schulde ich ihr|das schulde ich ihm noch|das schulde ich ihr noch|hab ich versprochen|habe ich versprochen|das hab ich ihm versprochen|das hab ich ihr versprochen|so wie besprochen|wie besprochen|wie vereinbart|wie abgemacht|wie ausgemacht|wie abgesprochen|wie immer|die gebuhren sind da gunstiger|die gebuhren sind dort gunstiger|da sind die gebuhren gunstiger|da sind die gebuhren niedriger|dort sind die gebuhren niedriger|das ist gunstiger|ist gunstiger|ist billiger|das ist billiger|da ist es billiger|das geht schneller|geht schneller|mir ist das zu riskant|mir ist das zu teuer|der kurs ist gut|der kurs ist gerade gut|der kurs ist grad gut|der kurs passt|ich brauche das geld|ich brauch das geld|ich will kein risiko|ich brauche was stabiles|ich will was stabiles|ich bin an der kasse|ich steh an der kasse|ich stehe an der kasse|ich hab es eilig|ich habe es eilig|muss schnell gehen|es muss schnell gehen|ich bin neu hier|ich kenn mich nicht so aus|ich kenne mich nicht so aus|ich kenn mich da nicht aus|ich kenne mich da nicht aus',
  ),
);
