import { SiweMessage } from 'siwe';
import type { SignInMessage } from '../../../domain/auth/sign-in-message.ts';
import { checksumAddress, toWalletAddress } from '../../local/address.ts';

/** Why a text is not an EIP-4361 message. */
export type SiweProblem = Readonly<{ problem: string }>;

/** The fields of an EIP-4361 message, as the `siwe` package reads them. What they may say is decided by `signInProblem`. */
export function parseSiweMessage(text: string): SignInMessage | SiweProblem {
  try {
    const fields = { ...new SiweMessage(text) };
    return { ...fields, text, address: checksumAddress(fields.address.toLowerCase()) };
  } catch (error) {
    // The package throws plain errors; anything else is a defect.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return { problem: problemOf(text, error) };
  }
}

/** Without the package's line numbers, which count lines of alternatives that it tried and left. */
function problemOf(text: string, { message }: Error): string {
  const [, line = ''] = text.split('\n', 2);
  const address = toWalletAddress(line);
  if (address !== undefined && address !== line)
    return `The address in the message must be written as ${address} (EIP-55)`;
  const [, fault] = /^line \d+: (.*)$/m.exec(message) ?? [];
  return `The text is not an EIP-4361 message${fault === undefined ? '' : `: ${fault}`}`;
}
