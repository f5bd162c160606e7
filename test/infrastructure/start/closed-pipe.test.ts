import { expect } from 'chai';
import { unread } from '../../support/processes/unread.ts';

describe('a closed pipe', () => {
  for (const command of ['openapi', 'errors', 'secrets'])
    it(`ends ${command} quietly, as SIGPIPE does`, async () => expect(await unread(command)).to.equal('status 141\n'));
});
