import { expect } from 'chai';
import { wantsFewerBlocks } from '../../../../src/adapters/chain/rpc/block-range.ts';
import { RpcError } from '../../../../src/adapters/chain/rpc/errors.ts';

const fewer = (code: number, message: string, data?: unknown) =>
  wantsFewerBlocks(new RpcError('eth_getLogs', { code, message, data }));

describe('wantsFewerBlocks', () => {
  const yes: [who: string, code: number, message: string, data?: unknown][] = [
    [
      'Infura, by results',
      -32005,
      'query returned more than 10000 results. Try with this block range [0xCB3D, 0x7B737].',
    ],
    ['Infura, by range', -32602, 'range 1000000 exceeds limit of 10000'],
    [
      'Alchemy, by size',
      -32602,
      'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range',
    ],
    [
      'Alchemy, by range',
      -32600,
      'You can make eth_getLogs requests with up to a 500 block range. This block range should work: [0x1, 0x2]',
    ],
    [
      'Alchemy, free plan',
      -32600,
      'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range',
    ],
    ['QuickNode', -32614, 'eth_getLogs is limited to a 10,000 range'],
    ['QuickNode, free plan', -32615, 'eth_getLogs is limited to a 5 range'],
    ['BSC', -32602, 'eth_getLogs is limited to 0 - 50 blocks range'],
    ['PublicNode', -32701, 'exceed maximum block range: 50000'],
    ['Ankr', -32600, 'block range is too wide'],
    ['Ankr, later', -32602, 'maximum [from, to] blocks distance: 10000'],
    ['Moonbeam', -32603, 'block range is too wide (maximum 1024)'],
    ['reth, by results', -32602, 'query exceeds max results 20000, retry with the range 25766988-25775072'],
    ['reth, by range', -32602, 'query exceeds max block range 100000'],
    ['dRPC', 35, 'ranges over 10000 blocks are not supported on freetier'],
    ['Avalanche', -32000, 'requested too many blocks from 0 to 16777216, maximum is set to 2048'],
    ['Scroll', -32000, 'block range is bigger than maxBlockRange'],
    ['Morph', -32000, 'block range is larger than max block range, block range = 5120, max block range = 5000'],
    ['SimplyVC', -32000, 'too wide blocks range, the limit is 100'],
    ['Candle', -32600, 'block range too high'],
    ['Berachain', -32012, 'requested range too large'],
    ['Base Sepolia', -32005, 'Log response size exceeded. Maximum allowed number of requested blocks is 1000'],
    ['Volta', -32000, 'Limit exceeded: Query requested more than 10.000 blocks'],
    ['Tenderly, in its data', -32602, 'invalid params', { payload: 'range 9009594 is bigger than range limit 2000' }],
    ['a node that took too long', -32002, 'request timed out'],
    ['geth, which took too long', -32000, 'query timeout exceeded'],
    ['zkSync, in its data', -32008, 'Response is too big', 'Exceeded max limit of 1048576'],
    ['a node without a row', -32000, 'the response is bigger than 5 MB'],
    ['any node, by EIP-1474', -32005, 'limit'],
  ];
  for (const [who, code, message, data] of yes) {
    it(`recognizes the error of ${who}: ${message.slice(0, 60)}`, () =>
      expect(fewer(code, message, data)).to.equal(true));
  }

  const no: [code: number, message: string][] = [
    [-32602, 'block range extends beyond current head block'],
    [-32000, 'invalid block range params'],
    [-32602, 'BlockOutOfRangeError: block height is 5 but requested was 10'],
    [-32000, 'header not found'],
    [-32000, 'unknown block'],
    [-32603, 'internal error'],
    [-32601, 'the method eth_getLogs does not exist/is not available'],
    [-32602, 'invalid argument 0: hex string has length 40, want 40 for common.Address'],
    [-32000, 'pruned history unavailable'],
    [-32000, 'unrelated server error'],
    [-32600, 'invalid API key'],
  ];
  for (const [code, message] of no) {
    it(`ignores: ${message.slice(0, 60)}`, () => expect(fewer(code, message)).to.equal(false));
  }
});
