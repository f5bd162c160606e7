import { Wallet } from 'ethers';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from './world.ts';

export const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' as WalletAddress;

export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

export const WETH = '0x4200000000000000000000000000000000000006';

export const ETHER = 10n ** 18n;

/** A signed-in wallet with coins and stablecoins that prepares transfers; a new service for every test. */
export function preparing() {
  const at = {} as { world: TestWorld; sender: SignedIn };
  const open = async (env: Record<string, string> = {}, key: string = developmentAccounts[0].privateKey) => {
    at.world = await aWorld(env);
    at.sender = await signedIn(at.world, new Wallet(key));
  };
  beforeEach(() => open());

  const wish = (changes: object = {}) => ({
    from: at.sender.address,
    to: RECIPIENT,
    token: 'native',
    amount: '5',
    chainId: 8453,
    ...changes,
  });

  const ask = (changes: object = {}) =>
    at.world.api.post('/api/transfer/prepare').set(at.sender.bearer).send(wish(changes));

  const prepared = async (changes: object = {}) => (await ask(changes).expect(200)).body;
  return { at, open, ask, prepared };
}
