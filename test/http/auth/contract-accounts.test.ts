import { expect } from 'chai';
import { serializeErc6492Signature } from 'viem';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { signInSteps } from '../../support/chain/sign-in.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('/api/siwe of a contract account', () => {
  let world: TestWorld;
  const { verify, message } = signInSteps(() => world);

  const account = aWallet().address as WalletAddress;
  const [owner, impostor] = [aWallet(), aWallet()];
  beforeEach(async () => {
    world = await aWorld();
    world.contractSignatures.deploy(8453, account, owner.address as WalletAddress);
    world.contractSignatures.deploy(10, account, impostor.address as WalletAddress);
  });
  const signInOn = async (chainId: number, key = owner, session = '') => {
    const text = await message(account, { chainId });
    return verify(text, await key.signMessage(text), session);
  };

  it('refuses another contract at the same address on another chain, and says which chain to use', async () => {
    expect((await signInOn(8453)).status).to.equal(200);
    const refused = await signInOn(10, impostor);
    expectRefusal(refused, 401, 'ACCOUNT_OF_ANOTHER_CHAIN');
    expect(refused.body.error).to.include('Chain ID: 8453');
    expect(refused.get('set-cookie')).to.equal(undefined);
    expect((await signInOn(8453)).status).to.equal(200);
  });

  it('links another chain by a session of the account, and by no other session', async () => {
    const session = (await signInOn(8453)).get('set-cookie')?.[0]?.split(';')[0] ?? '';
    const stranger = await signedIn(world);
    expectRefusal(await signInOn(10, impostor, stranger.cookie), 401, 'ACCOUNT_OF_ANOTHER_CHAIN');
    expect((await signInOn(10, impostor, session)).status).to.equal(200);
    expect((await signInOn(10, impostor)).status).to.equal(200);
  });

  it('leaves ordinary accounts free to name any supported chain', async () => {
    const wallet = aWallet();
    for (const chainId of [8453, 10]) {
      const text = await message(wallet.address, { chainId });
      await verify(text, await wallet.signMessage(text)).expect(200);
    }
  });

  it('signs in before it is deployed (ERC-6492)', async () => {
    const undeployed = aWallet().address as WalletAddress;
    const deployment = { factory: aWallet().address, factoryData: '0x1234' as const };
    world.contractSignatures.foresee(8453, undeployed, owner.address as WalletAddress, deployment);
    const text = await message(undeployed);
    const signature = (await owner.signMessage(text)) as Hex;
    const { factory, factoryData } = deployment;
    await verify(text, serializeErc6492Signature({ address: factory as Hex, data: factoryData, signature })).expect(
      200,
    );
  });
});
