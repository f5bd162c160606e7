import { expect } from 'chai';
import sinon from 'sinon';
import { aWorld } from '../../support/service/world.ts';

describe('a query parameter that a public read does not know', () => {
  it('never reaches a provider, whatever the read answers', async () => {
    const world = await aWorld();
    const spies = [
      sinon.spy(world.marketData, 'read'),
      sinon.spy(world.tokenPrices, 'ofSymbols'),
      sinon.spy(world.tokenList, 'tokensOf'),
      sinon.spy(world.swapProvider, 'progress'),
    ];
    for (const path of [
      '/api/market/global?',
      '/api/market/simple/price?ids=bitcoin&vs_currencies=usd&',
      '/api/tokens/prices?symbols=ETH&',
      '/api/tokens/list?chainId=1&',
      '/api/swap/status?requestId=0x01&',
    ]) {
      const { status } = await world.api.get(`${path}x_cg_pro_api_key=stolen`);
      expect(status).to.be.within(200, 404);
    }
    const told = JSON.stringify(spies.map(({ args }) => args));
    expect(told).to.not.include('x_cg_pro_api_key').and.not.include('stolen');
  });
});
