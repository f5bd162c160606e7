import { expect } from 'chai';
import type { AuditEntry } from '../../../src/domain/audit/audit-entry.ts';
import { type ActName, ROLE_OF } from '../../../src/domain/operator/acts.ts';
import type { ProposedAction } from '../../../src/domain/operator/proposal.ts';
import { exampleRequest } from '../../support/example-requests.ts';
import { exampleWorld } from '../../support/example-world.ts';
import { NOTHING_TO_RECORD, staffOperations } from '../../support/recorded-operations.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { signedIn } from '../../support/service/world.ts';

/** The role that the act of the entry needs. */
const roleOf = ({ action, detail }: AuditEntry) =>
  ROLE_OF[action === 'proposal.create' ? (String(detail?.change) as ProposedAction) : (action as ActName)];

describe('the audit log of the operators', () => {
  let of: Awaited<ReturnType<typeof exampleWorld>>;
  before(async () => {
    of = await exampleWorld();
  });
  const newest = async () => (await of.world.auditLog.page({}, { limit: 1 })).items[0];
  const written = async () => (await newest())?.position ?? 0;

  for (const { path, method, operation } of staffOperations) {
    const exception = NOTHING_TO_RECORD[operation.operationId];
    it(`${exception === undefined ? 'has an entry, and the role of its act,' : 'needs no entry'} for ${operation.operationId}`, async () => {
      const { headers, path: place, query = '', body } = await exampleRequest(path, operation.operationId, of);
      const before = await written();
      const request = of.world.api[method](`${place}?${query}`).set(headers);
      const { status, text } = await (body === undefined ? request : request.send(body as object));
      expect(status, text).to.equal(200);
      expect((await written()) - before).to.equal(exception === undefined ? 1 : 0);
      if (exception !== undefined) return;
      const route = of.world.routes.find(({ operationId }) => operationId === operation.operationId);
      expect(route?.role ?? 'viewer').to.equal(roleOf((await newest())?.entry as AuditEntry));
    });
  }

  it('has an entry for each refusal that names the nearest wallets', async () => {
    const world = await aStaffedWorld();
    const { address } = await signedIn(world);
    const { admin } = world.staff;
    const mistyped = address.slice(0, -1) + (address.endsWith('0') ? '1' : '0');
    const acts = [
      ['notes', { text: 'x' }],
      ['block', { reason: 'x' }],
      ['unblock', { reason: 'x' }],
      ['erase', { reason: 'x' }],
      ['grant-tier', { reason: 'x', tier: 'TIER_3' }],
      ['revoke-tier', { reason: 'x' }],
    ] as const;
    const users = '/api/operator/users';
    const requests = [
      () => world.api.get(`${users}/${mistyped}`),
      () => world.api.get(`${users}/${address.slice(0, 8)}...${address.slice(-4)}`),
      () => world.api.get(`${users}/${mistyped}/export`),
      ...acts.map(
        ([act, body]) =>
          () =>
            world.api.post(`${users}/${mistyped}/${act}`).send(body),
      ),
    ];
    for (const [index, send] of requests.entries()) {
      const { status, body } = await send().set(admin.bearer);
      expect([status, body.details]).to.deep.equal([404, [{ path: 'wallet', message: address }]]);
      const { items } = await world.auditLog.page({ actor: admin.address }, { limit: 100 });
      expect(items.map(({ entry }) => [entry.action, entry.subject])).to.deep.equal(
        Array.from({ length: index + 1 }, () => ['user.search', 'users']),
      );
    }
  });
});
