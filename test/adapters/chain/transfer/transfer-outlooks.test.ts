import { expect } from 'chai';
import { Transaction, Wallet } from 'ethers';
import fc from 'fast-check';
import { as } from '../../../../contracts/kit/handles.ts';
import { InMemoryGasPrices } from '../../../../src/adapters/chain/gas/gas-prices.memory.ts';
import { InMemoryForwarders } from '../../../../src/adapters/chain/gasless/forwarders.memory.ts';
import { InMemoryGaslessTransfers } from '../../../../src/adapters/chain/gasless/gasless-transfers.memory.ts';
import { InMemoryPermits } from '../../../../src/adapters/chain/gasless/permits.memory.ts';
import { InMemoryAccounts } from '../../../../src/adapters/chain/memory/accounts.memory.ts';
import { EvmChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { InMemoryChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.memory.ts';
import { EvmTransferOutlooks } from '../../../../src/adapters/chain/transfer/transfer-outlooks.evm.ts';
import { InMemoryTransferOutlooks } from '../../../../src/adapters/chain/transfer/transfer-outlooks.memory.ts';
import { stateReads } from '../../../../src/adapters/chain/transfer/transfer-questions.ts';
import { SettableClock, systemClock } from '../../../../src/adapters/local/clock.ts';
import { sandboxHolders } from '../../../../src/adapters/sandbox/chains.ts';
import { sandboxTokenName } from '../../../../src/adapters/sandbox/world.ts';
import { MAX_UINT256 } from '../../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import type { GaslessContracts } from '../../../../src/domain/transfer/gasless-offer.ts';
import { SANDBOX_FORWARDER } from '../../../../src/infrastructure/config/sandbox-addresses.ts';
import { describeTransferOutlooksContract } from '../../../contracts/transfer/transfer-outlooks.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { gaslessContractsIn } from '../../../support/chain/gasless.ts';
import { anOrder, GWEI, USAGE } from '../../../support/chain/outlook-node.ts';
import { FORWARDER_DOMAIN } from '../../../support/chain/paymaster.ts';
import { DEV_KEY } from '../../../support/chain/signing.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { ALICE, at, BOB } from '../../../support/fixtures/store-fixtures.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

describeTransferOutlooksContract('in memory', async () => {
  const clock = new SettableClock(at());
  const accounts = new InMemoryAccounts(clock, 8453, sandboxHolders(8453));
  const chains = new Map([[8453, accounts]]);
  const permits = new InMemoryPermits({ clock, tokenName: sandboxTokenName });
  const gaslessTransfers = new InMemoryGaslessTransfers({
    ...{ accounts: chains, permits, treasury: BOB },
    contracts: new Map([[8453, ALICE]]),
  });
  const forwarders = new InMemoryForwarders((forwarding, as) => gaslessTransfers.play(forwarding, as));
  const gasPrices = new InMemoryGasPrices(new Map([[8453, GWEI]]));
  return {
    outlooks: new InMemoryTransferOutlooks({ chains, gasPrices, forwarders, permits }),
    contracts: { token: USDC, contract: ALICE, forwarder: FORWARDER_DOMAIN as GaslessContracts['forwarder'] },
    forward: async (request) => void forwarders.execute({ chainId: 8453, forwarder: SANDBOX_FORWARDER, request }),
    chainTransactions: new InMemoryChainTransactions(chains),
    chainId: 8453,
    sender: new Wallet(DEV_KEY),
    nonce: 0,
    token: USDC,
    coinsOf: async (account) => accounts.balanceOf(account),
    tokensOf: async (account) => accounts.tokenBalanceOf(USDC, account),
    mine: async () => clock.advance(2_000),
  };
});

describe('InMemoryTransferOutlooks', () => {
  it('reports that the node rejects native coins beyond the balance', async () => {
    const accounts = new InMemoryAccounts(new SettableClock(at()), 8453, new Map());
    const chains = new Map([[8453, accounts]]);
    const permits = new InMemoryPermits({ clock: systemClock, tokenName: sandboxTokenName });
    const outlooks = new InMemoryTransferOutlooks({
      ...{ chains, permits, forwarders: new InMemoryForwarders(() => {}) },
      gasPrices: new InMemoryGasPrices(new Map([[8453, GWEI]])),
    });
    const { simulation, coins } = await outlooks.read(anOrder(8453), USAGE);
    expect([simulation, coins]).to.deep.equal([{ outcome: 'insufficient-funds' }, 0n]);
  });
});

describeInWorld('EvmTransferOutlooks in the deployed world', (world, rpc) => {
  afterEach(() => world().node.rpc('evm_setAutomine', [true]));

  describeTransferOutlooksContract('a node', async () => {
    const { node, provider, usdc, accounts } = world();
    await node.rpc('evm_setAutomine', [false]);
    const chains = new Map([[node.chainId, rpc()]]);
    return {
      outlooks: new EvmTransferOutlooks(chains, systemClock),
      contracts: gaslessContractsIn(world()),
      forward: async ({ nonce, ...request }) => {
        await node.rpc('evm_setAutomine', [true]);
        await mined(as(accounts[6], world().forwarder).execute(request));
      },
      chainTransactions: new EvmChainTransactions(chains),
      chainId: node.chainId,
      sender: accounts[5],
      nonce: await provider.getTransactionCount(accounts[5].address),
      token: world().addresses.usdc as WalletAddress,
      coinsOf: (account) => provider.getBalance(account),
      tokensOf: (account) => usdc.balanceOf(account),
      mine: async () => void (await node.rpc('evm_mine')),
    };
  });
});

describe('the reads about a transfer', () => {
  it('calculate the data fee for at least as many bytes as the unsigned transaction has', () => {
    const number = (bits: number) => fc.bigInt(0n, 2n ** BigInt(bits) - 1n);
    const numbers = fc.tuple(number(53), number(32), number(96), number(96), fc.bigInt(1n, MAX_UINT256));
    fc.assert(
      fc.property(numbers, fc.constantFrom('native' as const, USDC), ([nonce, gas, fee, tip, amount], token) => {
        const order = anOrder(8453, { token, amount });
        const read = stateReads({ order, sponsored: USAGE }).find(([name]) => name === 'dataFee');
        const asked = Number.parseInt(read?.[1].data.slice(-64) ?? '', 16);
        const [maxFeePerGas, maxPriorityFeePerGas] = fee > tip ? [fee, tip] : [tip, fee];
        const { unsignedSerialized } = Transaction.from({
          ...{ type: 2, chainId: 8453, nonce: Number(nonce), gasLimit: gas, maxFeePerGas, maxPriorityFeePerGas },
          ...order.call,
        });
        expect(asked).to.be.at.least((unsignedSerialized.length - 2) / 2);
      }),
    );
  });
});
