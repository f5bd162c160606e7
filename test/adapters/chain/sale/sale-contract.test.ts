import { expect } from 'chai';
import { Interface, ZeroAddress } from 'ethers';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import type { World } from '../../../../contracts/kit/deploy.ts';
import { as, deploy } from '../../../../contracts/kit/handles.ts';
import { InMemoryChain } from '../../../../src/adapters/chain/memory/chain.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmSaleContract } from '../../../../src/adapters/chain/sale/sale-contract.evm.ts';
import { InMemorySaleContract, type SaleTerms } from '../../../../src/adapters/chain/sale/sale-contract.memory.ts';
import { SettableClock } from '../../../../src/adapters/local/clock.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeSaleContractContract } from '../../../contracts/sale/sale-contract.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { mined } from '../../../support/chain/transactions.ts';
import { cast, chainTime, purchaseOrder } from '../../../support/fixtures/sale-orders.ts';
import { rejection } from '../../../support/rejection.ts';
import { type RpcServer, startRpcServer } from '../../../support/servers/rpc-server.ts';

const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as WalletAddress;
const BUYER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906' as WalletAddress;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

const clock = new SettableClock(new Date(0));
const settings = (contract: WalletAddress) => ({ contract, confirmations: 2, clock });

describeSaleContractContract('in memory', async (terms) => {
  const chain = new InMemoryChain({ now: () => new Date() });
  let time = new Date(0);
  const saleContract = new InMemorySaleContract(chain, { phase: 'upcoming', tokensForSale: 0n, price: 1n }, () => time);
  saleContract.change(terms);
  return {
    saleContract,
    confirm: async () => {
      time = new Date(1_800_000_000_000);
      return time;
    },
    buy: async (buyer, amount) => {
      const tokens = (amount * 10n ** 18n) / terms.price;
      chain.mine({ buyer, paymentToken: USDC, referrer: ZERO_ADDRESS, amount, tokens, nonce: 1n, tier: 1 });
    },
  };
});

describeInWorld('EvmSaleContract in the deployed world', (world, rpc) => {
  describeSaleContractContract('a node', async (terms) => {
    const place = await openSale(world(), terms);
    return {
      saleContract: new EvmSaleContract(rpc(), settings(place.domains.sale.verifyingContract as WalletAddress)),
      confirm: async () => {
        const { provider, node } = world();
        const confirmed = await provider.getBlock('latest');
        await node.rpc('anvil_mine', ['0x2']);
        return new Date((confirmed?.timestamp ?? 0) * 1_000);
      },
      buy: (buyer, amount) => buy(place, buyer, amount),
    };
  });

  it('rejects with CHAIN_UNAVAILABLE when there is no contract, and does not return zero', async () => {
    const nowhere = new EvmSaleContract(rpc(), settings(BUYER));
    expect(await rejection(nowhere.purchased(BUYER))).to.equal('CHAIN_UNAVAILABLE');
    expect(await rejection(nowhere.state())).to.equal('CHAIN_UNAVAILABLE');
  });

  it('rejects with CHAIN_UNAVAILABLE for another contract', async () => {
    const token = new EvmSaleContract(rpc(), settings(world().addresses.usdc as WalletAddress));
    expect(await rejection(token.purchased(BUYER))).to.equal('CHAIN_UNAVAILABLE');
  });
});

/** The deployed world with a sale of these terms instead of its own. */
async function openSale(world: World, { phase, tokensForSale, price }: SaleTerms): Promise<World> {
  const { owner, signer, treasury } = cast(world);
  const now = await chainTime(world);
  const open = [now, now + 3600n] as const;
  const times = { upcoming: [now + 60n, now + 3600n], active: open, paused: open, ended: [now - 60n, now] } as const;
  const setup = { ...world.domains.sale, owner, signer, treasury, forwarder: ZeroAddress };
  const saleToken = await deploy('SaleToken', owner, 'Sale Token', 'SALE', tokensForSale, owner);
  const sale = await deploy('TokenSale', owner, setup, saleToken, price, ...times[phase], 1_200n);
  await mined(saleToken.approve(sale, tokensForSale));
  await mined(sale.fund(tokensForSale));
  await mined(sale.setPaymentToken(world.usdc, true));
  if (phase === 'paused') await mined(sale.pause());
  const domain = { ...world.domains.sale, verifyingContract: await sale.getAddress() };
  return { ...world, sale, domains: { ...world.domains, sale: domain } };
}

async function buy(world: World, buyer: WalletAddress, amount: bigint): Promise<void> {
  const account = world.accounts.find(({ address }) => address === buyer);
  if (account === undefined) throw new Error(`${buyer} is no development account`);
  const usdc = as(account, world.usdc);
  const [order, signature] = await purchaseOrder(world, { buyer, amount });
  await mined(usdc.mint(buyer, amount));
  await mined(usdc.approve(world.sale, amount));
  await mined(as(account, world.sale).buy(order, signature));
}

describe('EvmSaleContract', () => {
  let server: RpcServer;
  let rpc: ChainRpc;
  beforeEach(async () => {
    server = await startRpcServer({ eth_chainId: () => '0x1' });
    rpc = new ChainRpc({ chainId: 1, urls: [server.url] });
  });
  afterEach(async () => {
    rpc.close();
    await server.stop();
  });
  const answering = (words: string) => {
    server.methods.eth_call = () => words;
    return new EvmSaleContract(rpc, settings(SALE));
  };

  it('reads the contract at the newest block', async () => {
    const data = new Interface(readArtifact('TokenSale').abi).encodeFunctionData('purchased', [BUYER]);
    expect(await answering(`0x${'0'.repeat(63)}7`).purchased(BUYER)).to.equal(7n);
    expect(server.calls.at(-1)).to.deep.include({ method: 'eth_call', params: [{ to: SALE, data }, 'latest'] });
  });

  it('takes the block that the confirmations leave, reads it again after a few seconds, and is the epoch without one', async () => {
    const sale = answering('0x');
    let head = 1;
    server.methods.eth_blockNumber = () => `0x${head.toString(16)}`;
    server.methods.eth_getBlockByNumber = ([height]) => headerAt(Number(height));
    expect(await sale.settledUntil()).to.deep.equal(new Date(0));
    head = 7;
    expect(await sale.settledUntil(), 'kept').to.deep.equal(new Date(0));
    clock.advance(3_000);
    expect(await sale.settledUntil()).to.deep.equal(new Date(5_000_000));
    expect(server.calls.at(-1)).to.deep.include({ method: 'eth_getBlockByNumber', params: ['0x5', false] });
  });

  it('rejects with CHAIN_UNAVAILABLE when the node does not have the confirmed block', async () => {
    const sale = answering('0x');
    server.methods.eth_blockNumber = () => '0x9';
    server.methods.eth_getBlockByNumber = () => null;
    expect(await rejection(sale.settledUntil())).to.equal('CHAIN_UNAVAILABLE');
  });

  for (const [what, answer] of [
    ['nothing', '0x'],
    ['half a word', `0x${'0'.repeat(32)}`],
    ['two words', `0x${'0'.repeat(128)}`],
  ] as const) {
    it(`rejects with CHAIN_UNAVAILABLE when the contract returns ${what}`, async () => {
      expect(await rejection(answering(answer).purchased(BUYER))).to.equal('CHAIN_UNAVAILABLE');
      expect(await rejection(answering(answer).state())).to.equal('CHAIN_UNAVAILABLE');
    });
  }

  it('rejects with CHAIN_UNAVAILABLE for an unknown phase', async () => {
    expect(await rejection(answering(`0x${'0'.repeat(63)}4`).state())).to.equal('CHAIN_UNAVAILABLE');
    expect(await rejection(answering(`0x${'f'.repeat(64)}`).state())).to.equal('CHAIN_UNAVAILABLE');
  });
});

/** A block each thousand seconds. */
const headerAt = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: `0x${'1'.repeat(64)}`,
  parentHash: `0x${'2'.repeat(64)}`,
  timestamp: `0x${(number * 1_000).toString(16)}`,
});

describeChainOutages('EvmSaleContract.settledUntil', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmSaleContract(rpc, settings(SALE)).settledUntil(),
);
describeChainOutages('EvmSaleContract.state', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmSaleContract(rpc, settings(SALE)).state(),
);
describeChainOutages('EvmSaleContract.purchased', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmSaleContract(rpc, settings(SALE)).purchased(BUYER),
);
