import { expect } from 'chai';
import { DEVELOPMENT_ACCOUNTS } from '../../../src/adapters/local/development-accounts.ts';
import { appointedRoleOf } from '../../../src/application/operator/admission.ts';
import type { OperatorStore } from '../../../src/application/ports/operator.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

const [PUBLISHED, OTHER] = DEVELOPMENT_ACCOUNTS as readonly [WalletAddress, WalletAddress];

describe('an account whose key everybody knows', () => {
  const operators: OperatorStore = {
    appointmentOf: async (wallet) => ({ wallet, role: 'admin', at: new Date(0), by: wallet }),
    appointments: async () => [],
  };

  it('is not an operator where it is barred, also when a sandbox with this database appointed it', async () => {
    const operatorPolicy = { named: new Map(), barred: new Set([PUBLISHED]), fourEyes: true };
    const roleOf = appointedRoleOf({ operators, operatorPolicy });
    expect(await roleOf(PUBLISHED)).to.equal(undefined);
    expect(await roleOf(OTHER)).to.equal('admin');
  });
});
