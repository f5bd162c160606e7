import { base58 } from '@scure/base';
import { witnessOf } from './bitcoin-address.ts';
import { isOnEd25519, isOnSecp256k1 } from './curve-points.ts';

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
export function unspendableOnSolana(address: string): string | undefined {
  if (FILLED_UP.test(address)) return 'is a program or a system account of Solana';
  const known = KNOWN_ON_SOLANA.get(address);
  if (known !== undefined) return known;
  return isOnEd25519(base58.decode(address)) ? undefined : 'is the account of a program, for which nobody has a key';
}

/** As `unspendableOnSolana`. */
export function unspendableOnBitcoin(address: string): string | undefined {
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
