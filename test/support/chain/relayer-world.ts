import { Wallet } from 'ethers';
import type { World } from '../../../contracts/kit/deploy.ts';
import { EvmForwarders } from '../../../src/adapters/chain/gasless/forwarders.evm.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainTransactions } from '../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../src/adapters/local/random.ts';
import { LocalSignedTransactions } from '../../../src/adapters/local/signed-transactions.ts';
import { LocalAccountKey } from '../../../src/adapters/local/signing-key.local.ts';
import { RelayerAccount } from '../../../src/adapters/sponsor/relayer-account.ts';
import { InMemoryRelayerQueue } from '../../../src/adapters/sponsor/relayer-queue.memory.ts';
import { RelayerSponsor } from '../../../src/adapters/sponsor/sponsor.relayer.ts';
import type { ForwardRequest } from '../../../src/domain/paymaster/forward-request.ts';
import type { Sponsorship } from '../../../src/domain/paymaster/sponsorship.ts';
import { Refusal, type RpcServer, startProxy } from '../servers/rpc-server.ts';
import { forwardingIn, sponsorshipOf } from './forwardings.ts';

export const accountOf = ({ privateKey }: { privateKey: string }) =>
  new RelayerAccount(new LocalAccountKey('relayer', privateKey));

/** A relayer with its queue, in the deployed world behind a proxy; new for every test. */
export function relayerIn(world: () => World) {
  const on = {} as {
    proxy: RpcServer;
    rpc: ChainRpc;
    clock: SettableClock;
    queue: InMemoryRelayerQueue;
    relayer: Wallet;
    troubles: unknown[];
    sponsor: RelayerSponsor;
    forwarders: EvmForwarders;
  };
  const rich = async () => {
    const { node, provider } = world();
    const wallet = new Wallet(Wallet.createRandom().privateKey, provider);
    await node.rpc('anvil_setBalance', [wallet.address, '0xde0b6b3a7640000']);
    return wallet;
  };
  const withAccounts = (...accounts: [RelayerAccount, ...RelayerAccount[]]) => {
    const { node } = world();
    const chains = new Map([[node.chainId, on.rpc]]);
    return new RelayerSponsor({
      ...{ accounts, queue: on.queue, chains, clock: on.clock, random: cryptoRandom },
      chainTransactions: new EvmChainTransactions(chains),
      signedTransactions: new LocalSignedTransactions(),
      confirmations: new Map([[node.chainId, 0]]),
      onTrouble: (error) => void on.troubles.push(error),
    });
  };
  beforeEach(async () => {
    const { node } = world();
    on.proxy = await startProxy(node);
    on.rpc = new ChainRpc({ chainId: node.chainId, urls: [on.proxy.url] });
    on.clock = new SettableClock(new Date());
    on.queue = new InMemoryRelayerQueue();
    on.troubles = [];
    on.relayer = await rich();
    on.forwarders = new EvmForwarders(new Map([[node.chainId, on.rpc]]));
    on.sponsor = withAccounts(accountOf(on.relayer));
  });
  afterEach(async () => {
    // The suite's snapshot does not restore this.
    await setBaseFee(1n);
    await automine(true);
    on.rpc.close();
    await on.proxy.stop();
  });

  const automine = (isOn: boolean) => world().node.rpc('evm_setAutomine', [isOn]);
  const setBaseFee = (gwei: bigint) =>
    world().node.rpc('anvil_setNextBlockBaseFeePerGas', [`0x${(gwei * 10n ** 9n).toString(16)}`]);
  return {
    on,
    rich,
    withAccounts,
    automine,
    setBaseFee,
    /** From now on nodes accept no transaction, for this reason. */
    refuseAll: (reason: string, code = -32000) => {
      on.proxy.methods.eth_sendRawTransaction = () => {
        throw new Refusal(code, reason);
      };
    },
    acceptAll: () => void delete on.proxy.methods.eth_sendRawTransaction,
    sponsorship: async (nth: number, changes: Partial<ForwardRequest> = {}) =>
      sponsorshipOf(nth, await forwardingIn(world(), new Wallet(Wallet.createRandom().privateKey), changes)),
    mine: async () => void (await world().node.rpc('evm_mine')),
    drop: (sent: string | undefined) => world().node.rpc('anvil_dropTransaction', [sent]),
    isExecuted: async ({ forwarder, chainId, request }: Sponsorship) =>
      (await on.forwarders.nonceOf({ chainId, forwarder }, request.from)) > request.nonce,
    untilMined: async (hash: string | undefined) => {
      await world().provider.waitForTransaction(hash ?? '', 1, 5_000);
    },
    queued: ({ id }: Sponsorship) => on.queue.find(id),
  };
}
