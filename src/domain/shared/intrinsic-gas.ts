const TRANSACTION = 21_000n;
/** EIP-2028. */
const ZERO_BYTE = 4n;
const OTHER_BYTE = 16n;
/** EIP-2930. */
const LISTED_ADDRESS = 2_400n;
const LISTED_KEY = 1_900n;
/** EIP-7623: minimum cost of a calldata token. A zero byte is one token, any other byte four. */
const FLOOR_PER_TOKEN = 10n;

type Payload = Readonly<{ data: Uint8Array; accessList?: Readonly<{ addresses: number; keys: number }> }>;

const NO_ACCESS_LIST = { addresses: 0, keys: 0 };

/** The minimum gas limit that a node accepts: the intrinsic gas, or the calldata floor if that is higher. */
export function leastGas({ data, accessList = NO_ACCESS_LIST }: Payload): bigint {
  const zeros = BigInt(data.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0));
  const others = BigInt(data.length) - zeros;
  const listed = LISTED_ADDRESS * BigInt(accessList.addresses) + LISTED_KEY * BigInt(accessList.keys);
  const intrinsic = TRANSACTION + ZERO_BYTE * zeros + OTHER_BYTE * others + listed;
  const floor = TRANSACTION + FLOOR_PER_TOKEN * (zeros + 4n * others);
  return intrinsic > floor ? intrinsic : floor;
}
