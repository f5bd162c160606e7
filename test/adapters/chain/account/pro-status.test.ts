import { expect } from 'chai';
import { EvmProStatus } from '../../../../src/adapters/chain/account/pro-status.evm.ts';
import { InMemoryProStatus } from '../../../../src/adapters/chain/account/pro-status.memory.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeProStatusContract } from '../../../contracts/fee/pro-status.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { rejection } from '../../../support/rejection.ts';

const WALLET = '0x90F79bf6EB2c4f870365E785982E1f101E93b906' as WalletAddress;

describeProStatusContract('in memory', async () => {
  const proStatus = new InMemoryProStatus();
  return { proStatus, mint: async (wallet) => proStatus.grant(wallet) };
});

describeInWorld('EvmProStatus in the deployed world', (world, rpc) => {
  // Every kind of token has balanceOf(address): one smallest unit represents one NFT.
  describeProStatusContract('a node', async () => {
    const { usdc, accounts, addresses } = world();
    for (const account of accounts.slice(3, 5)) {
      const token = usdc.connect(account) as typeof usdc;
      await mined(token.transfer(addresses.treasury, await usdc.balanceOf(account)));
    }
    return {
      proStatus: new EvmProStatus(rpc(), addresses.usdc as WalletAddress),
      mint: async (wallet) => void (await mined(usdc.mint(wallet, 1n))),
    };
  });

  it('rejects with CHAIN_UNAVAILABLE when there is no contract, and does not return false', async () => {
    expect(await rejection(new EvmProStatus(rpc(), WALLET).isPro(WALLET))).to.equal('CHAIN_UNAVAILABLE');
  });
});

describeChainOutages('EvmProStatus', 'CHAIN_UNAVAILABLE', (rpc) => new EvmProStatus(rpc, WALLET).isPro(WALLET));
