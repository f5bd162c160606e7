import type { SignInMessage } from '../../../domain/auth/sign-in-message.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { toWalletAddress } from '../../local/address.ts';
import { isRequestId, isStatement, isUri, readDateTime, readHeader } from './siwe-grammar.ts';

/** Why a text is not an EIP-4361 message, as a sentence that names the line. */
export type SiweProblem = Readonly<{ problem: string }>;

/** Parses the exact layout of EIP-4361, line by line, without extra characters anywhere. Never throws. */
export function parseSiweMessage(text: string): SignInMessage | SiweProblem {
  try {
    return readMessage(text, new Lines(text));
  } catch (error) {
    if (error instanceof UnexpectedLine) return { problem: error.message };
    throw error;
  }
}

function readMessage(text: string, lines: Lines): SignInMessage {
  const { scheme, domain } = lines.read('the domain that asks to sign in', readHeader);
  const address = lines.read('an EIP-55 checksummed address', readAddress);
  const statement = readStatement(lines);
  const uri = lines.field('URI: ', accepted(isUri));
  const version = lines.field('Version: ', (value) => (value === '1' ? value : undefined));
  const chainId = lines.field('Chain ID: ', readChainId);
  const nonce = lines.field('Nonce: ', (value) => (/^[A-Za-z0-9]{8,}$/.test(value) ? value : undefined));
  const issuedAt = lines.field('Issued At: ', readDateTime);
  const expirationTime = lines.optionalField('Expiration Time: ', readDateTime);
  const notBefore = lines.optionalField('Not Before: ', readDateTime);
  const requestId = lines.optionalField('Request ID: ', accepted(isRequestId));
  const resources = readResources(lines);
  lines.end();
  return {
    text,
    ...(scheme !== undefined && { scheme }),
    domain,
    address,
    ...(statement !== undefined && { statement }),
    uri,
    version,
    chainId,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    resources,
  };
}

const accepted = (rule: (value: string) => boolean) => (value: string) => (rule(value) ? value : undefined);

const readAddress = (line: string): WalletAddress | undefined => {
  const address = toWalletAddress(line);
  return address === line ? address : undefined;
};

/** A blank line, the optional statement, a blank line; of three blank lines the middle one is an empty statement. */
function readStatement(lines: Lines): string | undefined {
  lines.blank();
  const statement = lines.next === '' ? undefined : lines.read('a statement', accepted(isStatement));
  lines.blank();
  if (statement !== undefined || lines.next !== '') return statement;
  lines.blank();
  return '';
}

function readChainId(value: string): number | undefined {
  const chainId = /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(chainId) ? chainId : undefined;
}

function readResources(lines: Lines): readonly string[] {
  const resources: string[] = [];
  if (lines.next !== 'Resources:') return resources;
  lines.read('Resources:', (line) => line);
  while (lines.next !== undefined) resources.push(lines.field('- ', accepted(isUri)));
  return resources;
}

class UnexpectedLine extends Error {}

/** The lines of the text, each read once and in order. */
class Lines {
  readonly #lines: readonly string[];
  #index = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  get next(): string | undefined {
    return this.#lines[this.#index];
  }

  read<T>(expected: string, reader: (line: string) => T | undefined): T {
    const value = this.next === undefined ? undefined : reader(this.next);
    if (value === undefined) throw new UnexpectedLine(`Line ${this.#index + 1} of the message must be ${expected}`);
    this.#index += 1;
    return value;
  }

  field<T>(label: string, reader: (value: string) => T | undefined): T {
    return this.read(`a valid "${label}" line`, (line) =>
      line.startsWith(label) ? reader(line.slice(label.length)) : undefined,
    );
  }

  optionalField<T>(label: string, reader: (value: string) => T | undefined): T | undefined {
    return this.next?.startsWith(label) ? this.field(label, reader) : undefined;
  }

  blank(): void {
    this.read('blank', (line) => (line === '' ? line : undefined));
  }

  end(): void {
    if (this.next !== undefined) throw new UnexpectedLine(`Line ${this.#index + 1} of the message is unexpected`);
  }
}
