import type { Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** "a las 8", "às 8", "um 8", "saat 8": a time, or a difference, and not an amount. */
const BEFORE_HOURS: ReadonlySet<string> = new Set(['las', 'as', 'um', 'saat']);
const KEEPS =
  /(?:^| )(?:no|nao|nicht|ne|nem|pas) (?:(?:lo|la|o|a|me|mir|es|das|bitte|l|d) )?(?:cancel|anul|annul|storn|abbrech|abzubrech)|(?:别|不要|不用|勿|不) (?:取 消|撤)/;

/** What says a time or keeps an open request, and must not be taken for a correction or a cancellation of it. */
export const leavesOpen = (written: readonly Lexeme[], lexicon: Lexicon): boolean =>
  KEEPS.test(written.map(textOf).join(' ')) || written.some((_, at) => isHour(written, at, lexicon));

const textOf = (lexeme: Lexeme): string => (lexeme.is === 'word' ? lexeme.words.join(' ') : lexeme.written);

function isHour(written: readonly Lexeme[], at: number, lexicon: Lexicon): boolean {
  const [lexeme, before, next] = [written[at], written[at - 1], written[at + 1]];
  if (lexeme?.is !== 'number' || before === undefined || !BEFORE_HOURS.has(textOf(before))) return false;
  return next?.is !== 'word' || lexicon.symbolOf(textOf(next)) === undefined;
}

/** "gracias por el pago …", "manda la factura …": thanks for what was done, and papers that are to be sent. */
const THANKS = /(?:^| )(?:gracias|merci|danke|dank|obrigad[oa]|valeu) (?:por|pour|fur|pelo|pela|pelos) /;
const PAPERS =
  /(?:^| )(?:mand|envi|envo|schick|send|pass)\p{L}* (?:(?:bitte|la|el|le|a|o|die|das|den|une|un|una|uma|um) )+(?:factura|fatura|facture|nota|rechnung|recibo|recu|beleg|quittung|boleta|foto|photo|comprobante|comprovante) (?:d|de|do|da|del|des|du|von|uber) /u;

/** Whether a first message speaks of a payment without asking for one. */
export function speaksOfPaying(written: readonly Lexeme[]): boolean {
  const said = written.map(textOf).join(' ');
  return THANKS.test(said) || PAPERS.test(said);
}
