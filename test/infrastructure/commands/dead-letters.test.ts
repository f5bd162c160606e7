import { expect } from 'chai';
import sinon from 'sinon';
import { deadLetters } from '../../../src/infrastructure/commands/dead-letters.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { onServer } from '../../support/servers/database.ts';

onServer((serverOf) => {
  describe('the sub-command dead-letters', () => {
    beforeEach(async () => {
      const DATABASE_URL = await serverOf().create('migrated');
      sinon.stub(process, 'env').value(withDrawnSecrets({ LOG_LEVEL: 'silent', DATABASE_URL }, undefined).env);
    });

    const statusOf = async (ids: readonly string[]) => {
      const written = sinon.stub(process.stderr, 'write').returns(true);
      try {
        await deadLetters(ids);
        return { status: process.exitCode ?? 0, said: written.args.map(([text]) => text) };
      } finally {
        written.restore();
        process.exitCode = undefined;
      }
    };

    it('ends with another status than 0 for an id that is not a dead letter', async () => {
      expect(await statusOf(['7', 'x'])).to.deep.equal({
        status: 1,
        said: ['7: not a dead letter\n', 'x: not a dead letter\n'],
      });
      expect(await statusOf([])).to.deep.equal({ status: 0, said: [] });
    });
  });
});
