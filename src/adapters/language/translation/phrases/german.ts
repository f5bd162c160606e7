/** Turns of phrase around a request, by the English of the grammar, without accents. They count before the dictionary. */
export const GERMAN: Readonly<Record<string, string>> = {
  'the address is':
    'ihre adresse ist|seine adresse ist|die adresse lautet|ihre wallet ist|seine wallet ist|hier die adresse|hier ist die adresse|adresse lautet|ihre adresse lautet|seine adresse lautet|die adresse ist',
  'his address': 'ihre adresse|seine adresse|ihre wallet|seine wallet',
  'from my wallet':
    'von meiner wallet|von meinem wallet|aus meiner wallet|aus meinem wallet|von meinem konto|von meiner wallet aus|aus meinem konto',
  'can you':
    'chasch|chasch mer|chonnsch|chonntsch|kannste|kannst mir|konntste|kannste mal|kannste mir|konntest mir|konntest mal|wurdest mir|warst du so nett und|warst du so lieb und|waren sie so freundlich und|waren sie so nett und|sei so lieb und|sei bitte so nett und|kannst du bitte mal|konntest du vielleicht|konnten sie vielleicht|kannst du kurz|konntest du kurz|ist es moglich|kann ich|konnte ich|darf ich|magst du mir|konntest du fur mich|konnten sie fur mich|kannst du mal eben|kannst du mir mal|wurden sie bitte so freundlich sein und',
  'i want to':
    'ich wurd gern was|ich will was|ich mochte was|ich will etwas|ich mochte etwas|ich wurd gern|ich wurd gerne|ich brauch|ich musste|ich musste mal|wir mochten gerne|ich hab vor|ich habe vor|ich bitte darum|bitte darum|ich wurde gerne mal|ich will bitte|ich benotige|ich mochte jetzt|ich mochte nun|ich will jetzt|wir brauchen|ich mochte dir|ich mochte ihm|ich mochte ihr',
  'i owe':
    'ich schulde ihm|ich schulde ihr|ich schulde ihnen|ich schulde ihm noch|ich schulde ihr noch|ich schuld ihm|ich schuld ihr',
  'i want': 'gib mir|geben sie mir|besorg mir mal',
  'send all my': 'leere mein|leere meine|leere meinen',
  with: 'und zahle mit|und bezahle mit|ich zahle mit|ich bezahle mit|zahle in|und zahle in|bezahlt wird mit|und zwar mit|und nimm dafur|und benutze dafur',
  other: 'andere|anderes|anderen|zweite|zweites',
  worth: 'im wert von|im gegenwert von',
  'make of': 'mach aus|mache aus|machen sie aus|mach mir aus',
  'unknown money': 'franken|schweizer franken|chf|pfund|kronen|zloty|yen|lira|rubel|forint|britische pfund',
  'dollars of': 'dollar in|us dollar in|dollars in|dollar an|dollar|dollars',
  point: 'komma|punkt',
  million: 'millionen|million',
  hello:
    'griasd di|griass di|gruezi|hoi|tach auch|guten tag zusammen|digga|alter|bro|hey bro|moinsen|sehr geehrte damen und herren',
  on: 'uf',
  send: 'schicke|ubrweise',
  the: 'nen|n|ne|nem|einem',
  thanks:
    'herzlichen dank im voraus|vielen dank im voraus|besten dank im voraus|merci vielmal|ich danke dir|ich danke ihnen|dank dir|schonen gruss|schone grusse|liebe grusse|gruss|mfg|beste grusse|schonen tag noch|schonen abend noch',
  drop: 'genau|exakt|glatt|ganze|volle',
  of: 'von diesem token|von dem token|von diesem coin',
  'transfer of': 'uberweisung von|zahlung von|transfer von|auszahlung von',
  'exchange of': 'tausch von|umtausch von|wechsel von',
  transfer: 'uberweisung|eine uberweisung',
};
