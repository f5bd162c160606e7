import { expect } from 'chai';
import { Wallet } from 'ethers';
import { InMemoryAccounts } from '../../../../src/adapters/chain/memory/accounts.memory.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import { InMemoryChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.memory.ts';
import { SettableClock } from '../../../../src/adapters/local/clock.ts';
import { sandboxHolders } from '../../../../src/adapters/sandbox/chains.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeChainTransactionsContract } from '../../../contracts/transfer/chain-transactions.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { DEV_KEY } from '../../../support/chain/signing.ts';
import { signedTransaction } from '../../../support/chain/transfers.ts';
import { at } from '../../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../../support/rejection.ts';
import { Refusal, type RpcServer, startRpcServer } from '../../../support/servers/rpc-server.ts';

const CHAIN = 8453;
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;
const POOR = new Wallet(`0x${'77'.repeat(32)}`);
const sender = new Wallet(DEV_KEY);

describeChainTransactionsContract(
  'in memory',
  async () => {
    const clock = new SettableClock(at());
    const accounts = new InMemoryAccounts(clock, CHAIN, sandboxHolders(CHAIN));
    return {
      chainTransactions: new InMemoryChainTransactions(new Map([[CHAIN, accounts]])),
      chainId: CHAIN,
      sender,
      nonce: 0,
      token: USDC,
      coinsOf: async (account) => accounts.balanceOf(account),
      tokensOf: async (account) => accounts.tokenBalanceOf(USDC, account),
      mine: async (blocks) => clock.advance(blocks * 2_000),
    };
  },
  POOR,
);

describeInWorld('EvmChainTransactions in the deployed world', (world, rpc) => {
  // Restores mining per transaction on the shared chain for the next suite.
  afterEach(() => world().node.rpc('evm_setAutomine', [true]));

  describeChainTransactionsContract(
    'a node',
    async () => {
      const { node, provider, usdc, accounts } = world();
      await node.rpc('evm_setAutomine', [false]);
      return {
        chainTransactions: new EvmChainTransactions(new Map([[node.chainId, rpc()]])),
        chainId: node.chainId,
        sender: accounts[5],
        nonce: await provider.getTransactionCount(accounts[5].address),
        token: world().addresses.usdc as WalletAddress,
        coinsOf: (account) => provider.getBalance(account),
        tokensOf: (account) => usdc.balanceOf(account),
        mine: async (blocks) => {
          for (let i = 0; i < blocks; i++) await node.rpc('evm_mine');
        },
      };
    },
    POOR,
  );

  it('detects a transaction that was dropped from the chain, and broadcasts it again', async () => {
    const { node, provider, accounts } = world();
    const chainTransactions = new EvmChainTransactions(new Map([[node.chainId, rpc()]]));
    const nonce = await provider.getTransactionCount(accounts[5].address);
    const transaction = await signedTransaction(accounts[5], { chainId: node.chainId, nonce });
    await chainTransactions.broadcast(transaction);
    await provider.waitForTransaction(transaction.hash);
    await node.rpc('anvil_reorg', [1, []]);
    expect(await chainTransactions.fateOf(transaction, 0)).to.equal('absent');
    await chainTransactions.broadcast(transaction);
    await provider.waitForTransaction(transaction.hash);
    expect(await chainTransactions.fateOf(transaction, 0)).to.equal('confirmed');
  });
});

/** Error messages of different node implementations, and their meaning. */
const SAYINGS: readonly (readonly [message: string, meaning: string])[] = [
  ['already known', 'taken'],
  ['transaction already imported', 'taken'],
  ['existing tx with same hash', 'taken'],
  ['Known transaction', 'taken'],
  ['AlreadyKnown', 'taken'],
  ['nonce too low: next nonce 5, tx nonce 3', 'NONCE_TOO_LOW'],
  ['OldNonce', 'NONCE_TOO_LOW'],
  ['nonce too high: address 0x12, tx: 9 state: 5', 'NONCE_TOO_HIGH'],
  ['NonceGap', 'NONCE_TOO_HIGH'],
  ['insufficient funds for gas * price + value: balance 0, tx cost 5, overshot 5', 'INSUFFICIENT_FUNDS'],
  ['Insufficient funds for gas * price + value', 'INSUFFICIENT_FUNDS'],
  ['Upfront cost exceeds account balance', 'INSUFFICIENT_FUNDS'],
  ['intrinsic gas too low: gas 20000, minimum needed 21000', 'GAS_TOO_LOW'],
  ['insufficient gas for floor data gas cost: gas 21000, minimum needed 21040', 'GAS_TOO_LOW'],
  ['intrinsic gas too high -- tx.gas_limit > env.block.gas_limit', 'GAS_TOO_HIGH'],
  ['exceeds block gas limit', 'GAS_TOO_HIGH'],
  ['transaction gas limit too high (cap: 16777216, tx: 20000000)', 'GAS_TOO_HIGH'],
  ['replacement transaction underpriced', 'TRANSACTION_UNDERPRICED'],
  ['transaction underpriced', 'TRANSACTION_UNDERPRICED'],
  ['transaction gas price below minimum: gas tip cap 1, minimum needed 25000000000', 'TRANSACTION_UNDERPRICED'],
  ['max fee per gas less than block base fee: address 0x12, maxFeePerGas: 1, baseFee: 2', 'TRANSACTION_UNDERPRICED'],
  ['invalid chain id for signer: have 1 want 8453', 'TRANSACTION_REFUSED'],
  ['invalid sender', 'TRANSACTION_REFUSED'],
  ['Failed to decode transaction', 'TRANSACTION_REFUSED'],
  ['rlp: value size exceeds available input length', 'TRANSACTION_REFUSED'],
  ['transaction type not supported', 'TRANSACTION_REFUSED'],
  ['tx fee (1.20 ether) exceeds the configured cap (1.00 ether)', 'TRANSACTION_REFUSED'],
  ['unknown transaction pool trouble', 'TRANSACTION_REFUSED'],
  ['txpool is full', 'CHAIN_UNAVAILABLE'],
  ['internal error', 'CHAIN_UNAVAILABLE'],
];

describe('EvmChainTransactions', () => {
  let server: RpcServer;
  let rpc: ChainRpc;
  beforeEach(async () => {
    server = await startRpcServer({ eth_chainId: () => '0x2105', eth_getTransactionByHash: () => null });
    rpc = new ChainRpc({ chainId: CHAIN, urls: [server.url] });
  });
  afterEach(async () => {
    rpc.close();
    await server.stop();
  });
  const broadcast = async () =>
    new EvmChainTransactions(new Map([[CHAIN, rpc]])).broadcast(await signedTransaction(sender));
  const refusing = (message: string, code = -32000) => {
    server.methods.eth_sendRawTransaction = () => {
      throw new Refusal(code, message);
    };
  };

  for (const [message, meaning] of SAYINGS)
    it(`maps “${message}” to ${meaning}`, async () => {
      refusing(message);
      const told = meaning === 'taken' ? broadcast().then(() => 'taken') : rejection(broadcast());
      expect(await told).to.equal(meaning);
    });

  it('treats “nonce too low” as success when the node already has this transaction', async () => {
    refusing('nonce too low');
    const { hash } = await signedTransaction(sender);
    server.methods.eth_getTransactionByHash = ([asked]) => (asked === hash ? { hash } : null);
    await broadcast();
  });

  it('rejects a node’s response with another transaction hash', async () => {
    server.methods.eth_sendRawTransaction = () => `0x${'00'.repeat(32)}`;
    expect(await rejection(broadcast())).to.equal('CHAIN_UNAVAILABLE');
  });

  it('broadcasts to the next node when one fails, which may already have the transaction', async () => {
    const next = await startRpcServer({
      eth_chainId: () => '0x2105',
      eth_sendRawTransaction: () => {
        throw new Refusal(-32000, 'already known');
      },
    });
    rpc.close();
    rpc = new ChainRpc({ chainId: CHAIN, urls: [server.url, next.url] });
    server.behave((_, response) => void response.destroy());
    await broadcast();
    expect(next.calls.map(({ method }) => method)).to.include('eth_sendRawTransaction');
    await next.stop();
  });
});

for (const [what, ask] of [
  ['broadcast', async (chain: EvmChainTransactions) => chain.broadcast(await signedTransaction(sender))],
  ['fateOf', async (chain: EvmChainTransactions) => chain.fateOf(await signedTransaction(sender), 0)],
] as const)
  describeChainOutages(`EvmChainTransactions.${what}`, 'CHAIN_UNAVAILABLE', (rpc) =>
    ask(
      new EvmChainTransactions(
        new Map([
          [CHAIN, rpc],
          [CHAIN + 1, rpc],
        ]),
      ),
    ),
  );
