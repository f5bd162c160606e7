import { expect } from 'chai';
import type { Response, Test } from 'supertest';
import { expectRefusal } from './refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from './service/world.ts';

export const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
export const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
export const SALE = '/api/sale/authorize';
export const READ_DETAILS = /`details`/;

export type Act = (world: TestWorld, me: SignedIn) => Test | Promise<Response>;
/** What is done, how, the answer, and what its reason and its remedy name. */
type Mistake = readonly [string, Act, number, string, RegExp, RegExp];

export const post =
  (path: string, body: (me: SignedIn) => unknown): Act =>
  ({ api }, me) =>
    api
      .post(path)
      .set(me.bearer)
      .send(body(me) as object);
export const order = (me: SignedIn, over: object = {}) => ({
  wallet: me.address,
  amount: '250000000',
  paymentToken: USDC,
  ...over,
});
export const buy = (over: (me: SignedIn) => object) => post(SALE, (me) => order(me, over(me)));

/** Mistakes of a new integrator, each of which is told what to do next. */
export function describeMistakes(where: string, mistakes: readonly Mistake[]): void {
  describe(`a mistake of a new integrator ${where}`, () => {
    let world: TestWorld;
    let me: SignedIn;
    beforeEach(async () => {
      world = await aWorld();
      me = await signedIn(world);
    });

    for (const [what, act, status, code, reason, remedy] of mistakes)
      it(`is told what to do next: ${what}`, async () => {
        const response = await act(world, me);
        expectRefusal(response, status, code);
        expect(response.body.error).to.match(reason);
        expect(response.body.remedy).to.match(remedy);
      });
  });
}
