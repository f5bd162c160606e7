import { expect } from 'chai';
import { EvmGasPrices } from '../../../../src/adapters/chain/gas/gas-prices.evm.ts';
import { InMemoryGasPrices } from '../../../../src/adapters/chain/gas/gas-prices.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { SettableClock, systemClock } from '../../../../src/adapters/local/clock.ts';
import { usageOf } from '../../../../src/domain/fee/fee-policy.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeGasPricesContract } from '../../../contracts/fee/gas-prices.contract.ts';
import { describeOnChain } from '../../../support/chain/chain.ts';
import { NOON } from '../../../support/noon.ts';
import { rejection } from '../../../support/rejection.ts';
import { type Methods, Refusal, type RpcServer, startRpcServer } from '../../../support/servers/rpc-server.ts';

const GWEI = 10n ** 9n;
const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const word = (value: bigint) => value.toString(16).padStart(64, '0');

describeGasPricesContract('in memory', async () => {
  const gasPrices = new InMemoryGasPrices(new Map([[1, GWEI]]));
  return { gasPrices, chainId: 1, rise: async () => gasPrices.change(1, 2n * GWEI) };
});

// A separate chain, because a snapshot does not restore the base fee.
describeOnChain('EvmGasPrices on a chain', (node) => {
  let rpc: ChainRpc;
  before(() => {
    rpc = new ChainRpc({ chainId: node().chainId, urls: [node().url] });
  });
  after(() => rpc.close());

  describeGasPricesContract('a node', async () => {
    const { chainId } = node();
    return {
      gasPrices: new EvmGasPrices(new Map([[chainId, rpc]]), systemClock),
      chainId,
      rise: async () => {
        await node().rpc('anvil_setNextBlockBaseFeePerGas', [hex(90n * GWEI)]);
        await node().rpc('anvil_mine', ['0x1']);
      },
    };
  });
});

describe('EvmGasPrices', () => {
  const opened: { server: RpcServer; rpc: ChainRpc }[] = [];
  const clock = new SettableClock(NOON);
  afterEach(async () => {
    for (const { server, rpc } of opened.splice(0)) {
      rpc.close();
      await server.stop();
    }
  });

  /** A chain whose base fee is 10 gwei and whose nodes suggest a tip of 1 gwei. */
  const on = async (chainId: number, methods: Methods = {}) => {
    const server = await startRpcServer({
      eth_chainId: () => hex(chainId),
      eth_getBlockByNumber: () => ({ baseFeePerGas: hex(10n * GWEI), timestamp: hex(NOON.getTime() / 1000) }),
      eth_maxPriorityFeePerGas: () => hex(GWEI),
      ...methods,
    });
    const rpc = new ChainRpc({ chainId, urls: [server.url] });
    opened.push({ server, rpc });
    return new EvmGasPrices(new Map([[chainId, rpc]]), clock);
  };
  const usage = { gas: 100_000n, bytes: 700 };
  const calls = () => opened.flatMap(({ server }) => server.calls);
  type Call = Readonly<{ to?: string; data: string }>;
  const dataTo = (contract: string) =>
    calls().flatMap(({ params }) =>
      (params[0] as Call | undefined)?.to === contract ? [(params[0] as Call).data] : [],
    );

  it('adds headroom to the base fee, and the tip', async () => {
    expect(await (await on(1)).costOf(1, usage)).to.equal(13_500_000_000n * usage.gas);
  });

  it('uses at least the minimum tip of Polygon’s validators', async () => {
    expect(await (await on(137)).costOf(137, usage)).to.equal(42_500_000_000n * usage.gas);
    const generous = await on(137, { eth_maxPriorityFeePerGas: () => hex(50n * GWEI) });
    expect(await generous.costOf(137, usage)).to.equal(62_500_000_000n * usage.gas);
  });

  it('adds the data fee by size and the operator fee by gas on an OP-stack chain', async () => {
    const prices = await on(8453, {
      eth_call: ([call]) => {
        const { data } = call as { data: string };
        return `0x${word(data.startsWith('0xf1c7a58b') ? 5_000n : 70n)}`;
      },
    });
    expect(await prices.costOf(8453, usage)).to.equal(13_500_000_000n * usage.gas + 5_070n);
    const told = dataTo('0x420000000000000000000000000000000000000F');
    expect(told).to.have.members([`0xf1c7a58b${word(700n)}`, `0x275aedd2${word(100_000n)}`]);
  });

  for (const [node, refusal] of [
    ['geth', new Refusal(3, 'execution reverted', '0x')],
    ['Nethermind', new Refusal(-32015, 'VM execution error.', 'revert')],
    ['Erigon', new Refusal(-32000, 'execution reverted')],
    ['Besu', new Refusal(-32000, 'Execution reverted')],
    ['a node without the reason', new Refusal(-32000, 'invalid opcode: INVALID')],
  ] as const)
    it(`uses zero for an operator fee that a chain before Isthmus does not have, in the words of ${node}`, async () => {
      const prices = await on(10, {
        eth_call: ([call]) => {
          if ((call as { data: string }).data.startsWith('0x275aedd2')) throw refusal;
          return `0x${word(5_000n)}`;
        },
      });
      expect(await prices.costOf(10, usage)).to.equal(13_500_000_000n * usage.gas + 5_000n);
    });

  it('returns no price when the data fee cannot be read', async () => {
    const prices = await on(8453, {
      eth_call: () => {
        throw new Refusal(3, 'execution reverted', '0x');
      },
    });
    expect(await rejection(prices.costOf(8453, usage))).to.equal('CHAIN_UNAVAILABLE');
  });

  it('adds Arbitrum’s gas for data, and no tip', async () => {
    const prices = await on(42161, { eth_call: () => `0x${word(30_000n)}${word(GWEI)}${word(GWEI)}` });
    expect(await prices.costOf(42161, usage)).to.equal(13n * GWEI * 130_000n);
    expect(calls().map(({ method }) => method)).to.not.include('eth_maxPriorityFeePerGas');
    const [data = ''] = dataTo('0x00000000000000000000000000000000000000C8');
    expect(data.slice(0, 10)).to.equal('0x77d488a2');
    expect(data.length).to.equal(2 + 2 * (4 + 4 * 32 + 704));
  });

  it('rejects with GAS_PRICE_UNAVAILABLE when the newest block is too old', async () => {
    const since = (ms: number) => ({
      eth_getBlockByNumber: () => ({ baseFeePerGas: hex(GWEI), timestamp: hex((NOON.getTime() - ms) / 1000) }),
    });
    expect(await rejection((await on(1, since(181_000))).costOf(1, usage))).to.equal('GAS_PRICE_UNAVAILABLE');
    expect((await (await on(1, since(180_000))).costOf(1, usage)) > 0n).to.equal(true);
    expect((await (await on(31337, since(86_400_000))).costOf(31337, usage)) > 0n).to.equal(true);
  });

  it('rejects with GAS_PRICE_UNAVAILABLE for a gas price of zero', async () => {
    const free = {
      eth_getBlockByNumber: () => ({ baseFeePerGas: '0x0', timestamp: hex(NOON.getTime() / 1000) }),
      eth_maxPriorityFeePerGas: () => '0x0',
    };
    expect(await rejection((await on(1, free)).costOf(1, usage))).to.equal('GAS_PRICE_UNAVAILABLE');
  });

  it('rejects with CHAIN_UNAVAILABLE on a chain without base fees', async () => {
    const prices = await on(1, { eth_getBlockByNumber: () => ({ timestamp: hex(NOON.getTime() / 1000) }) });
    expect(await rejection(prices.costOf(1, usage))).to.equal('CHAIN_UNAVAILABLE');
  });
});

describeChainOutages('EvmGasPrices', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmGasPrices(new Map([[rpc.chainId, rpc]]), systemClock).costOf(rpc.chainId, usageOf('swap')),
);
