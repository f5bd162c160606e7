import { expect } from 'chai';
import { mcpDescription } from '../../src/adapters/http/mcp/mcp-description.ts';
import { COMMITTED, description, expectValid, type Method, operations, validatorAt } from '../support/description.ts';
import { aWorld, type TestWorld } from '../support/service/world.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, 'some');

describe('the running service and the committed API description', () => {
  let world: TestWorld;
  before(async () => {
    world = await aWorld();
  });

  it('are the same document at GET /api/openapi', async () =>
    expect((await world.api.get('/api/openapi').expect(200)).body).to.deep.equal(JSON.parse(COMMITTED)));

  it('have every documented operation', async () => {
    for (const { path, method } of operations) {
      const { status, text, body } = await world.api[method](concrete(path));
      expect(status, `${method} ${path} ${text}`).to.not.equal(405);
      expect(body.code, `${method} ${path} ${text}`).to.not.equal('PATH_UNKNOWN');
    }
  });

  it('have no undocumented method: each receives 405 and the documented methods in Allow', async () => {
    const validator = validatorAt('components', 'schemas', 'ErrorResponse');
    for (const [path, item] of Object.entries(description.paths)) {
      const documented = Object.keys(item).flatMap((name) => (name === 'get' ? ['GET', 'HEAD'] : [name.toUpperCase()]));
      for (const method of METHODS.filter((name) => item[name as Method] === undefined)) {
        const response = await world.api[method](concrete(path));
        const what = `${method} ${path} ${response.text}`;
        expect([response.status, response.body.code], what).to.deep.equal([405, 'METHOD_NOT_ALLOWED']);
        expect(response.get('allow')?.split(', ').sort(), what).to.deep.equal(documented.sort());
        expectValid(validator, response.body, what);
      }
    }
  });

  it('have no undocumented route', () => {
    const all = [...world.routes, mcpDescription];
    const mounted = all.map(({ method, path, operationId }) => `${method} ${path} ${operationId}`);
    const documented = operations.map(({ method, path, operation }) => `${method} ${path} ${operation.operationId}`);
    expect(mounted.sort()).to.deep.equal(documented.sort());
  });
});
