import { expect } from 'chai';
import request from 'supertest';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { openService, type Service } from '../../../src/infrastructure/process/service.ts';
import { onServer } from '../../support/servers/database.ts';
import { watching } from '../../support/service/undocumented.ts';
import { aWallet } from '../../support/service/world.ts';

const BASE = withDrawnSecrets({ LOG_LEVEL: 'silent' }, undefined).env;

onServer((serverOf) => {
  describe('the budget of strangers at the identity provider, with three processes', () => {
    const services: Service[] = [];
    afterEach(async () => {
      for (const service of services.splice(0)) await service.close();
    });

    it('is one budget: a network opens no more verifications than with one process', async () => {
      const url = await serverOf().create('migrated');
      for (let process = 0; process < 3; process += 1)
        services.push(await openService(readConfig({ ...BASE, DATABASE_URL: url }), watching()));
      const untilNextMinute = 60_000 - (Date.now() % 60_000);
      const asks = services.flatMap(({ app }) => [app, app, app]);
      const answers = await Promise.all(
        asks.map((app) => request(app).post('/api/kyc/session').send({ wallet: aWallet().address })),
      );
      const opened = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status, body }) => status === 429 && body.code === 'KYC_STRANGER_LIMIT');
      expect(opened.length + refused.length).to.equal(9);
      // A new minute may begin between two requests.
      expect(opened.length).to.be.oneOf(untilNextMinute > 5_000 ? [3] : [3, 4, 5, 6]);
      for (const answer of refused) expect(Number(answer.get('retry-after'))).to.be.within(1, 60);
    });
  });
});
