import { expect } from 'chai';
import { choosePoolSize, defaultPoolSize, requireRoom } from '../../../src/infrastructure/database/pool-size.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { onServer } from '../../support/servers/database.ts';

describe('the size of the connection pool', () => {
  it('is at most ten, and takes at most half of what the server grants', () => {
    expect([97, 26, 24, 12, 6].map(defaultPoolSize)).to.deep.equal([10, 10, 9, 3, 2]);
  });

  it('is refused when this process would use up the server', () => {
    requireRoom(94, 97);
    expect(() => requireRoom(95, 97))
      .to.throw(StartError)
      .with.property('message')
      .that.includes('grants 97 connections, and 95 + 3 = 98 are needed')
      .and.includes('DATABASE_POOL_SIZE');
  });

  it('is the configured one while the server does not respond', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    expect(await choosePoolSize({ url, poolSize: 4 })).to.equal(4);
    expect(await choosePoolSize({ url })).to.equal(10);
  });

  onServer((server) => {
    it('follows the limit of the server', async () => {
      const url = await server().create('empty');
      expect(await choosePoolSize({ url })).to.be.within(2, 10);
      const refused = await choosePoolSize({ url, poolSize: 100_000 }).catch((error: Error) => error.message);
      expect(refused).to.include('max_connections');
    });
  });
});
