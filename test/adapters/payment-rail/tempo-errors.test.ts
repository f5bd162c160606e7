import { expect } from 'chai';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import {
  loadTempoSdk,
  refusalIn,
  type TempoSdk,
  withoutSecrets,
} from '../../../src/adapters/payment-rail/tempo-sdk.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { OLD_SECRET } from '../../contracts/payment/payment-rail.world.ts';
import { PATH_USD } from '../../support/chain/tempo-chain.ts';

describe('errors of the SDK and the node', () => {
  let sdk: TempoSdk;
  before(async () => {
    sdk = await loadTempoSdk({
      chain: new ChainRpc({ chainId: 42431, urls: ['http://127.0.0.1:1'] }),
      currency: PATH_USD,
      recipient: PATH_USD,
      realm: 'api.example.com',
      secretKeys: [OLD_SECRET],
    });
  });

  it('reject a payment with its reason, in one line', () => {
    const { Errors } = sdk.mppx;
    const refused = new Errors.VerificationFailedError({ reason: 'wrong\n  - amount: 1' });
    expect(refusalIn(sdk, refused)).to.deep.equal({
      problem: 'verification-failed',
      reason: 'Payment verification failed: wrong',
    });
    expect(refusalIn(sdk, new Errors.PaymentExpiredError({ expires: 'then' }))).to.include({
      problem: 'payment-expired',
    });
  });

  it('reject a payment that the node would not execute, however deep the cause is nested', () => {
    const { viem } = sdk;
    const wrapped = (cause: Error) =>
      new viem.BaseError('Call failed.', { cause: new viem.BaseError('RPC', { cause }) });
    expect(refusalIn(sdk, wrapped(new viem.InsufficientFundsError()))).to.include({ problem: 'payment-insufficient' });
    expect(refusalIn(sdk, wrapped(new viem.ExecutionRevertedError()))).to.include({ problem: 'verification-failed' });
  });

  it('do not reject a payment for an error of the SDK, the node or an unknown source', () => {
    const { mppx, viem } = sdk;
    for (const error of [
      new mppx.Errors.InternalPaymentError(),
      new mppx.Errors.BadRequestError({ reason: 'x' }),
      new viem.BaseError('An internal error was received.'),
      chainUnavailable(),
      new TypeError('x is not a function'),
      'text',
    ])
      expect(refusalIn(sdk, error), String(error)).to.equal(undefined);
  });

  it('are reported without quotes of the request', () => {
    const { viem } = sdk;
    const error = new viem.BaseError('HTTP request failed.', {
      details: 'no answer\n0x76beef',
      metaMessages: ['Request body: 0x76beef'],
    });
    expect(error.message).to.include('0x76beef');
    const told = withoutSecrets(sdk, error);
    expect(told.message).to.equal('BaseError: HTTP request failed. / no answer');
    expect(`${told.stack} ${JSON.stringify(told)}`).to.not.include('0x76beef');
    expect(withoutSecrets(sdk, new TypeError('bad\n0x76beef')).message).to.equal('TypeError: bad');
    expect(withoutSecrets(sdk, '0x76beef').message).to.not.include('0x76beef');
  });
});
