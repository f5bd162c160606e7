import { base58 } from '@scure/base';
import type { ForeignAddress, ForeignChain } from '../../domain/shared/foreign-address.ts';
import type { WalletChain } from '../../domain/user/user.ts';
import { toWalletAddress } from './address.ts';
import { toBitcoinAddress, witnessOf } from './bitcoin-address.ts';
import { isSolanaAddress } from './solana-address.ts';

/** y² = x³ + 7 modulo this prime. */
const SECP256K1_FIELD = 2n ** 256n - 2n ** 32n - 977n;
/** −x² + y² = 1 + d·x²·y² modulo this prime. */
const ED25519_FIELD = 2n ** 255n - 19n;
const ED25519_D = modulo(-121_665n * power(121_666n, ED25519_FIELD - 2n, ED25519_FIELD), ED25519_FIELD);
const ED25519_SIGN = 1n << 255n;

/** Whether secp256k1 has a point with this x: else no key belongs to it (BIP 341). */
const isOnSecp256k1 = (x: bigint): boolean =>
  x < SECP256K1_FIELD && isSquare(modulo(x ** 3n + 7n, SECP256K1_FIELD), SECP256K1_FIELD);

/** Whether these 32 bytes encode a point of ed25519 (RFC 8032 §5.1.3): else no key belongs to them. */
function isOnEd25519(bytes: Uint8Array): boolean {
  const y = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`) % ED25519_SIGN;
  if (y >= ED25519_FIELD) return false;
  const [above, below] = [y * y - 1n, ED25519_D * y * y + 1n];
  const squared = above * power(modulo(below, ED25519_FIELD), ED25519_FIELD - 2n, ED25519_FIELD);
  return isSquare(modulo(squared, ED25519_FIELD), ED25519_FIELD);
}

/** Euler's criterion, for an odd prime. */
const isSquare = (number: bigint, prime: bigint): boolean => power(number, (prime - 1n) / 2n, prime) <= 1n;

function modulo(number: bigint, prime: bigint): bigint {
  const rest = number % prime;
  return rest < 0n ? rest + prime : rest;
}

function power(base: bigint, exponent: bigint, prime: bigint): bigint {
  let result = 1n;
  for (let [square, left] = [modulo(base, prime), exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Native programs, sysvars and the incinerator have names that are filled up with ones. Nobody finds a key with such an address. */
const FILLED_UP = /1{16}/;
/** Programs and mints with ordinary addresses. */
const KNOWN_ON_SOLANA: ReadonlyMap<string, string> = new Map([
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'is the token program'],
  ['TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'is the token program'],
  ['ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'is the program of token accounts'],
  ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'is the memo program'],
  ['metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s', 'is the metadata program'],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'is the mint of USDC'],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkk11McCe8BenwNYB', 'is the mint of USDT'],
]);
const BURNT_ON_BITCOIN: ReadonlySet<string> = new Set([
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST',
]);

/** What a valid address is, if nobody can spend what it receives; undefined otherwise. */
function unspendableOnSolana(address: string): string | undefined {
  if (FILLED_UP.test(address)) return 'is a program or a system account of Solana';
  const known = KNOWN_ON_SOLANA.get(address);
  if (known !== undefined) return known;
  return isOnEd25519(base58.decode(address)) ? undefined : 'is the account of a program, for which nobody has a key';
}

/** As `unspendableOnSolana`. */
function unspendableOnBitcoin(address: string): string | undefined {
  if (BURNT_ON_BITCOIN.has(address)) return 'is a burn address, for which nobody has a key';
  const witness = witnessOf(address);
  if (witness === undefined) return undefined;
  const { version, program } = witness;
  if (program.every((byte) => byte === 0)) return 'is a burn address, for which nobody has a key';
  if (version === 0) return undefined;
  if (version > 1 || program.length !== 32) return 'has a witness version that Bitcoin does not use yet';
  const x = BigInt(`0x${Buffer.from(program).toString('hex')}`);
  return isOnSecp256k1(x) ? undefined : 'contains no point of the curve, so that nobody has a key';
}

const READERS: Readonly<Record<WalletChain, (text: string) => string | undefined>> = {
  evm: toWalletAddress,
  sol: (text) => (isSolanaAddress(text) ? text : undefined),
  btc: toBitcoinAddress,
};

/** The canonical form of an address on its chain; undefined when it is invalid. */
export const toChainAddress = (chain: WalletChain, text: string): string | undefined => READERS[chain](text);

/** The canonical form of an address of Solana or Bitcoin, whose forms never coincide; undefined for anything else. */
export function toForeignAddress(text: string): ForeignAddress | undefined {
  if (isSolanaAddress(text)) return foreign('solana', text, unspendableOnSolana(text));
  const bitcoin = toBitcoinAddress(text);
  return bitcoin && foreign('bitcoin', bitcoin, unspendableOnBitcoin(bitcoin));
}

const foreign = (chain: ForeignChain, address: string, unspendable: string | undefined): ForeignAddress => ({
  ...{ chain, address },
  ...(unspendable !== undefined && { unspendable }),
});
