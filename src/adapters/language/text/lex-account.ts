import type { Lexeme } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import { matchAt } from './match-at.ts';
import { NAME_ENDINGS } from './name-endings.ts';
import { isPlainlyWritten } from './scripts.ts';

const HEX_LIKE = /0x[0-9a-zA-Z\uFFFD]*|(?<![0-9a-zA-Z])[0-9a-fA-F]{40}(?![0-9a-zA-Z])/uy;
const BITCOIN = /(?:bc1[a-z0-9]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![\p{L}\p{N}.])/uy;
const BASE58 = /[1-9A-HJ-NP-Za-km-z]{32,44}(?![\p{L}\p{N}.])/uy;
const DOTTED = /[\p{L}\p{M}\p{N}_\uFFFD][\p{L}\p{M}\p{N}_\uFFFD-]{0,62}(?:\.[\p{L}\p{M}\p{N}_\uFFFD-]{1,63})+/uy;

/** "$nick.eth", "l'art.eth": without the sign, or what stands before it, it would be the name of somebody else. */
const SIGNED =
  /[\p{L}\p{N}_$#&\uFFFD-]*[$#&'][\p{L}\p{M}\p{N}_$#&'\uFFFD-]*(?:\.[\p{L}\p{M}\p{N}_$#&'\uFFFD-]{1,63})+/uy;

/** An EVM address is usable only with a correct checksum, or entirely in one case. */
export function readAddress(text: string, at: number, lexicon: Lexicon): Lexeme | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const written = matchAt(HEX_LIKE, text, at)?.[0];
  if (written !== undefined && !startsName(text, at)) {
    if (!/^0x[0-9a-fA-F]{40}$/.test(written)) return { is: 'invalid', why: 'address-malformed', written };
    const address = lexicon.toWalletAddress(written);
    return address ? { is: 'address', address, written } : { is: 'invalid', why: 'address-checksum', written };
  }
  if (written !== undefined) return undefined;
  const foreign = (matchAt(BITCOIN, text, at) ?? matchAt(BASE58, text, at))?.[0];
  if (foreign === undefined || !/\d/.test(foreign) || !/[a-z]/.test(foreign)) return undefined;
  return { is: 'foreign-address', address: foreign, written: foreign };
}

/** "0xmaria.eth": a name, where what stands before the dot does not look like an address. */
const startsName = (text: string, at: number): boolean => {
  const name = matchAt(DOTTED, text, at)?.[0];
  const [first = ''] = name?.split('.') ?? [];
  return name !== undefined && isName(name) && !/^0x[0-9a-f]{4}/i.test(first);
};

export function readName(text: string, at: number): Lexeme | undefined {
  if (/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return undefined;
  const signed = matchAt(SIGNED, text, at)?.[0];
  if (signed !== undefined && !signed.startsWith("'") && isName(signed))
    return { is: 'invalid', why: 'name-unsafe', written: signed };
  const written = matchAt(DOTTED, text, at)?.[0];
  if (
    written === undefined ||
    !/[\p{L}\uFFFD]/u.test(written) ||
    (/^\d[\d.]*\p{L}*$/u.test(written) && !isName(written))
  )
    return undefined;
  const labels = written.split('.');
  if (!labels.every(isPlainlyWritten)) return { is: 'invalid', why: 'name-unsafe', written };
  if (isName(written)) return { is: 'name', written };
  // Two sentences without a space between them, or a web address.
  return { is: 'invalid', why: 'name-unknown', written };
}

const isName = (written: string): boolean => NAME_ENDINGS.has(written.split('.').at(-1)?.toLowerCase() ?? '');
