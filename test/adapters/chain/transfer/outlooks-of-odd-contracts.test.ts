import { expect } from 'chai';
import { Interface } from 'ethers';
import { readArtifact } from '../../../../contracts/kit/artifacts.ts';
import { MULTICALL3 } from '../../../../src/adapters/chain/rpc/multicall.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describeOnChain } from '../../../support/chain/chain.ts';
import { GAS_PRICE_ORACLE, outlooksOn } from '../../../support/chain/outlook-node.ts';
import { GAS_PRICE_ORACLE_CODE, oddToken } from '../../../support/chain/test-bytecode.ts';
import { rejection } from '../../../support/rejection.ts';

const TOKEN = '0x7070707070707070707070707070707070707070' as WalletAddress;
const PAUSED = new Interface(['error Error(string)']).encodeErrorResult('Error', ['paused\n\u0000now']);

describeOnChain(
  'EvmTransferOutlooks with odd contracts',
  (node) => {
    const { read } = outlooksOn(8453, node);
    for (const [what, data, reason] of [
      ['says why', PAUSED, 'the contract reverts with “paused now”'],
      ['says nothing', '0x', 'the contract reverts without a reason'],
    ] as const)
      it(`reports a token that reverts and ${what}`, async () => {
        await node().rpc('anvil_setCode', [TOKEN, oddToken('reverts', data)]);
        expect((await read({ token: TOKEN })).simulation).to.deep.equal({ outcome: 'reverted', reason });
      });

    for (const [what, returned] of [
      ['nothing', '0x'],
      ['false', `0x${'0'.repeat(64)}`],
      ['two', `0x${'2'.padStart(64, '0')}`],
    ] as const)
      it(`reports a token that returns ${what}, without deciding on it`, async () => {
        await node().rpc('anvil_setCode', [TOKEN, oddToken('returns', returned)]);
        const { simulation } = await read({ token: TOKEN });
        expect(simulation).to.deep.include({ outcome: 'executed', returned });
      });

    it('treats a contract without balances as no token, and reports that it does not accept native coins', async () => {
      await node().rpc('anvil_setCode', [TOKEN, '0x60006000fd']);
      expect((await read({ token: TOKEN })).tokens).to.equal(undefined);
      const { simulation, recipientIsContract } = await read({ to: TOKEN });
      expect([simulation.outcome, recipientIsContract]).to.deep.equal(['reverted', true]);
    });

    it('treats a delegated account as a user’s account', async () => {
      await node().rpc('anvil_setCode', [TOKEN, `0xef0100${'11'.repeat(20)}`]);
      expect((await read({ to: TOKEN })).recipientIsContract).to.equal(false);
    });

    it('uses zero for an operator fee that the chain does not support', async () => {
      const onlyData = `0x60003560e01c63f1c7a58b14601457${'60006000fd'}5b6004356103e80260005260206000f3`;
      await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, onlyData]);
      expect((await read()).besidesGas).to.deep.equal({ data: 112_000n, operatorLeast: 0n, operatorMost: 0n });
      // 2^256 - 1 minus the calldata argument.
      const falling = '0x60003560e01c63f1c7a58b14601c576004351960005260206000f3005b6004356103e80260005260206000f3';
      for (const code of ['0x', falling]) {
        await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, code]);
        expect(await rejection(read()), code).to.equal('CHAIN_UNAVAILABLE');
      }
      await node().rpc('anvil_setCode', [GAS_PRICE_ORACLE, GAS_PRICE_ORACLE_CODE]);
    });

    it('rejects with CHAIN_UNAVAILABLE when there is no Multicall3', async () => {
      await node().rpc('anvil_setCode', [MULTICALL3, '0x']);
      expect(await rejection(read())).to.equal('CHAIN_UNAVAILABLE');
      await node().rpc('anvil_setCode', [MULTICALL3, readArtifact('Multicall3').deployedBytecode]);
    });
  },
  { chainId: 8453 },
);
