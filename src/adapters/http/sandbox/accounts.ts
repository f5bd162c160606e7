import { HDNodeWallet } from 'ethers';
import { Router } from 'express';
import type { OperatorRole } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { DEVELOPMENT_ACCOUNTS, DEVELOPMENT_MNEMONIC } from '../../local/development-accounts.ts';
import { onlyFromHere } from './from-here.ts';

/**
 * `/sandbox/accounts`: the development accounts that the configuration names as operators, with the keys that everybody knows.
 */
export function accountPages(operators: ReadonlyMap<WalletAddress, OperatorRole>): Router {
  const pages = Router();
  pages.get('/sandbox/accounts', onlyFromHere, (_req, res) => {
    const accounts = DEVELOPMENT_ACCOUNTS.flatMap((address, number) => {
      const role = operators.get(address);
      return role === undefined ? [] : [{ address, number, role, privateKey: keyOf(number) }];
    });
    res.json({ success: true, data: { accounts } });
  });
  return pages;
}

const keyOf = (number: number): string =>
  HDNodeWallet.fromPhrase(DEVELOPMENT_MNEMONIC, undefined, `m/44'/60'/0'/0/${number}`).privateKey;
