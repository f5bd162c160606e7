import type { aStaffedWorld } from './operators.ts';
import type { SignedIn } from './world.ts';

export type StaffedWorld = Awaited<ReturnType<typeof aStaffedWorld>>;

/** What operators do about one person, and what of it can be read. */
export const proposing = (at: () => Readonly<{ world: StaffedWorld; person: SignedIn }>) => {
  const act = (by: SignedIn, what: string, body: object, wallet: string = at().person.address) =>
    at().world.api.post(`/api/operator/users/${wallet}/${what}`).set(by.bearer).send(body);
  const approve = (by: SignedIn, id: string) =>
    at().world.api.post(`/api/operator/proposals/${id}/approve`).set(by.bearer);
  const reject = (by: SignedIn, id: string, body: object = { reason: 'no' }) =>
    at().world.api.post(`/api/operator/proposals/${id}/reject`).set(by.bearer).send(body);
  const proposed = async (what: string, body: object, by = at().world.staff.reviewer): Promise<string> =>
    (await act(by, what, { reason: 'x', ...body }).expect(200)).body.data.id;
  const kyc = async () => (await at().world.api.get(`/api/kyc/session?wallet=${at().person.address}`).expect(200)).body;
  const audit = async (filter = '') =>
    (await at().world.api.get(`/api/operator/audit?${filter}`).set(at().world.staff.viewer.bearer).expect(200)).body
      .data.entries;
  return { act, approve, reject, proposed, kyc, audit };
};
