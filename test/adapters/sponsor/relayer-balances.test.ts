import { expect } from 'chai';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { noRelayer, RpcRelayerBalances } from '../../../src/adapters/sponsor/relayer-market.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { type RpcServer, startRpcServer } from '../../support/servers/rpc-server.ts';

const CHAIN = 8453;
const OTHER = 137;

describe('RpcRelayerBalances', () => {
  let server: RpcServer;
  let rpc: ChainRpc;
  before(async () => {
    server = await startRpcServer({
      eth_chainId: () => '0x2105',
      eth_getBlockByNumber: () => ({ number: '0x1', baseFeePerGas: '0x3b9aca00', timestamp: '0x1' }),
      eth_maxPriorityFeePerGas: () => '0x3b9aca00',
      eth_gasPrice: () => '0x77359400',
      eth_getTransactionCount: () => '0x1',
      eth_getBalance: ([address]) => (address === ALICE ? '0x0' : '0xde0b6b3a7640000'),
    });
  });
  beforeEach(() => {
    rpc = new ChainRpc({ chainId: CHAIN, urls: [server.url], callMs: 500 });
  });
  afterEach(() => {
    rpc.close();
    server.behave();
  });
  after(() => server.stop());
  const balances = () => new RpcRelayerBalances([ALICE, BOB], [CHAIN, OTHER], new Map([[CHAIN, rpc]]));

  it('reads every account on every chain; a chain that cannot be read has no figure, which is not zero', async () => {
    expect(await balances().read()).to.deep.equal([
      { chainId: CHAIN, address: ALICE, wei: 0n },
      { chainId: OTHER, address: ALICE, wei: undefined },
      { chainId: CHAIN, address: BOB, wei: 10n ** 18n },
      { chainId: OTHER, address: BOB, wei: undefined },
    ]);
  });

  it('has no figures while the node is down', async () => {
    await server.goDown();
    expect((await balances().read()).map(({ wei }) => wei)).to.deep.equal(Array(4).fill(undefined));
    await server.comeBack();
  });

  it('reads nothing for a sponsor that is not an account of this service', async () =>
    expect(await noRelayer.read()).to.deep.equal([]));
});
