import { expect } from 'chai';
import { MIGRATIONS } from '../../migrations/index.ts';
import { PLATFORMS } from '../../src/domain/messaging/platform.ts';

describe('The migrations', () => {
  it('name no messaging platform, so that another one needs no migration', () => {
    const naming = Object.entries(MIGRATIONS).filter(([, sql]) =>
      PLATFORMS.some((platform) => sql.includes(`'${platform}'`)),
    );
    expect(naming.map(([name]) => name)).to.deep.equal([]);
  });
});
