import { expect } from 'chai';
import { as } from '../../../../contracts/kit/handles.ts';
import { EvmTransferOutlooks } from '../../../../src/adapters/chain/transfer/transfer-outlooks.evm.ts';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { MAX_UINT256 } from '../../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import type { GaslessContracts } from '../../../../src/domain/transfer/gasless-offer.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { gaslessContractsIn } from '../../../support/chain/gasless.ts';
import { anOrder, USAGE } from '../../../support/chain/outlook-node.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { ALICE } from '../../../support/fixtures/store-fixtures.ts';

describeInWorld('EvmTransferOutlooks on gasless transfers', (world, rpc) => {
  const read = async (contracts: GaslessContracts) => {
    const { node, accounts } = world();
    const order = anOrder(node.chainId, { token: contracts.token, from: accounts[5].address as WalletAddress });
    const outlooks = new EvmTransferOutlooks(new Map([[node.chainId, rpc()]]), systemClock);
    return (await outlooks.read(order, USAGE, contracts)).gasless;
  };
  const contracts = () => gaslessContractsIn(world());

  it('reads an existing allowance', async () => {
    const { accounts, usdc, addresses } = world();
    await mined(as(accounts[5], usdc).approve(addresses.gaslessTransfers, MAX_UINT256));
    expect((await read(contracts()))?.allowance).to.equal(MAX_UINT256);
  });

  it('returns only a domain whose hash equals the token’s separator', async () => {
    const { node } = world();
    expect((await read(contracts()))?.permit?.domain).to.deep.equal({
      ...{ name: 'USD Coin', version: '1', chainId: node.chainId, verifyingContract: contracts().token },
    });
    const elsewhere = await read({ ...contracts(), forwarder: { ...contracts().forwarder, chainId: 1 } });
    expect(elsewhere).to.include({ requestNonce: 0n, allowance: 0n });
    expect(elsewhere?.permit).to.equal(undefined);
  });

  it('reports a token without permits', async () => {
    const token = world().addresses.saleToken as WalletAddress;
    expect(await read({ ...contracts(), token })).to.deep.equal({ requestNonce: 0n, allowance: 0n });
  });

  it('returns no gasless outlook without a forwarder', async () => {
    const forwarder = { ...contracts().forwarder, verifyingContract: ALICE };
    expect(await read({ ...contracts(), forwarder })).to.equal(undefined);
  });
});
