import { expect } from 'chai';
import { keccak256, Wallet } from 'ethers';
import { kindOf, NODE_ERRORS } from '../../../../src/adapters/chain/node-errors/kind-of.ts';
import { wantsFewerBlocks } from '../../../../src/adapters/chain/rpc/block-range.ts';
import { ChainRpc } from '../../../../src/adapters/chain/rpc/chain-rpc.ts';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';
import { EvmChainTransactions } from '../../../../src/adapters/chain/transfer/chain-transactions.evm.ts';
import type { Failure } from '../../../../src/domain/shared/failure.ts';
import { DEV_KEY } from '../../../support/chain/signing.ts';
import { signedTransaction } from '../../../support/chain/transfers.ts';
import { rejection, rejectionOf } from '../../../support/rejection.ts';
import { type RpcServer, startRpcServer } from '../../../support/servers/rpc-server.ts';

const CHAIN = 8453;
const sender = new Wallet(DEV_KEY);
/** The text of a row with something in the places that vary. */
const written = (message: string) => message.replaceAll('*', '12');

/** The code with which a broadcast is refused, by kind. */
const CODES: Readonly<Record<string, string>> = {
  'already-known': 'taken',
  'nonce-too-low': 'NONCE_TOO_LOW',
  'nonce-too-high': 'NONCE_TOO_HIGH',
  'insufficient-funds': 'INSUFFICIENT_FUNDS',
  'gas-too-low': 'GAS_TOO_LOW',
  'gas-too-high': 'GAS_TOO_HIGH',
  underpriced: 'TRANSACTION_UNDERPRICED',
  'account-busy': 'ACCOUNT_BUSY',
  refused: 'TRANSACTION_REFUSED',
  'too-slow': 'CHAIN_UNAVAILABLE',
  unavailable: 'CHAIN_UNAVAILABLE',
};

describe('the table of node errors', () => {
  for (const [kind, message, code, , source] of NODE_ERRORS)
    it(`${kind}: “${message}” of ${source}`, () => {
      expect(kindOf({ code, message: written(message) })).to.equal(kind);
      expect(kindOf({ code, message: `Transaction rejected: ${written(message).toUpperCase()}.` })).to.equal(kind);
    });

  it('matches whole words only', () => {
    expect(kindOf({ code: -32000, message: 'xalready knowny' })).to.equal(undefined);
    expect(kindOf({ code: -32000, message: 'the generate limits of corporate limitation' })).to.equal(undefined);
  });

  it('does not read the text of a contract', () => {
    for (const [, message, code] of NODE_ERRORS.filter(([kind]) => kind !== 'rate-limited'))
      expect(kindOf({ code, message: `execution reverted: ${written(message)}` })).to.equal(undefined);
    expect(kindOf({ code: 3, message: 'execution reverted: rate limit exceeded' })).to.equal(undefined);
  });

  it('reads the data where the message tells nothing', () => {
    expect(kindOf({ code: -32010, message: 'Transaction rejected', data: 'nonce too low' })).to.equal('nonce-too-low');
    expect(kindOf({ code: -32000, message: 'nonce too low', data: 'already known' })).to.equal('nonce-too-low');
  });
});

describe('an error of a node, over HTTP', () => {
  let server: RpcServer;
  let rpc: ChainRpc;
  const unknown: Failure[] = [];
  beforeEach(async () => {
    server = await startRpcServer({ eth_chainId: () => '0x2105', eth_getTransactionByHash: () => null });
    rpc = new ChainRpc({ chainId: CHAIN, urls: [server.url] });
    unknown.length = 0;
    await rpc.request('eth_getTransactionByHash', []);
  });
  afterEach(async () => {
    rpc.close();
    await server.stop();
  });
  /** Answers every call but the one for the chain id with this status and body. */
  const answering = (status: number, body: (id: number) => string) =>
    server.behave(({ id, method }, response) => {
      if (method === 'eth_chainId') response.end(JSON.stringify({ id, result: '0x2105' }));
      else if (method === 'eth_getTransactionByHash') response.end(JSON.stringify({ id, result: null }));
      else response.writeHead(status).end(body(id));
    });
  const refusing = (status: number, error: unknown, id?: null) =>
    answering(status, (own) => JSON.stringify({ jsonrpc: '2.0', id: id === null ? null : own, error }));
  const broadcast = async () => {
    const transactions = new EvmChainTransactions(new Map([[CHAIN, rpc]]), (refusal) => unknown.push(refusal));
    return await transactions.broadcast(await signedTransaction(sender));
  };
  const outcome = async () => {
    const sent = broadcast();
    return (await sent.then(
      () => true,
      () => false,
    ))
      ? 'taken'
      : await rejection(sent);
  };
  const logsError = async () => (await rejectionOf(rpc.request('eth_getLogs', [{}]))) as Error;

  for (const [kind, message, code, status, source] of NODE_ERRORS.filter(([kind]) => kind in CODES))
    it(`${status} “${message}” of ${source} is ${CODES[kind]}`, async () => {
      refusing(status, { code, message: written(message) });
      expect(await outcome()).to.equal(CODES[kind]);
      expect(unknown).to.be.empty;
    });

  for (const status of [200, 400, 403, 413, 429, 500, 503]) {
    for (const [message, meaning] of [
      ['nonce too low: next nonce 5, tx nonce 3', 'NONCE_TOO_LOW'],
      ['FeeTooLow, MaxPriorityFeePerGas too low. MaxPriorityFeePerGas: 1', 'TRANSACTION_UNDERPRICED'],
      ['in-flight transaction limit reached for delegated accounts', 'ACCOUNT_BUSY'],
    ] as const)
      for (const id of [undefined, null] as const)
        it(`${status} with “${message}”${id === null ? ' and no id' : ''} is ${meaning}`, async () => {
          refusing(status, { code: -32000, message }, id);
          expect(await outcome()).to.equal(meaning);
        });
    it(`${status} with a range limit asks for fewer blocks`, async () => {
      refusing(status, { code: -32614, message: 'eth_getLogs is limited to a 10,000 range' });
      const error = await logsError();
      expect(error instanceof RpcError && wantsFewerBlocks(error)).to.equal(true);
    });
    it(`${status} with a rate limit is a rate limit`, async () => {
      refusing(status, { code: -32005, message: 'daily request count exceeded, request rate limited' });
      expect(await logsError()).to.include({ code: 'CHAIN_UNAVAILABLE' });
    });
  }

  for (const [what, body] of [
    ['a list', (id: number) => JSON.stringify([{ id, error: { code: -32000, message: 'nonce too low' } }])],
    ['a text in place of the error', () => JSON.stringify({ error: 'nonce too low' })],
    ['a message without JSON-RPC', () => JSON.stringify({ message: 'nonce too low' })],
    [
      'a code that is a text',
      (id: number) => JSON.stringify({ id, error: { code: '-32000', message: 'nonce too low' } }),
    ],
    ['a page', () => '<html><title>400</title><body><h1>nonce too low</h1></body></html>'],
    ['plain text', () => 'nonce too low\n'],
  ] as const)
    it(`reads an error written as ${what}`, async () => {
      answering(400, body);
      expect(await outcome()).to.equal('NONCE_TOO_LOW');
    });

  for (const body of ['<html><h1>413 Request Entity Too Large</h1></html>', 'no', '', '{}', '[]'])
    it(`takes 413 with ${body || 'nothing'} for a limit of the log query`, async () => {
      answering(413, () => body);
      const error = await logsError();
      expect(error instanceof RpcError && wantsFewerBlocks(error)).to.equal(true);
    });

  for (const status of [401, 403, 429, 500, 502, 503, 504])
    for (const body of ['<html>sorry</html>', 'sorry', '{}', '[]', '{"error":"sorry"}', '{"error":{}}'])
      it(`lets the status ${status} decide where ${body} contains no error`, async () => {
        answering(status, () => body);
        expect(await outcome()).to.equal('CHAIN_UNAVAILABLE');
      });

  for (const status of [200, 400, 413, 500])
    it(`refuses with TRANSACTION_REFUSED for unknown words with ${status}, and passes the text on to the log`, async () => {
      refusing(status, { code: -32000, message: 'the moon is in the wrong house' });
      expect(await outcome()).to.equal('TRANSACTION_REFUSED');
      expect(unknown.map(({ cause }) => (cause as Error).message)).to.deep.equal(['the moon is in the wrong house']);
    });

  for (const status of [401, 403, 429, 502, 503])
    it(`takes unknown words with ${status} for the gateway’s`, async () => {
      refusing(status, { code: -32000, message: 'the moon is in the wrong house' });
      expect(await outcome()).to.equal('CHAIN_UNAVAILABLE');
    });

  for (const [status, code, message] of [
    [401, -32600, 'Must be authenticated!'],
    [403, -32051, 'API key disabled, reason: expired'],
    [503, -32011, 'no backends available for method'],
    [502, -32603, 'bad gateway'],
    [403, -32601, 'rpc method is not whitelisted'],
    [403, -32601, 'this method is part of a larger plan'],
  ] as const)
    it(`asks the next node after ${status} “${message}”, which says nothing about the call`, async () => {
      const next = await startRpcServer({ eth_chainId: () => '0x2105', eth_getBalance: () => '0x7' });
      const both = new ChainRpc({ chainId: CHAIN, urls: [server.url, next.url] });
      refusing(status, { code, message });
      try {
        expect(await both.request('eth_getBalance', [])).to.equal('0x7');
      } finally {
        both.close();
        await next.stop();
      }
    });

  for (const message of ['txpool is full', 'header not found', 'context deadline exceeded'])
    it(`sends a transaction to the next node after “${message}”`, async () => {
      let taken: unknown;
      const next = await startRpcServer({
        eth_chainId: () => '0x2105',
        eth_sendRawTransaction: ([raw]) => {
          taken = raw;
          return keccak256(raw as string);
        },
      });
      const both = new ChainRpc({ chainId: CHAIN, urls: [server.url, next.url] });
      refusing(200, { code: -32000, message });
      try {
        const transaction = await signedTransaction(sender);
        await new EvmChainTransactions(new Map([[CHAIN, both]])).broadcast(transaction);
        expect(taken).to.equal(transaction.raw);
      } finally {
        both.close();
        await next.stop();
      }
    });

  for (const [what, error] of [
    ['a text', 'the moon is in the wrong house'],
    ['a message without a code', { message: 'the moon is in the wrong house' }],
  ] as const)
    it(`is TRANSACTION_REFUSED for an unknown error that is only ${what}, in the response to the call`, async () => {
      refusing(200, error);
      expect(await outcome()).to.equal('TRANSACTION_REFUSED');
      expect(unknown).to.have.length(1);
    });

  it('reads a known error that is only a text, in the response to the call', async () => {
    refusing(200, 'nonce too low');
    expect(await outcome()).to.equal('NONCE_TOO_LOW');
  });

  it('takes an unknown text with the code of a missing method for the node’s', async () => {
    refusing(200, { code: -32601, message: 'this method is part of a larger plan' });
    expect(await outcome()).to.equal('CHAIN_UNAVAILABLE');
    expect(unknown).to.be.empty;
  });

  it('passes a revert on whatever the status', async () => {
    refusing(503, { code: 3, message: 'execution reverted: rate limit', data: '0x' });
    expect(await logsError()).to.be.instanceOf(RpcError);
  });
});
