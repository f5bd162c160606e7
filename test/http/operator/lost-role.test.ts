import { expect } from 'chai';
import sinon from 'sinon';
import type { OperatorRole } from '../../../src/domain/operator/operator.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { exampleRequest } from '../../support/example-requests.ts';
import { exampleWorld } from '../../support/example-world.ts';
import { recordsOf } from '../../support/fixtures/audit-fixtures.ts';
import { NOTHING_TO_RECORD, staffOperations } from '../../support/recorded-operations.ts';
import { expectRefusal } from '../../support/refusal.ts';

const recorded = staffOperations.filter(({ operation }) => NOTHING_TO_RECORD[operation.operationId] === undefined);

describe('an operator who loses the role after admission', () => {
  let of: Awaited<ReturnType<typeof exampleWorld>>;
  before(async () => {
    of = await exampleWorld();
  });
  const entries = () => recordsOf(of.world.auditLog.stream({}));

  for (const { path, method, operation } of recorded)
    it(`is refused by ${operation.operationId}, and nothing is done`, async () => {
      const { headers, path: place, query = '', body } = await exampleRequest(path, operation.operationId, of);
      const named = of.world.config.operators.named as unknown as Map<WalletAddress, OperatorRole>;
      const all = [...named];
      named.clear();
      // As the request was admitted by it.
      sinon.stub(of.world.operators, 'appointmentOf').callsFake(async (wallet) => ({
        ...{ wallet, role: 'admin', by: 'x' },
        at: of.world.clock.now(),
      }));
      const before = (await entries()).length;
      const request = of.world.api[method](`${place}?${query}`).set(headers);
      const answer = await (body === undefined ? request : request.send(body as object));
      for (const [wallet, role] of all) named.set(wallet, role);
      expectRefusal(answer, 403, 'NOT_AN_OPERATOR');
      const added = (await entries()).slice(before);
      expect(added.filter(({ entry }) => entry.outcome === 'done')).to.deep.equal([]);
    });
});
