import { expect } from 'chai';
import { MaxUint256 } from 'ethers';
import { as } from '../../../../contracts/kit/handles.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmNftSaleContract } from '../../../../src/adapters/chain/sale/nft-sale-contract.evm.ts';
import { InMemoryNftSaleContract } from '../../../../src/adapters/chain/sale/nft-sale-contract.memory.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeNftSaleContractContract } from '../../../contracts/sale/nft-sale-contract.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { cast, nftOrder } from '../../../support/fixtures/sale-orders.ts';
import { CAROL } from '../../../support/fixtures/store-fixtures.ts';

describeNftSaleContractContract('in memory', async () => {
  const nftSaleContract = new InMemoryNftSaleContract(CAROL, {}, () => new Date());
  return {
    nftSaleContract,
    contract: CAROL,
    setTier: async (tierId, price, firstTokenId, supply) =>
      nftSaleContract.setTier(tierId, { price, supply, sold: 0n, firstTokenId }),
    mint: async (one) => nftSaleContract.mint({ owner: CAROL, tierId: 1, ...one }),
    cancel: async (nonce) => nftSaleContract.cancel(nonce),
  };
});

describeInWorld('EvmNftSaleContract in the deployed world', (world) => {
  let rpc: ChainRpc;
  before(() => {
    rpc = new ChainRpc({ chainId: world().node.chainId, urls: [world().node.url] });
  });
  after(() => rpc.close());

  describeNftSaleContractContract('a node', async () => ({
    nftSaleContract: new EvmNftSaleContract(rpc, 0),
    contract: world().addresses.nftSale as WalletAddress,
    setTier: async (...tier) => void (await mined(world().nftSale.setTier(...tier))),
    mint: async (one) => {
      const { buyer } = cast(world());
      await mined(as(buyer, world().usdc).approve(world().nftSale, MaxUint256));
      await mined(as(buyer, world().nftSale).buyNft(...(await nftOrder(world(), one))));
    },
    cancel: async (nonce) => void (await mined(world().nftSale.cancel(nonce))),
  }));

  it('reads the tiers of the deployed sale', async () => {
    const { price } = await new EvmNftSaleContract(rpc, 0).tier(world().addresses.nftSale as WalletAddress, 1);
    expect(price).to.equal(250_000_000n);
  });
});

describeChainOutages('EvmNftSaleContract.spentNonces', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmNftSaleContract(rpc, 0).spentNonces(CAROL, [{ nonce: 1n, tokenId: 1n }]),
);

describeChainOutages('EvmNftSaleContract.tier', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmNftSaleContract(rpc, 0).tier(CAROL, 1),
);
