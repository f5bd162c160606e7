import { owedFees, transferGasless } from '@institutional-defi/client';
import { expect } from 'chai';
import { decodeFunctionData, type Hex, parseAbi } from 'viem';
import { rejectionOf } from '../support/rejection.ts';
import { clientFlows, owner, refuse, sendGasless, wish } from '../support/service/client-flows.ts';
import { AMOUNT, FEE, TO, TOKEN } from '../support/service/scripted-service.ts';
import { CHAIN_ID } from '../support/service/scripted-wallet.ts';

describe('a client of a wallet that owes fees', () => {
  const { at, changesOf, firstOf } = clientFlows();

  const OWED = 70_000n;
  const details = [{ path: `chain ${CHAIN_ID} token ${TOKEN}`, message: `owes ${OWED}` }];
  const abi = parseAbi([
    'function transferWithPermit(address token, address to, uint256 amount, uint256 fee, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  ]);
  const gaslessOf = (owed: bigint) => transferGasless(at.client, { wallet: owner(), ...wish, owed });

  it('read them in the refusal, and pay them with a gasless transfer', async () => {
    firstOf('/api/paymaster', refuse(403, 'FEES_OWED', {}, details));
    const owed = owedFees(await rejectionOf(sendGasless(at.client, owner())));
    expect(owed).to.deep.equal([{ chainId: CHAIN_ID, token: TOKEN, amount: OWED }]);
    await gaslessOf(OWED);
    const [, paid] = changesOf('/api/paymaster').map(({ body }) => body as { request: { data: Hex } });
    const { args } = decodeFunctionData({ abi, data: paid?.request.data ?? '0x' });
    expect(args.slice(0, 4)).to.deep.equal([TOKEN, TO, AMOUNT - FEE - OWED, FEE + OWED]);
  });

  it('sign nothing that leaves nothing of the amount', async () => {
    expect(await rejectionOf(gaslessOf(AMOUNT - FEE))).to.include({ code: 'AMOUNT_TOO_LOW' });
    expect(await rejectionOf(gaslessOf(-1n))).to.be.instanceOf(RangeError);
    expect(changesOf('/api/paymaster')).to.be.empty;
  });

  it('are read from no other error', async () => {
    firstOf('/api/paymaster', refuse(403, 'WALLET_SUSPENDED', {}, details));
    expect(owedFees(await rejectionOf(sendGasless(at.client, owner())))).to.deep.equal([]);
    expect(owedFees(new Error('x'))).to.deep.equal([]);
  });
});
