import { expect } from 'chai';
import { type AddressLike, Wallet } from 'ethers';
import { deployAuction } from '../../../../contracts/kit/auction.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmAcceptedSigners } from '../../../../src/adapters/chain/sale/accepted-signers.evm.ts';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { CAROL } from '../../../support/fixtures/store-fixtures.ts';

describeInWorld('EvmAcceptedSigners in the deployed world', (world) => {
  const acceptedBy = async (contract: AddressLike) => {
    const rpc = new ChainRpc({ chainId: world().node.chainId, urls: [world().node.url] });
    try {
      return await new EvmAcceptedSigners(rpc, systemClock).read(contract as WalletAddress);
    } finally {
      rpc.close();
    }
  };

  it('are the signer of a hook and the one that it is retiring, until it is retired', async () => {
    const { hook } = await deployAuction(world());
    const [address, first] = [await hook.getAddress(), world().addresses.signer];
    expect(await acceptedBy(address)).to.deep.equal([first]);
    const [second, third] = [Wallet.createRandom().address, Wallet.createRandom().address];
    await mined(hook.setSigner(second));
    expect(await acceptedBy(address)).to.deep.equal([second, first]);
    await mined(hook.setSigner(third));
    expect(await acceptedBy(address)).to.deep.equal([third, second]);
    await mined(hook.retireSigner());
    expect(await acceptedBy(address)).to.deep.equal([third]);
  });

  it('is the one signer of a sale, and nobody for a contract without signers', async () => {
    const { addresses } = world();
    expect(await acceptedBy(addresses.sale)).to.deep.equal([addresses.signer]);
    for (const other of [addresses.usdc, addresses.treasury]) expect(await acceptedBy(other)).to.deep.equal([]);
  });
});

describeChainOutages('EvmAcceptedSigners.read', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmAcceptedSigners(rpc, systemClock).read(CAROL),
);
