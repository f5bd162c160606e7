import { expect } from 'chai';
import { AUDITED } from '../../console/src/values/audited.ts';
import { NOTHING_TO_RECORD, staffOperations } from '../support/recorded-operations.ts';

/** Files that are saved on a click, and are no query of a page. */
const SAVED = ['exportAudit', 'exportUser'];

describe('what the console reads only when somebody asks', () => {
  it('is every reading that the audit log records', () => {
    const recorded = staffOperations
      .filter(({ method }) => method === 'get')
      .map(({ operation }) => operation.operationId)
      .filter((id) => NOTHING_TO_RECORD[id] === undefined && !SAVED.includes(id));
    expect([...AUDITED]).to.have.members(recorded);
  });
});
