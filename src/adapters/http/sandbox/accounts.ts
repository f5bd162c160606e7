import { HDNodeWallet } from 'ethers';
import { Router } from 'express';
import type { OperatorRole } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { DEVELOPMENT_ACCOUNTS, DEVELOPMENT_MNEMONIC } from '../../local/development-accounts.ts';

/**
 * `/sandbox/accounts`: the development accounts that the configuration names as operators, with the keys that everybody knows. A name that is
 * not this machine's own is that of another site, or of a tunnel: it is not answered.
 */
export function accountPages(operators: ReadonlyMap<WalletAddress, OperatorRole>): Router {
  const pages = Router();
  pages.get('/sandbox/accounts', ({ headers }, res, next) => {
    if (!OWN_NAMES.test(headers.host ?? '')) return next();
    const accounts = DEVELOPMENT_ACCOUNTS.flatMap((address, number) => {
      const role = operators.get(address);
      return role === undefined ? [] : [{ address, number, role, privateKey: keyOf(number) }];
    });
    res.json({ success: true, data: { accounts } });
  });
  return pages;
}

const OWN_NAMES = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const keyOf = (number: number): string =>
  HDNodeWallet.fromPhrase(DEVELOPMENT_MNEMONIC, undefined, `m/44'/60'/0'/0/${number}`).privateKey;
