import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

describe('GET /api/receive/qr', () => {
  it('renders the address of a payment to the caller, as SVG and as PNG', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    const query = `address=${address}&chainId=8453&token=${USDC}&amount=250000000`;
    const { data } = (await world.api.get(`/api/receive/qr?${query}`).set(bearer).expect(200)).body;
    expect(data.address).to.equal(address);
    expect(data.uri).to.equal(`ethereum:${USDC}@8453/transfer?address=${address}&uint256=250000000`);
    expect(data.svg).to.match(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
    const png = Buffer.from(data.pngDataUrl.replace('data:image/png;base64,', ''), 'base64');
    expect(png.subarray(1, 4).toString()).to.equal('PNG');
    expect(png.readUInt32BE(16)).to.be.at.least(400);
  });

  it('renders other payments differently', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    const svg = async (more: string) =>
      (await world.api.get(`/api/receive/qr?address=${address}${more}`).set(bearer).expect(200)).body.data.svg;
    const drawn = await Promise.all(['', '&chainId=1', '&chainId=10', '&chainId=1&amount=1'].map(svg));
    expect(new Set(drawn).size).to.equal(4);
  });

  it('rejects a token without its chain, an amount that is not a number, and no address', async () => {
    const world = await aWorld();
    const { address, bearer } = await signedIn(world);
    const ask = (query: string) => world.api.get(`/api/receive/qr?${query}`).set(bearer);
    expectRefusal(await ask(`address=${address}&token=${USDC}`), 400, 'VALIDATION_FAILED', 'chainId');
    expectRefusal(await ask(`address=${address}&amount=1e8`), 400, 'VALIDATION_FAILED', 'amount');
    expectRefusal(await ask(''), 400, 'VALIDATION_FAILED', 'address');
  });
});
