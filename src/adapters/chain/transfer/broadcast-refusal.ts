import type { FailureFactory } from '../../../domain/shared/failure.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import {
  gasTooHigh,
  gasTooLow,
  insufficientFunds,
  nonceTooHigh,
  nonceTooLow,
  transactionRefused,
  transactionUnderpriced,
} from '../../../domain/transfer/errors.ts';
import type { RpcError } from '../rpc/errors.ts';
import { INSUFFICIENT_FUNDS } from '../rpc/insufficient-funds.ts';

/** The node already has this transaction. */
export const ALREADY_KNOWN = Symbol('already known');

type Meaning = FailureFactory | typeof ALREADY_KNOWN;

/** Error messages of geth, Erigon, reth, Nethermind, Besu, Bor, Nitro, op-geth and anvil, in lower case; the first match counts. */
const SAYINGS: readonly (readonly [RegExp, Meaning])[] = [
  [/already known|already imported|already exists|\balreadyknown\b|same hash|^known transaction/, ALREADY_KNOWN],
  [/nonce (is )?too low|\boldnonce\b|nonce has already been used/, nonceTooLow],
  [/nonce (is )?too high|\bnoncegap\b|nonce gap/, nonceTooHigh],
  [INSUFFICIENT_FUNDS, insufficientFunds as FailureFactory],
  [/exceeds block gas limit|gas limit too high|gas too high|\bgaslimitexceeded\b|exceeds max.*gas limit/, gasTooHigh],
  [
    /gas too low|gas limit too low|intrinsic gas|insufficient gas for floor|floor data gas|gas floor/,
    gasTooLow as FailureFactory,
  ],
  [
    /underpriced|fee per gas less than|fee per gas too low|below minimum|\bfeetoolow\b|gas price too low|gas price is too low|below the? ?(current )?base ?fee|less than (the )?(block )?base ?fee/,
    transactionUnderpriced,
  ],
  [
    /^rlp:|failed to decode|empty transaction data|invalid (sender|chain id|signature|transaction)|type not supported|max initcode size|oversized data|exceeds the configured cap|higher than max fee per gas|only replay-protected|sender not an eoa/,
    transactionRefused,
  ],
];

/** The meaning of a node's error for a broadcast; CHAIN_UNAVAILABLE for an unknown message, because it proves nothing. */
export function meaningOf({ message }: RpcError): Meaning {
  const said = message.toLowerCase();
  return SAYINGS.find(([pattern]) => pattern.test(said))?.[1] ?? chainUnavailable;
}
