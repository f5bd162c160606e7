import { expect } from 'chai';
import type { WebhookDelivery } from '../../../src/application/ports/system.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { ANN, type KycProviderWorld, secondsOn } from './kyc-provider.world.ts';

const UNREADABLE: readonly (readonly [what: string, body: Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['text that is not JSON', Buffer.from('status=approved')],
  ['an empty object', Buffer.from('{}')],
  ['a list', Buffer.from('[]')],
  ['null', Buffer.from('null')],
  ['a bare status', Buffer.from('"approved"')],
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0xfe, 0x22)],
];

/** The part of the KycProvider's contract about webhooks. */
export function describeKycWebhookContract(world: () => KycProviderWorld, proofCoversBody: boolean): void {
  const open = async () => (await world().provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_2' })).id;

  /** The result of the delivery: the parsed status, or the code of the failure. */
  function outcome(delivery: WebhookDelivery): string {
    try {
      return world().provider.readWebhook(delivery, secondsOn(61)).status;
    } catch (error) {
      if (error instanceof Failure) return error.code;
      throw error;
    }
  }

  for (const status of ['pending', 'approved', 'rejected'] as const)
    it(`reads ${status}, with the session and the time of the decision`, async () => {
      const id = await open();
      const delivery = await world().decide(id, status, secondsOn(60));
      const event = world().provider.readWebhook(delivery, secondsOn(61));
      expect(event).to.include({ sessionId: id, status });
      expect(event.occurredAt).to.deep.equal(secondsOn(60));
      expect(event.wallet ?? ANN).to.equal(ANN);
    });

  it('gives repeated deliveries the same id, and another decision another id', async () => {
    const id = await open();
    const approval = await world().decide(id, 'approved', secondsOn(59));
    const revocation = await world().decide(id, 'rejected', secondsOn(60));
    const read = (delivery: WebhookDelivery) => world().provider.readWebhook(delivery, secondsOn(61)).id;
    const [first, other, again] = [read(approval), read(revocation), read(approval)];
    expect(again).to.equal(first);
    expect(other).to.not.equal(first);
  });

  it('rejects a delivery without proof', async () => {
    const { body } = await world().decide(await open(), 'approved', secondsOn(60));
    expect(outcome({ headers: {}, body })).to.equal('WEBHOOK_SECRET_INVALID');
  });

  it('rejects a delivery with a proof by another secret', async () => {
    const { body } = await world().decide(await open(), 'approved', secondsOn(60));
    expect(outcome(world().forged(body))).to.equal('WEBHOOK_SECRET_INVALID');
  });

  it('rejects a forged delivery as forged also when it cannot be parsed', () => {
    expect(outcome(world().forged(Buffer.from('not json')))).to.equal('WEBHOOK_SECRET_INVALID');
  });

  it('never reads a status that the provider does not document as a decision', async () => {
    const delivery = await world().decideUndocumented(await open(), secondsOn(60));
    expect(outcome(delivery)).to.be.oneOf(['pending', 'WEBHOOK_UNREADABLE']);
  });

  for (const [what, body] of UNREADABLE)
    it(`rejects ${what}`, () => {
      expect(outcome(world().authentic(body))).to.equal('WEBHOOK_UNREADABLE');
    });

  it('rejects a truncated body', async () => {
    const { headers, body } = await world().decide(await open(), 'approved', secondsOn(60));
    const cut = { headers, body: body.subarray(0, -1) };
    expect(outcome(cut)).to.equal(proofCoversBody ? 'WEBHOOK_SECRET_INVALID' : 'WEBHOOK_UNREADABLE');
  });

  if (proofCoversBody)
    it('rejects a body of which one bit was changed, wherever it is', async () => {
      const { headers, body } = await world().decide(await open(), 'approved', secondsOn(60));
      for (let place = 0; place < body.length; place += 1) {
        const changed = Uint8Array.from(body, (byte, index) => (index === place ? byte ^ 1 : byte));
        expect(outcome({ headers, body: changed }), `byte ${place}`).to.equal('WEBHOOK_SECRET_INVALID');
      }
    });
}
