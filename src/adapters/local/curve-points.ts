/** y² = x³ + 7 modulo this prime. */
const SECP256K1_FIELD = 2n ** 256n - 2n ** 32n - 977n;
/** −x² + y² = 1 + d·x²·y² modulo this prime. */
const ED25519_FIELD = 2n ** 255n - 19n;
const ED25519_D = modulo(-121_665n * power(121_666n, ED25519_FIELD - 2n, ED25519_FIELD), ED25519_FIELD);
const ED25519_SIGN = 1n << 255n;

/** Whether secp256k1 has a point with this x: else no key belongs to it (BIP 341). */
export const isOnSecp256k1 = (x: bigint): boolean =>
  x < SECP256K1_FIELD && isSquare(modulo(x ** 3n + 7n, SECP256K1_FIELD), SECP256K1_FIELD);

/** Whether these 32 bytes encode a point of ed25519 (RFC 8032 §5.1.3): else no key belongs to them. */
export function isOnEd25519(bytes: Uint8Array): boolean {
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
