import { expect } from 'chai';
import { Interface, Transaction, Wallet } from 'ethers';
import fc from 'fast-check';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import { connect, developmentWallets } from '../../../../contracts/kit/connect.ts';
import type { World } from '../../../../contracts/kit/deploy.ts';
import { as, deploy } from '../../../../contracts/kit/handles.ts';
import type { LocalNode } from '../../../../contracts/kit/node.ts';
import { InMemoryGasPrices } from '../../../../src/adapters/chain/gas/gas-prices.memory.ts';
import { InMemoryForwarders } from '../../../../src/adapters/chain/gasless/forwarders.memory.ts';
import { InMemoryGaslessTransfers } from '../../../../src/adapters/chain/gasless/gasless-transfers.memory.ts';
import { InMemoryPermits } from '../../../../src/adapters/chain/gasless/permits.memory.ts';
import { InMemoryAccounts } from '../../../../src/adapters/chain/memory/accounts.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { MULTICALL3 } from '../../../../src/adapters/chain/rpc/multicall.ts';
import { EvmChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { InMemoryChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.memory.ts';
import { EvmTransferOutlooks } from '../../../../src/adapters/chain/transfer/transfer-outlooks.evm.ts';
import { InMemoryTransferOutlooks } from '../../../../src/adapters/chain/transfer/transfer-outlooks.memory.ts';
import { stateReads } from '../../../../src/adapters/chain/transfer/transfer-questions.ts';
import { SettableClock, systemClock } from '../../../../src/adapters/local/clock.ts';
import { sandboxHolders } from '../../../../src/adapters/sandbox/chains.ts';
import { sandboxTokenName } from '../../../../src/adapters/sandbox/world.ts';
import { NO_ROLLUP_FEES } from '../../../../src/domain/fee/gas.ts';
import { MAX_UINT256 } from '../../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import type { GaslessContracts } from '../../../../src/domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../../src/domain/transfer/transfer-order.ts';
import { transferTerms } from '../../../../src/domain/transfer/transfer-terms.ts';
import { SANDBOX_FORWARDER } from '../../../../src/infrastructure/config/sandbox-addresses.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeTransferOutlooksContract } from '../../../contracts/transfer/transfer-outlooks.contract.ts';
import { describeInWorld, describeOnChain } from '../../../support/chain/chain.ts';
import { FORWARDER_DOMAIN } from '../../../support/chain/paymaster.ts';
import { DEV_KEY } from '../../../support/chain/signing.ts';
import { GAS_PRICE_ORACLE_CODE, NODE_INTERFACE_CODE, oddToken } from '../../../support/chain/test-bytecode.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { ordered } from '../../../support/chain/transfers.ts';
import { ALICE, at, BOB } from '../../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../../support/rejection.ts';
import { Refusal, type RpcServer, startProxy } from '../../../support/servers/rpc-server.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const TOKEN = '0x7070707070707070707070707070707070707070' as WalletAddress;
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F';
const NODE_INTERFACE = '0x00000000000000000000000000000000000000C8';
const USAGE = { gas: 125_000n, bytes: 700 };
const GWEI = 10n ** 9n;

const anOrder = (chainId: number, changes: Partial<TransferOrder> = {}): TransferOrder =>
  ordered({ chainId, from: ALICE, to: BOB, token: 'native', amount: 5n, ...changes });

describeTransferOutlooksContract('in memory', async () => {
  const clock = new SettableClock(at());
  const accounts = new InMemoryAccounts(clock, sandboxHolders(8453));
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
    const accounts = new InMemoryAccounts(new SettableClock(at()), new Map());
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

describeInWorld('EvmTransferOutlooks in the deployed world', (world) => {
  let rpc: ChainRpc;
  before(() => {
    rpc = new ChainRpc({ chainId: world().node.chainId, urls: [world().node.url] });
  });
  after(() => rpc.close());
  afterEach(() => world().node.rpc('evm_setAutomine', [true]));

  describeTransferOutlooksContract('a node', async () => {
    const { node, provider, usdc, accounts } = world();
    await node.rpc('evm_setAutomine', [false]);
    const chains = new Map([[node.chainId, rpc]]);
    return {
      outlooks: new EvmTransferOutlooks(chains, systemClock),
      contracts: contractsIn(world()),
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

const contractsIn = ({ addresses, domains }: World): GaslessContracts => ({
  token: addresses.usdc as WalletAddress,
  contract: addresses.gaslessTransfers as WalletAddress,
  forwarder: domains.forwarder as GaslessContracts['forwarder'],
});

describeInWorld('EvmTransferOutlooks on gasless transfers', (world) => {
  let rpc: ChainRpc;
  before(() => {
    rpc = new ChainRpc({ chainId: world().node.chainId, urls: [world().node.url] });
  });
  after(() => rpc.close());
  const read = async (contracts: GaslessContracts) => {
    const { node, accounts } = world();
    const order = anOrder(node.chainId, { token: contracts.token, from: accounts[5].address as WalletAddress });
    const outlooks = new EvmTransferOutlooks(new Map([[node.chainId, rpc]]), systemClock);
    return (await outlooks.read(order, USAGE, contracts)).gasless;
  };
  const contracts = () => contractsIn(world());

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

/** What each chain adds to a node's estimate. The base fee and the node's suggested tip are 1 gwei. */
const CHAINS: readonly Readonly<{ chainId: number; maxFee: bigint; tip: bigint; gasPercent: bigint }>[] = [
  { chainId: 1, maxFee: 3n * GWEI, tip: GWEI, gasPercent: 120n },
  { chainId: 10, maxFee: 3n * GWEI, tip: GWEI, gasPercent: 120n },
  { chainId: 137, maxFee: 31_250_000_000n, tip: 30n * GWEI, gasPercent: 125n },
  { chainId: 8453, maxFee: 3n * GWEI, tip: GWEI, gasPercent: 120n },
  { chainId: 42161, maxFee: 1_500_000_000n, tip: 0n, gasPercent: 130n },
];

for (const { chainId, maxFee, tip, gasPercent } of CHAINS)
  describeOnChain(
    `EvmTransferOutlooks on a node of chain ${chainId}`,
    (node: () => LocalNode) => {
      let proxy: RpcServer;
      let rpc: ChainRpc;
      let outlooks: EvmTransferOutlooks;
      let token: WalletAddress;

      before(async () => {
        await node().rpc('anvil_setCode', [MULTICALL3, readArtifact('Multicall3').deployedBytecode]);
        await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, GAS_PRICE_ORACLE_CODE]);
        await node().rpc('anvil_setCode', [NODE_INTERFACE, NODE_INTERFACE_CODE]);
        const provider = connect(node());
        const [owner] = developmentWallets(provider);
        const usdc = await deploy('TestStablecoin', owner, 'USD Coin', 'USDC');
        await (await usdc.mint(ALICE, 1_000n)).wait();
        token = (await usdc.getAddress()) as WalletAddress;
        provider.destroy();
        await node().rpc('anvil_setNextBlockBaseFeePerGas', [`0x${GWEI.toString(16)}`]);
        await node().rpc('anvil_mine', ['0x1']);
        proxy = await startProxy(node());
        rpc = new ChainRpc({ chainId, urls: [proxy.url] });
        outlooks = new EvmTransferOutlooks(new Map([[chainId, rpc]]), systemClock);
      });
      after(async () => {
        rpc.close();
        await proxy.stop();
      });
      const read = (changes: Partial<TransferOrder> = {}) => outlooks.read(anOrder(chainId, changes), USAGE);
      const terms = async (changes: Partial<TransferOrder> = {}) =>
        transferTerms(anOrder(chainId, changes), await read(changes));

      /** The domain's decision on the reported outlook. */
      const refusalOf = (changes: Partial<TransferOrder> = {}) => rejection(terms(changes));

      it('makes one request to the node', async () => {
        await read({ token });
        const requests = proxy.requests.length;
        await read({ token });
        await read();
        expect(proxy.requests.length - requests).to.equal(2);
        expect(proxy.requests.at(-2)).to.be.within(6, 8);
      });

      it('returns the chain’s current fees', async () => {
        const { maxFeePerGas, maxPriorityFeePerGas } = await terms();
        expect(maxPriorityFeePerGas).to.equal(tip);
        expect(maxFeePerGas).to.equal(maxFee);
      });

      it('adds the chain’s margin to the gas of a token transfer', async () => {
        const { simulation } = await read({ token });
        const estimate = simulation.outcome === 'executed' ? simulation.gas : 0n;
        expect(estimate > 40_000n && estimate < 60_000n).to.equal(true);
        expect((await terms({ token })).gas).to.equal((estimate * gasPercent + 99n) / 100n);
        expect((await terms()).gas).to.equal(21_000n);
      });

      it('adds the chain’s fees besides gas', async () => {
        const { besidesGas } = await read();
        const isRollup = [10, 8453].includes(chainId);
        expect(besidesGas).to.deep.equal(
          isRollup ? { data: 112_000n, operatorLeast: 5n, operatorMost: 95n } : NO_ROLLUP_FEES,
        );
        const { feeWei, mostFeeWei, gas, gasPrice, maxFeePerGas } = await terms();
        const besides = isRollup ? 112_000n + 5n + 1n : 0n;
        expect(feeWei).to.equal(gas * gasPrice + besides);
        expect(mostFeeWei).to.equal(gas * maxFeePerGas + besides);
        if (isRollup) expect((await read({ token })).besidesGas.data).to.equal(180_000n);
      });

      it('calculates the fees of a sponsored transfer', async () => {
        const { sponsoredWei } = await read();
        const { gasPrice } = await terms();
        const dataGas = chainId === 42161 ? 30_000n : 0n;
        const besides = [10, 8453].includes(chainId) ? 700_000n + 5n + 1n : 0n;
        expect(sponsoredWei).to.equal(gasPrice * (125_000n + dataGas) + besides);
      });

      if (chainId === 8453) {
        const revert = (signature: string, ...args: unknown[]) => {
          const [name = ''] = signature.split('(');
          return new Interface([`error ${signature}`]).encodeErrorResult(name, args);
        };
        for (const [what, data, reason] of [
          ['says why', revert('Error(string)', 'paused\n\u0000now'), 'the contract reverts with “paused now”'],
          ['panics', revert('Panic(uint256)', 17), 'the contract panics with code 17'],
          [
            'speaks ERC-6093',
            revert('ERC20InvalidReceiver(address)', BOB),
            `the contract reverts with ERC20InvalidReceiver(${BOB})`,
          ],
          ['says nothing', '0x', 'the contract reverts without a reason'],
          ['says what nobody knows', '0xdeadbeef', 'the contract reverts with the error 0xdeadbeef'],
          ['lies about its words', '0x08c379a0ff', 'the contract reverts with the error 0x08c379a0'],
        ] as const)
          it(`reports a token that reverts and ${what}`, async () => {
            await node().rpc('anvil_setCode', [TOKEN, oddToken('reverts', data)]);
            expect((await read({ token: TOKEN })).simulation).to.deep.equal({ outcome: 'reverted', reason });
          });

        for (const [what, returned] of [
          ['nothing', '0x'],
          ['false', `0x${'0'.repeat(64)}`],
          ['two', `0x${'2'.padStart(64, '0')}`],
        ] as const)
          it(`reports a token that returns ${what}, without deciding on it`, async () => {
            await node().rpc('anvil_setCode', [TOKEN, oddToken('returns', returned)]);
            const { simulation } = await read({ token: TOKEN });
            expect(simulation).to.deep.include({ outcome: 'executed', returned });
          });

        it('does not treat a contract without balances as a token', async () => {
          await node().rpc('anvil_setCode', [TOKEN, '0x60006000fd']);
          expect((await read({ token: TOKEN })).tokens).to.equal(undefined);
        });

        it('reports a contract that does not accept native coins', async () => {
          await node().rpc('anvil_setCode', [TOKEN, '0x60006000fd']);
          const { simulation, recipientIsContract } = await read({ to: TOKEN });
          expect([simulation.outcome, recipientIsContract]).to.deep.equal(['reverted', true]);
        });

        it('treats a delegated account as a user’s account', async () => {
          await node().rpc('anvil_setCode', [TOKEN, `0xef0100${'11'.repeat(20)}`]);
          expect((await read({ to: TOKEN })).recipientIsContract).to.equal(false);
        });

        for (const [message, simulation] of [
          ['gas required exceeds allowance (50000000)', { outcome: 'gas-limit-exceeded' }],
          ['insufficient funds for transfer', { outcome: 'insufficient-funds' }],
          ['Upfront cost exceeds account balance', { outcome: 'insufficient-funds' }],
          ['InsufficientFunds, Account balance: 0', { outcome: 'insufficient-funds' }],
          ['execution reverted', { outcome: 'reverted', reason: 'the contract reverts without a reason' }],
        ] as const)
          it(`classifies a failed estimate: ${message}`, async () => {
            proxy.methods.eth_estimateGas = () => {
              throw new Refusal(-32000, message);
            };
            expect((await read()).simulation).to.deep.equal(simulation);
            delete proxy.methods.eth_estimateGas;
          });

        for (const [what, method, answer] of [
          ['base fee', 'eth_getBlockByNumber', { baseFeePerGas: `0x${'f'.repeat(64)}`, timestamp: '0x1' }],
          ['tip', 'eth_maxPriorityFeePerGas', `0x${'f'.repeat(64)}`],
          ['nonce', 'eth_getTransactionCount', `0x${'f'.repeat(14)}`],
        ] as const)
          it(`rejects a ${what} beyond any plausible value`, async () => {
            proxy.methods[method] = () => answer;
            expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
            delete proxy.methods[method];
          });

        it('reports an estimate that fails for another reason, with the error', async () => {
          proxy.methods.eth_estimateGas = () => {
            throw new Refusal(-32602, 'value overflow');
          };
          const { simulation } = await read({ amount: MAX_UINT256 });
          expect(simulation.outcome).to.equal('unknown');
          expect('cause' in simulation && simulation.cause.message).to.equal('value overflow');
          expect(await refusalOf({ amount: MAX_UINT256 })).to.equal('INSUFFICIENT_FUNDS');
          expect(await refusalOf()).to.equal('CHAIN_UNAVAILABLE');
          delete proxy.methods.eth_estimateGas;
        });

        it('reports an estimate that makes no sense', async () => {
          proxy.methods.eth_estimateGas = () => 'a lot';
          expect((await read()).simulation.outcome).to.equal('unknown');
          expect(await refusalOf({ amount: MAX_UINT256 })).to.equal('INSUFFICIENT_FUNDS');
          expect(await refusalOf()).to.equal('CHAIN_UNAVAILABLE');
          delete proxy.methods.eth_estimateGas;
        });

        it('does not report a revert while the estimate fails for another reason', async () => {
          await node().rpc('anvil_setCode', [TOKEN, oddToken('reverts', '0x')]);
          proxy.methods.eth_estimateGas = () => {
            throw new Refusal(-32603, 'internal error');
          };
          expect((await read({ token: TOKEN })).simulation.outcome).to.equal('unknown');
          delete proxy.methods.eth_estimateGas;
        });

        it('rejects with CHAIN_UNAVAILABLE for an error unrelated to the transfer', async () => {
          for (const method of ['eth_estimateGas', 'eth_getTransactionCount', 'eth_getCode', 'eth_call']) {
            proxy.methods[method] = () => {
              throw new Refusal(-32603, 'internal error');
            };
            expect(await refusalOf({ token }), method).to.equal('CHAIN_UNAVAILABLE');
            delete proxy.methods[method];
          }
        });

        it('uses zero for an operator fee that the chain does not support', async () => {
          const onlyData = `0x60003560e01c63f1c7a58b14601457${'60006000fd'}5b6004356103e80260005260206000f3`;
          await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, onlyData]);
          expect((await read()).besidesGas).to.deep.equal({ data: 112_000n, operatorLeast: 0n, operatorMost: 0n });
          // 2^256 - 1 minus the calldata argument.
          const falling = '0x60003560e01c63f1c7a58b14601c576004351960005260206000f3005b6004356103e80260005260206000f3';
          for (const code of ['0x', falling]) {
            await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, code]);
            expect(await rejection(read()), code).to.equal('CHAIN_UNAVAILABLE');
          }
          await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, GAS_PRICE_ORACLE_CODE]);
        });

        it('rejects with GAS_PRICE_UNAVAILABLE when the newest block is old', async () => {
          const later = new SettableClock(new Date(Date.now() + 200_000));
          const late = new EvmTransferOutlooks(new Map([[chainId, rpc]]), later);
          expect(await rejection(late.read(anOrder(chainId), USAGE))).to.equal('GAS_PRICE_UNAVAILABLE');
        });

        it('rejects with CHAIN_UNAVAILABLE when there is no Multicall3', async () => {
          await node().rpc('anvil_setCode', [MULTICALL3, '0x']);
          expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
          await node().rpc('anvil_setCode', [MULTICALL3, readArtifact('Multicall3').deployedBytecode]);
        });
      }
    },
    { chainId },
  );

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

describeChainOutages('EvmTransferOutlooks', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmTransferOutlooks(new Map([[rpc.chainId, rpc]]), systemClock).read(
    anOrder(rpc.chainId, { token: USDC }),
    USAGE,
  ),
);
