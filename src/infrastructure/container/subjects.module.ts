import { ContainerModule } from 'inversify';
import { authUseCases } from '../../application/auth/index.ts';
import { complianceUseCases } from '../../application/compliance/index.ts';
import { feeUseCases } from '../../application/fee/index.ts';
import { healthUseCases } from '../../application/health/index.ts';
import { kycUseCases } from '../../application/kyc/index.ts';
import { saleUseCases } from '../../application/sale/index.ts';
import { userUseCases } from '../../application/user/index.ts';
import { provide } from './provide.ts';
import { pick, port, subject } from './tokens.ts';

/** One line a room: its use cases, and the ports that they need. */
export const subjectsModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    subject.auth,
    authUseCases,
    pick(
      port,
      'clock',
      'contractSignatures',
      'kycs',
      'messageSignatures',
      'nonces',
      'random',
      'sessions',
      'sessionTokens',
      'signInPolicy',
      'users',
    ),
  );
  provide(bind, subject.compliance, complianceUseCases, pick(port, 'clock', 'compliancePolicy', 'geoLocator', 'terms'));
  provide(
    bind,
    subject.fee,
    feeUseCases,
    pick(port, 'clock', 'feePolicy', 'gasPrices', 'priceFeeds', 'quoteSigner', 'random'),
  );
  provide(bind, subject.health, healthUseCases, pick(port, 'clock', 'databaseProbe'));
  provide(
    bind,
    subject.kyc,
    kycUseCases,
    pick(port, 'alarms', 'clock', 'kycPolicy', 'kycProvider', 'kycs', 'saleLedger', 'salePolicy', 'users'),
  );
  provide(
    bind,
    subject.sale,
    saleUseCases,
    pick(
      port,
      'addressScreening',
      'alarms',
      'clock',
      'compliancePolicy',
      'geoLocator',
      'kycs',
      'leases',
      'purchaseSigner',
      'random',
      'saleContract',
      'saleEvents',
      'saleLedger',
      'salePolicy',
      'terms',
      'users',
    ),
  );
  provide(bind, subject.user, userUseCases, pick(port, 'clock', 'kycs', 'random', 'users'));
});
