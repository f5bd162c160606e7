import { expect } from 'chai';
import { EvmGaslessTreasuries } from '../../../../src/adapters/chain/gasless/gasless-treasuries.evm.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { CAROL } from '../../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../../support/rejection.ts';
import { startProxy } from '../../../support/servers/rpc-server.ts';

describeInWorld('EvmGaslessTreasuries in the deployed world', (world) => {
  it('asks a contract until it has answered once', async () => {
    const { node, addresses } = world();
    const proxy = await startProxy(node);
    const rpc = new ChainRpc({ chainId: node.chainId, urls: [proxy.url] });
    const treasuries = new EvmGaslessTreasuries(new Map([[node.chainId, rpc]]));
    const ask = () => treasuries.of(node.chainId, addresses.gaslessTransfers as WalletAddress);
    await proxy.goDown();
    expect(await rejection(ask())).to.equal('CHAIN_UNAVAILABLE');
    await proxy.comeBack();
    expect(await ask()).to.equal(addresses.treasury);
    await proxy.goDown();
    expect(await ask()).to.equal(addresses.treasury);
    rpc.close();
    await proxy.stop();
  });

  it('has no answer of a contract without a treasury, nor of an account without code', async () => {
    const { node, addresses } = world();
    const rpc = new ChainRpc({ chainId: node.chainId, urls: [node.url] });
    const treasuries = new EvmGaslessTreasuries(new Map([[node.chainId, rpc]]));
    for (const other of [addresses.usdc, addresses.treasury])
      expect(await rejection(treasuries.of(node.chainId, other as WalletAddress))).to.equal('CHAIN_UNAVAILABLE');
    rpc.close();
  });
});

describeChainOutages('EvmGaslessTreasuries', 'CHAIN_UNAVAILABLE', (rpc) => {
  const chains = new Map([
    [8453, rpc],
    [8454, rpc],
  ]);
  return new EvmGaslessTreasuries(chains).of(8453, CAROL);
});
