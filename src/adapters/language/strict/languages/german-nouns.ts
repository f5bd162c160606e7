import { any, either, many, maybe, type Rule, seq } from '../rules/rule.ts';

/** "mach mir bitte einen transfer von …" */
export const MAKE: Rule = seq(
  any(
    'mach|mache|machen sie|veranlasse|veranlassen sie|bitte|tatige|tatigen sie|starte|starten sie|fuhre|fuhren sie|ich brauche|ich brauch|wir brauchen|ich benotige|wir benotigen|ich moechte|wir moechten|ich haette gern|ich haette gerne|wir haetten gern|ich will|initiiere|initiieren sie|erstelle|erstellen sie|lose|losen sie|brauche|brauch|i brauch|i brauchat',
  ),
  many(any('mir|uns|bitte|mal|jetzt|schnell|gern|gerne|fur mich|nun|umgehend|einmal|doch|sofort')),
);
export const DEED: Rule = seq(
  maybe(any('eine|einen|ne|nen|die|den|einer|der|a|an')),
  maybe(any('kleine|kleinen|schnelle|schnellen|kurze|neue|neuen|sofortige|umgehende|einmalige|unverzugliche')),
  any(
    'uberweisung|zahlung|transfer|transaktion|auszahlung|ubertragung|geldsendung|anweisung|ubersendung|zahlungsanweisung|transfers|versand|versendung|transferierung',
  ),
);
export const OF: Rule = any('von|uber|in hohe von|im wert von|:');
export const BEG: Rule = either(
  seq(
    any(
      'ich bitte|wir bitten|bitte|hiermit bitte ich|hiermit bitten wir|ich ersuche|wir ersuchen|hiermit ersuche ich|hiermit ersuchen wir|ersuche|erbitte|ich erbitte',
    ),
    many(any('hoflich|hoflichst|freundlich|freundlichst|hiermit|herzlich|sie|dich|bitte')),
    any('um'),
  ),
  seq(
    any(
      'hiermit beauftrage ich|ich beauftrage|hiermit beauftragen wir|wir beauftragen|ich beantrage|wir beantragen|hiermit beantrage ich|ich veranlasse|hiermit veranlasse ich|ich erbitte|wir erbitten',
    ),
    maybe(any('hiermit')),
    maybe(any('sie mit|dich mit')),
  ),
  seq(
    any('ich erteile|hiermit erteile ich|wir erteilen|hiermit erteilen wir'),
    many(any('hiermit|ihnen|dir')),
    any('den|einen'),
    any('auftrag|zahlungsauftrag'),
    any('zur|zu einer|fur eine|fur die|zum|fur den'),
  ),
);
/** "einen tausch", "den umtausch" */
export const EXCHANGING: Rule = seq(
  maybe(any('einen|nen|den|ein|eine|ne|die|n|das|der')),
  maybe(any('kleinen|schnellen|kurzen|schnelle|kleine|sofortigen|umgehenden|einmaligen')),
  any(
    'tausch|umtausch|swap|trade|wechsel|handel|konvertierung|umwandlung|eintausch|umschichtung|konversion|wechseln|tauschen|swappen|exchange|tauschgeschaft',
  ),
);
