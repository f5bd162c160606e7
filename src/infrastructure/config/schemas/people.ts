import { toWalletAddress } from '../../../adapters/local/address.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { all, decoding, splitList } from './decoding.ts';

export const countries = decoding(
  (text) => all(splitList(text).map((code) => (/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(code) ? code : undefined))),
  'must be ISO 3166-1 country codes of two letters or ISO 3166-2 region codes such as UA-43, in upper case, separated by commas',
);

/** `address:role`, separated by commas. */
export const operators = decoding(
  (text) => {
    const named = all(splitList(text).map(operator));
    return named === undefined || new Map(named).size < named.length ? undefined : new Map(named);
  },
  `must be address:role, separated by commas, each address once; a role is one of: ${OPERATOR_ROLES.join(', ')}`,
);

function operator(text: string): readonly [WalletAddress, OperatorRole] | undefined {
  const [wallet = '', name, ...rest] = text.split(':');
  const at = toWalletAddress(wallet);
  const role = OPERATOR_ROLES.find((known) => known === name);
  return at === undefined || role === undefined || rest.length > 0 ? undefined : [at, role];
}
