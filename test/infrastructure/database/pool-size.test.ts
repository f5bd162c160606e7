import { expect } from 'chai';
import { choosePoolSize, defaultPoolSize, requireRoom } from '../../../src/infrastructure/database/pool-size.ts';
import { StartError } from '../../../src/infrastructure/start/start-error.ts';
import { onServer } from '../../support/servers/database.ts';

describe('the size of the connection pool', () => {
  it('takes at most half of what the server grants, together with the other processes of this start', () => {
    const sizes = [1, 2, 4, 8, 16].map((processes) => defaultPoolSize({ available: 97, processes }));
    expect(sizes).to.deep.equal([10, 10, 9, 3, 2]);
  });

  it('is refused when the processes of this start would use up the server', () => {
    requireRoom(21, { available: 97, processes: 4 });
    expect(() => requireRoom(22, { available: 97, processes: 4 }))
      .to.throw(StartError)
      .with.property('message')
      .that.includes('grants 97 connections, and 4 × (22 + 3) = 100 are needed')
      .and.includes('DATABASE_POOL_SIZE');
  });

  it('is the configured one while the server does not respond', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    expect(await choosePoolSize({ url, poolSize: 4 }, 1)).to.equal(4);
    expect(await choosePoolSize({ url }, 1)).to.equal(10);
  });

  onServer((server) => {
    it('follows the limit of the server', async () => {
      const url = await server().create('empty');
      expect(await choosePoolSize({ url }, 1)).to.be.within(2, 10);
      const refused = await choosePoolSize({ url, poolSize: 500 }, 200).catch((error: Error) => error.message);
      expect(refused).to.include('max_connections');
    });
  });
});
