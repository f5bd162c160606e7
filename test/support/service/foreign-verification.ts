import sinon from 'sinon';
import type { ReportedIdentity } from '../../../src/application/ports/kyc.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { decided } from './verifying.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

export const BLOCKED = { countryCode: 'IR', personId: 'stranger' };
export const OWN = { countryCode: 'FR', personId: 'owner' };

/** A stranger opens a verification for a wallet whose owner was never here; new for every test. */
export function foreignVerification() {
  const at = {} as {
    world: TestWorld;
    victim: ReturnType<typeof aWallet>;
    foreign: { sessionId: string; verificationUrl: string };
  };
  const wallet = () => at.victim.address as WalletAddress;
  const openFor = async (tier: string) => {
    at.victim = aWallet();
    at.foreign = (await open({}, tier).expect(200)).body;
  };
  beforeEach(async () => {
    at.world = await aWorld({ BLOCKED_COUNTRIES: 'IR' });
    await openFor('TIER_2');
  });

  const open = (headers: Record<string, string>, requestedTier = 'TIER_1') =>
    at.world.api.post('/api/kyc/session').set(headers).send({ wallet: wallet(), requestedTier });

  const signIn = async (): Promise<SignedIn> => {
    const owner = await signedIn(at.world, at.victim);
    const { termsVersion } = at.world.config.compliance;
    await at.world.api.post('/api/terms').set(owner.bearer).send({ wallet: wallet(), termsVersion }).expect(200);
    return owner;
  };

  const statusFor = async (headers: Record<string, string>, query = '') =>
    (await at.world.api.get(`/api/kyc/session?wallet=${wallet()}${query}`).set(headers).expect(200)).body;

  const buy = ({ bearer, address }: SignedIn, amount = '250000000') =>
    at.world.api
      .post('/api/sale/authorize')
      .set(bearer)
      .send({ wallet: address, amount, paymentToken: at.world.config.sale.paymentTokens[0].address });

  const upgrade = ({ bearer }: SignedIn, tier: string) =>
    at.world.api.get(`/api/kyc/upgrade-url?wallet=${wallet()}&tier=${tier}`).set(bearer);

  const link = ({ bearer }: SignedIn, sessionId: string) =>
    at.world.api.post('/api/kyc/link-session').set(bearer).send({ wallet: wallet(), sessionId });

  const bought = (figures: Readonly<Record<string, bigint>>) =>
    sinon.stub(at.world.saleContract, 'purchased').callsFake(async (one) => figures[one] ?? 0n);
  const decide = (sessionId: string, status: KycSessionStatus, time: Date, identity: ReportedIdentity = {}) =>
    decided(at.world, sessionId, status, time, identity);
  return { at, wallet, openFor, open, decide, signIn, statusFor, buy, upgrade, link, bought };
}
