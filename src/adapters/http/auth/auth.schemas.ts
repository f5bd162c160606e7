import { SiweMessage } from 'siwe';
import { z } from 'zod';
import { MAX_SIGNATURE_BYTES, type SignInMessage } from '../../../domain/auth/sign-in-message.ts';
import { checksumAddress, toWalletAddress } from '../../local/address.ts';
import { orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { UserProfile } from '../user/user.schemas.ts';

/** Why a text is not an EIP-4361 message. */
type SiweProblem = Readonly<{ problem: string }>;

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

const siweMessage = z
  .codec(z.string().min(1, 'is required').max(4096), z.custom<SignInMessage>(), {
    decode: (text, context) => {
      const parsed = parseSiweMessage(text);
      if (!('problem' in parsed)) return parsed;
      context.issues.push({ code: 'custom', message: parsed.problem, input: text });
      return z.NEVER;
    },
    encode: ({ text }) => text,
  })
  .meta({ description: 'The EIP-4361 message, exactly as it was signed' });

export const SiweQuery = z.strictObject({
  action: z
    .enum(['nonce', 'status', 'session'])
    .optional()
    .meta({ description: 'What to return; defaults to the session' }),
  wallet: walletAddress.optional().meta({ description: 'Required with action=status' }),
});

export const SiweAction = z.strictObject({
  action: z
    .enum(['verify', 'logout'])
    .meta({ description: '`verify` opens a session, `logout` ends it', example: 'verify' }),
});

const signature = z
  .string()
  .min(1)
  .max(2 + 2 * MAX_SIGNATURE_BYTES)
  .meta({ description: 'Signature of the message by its wallet (EIP-191, EIP-1271 or ERC-6492)' });
const issueToken = z.boolean().optional().meta({ description: 'Also return a bearer token' });
const everywhere = z.boolean().optional().meta({ description: 'logout: end every session of the wallet' });

export const SiweBody = z
  .strictObject({ message: siweMessage.optional(), signature: signature.optional(), issueToken, everywhere })
  .optional()
  .meta({ description: 'A signed EIP-4361 message; empty for logout' });

const SiweVerification = z
  .strictObject({ message: siweMessage, signature, issueToken })
  .meta({ id: 'SiweVerification', description: 'A signed EIP-4361 message' });

const SiweLogout = z
  .strictObject({ everywhere })
  .optional()
  .meta({ id: 'SiweLogout', description: 'Which sessions to end; empty for this one' });

const Nonce = z.object({ nonce: z.string(), expiresAt: time }).meta({
  id: 'SiweNonce',
  description: 'A single-use nonce for an EIP-4361 message',
  example: { nonce: 'kEWepMt9knR6lWJ6A', expiresAt: '2026-01-31T12:05:00.000Z' },
});

const Status = withNulls({ wallet: walletAddress, verified: z.boolean(), verifiedAt: orNull(time) }).meta({
  id: 'SiweStatus',
  description: 'Whether the wallet has ever signed in',
});

const CurrentSession = withNulls({
  authenticated: z.boolean(),
  wallet: orNull(walletAddress),
  provider: orNull(z.enum(['siwe', 'embedded'])),
  chainId: orNull(z.int()).meta({ description: 'The chain of the sign-in message; null for embedded wallets' }),
  expiresAt: orNull(time),
  profile: orNull(UserProfile),
}).meta({ id: 'CurrentSession', description: 'The session of the request; nulls when signed out' });

/** The answers have no field in common that names them: the query decides, and each has required fields that the others lack. */
export const SiweAnswer = z.xor([Nonce, Status, CurrentSession]);

export const READ_ACTIONS = {
  nonce: { operationId: 'readNonce', reply: Nonce },
  status: { operationId: 'viewSignInStatus', requires: ['wallet'], reply: Status },
  session: { operationId: 'viewSession', reply: CurrentSession },
};

const ok = z.literal(true);
const opened = {
  accessToken: z.string().optional().meta({ description: 'Only when issueToken was true' }),
  tokenType: z.literal('Bearer').optional(),
  expiresIn: z.int().optional().meta({ description: 'Seconds', example: 43200 }),
  hint: z.string().optional().meta({ description: 'What a page on another site should do' }),
};
const ended = {
  sessionsEnded: z.int().optional().meta({ description: 'logout: how many sessions were ended' }),
  liveApiKeys: z
    .array(z.object({ id: z.int(), label: z.string(), prefix: z.string(), lastFour: z.string() }))
    .optional()
    .meta({ description: 'logout: API keys of the wallet that still work; signing out does not revoke them' }),
};

export const SiweDone = z.object({ ok, ...opened, ...ended });

export const SIGN_IN_ACTIONS = {
  verify: {
    operationId: 'verifySignIn',
    body: SiweVerification,
    reply: z.object({ ok, ...opened }).meta({ id: 'SignedIn', description: 'The session cookie was set' }),
  },
  logout: {
    operationId: 'endSession',
    body: SiweLogout,
    reply: z.object({ ok, ...ended }).meta({ id: 'SignedOut', description: 'The session cookie was cleared' }),
  },
};

export const KeySet = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        kid: z.string(),
        alg: z.literal('ES256'),
        use: z.literal('sig'),
      }),
    ),
  })
  .meta({ id: 'JsonWebKeySet', description: 'RFC 7517 key set that verifies access tokens' });
