import { expect } from 'chai';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmAcceptedSigners } from '../../../src/adapters/chain/sale/accepted-signers.evm.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { requireAcceptedSigners } from '../../../src/infrastructure/process/start-checks.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { Refusal, type RpcServer, startRpcServer } from '../../support/servers/rpc-server.ts';

const CHAIN = 8453;
/** Of `signer()`. */
const SIGNER = '0x238ac933';
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

describe('the signer of the sale contract', () => {
  let node: RpcServer;
  let chain: ChainRpc;
  let signer: () => unknown;
  let retiring: () => unknown;
  let warnings: number;
  before(async () => {
    node = await startRpcServer({
      eth_chainId: () => `0x${CHAIN.toString(16)}`,
      eth_call: ([call]) => ((call as { data: string }).data === SIGNER ? signer() : retiring()),
    });
    chain = new ChainRpc({ chainId: CHAIN, urls: [node.url] });
  });
  after(async () => {
    chain.close();
    await node.stop();
  });
  beforeEach(() => {
    warnings = 0;
    retiring = () => '0x';
  });
  const check = async () => {
    const acceptedSigners = new EvmAcceptedSigners(chain, new SettableClock(at()));
    const logger = {
      warn: () => {
        warnings += 1;
      },
    };
    await requireAcceptedSigners(
      { chainId: CHAIN, contract: CAROL },
      { acceptedSigners, saleAddresses: [ALICE] },
      logger,
    );
  };

  it('may be any of our accounts', async () => {
    signer = () => word(ALICE);
    await check();
    expect(warnings).to.equal(0);
  });

  it('may be one that a hook is retiring', async () => {
    signer = () => word(BOB);
    retiring = () => word(ALICE);
    await check();
    expect(warnings).to.equal(0);
  });

  it('stops the start when it is somebody else, and says what to do', async () => {
    signer = () => word(BOB);
    const error = await rejectionOf(check());
    expect(error).to.be.instanceOf(StartError);
    expect((error as Error).message)
      .to.match(
        new RegExp(`^SALE_CONTRACT: the contract ${CAROL} on chain ${CHAIN} accepts authorizations of ${BOB} only`),
      )
      .and.include('setSigner');
  });

  it('is not required of a contract that has no such function, nor known while the chain does not respond', async () => {
    signer = () => '0x';
    await check();
    signer = () => {
      throw new Refusal(3, 'execution reverted');
    };
    await check();
    expect(warnings).to.equal(0);
    await node.goDown();
    await check();
    expect(warnings).to.equal(1);
    await node.comeBack();
  });

  it('is read again after five seconds', async () => {
    const clock = new SettableClock(at());
    const accepted = new EvmAcceptedSigners(chain, clock);
    signer = () => word(ALICE);
    expect(accepted.known(CAROL)).to.deep.equal([]);
    expect(await accepted.read(CAROL)).to.deep.equal([ALICE]);
    signer = () => word(BOB);
    clock.advance(4_999);
    expect(await accepted.read(CAROL)).to.deep.equal([ALICE]);
    clock.advance(1);
    expect(await accepted.read(CAROL)).to.deep.equal([BOB]);
    expect(accepted.known(CAROL)).to.deep.equal([BOB]);
  });
});
