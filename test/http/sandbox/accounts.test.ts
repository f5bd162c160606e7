import { expect } from 'chai';
import { Wallet } from 'ethers';
import { NOT_FROM_HERE } from '../../support/fixtures/not-from-here.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

const ADMIN = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const BASE_URL = 'https://api.example.com';

describe('GET /sandbox/accounts', () => {
  it('names the operators of the sandbox with keys that sign in as them', async () => {
    const world = await aWorld();
    const { accounts } = (await world.api.get('/sandbox/accounts').expect(200)).body.data;
    expect(accounts.map(({ number, role }: { number: number; role: string }) => [number, role])).to.deep.equal([
      [3, 'admin'],
      [4, 'reviewer'],
    ]);
    for (const { address, privateKey, role } of accounts) {
      const operator = await signedIn(world, new Wallet(privateKey));
      expect(operator.address).to.equal(address);
      const { data } = (await world.api.get('/api/operator/session').set(operator.bearer).expect(200)).body;
      expect(data).to.include({ wallet: address, role });
    }
  });

  it('names only development accounts, whose keys everybody knows', async () => {
    const world = await aWorld({ OPERATORS: `${ADMIN}:viewer,0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed:admin` });
    const { accounts } = (await world.api.get('/sandbox/accounts').expect(200)).body.data;
    expect(accounts).to.have.length(1);
    expect(accounts[0]).to.include({ address: ADMIN, number: 3, role: 'viewer' });
  });

  it('is not answered under the name of another site or of a tunnel, or for somebody elsewhere', async () => {
    const { api } = await aWorld();
    for (const headers of NOT_FROM_HERE) await api.get('/sandbox/accounts').set(headers).expect(404);
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      await api.get('/sandbox/accounts').set('host', host).expect(200);
  });

  it('does not exist where others reach the service', async () => {
    await (await aWorld({ BASE_URL })).api.get('/sandbox/accounts').expect(404);
  });
});
