import { startRpcServer } from './rpc-server.ts';

const word = (value: bigint | number) => value.toString(16).padStart(64, '0');
export const hashOf = (block: number) => `0x${word(0xb10c000 + block)}`;

/** A Purchase log as nodes return it from eth_getLogs. */
export const purchaseLog = (address: string, blockNumber: number, logIndex = 0) => ({
  address: address.toLowerCase(),
  topics: [
    '0xc2b5a93a2317a2a0fe6c9b1835a8337e33edcabc291135c2ca94edf76715b333',
    `0x${'0'.repeat(24)}90f79bf6eb2c4f870365e785982e1f101e93b906`,
    `0x${'0'.repeat(24)}833589fcd6edb6e08f4c7c32d4f71b54bda02913`,
    `0x${'0'.repeat(64)}`,
  ],
  data: `0x${word(100)}${word(2000)}${word(blockNumber)}${word(3)}`,
  blockNumber: `0x${blockNumber.toString(16)}`,
  blockHash: hashOf(blockNumber),
  transactionHash: `0x${word(0x7a * 256 + blockNumber)}`,
  transactionIndex: '0x0',
  logIndex: `0x${logIndex.toString(16)}`,
  removed: false,
});

/** A node whose newest block is `head`, with the given logs. */
export const startLogServer = (head: number, logs: () => unknown) => {
  const block = (number: number) =>
    number > head
      ? null
      : {
          number: `0x${number.toString(16)}`,
          hash: hashOf(number),
          parentHash: hashOf(number - 1),
          timestamp: `0x${(1_700_000_000 + number).toString(16)}`,
          transactions: [],
        };
  return startRpcServer({
    eth_chainId: () => '0x1',
    eth_getBlockByNumber: ([at]) => block(at === 'latest' ? head : Number(at)),
    eth_getLogs: ([query]) => {
      const { blockHash } = query as { blockHash?: string };
      const all = logs();
      if (blockHash === undefined || !Array.isArray(all)) return all;
      return all.filter((log: { blockHash?: unknown } | null) => log?.blockHash === blockHash);
    },
  });
};
