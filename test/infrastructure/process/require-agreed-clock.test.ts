import { expect } from 'chai';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { Config } from '../../../src/infrastructure/config/config.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { requireAgreedClock } from '../../../src/infrastructure/process/start-checks.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onServer } from '../../support/servers/database.ts';
import { type RpcServer, startRpcServer } from '../../support/servers/rpc-server.ts';

const MINUTE_MS = 60_000;
const CHAIN = 8453;
type Settings = Parameters<typeof requireAgreedClock>[0];

const settings = (kind: Config['storage']['kind'], chain: 'rpc' | 'memory', chainId = CHAIN) =>
  ({
    storage: { kind },
    sale: { chainId },
    adapters: { chain: { kind: chain } },
    server: { clockToleranceMs },
  }) as unknown as Settings;
let clockToleranceMs = 2 * MINUTE_MS;
let warned = 0;
const logger = {
  warn: () => {
    warned += 1;
  },
};
const clockOff = (minutes: number) => () => Date.now() + minutes * MINUTE_MS;
const refusal = async (check: Promise<void>): Promise<string> => {
  const error = await rejectionOf(check);
  expect(error).to.be.instanceOf(StartError);
  return (error as StartError).message;
};

describe('the clock at the start', () => {
  let node: RpcServer;
  let chain: ChainRpc;
  let headAgeMs = 0;
  before(async () => {
    node = await startRpcServer({
      eth_chainId: () => `0x${CHAIN.toString(16)}`,
      eth_getBlockByNumber: () => ({ timestamp: `0x${Math.floor((Date.now() - headAgeMs) / 1_000).toString(16)}` }),
    });
    chain = new ChainRpc({ chainId: CHAIN, urls: [node.url] });
  });
  after(async () => {
    chain.close();
    await node.stop();
  });
  beforeEach(() => {
    headAgeMs = 2_000;
  });
  const onChain = (now?: () => number, database?: Database, chainId?: number) =>
    requireAgreedClock(
      settings(database === undefined ? 'embedded' : 'postgres', 'rpc', chainId),
      { database, chains: new Map([[chainId ?? CHAIN, chain]]) },
      logger,
      now,
    );

  it('is accepted when the chain agrees, and without any other clock', async () => {
    await onChain();
    await requireAgreedClock(
      settings('memory', 'memory'),
      { database: undefined, chains: new Map() },
      logger,
      clockOff(60),
    );
  });

  it('is refused when it is behind the newest block, which cannot come from the future', async () => {
    expect(await refusal(onChain(clockOff(-5)))).to.match(
      /5 minutes behind the newest block of chain 8453\. Synchronise this machine \(NTP\), then start again/,
    );
  });

  it('is refused when it is far ahead of the newest block and no database confirms it', async () => {
    await onChain(clockOff(5));
    expect(await refusal(onChain(clockOff(15))))
      .to.match(/15 minutes ahead of the newest block of chain 8453/)
      .and.include('correct RPC_URL_8453');
  });

  it('is not compared with a development chain, nor with a node that does not respond', async () => {
    headAgeMs = 60 * MINUTE_MS;
    await onChain(undefined, undefined, 31_337);
    await node.goDown();
    await onChain(clockOff(-5));
    await node.comeBack();
  });

  onServer((server) => {
    it('is compared with the clock of the database', async () => {
      const database = await openDatabase({ kind: 'postgres', url: await server().create('empty') });
      const onDatabase = (now: () => number) =>
        requireAgreedClock(settings('postgres', 'memory'), { database, chains: new Map() }, logger, now);
      await onDatabase(clockOff(1));
      expect(await refusal(onDatabase(clockOff(7)))).to.match(
        /7 minutes ahead of the clock of the database\. Synchronise both/,
      );
      expect(await refusal(onDatabase(clockOff(-7)))).to.include('7 minutes behind the clock of the database');
      headAgeMs = 60 * MINUTE_MS;
      expect(warned).to.equal(0);
      await onChain(Date.now, database);
      expect(warned, 'the node is behind').to.equal(1);
      clockToleranceMs = 8 * MINUTE_MS;
      await onDatabase(clockOff(7));
      clockToleranceMs = 2 * MINUTE_MS;
      await database.close();
      await onDatabase(clockOff(7));
    });
  });
});
