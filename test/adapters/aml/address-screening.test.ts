import { expect } from 'chai';
import { getAddress } from 'ethers';
import { InMemoryAddressScreening } from '../../../src/adapters/aml/address-screening.memory.ts';
import { OnchainAddressScreening, SANCTIONS_ORACLES } from '../../../src/adapters/aml/address-screening.onchain.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../contracts/chain/chain-outage.contract.ts';
import { describeAddressScreeningContract } from '../../contracts/compliance/address-screening.contract.ts';
import { describeInWorld } from '../../support/chain/chain.ts';
import { mined } from '../../support/chain/transactions.ts';
import { rejection } from '../../support/rejection.ts';
import { Refusal, type RpcServer, startRpcServer } from '../../support/servers/rpc-server.ts';

const ORACLE = '0x40C57923924B5c5c5455c48D93317139ADDaC8fb' as WalletAddress;
const WALLET = '0x90F79bf6EB2c4f870365E785982E1f101E93b906' as WalletAddress;

describeAddressScreeningContract('in memory', async (sanctioned) => new InMemoryAddressScreening(sanctioned), {
  takesSuspects: true,
  listsForeign: true,
});

describeInWorld('OnchainAddressScreening in the deployed world', (world, rpc) => {
  describeAddressScreeningContract(
    'a contract on a node',
    async (sanctioned) => {
      for (const wallet of sanctioned) await mined(world().sanctions.add(wallet));
      return new OnchainAddressScreening(rpc(), world().addresses.sanctions as WalletAddress);
    },
    { takesSuspects: true },
  );

  it('rejects with AML_UNAVAILABLE when there is no oracle, and does not pass the address', async () => {
    const nowhere = new OnchainAddressScreening(rpc(), WALLET);
    expect(await rejection(nowhere.screen(WALLET))).to.equal('AML_UNAVAILABLE');
    expect(await rejection(nowhere.screenAll([WALLET, ORACLE]))).to.equal('AML_UNAVAILABLE');
  });
});

describe('OnchainAddressScreening', () => {
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
  const screen = (answer: () => unknown) => {
    server.methods.eth_call = answer;
    return new OnchainAddressScreening(rpc, ORACLE).screen(WALLET);
  };
  const word = (digits: string) => `0x${digits.padStart(64, '0')}`;

  it('calls the function of the public oracles', async () => {
    const data = `0xdf592f7d${'0'.repeat(24)}90f79bf6eb2c4f870365e785982e1f101e93b906`;
    const verdict = await screen(() => word('1'));
    expect(verdict).to.deep.equal({ sanctioned: true, source: `oracle ${ORACLE} on chain 1` });
    expect(server.calls.at(-1)).to.deep.include({ method: 'eth_call', params: [{ to: ORACLE, data }, 'latest'] });
  });

  for (const answer of [
    '0x',
    word('2'),
    word('f'.repeat(64)),
    `0x1${'0'.repeat(63)}`,
    `${word('0')}00`,
    word('0').slice(0, -2),
  ]) {
    it(`rejects with AML_UNAVAILABLE when the oracle returns ${answer.slice(0, 6)}… of ${answer.length / 2 - 1} bytes`, async () => {
      expect(await rejection(screen(() => answer))).to.equal('AML_UNAVAILABLE');
    });
  }

  it('rejects with AML_UNAVAILABLE when the oracle reverts', async () => {
    const reverting = () => {
      throw new Refusal(3, 'execution reverted', '0x');
    };
    expect(await rejection(screen(reverting))).to.equal('AML_UNAVAILABLE');
  });

  it('asks about a sender, sixty-four parties and 512 suspects in one call', async () => {
    server.methods.eth_call = () => '0x12';
    const wallets = Array.from({ length: 1 + 64 + 512 }, () => WALLET);
    expect(await rejection(new OnchainAddressScreening(rpc, ORACLE).screenAll(wallets))).to.equal('AML_UNAVAILABLE');
    expect(server.calls.filter(({ method }) => method === 'eth_call')).to.have.length(1);
  });

  it('lists the public oracles by checksummed addresses', () => {
    for (const oracle of Object.values(SANCTIONS_ORACLES))
      if (oracle !== undefined) expect(getAddress(oracle)).to.equal(oracle);
  });
});

describeChainOutages('OnchainAddressScreening', 'AML_UNAVAILABLE', (rpc) =>
  new OnchainAddressScreening(rpc, ORACLE).screen(WALLET),
);
