import type { ReportedIdentity } from '../../../src/application/ports/kyc.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { deliver, later } from './kyc-reports.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

/** The provider decides about a session and reports it; returns whether that was applied. */
export async function decided(
  world: TestWorld,
  sessionId: string,
  status: KycSessionStatus,
  at = later(1),
  identity: ReportedIdentity = {},
): Promise<boolean> {
  const delivery = world.kycProvider.decide(sessionId, status, at, identity);
  return (await deliver(world, delivery).expect(200)).body.data.applied;
}

/** A signed-in wallet that was never verified; a new service for every test. */
export function verifying() {
  const at = {} as { world: TestWorld; owner: SignedIn; wallet: WalletAddress };
  beforeEach(async () => {
    at.world = await aWorld();
    at.owner = await signedIn(at.world);
    at.wallet = at.owner.address;
  });
  return {
    at,
    open: (body: object = {}) =>
      at.world.api
        .post('/api/kyc/session')
        .set(at.owner.bearer)
        .send({ wallet: at.wallet, ...body }),
    status: async () =>
      (await at.world.api.get(`/api/kyc/session?wallet=${at.wallet}`).set(at.owner.bearer).expect(200)).body,
    decide: (sessionId: string, status: KycSessionStatus, time?: Date) => decided(at.world, sessionId, status, time),
  };
}
