/** Verbs of sending. Each of their forms has a place of its own in a sentence. */
const join = (firsts: readonly string[], seconds: readonly string[], between: string): string =>
  firsts.flatMap((first) => seconds.map((second) => `${first}${between}${second}`)).join('|');
const list = (words: string): readonly string[] => words.split(/\s+/);

/** "schieb rüber: 5 usdc an 0x…" */
const OVER_FIRST = join(
  list('schick schicke schieb schiebe send sende hau gib reich jag wirf schmeiss ruck uberweis uberweise'),
  ['ruber', 'rueber', 'raus', 'los', 'ab', 'hin', 'weiter', 'ruber :', 'rueber :', 'raus :', 'los :', 'hin :'],
  ' ',
);
export const SEND = `${list(
  `schick schicke schigg schik schike schikc scick shick send sende uberweis uberweise uberwis uberwiis ueberweise ueberweis transferier transferiere
    transfer transferire ubertrag ubertrage zahl zahle bezahl bezahle gib spende spend verschick verschicke versende ubermittle ubermittel ubersend ubersende schieb schiebe
    verschieb verschiebe entrichte schmeiss schmeisse hau jag jage baller ballere wirf knall pfeffer schleuder reich reiche ubergib beam beame spendier spendiere schenk
    schenke leiste begleich vergute erstatte schickens sendens uberweisens zahlens gebens schickts schiggs`,
).join('|')}|${OVER_FIRST}`;

/** Infinitives that stand alone and behind a direction: "rüberschicken", "los schicken". Nothing here brings money back or writes it down. */
const PLAIN = list(
  'schicken senden uberweisen ueberweisen transferieren ubertragen schieben werfen reichen geben jagen hauen ballern beamen schmeissen wachsen bringen zahlen leiten',
);
const TOWARD = list('ruber rueber hin los raus ab weiter zu hinuber');
const TYPED =
  'schickn sendn zahln bezahln uberweisn ubertragn gebn shicken schiken schciken schikken schickne scicken schcken schickken seden snden sneden uberweissen ueberweissen transferen transferiern transferrieren versandn versenden';
export const SENDING = [
  ...PLAIN.filter((one) => !['wachsen', 'bringen', 'leiten'].includes(one)),
  ...list(TYPED),
  ...list(
    'bezahlen spenden verschicken versenden ubermitteln ubersenden verschieben auszahlen weiterleiten anweisen begleichen schenken spendieren aushandigen entrichten abfuhren einzahlen zahlen ubergeben leisten',
  ),
  join(
    TOWARD,
    PLAIN.filter((one) => one !== 'wachsen' && one !== 'zahlen'),
    '',
  ),
  join(['ruber', 'rueber', 'hin', 'los', 'raus', 'weiter', 'ab'], PLAIN, ' '),
  'zukommen lassen|uberweisen lassen|ruberwachsen lassen|rueberwachsen lassen|ruber wachsen lassen|zugehen lassen|schicken lassen|fliessen lassen|springen lassen|abdrucken|rausrucken|zustellen|ruberschaufeln|durchschicken|weiterreichen|uberweisen tun|schicken tun|senden tun|auf den weg bringen|auf den weg schicken|auf die reise schicken|auszahlen lassen|uberlassen|erstatten|verguten|uberreichen|lohnen|rubermachen|ruebermachen',
].join('|');
