import { expect } from 'chai';
import { EvmTransferOutlooks } from '../../../../src/adapters/chain/transfer/transfer-outlooks.evm.ts';
import { SettableClock, systemClock } from '../../../../src/adapters/local/clock.ts';
import { MAX_UINT256 } from '../../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeChainOutages } from '../../../contracts/chain/chain-outage.contract.ts';
import { describeOnChain } from '../../../support/chain/chain.ts';
import { anOrder, outlooksOn, USAGE } from '../../../support/chain/outlook-node.ts';
import { oddToken } from '../../../support/chain/test-bytecode.ts';
import { rejection } from '../../../support/rejection.ts';
import { Refusal } from '../../../support/servers/rpc-server.ts';

const chainId = 8453;

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' as WalletAddress;

const TOKEN = '0x7070707070707070707070707070707070707070' as WalletAddress;

describeOnChain(
  'EvmTransferOutlooks with a failing node',
  (node) => {
    const { on, read, terms } = outlooksOn(chainId, node);
    /** The domain's decision on the reported outlook. */
    const refusalOf = (changes: object = {}) => rejection(terms(changes));
    const failing = (method: string, message: string, code = -32603) => {
      on.proxy.methods[method] = () => {
        throw new Refusal(code, message);
      };
    };
    afterEach(() => {
      for (const method of Object.keys(on.proxy.methods)) delete on.proxy.methods[method];
    });

    for (const [message, simulation] of [
      ['gas required exceeds allowance (50000000)', { outcome: 'gas-limit-exceeded' }],
      ['insufficient funds for transfer', { outcome: 'insufficient-funds' }],
      ['Upfront cost exceeds account balance', { outcome: 'insufficient-funds' }],
      ['InsufficientFunds, Account balance: 0', { outcome: 'insufficient-funds' }],
      ['execution reverted', { outcome: 'reverted', reason: 'the contract reverts without a reason' }],
    ] as const)
      it(`classifies a failed estimate: ${message}`, async () => {
        failing('eth_estimateGas', message, -32000);
        expect((await read()).simulation).to.deep.equal(simulation);
      });

    for (const [what, method, answer] of [
      ['base fee', 'eth_getBlockByNumber', { baseFeePerGas: `0x${'f'.repeat(64)}`, timestamp: '0x1' }],
      ['tip', 'eth_maxPriorityFeePerGas', `0x${'f'.repeat(64)}`],
      ['nonce', 'eth_getTransactionCount', `0x${'f'.repeat(14)}`],
    ] as const)
      it(`rejects a ${what} beyond any plausible value`, async () => {
        on.proxy.methods[method] = () => answer;
        expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
      });

    for (const [what, arrange] of [
      ['fails for another reason', () => failing('eth_estimateGas', 'value overflow', -32602)],
      [
        'makes no sense',
        () => {
          on.proxy.methods.eth_estimateGas = () => 'a lot';
        },
      ],
    ] as const)
      it(`decides by the balance alone when the estimate ${what}`, async () => {
        arrange();
        expect((await read()).simulation.outcome).to.equal('unknown');
        expect(await refusalOf({ amount: MAX_UINT256 })).to.equal('INSUFFICIENT_FUNDS');
        expect(await refusalOf()).to.equal('CHAIN_UNAVAILABLE');
      });

    it('reports the error for which the estimate failed, also of a token that reverts', async () => {
      await node().rpc('anvil_setCode', [TOKEN, oddToken('reverts', '0x')]);
      failing('eth_estimateGas', 'internal error');
      const { simulation } = await read({ token: TOKEN });
      expect('cause' in simulation && simulation.cause.message).to.equal('internal error');
    });

    for (const method of ['eth_estimateGas', 'eth_getTransactionCount', 'eth_getCode', 'eth_call'])
      it(`rejects with CHAIN_UNAVAILABLE for an error of ${method} unrelated to the transfer`, async () => {
        failing(method, 'internal error');
        expect(await refusalOf({ token: on.token })).to.equal('CHAIN_UNAVAILABLE');
      });

    it('rejects with GAS_PRICE_UNAVAILABLE when the newest block is old', async () => {
      const later = new SettableClock(new Date(Date.now() + 200_000));
      const late = new EvmTransferOutlooks(new Map([[chainId, on.rpc]]), later);
      expect(await rejection(late.read(anOrder(chainId), USAGE))).to.equal('GAS_PRICE_UNAVAILABLE');
    });
  },
  { chainId },
);

describeChainOutages('EvmTransferOutlooks', 'CHAIN_UNAVAILABLE', (rpc) =>
  new EvmTransferOutlooks(new Map([[rpc.chainId, rpc]]), systemClock).read(
    anOrder(rpc.chainId, { token: USDC }),
    USAGE,
  ),
);
