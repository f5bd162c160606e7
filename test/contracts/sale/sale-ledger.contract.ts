import { beforeEach, describe } from 'mocha';
import type { SaleLedger } from '../../../src/application/ports/sale/sale-ledger.ts';
import { describeAuthorizations } from './sale-ledger/authorizations.ts';
import { describeHistory } from './sale-ledger/history.ts';
import { describeIndex } from './sale-ledger/index-steps.ts';
import { describeReferrals } from './sale-ledger/referrals.ts';
import { describeReorganisations } from './sale-ledger/reorganisations.ts';

export function describeSaleLedgerContract(name: string, makeWorld: () => Promise<SaleLedger>): void {
  describe(`SaleLedger: ${name}`, () => {
    let ledger: SaleLedger;
    beforeEach(async () => {
      ledger = await makeWorld();
    });
    for (const part of [
      describeAuthorizations,
      describeHistory,
      describeIndex,
      describeReferrals,
      describeReorganisations,
    ])
      part(() => ledger);
  });
}
