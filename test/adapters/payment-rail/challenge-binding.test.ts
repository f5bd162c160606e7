import { expect } from 'chai';
import fc from 'fast-check';
import { PaymentRequest } from 'mppx';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { challengeId, encodeCanonical, isAuthentic } from '../../../src/adapters/payment-rail/challenge-binding.ts';
import { TempoPaymentRail } from '../../../src/adapters/payment-rail/payment-rail.tempo.ts';
import { OLD_SECRET, SNAPSHOT } from '../../contracts/payment/payment-rail.world.ts';
import { PATH_USD } from '../../support/chain/tempo-chain.ts';

describe('The binding of challenges', () => {
  it('equals the official SDK’s: each accepts the other’s challenges', async () => {
    const rail = new TempoPaymentRail({
      chain: new ChainRpc({ chainId: 42431, urls: ['http://127.0.0.1:1'] }),
      currency: PATH_USD,
      recipient: PATH_USD,
      realm: 'api.example.com',
      secretKeys: [OLD_SECRET],
    });
    const challenge = await rail.challenge(SNAPSHOT, new Date());
    expect(challengeId(OLD_SECRET, challenge)).to.equal(challenge.id);
    expect(isAuthentic([OLD_SECRET], challenge)).to.equal(true);
  });

  it('encodes requests as the official SDK does', () => {
    const json = fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean()));
    const nested = fc.dictionary(fc.string(), fc.oneof(json, fc.array(json)));
    fc.assert(
      fc.property(nested, (value) => {
        expect(encodeCanonical(value)).to.equal(PaymentRequest.serialize(value));
      }),
    );
  });

  it('distinguishes challenges whose fields concatenate to the same text', () => {
    const fields = { realm: 'a', method: 'b', intent: 'c', request: 'd' };
    const ids = [
      challengeId(OLD_SECRET, fields),
      challengeId(OLD_SECRET, { ...fields, expires: 'x' }),
      challengeId(OLD_SECRET, { ...fields, digest: 'x' }),
      challengeId(OLD_SECRET, { ...fields, opaque: 'x' }),
      challengeId(`${OLD_SECRET}!`, fields),
    ];
    expect(new Set(ids)).to.have.length(ids.length);
  });

  it('accepts nothing without a secret', () => {
    const fields = { realm: 'a', method: 'b', intent: 'c', request: 'd' };
    expect(isAuthentic([], { id: challengeId(OLD_SECRET, fields), ...fields })).to.equal(false);
  });
});
