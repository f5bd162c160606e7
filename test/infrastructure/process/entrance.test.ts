import { expect } from 'chai';
import { type Entrance, takePort } from '../../../src/infrastructure/process/entrance.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { rejectionOf } from '../../support/rejection.ts';

describe('the port of a service that starts', () => {
  let entrance: Entrance;
  beforeEach(async () => {
    entrance = await takePort({ host: '127.0.0.1', port: 0, baseUrl: 'https://api.example' });
  });
  afterEach(() => entrance.stop());

  for (const path of ['/api/health', '/api/health/ready', '/api/user', '/console'])
    it(`answers ${path} with 503 and when to try again`, async () => {
      const answer = await fetch(entrance.url + path);
      expect([answer.status, answer.headers.get('retry-after')]).to.deep.equal([503, '1']);
      const { requestId, ...body } = (await answer.json()) as Record<string, unknown>;
      expect(requestId).to.equal(answer.headers.get('x-request-id'));
      expect(body).to.include({ success: false, code: 'NOT_READY' });
      expect(body.error).to.include('it is starting');
      expect(body.docs).to.equal('https://api.example/docs/errors#NOT_READY');
      expect(body.remedy).to.match(/[.]$/);
    });

  it('answers HEAD without a body', async () =>
    expect((await fetch(entrance.url, { method: 'HEAD' })).status).to.equal(503));

  it('reaches the service once it is opened', async () => {
    entrance.open((_req, res) => res.end('ready'));
    expect(await (await fetch(entrance.url)).text()).to.equal('ready');
  });

  it('is refused in one sentence when it is in use', async () => {
    const port = Number(new URL(entrance.url).port);
    const error = await rejectionOf(takePort({ host: '127.0.0.1', port, baseUrl: '' }));
    expect(error).to.be.instanceOf(StartError);
    expect(error)
      .to.have.property('message')
      .that.matches(/^port \d+ on 127\.0\.0\.1 is in use: [^\n]+$/);
  });
});
