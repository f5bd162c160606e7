import { expect } from 'chai';
import {
  canonicalJson,
  checkInclusion,
  checkNote,
  checkSignature,
  hexOf,
  sha256,
} from '../../console/src/values/transparency.ts';
import { rejectionOf } from '../support/rejection.ts';
import { aWorld, signedIn, type TestWorld } from '../support/service/world.ts';

describe('the checks of receipts in the console', () => {
  let world: TestWorld;
  let answer: {
    receipt: string;
    inclusion: {
      index: number;
      treeSize: number;
      leafHash: string;
      proof: string[];
      entry: string;
      checkpoint: string;
    };
  };
  let keys: { kid: string; x: string; y: string }[];
  let published: string;

  before(async () => {
    world = await aWorld();
    // Several entries, so that the proof has several steps.
    for (let refusals = 0; refusals < 5; refusals += 1) {
      const { bearer, address } = await signedIn(world);
      const wish = { wallet: address, amount: '250000000', paymentToken: world.config.sale.paymentTokens[0]?.address };
      const refused = await world.api.post('/api/sale/authorize').set(bearer).send(wish).expect(403);
      const id = refused.headers['decision-id'];
      await world.auditTree.seal(1_000, world.clock.now());
      const receipt = await world.api.get(`/api/sale/decisions/${id}/receipt`).set(bearer).expect(200);
      answer = receipt.body.data;
    }
    keys = (await world.api.get('/.well-known/jwks.json')).body.keys;
    published = (await world.api.get('/.well-known/audit-key')).text;
  });

  it('accept what the service gives', async () => {
    const { iss, ...claims } = await checkSignature(answer.receipt, keys);
    expect(iss).to.be.a('string');
    const { digest } = JSON.parse(answer.inclusion.entry);
    expect(hexOf(await sha256(new TextEncoder().encode(canonicalJson(claims))))).to.equal(digest);
    const head = await checkNote(answer.inclusion.checkpoint, published);
    expect(head.size).to.equal(answer.inclusion.treeSize);
    await checkInclusion(answer.inclusion, head);
  });

  it('refuse a receipt, a checkpoint or a proof with one changed character', async () => {
    const changed = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    const dot = answer.receipt.lastIndexOf('.');
    for (const at of [dot + 1, dot + 40]) await rejectionOf(checkSignature(changed(answer.receipt, at), keys));
    await rejectionOf(checkSignature(answer.receipt, []));
    const { checkpoint, proof, entry } = answer.inclusion;
    for (const at of [0, checkpoint.indexOf('\n') + 1, checkpoint.length - 10])
      await rejectionOf(checkNote(changed(checkpoint, at), published));
    const head = await checkNote(checkpoint, published);
    const [first = '', ...others] = proof;
    const other = `${first[0] === '0' ? '1' : '0'}${first.slice(1)}`;
    for (const wrong of [
      { proof: [other, ...others] },
      { proof: others },
      { proof: [...proof, first] },
      { entry: `${entry} ` },
    ])
      await rejectionOf(checkInclusion({ ...answer.inclusion, ...wrong }, head));
    await rejectionOf(checkInclusion(answer.inclusion, { ...head, root: btoa('0'.repeat(32)) }));
  });
});
