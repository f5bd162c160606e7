import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, NOON, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PATH = '/api/user/wallets';
const EVM = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SOL = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe(PATH, () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });
  const add = (wallet: object, as: SignedIn = owner) => world.api.post(PATH).set(as.bearer).send({ wallet });
  const list = async (as: SignedIn = owner) => (await world.api.get(PATH).set(as.bearer).expect(200)).body.data.wallets;
  const remove = (id: string, as: SignedIn = owner) => world.api.delete(`${PATH}?id=${id}`).set(as.bearer);

  it('adds a wallet with all its fields, and lists it', async () => {
    const said = { label: 'cold', isEmbedded: true, embeddedWalletId: 'w-1', isPrimary: true };
    const { success, data } = (await add({ chain: 'evm', address: EVM.toLowerCase(), ...said }).expect(200)).body;
    expect(success).to.equal(true);
    const { id } = data.wallet;
    expect(id).to.match(/^[0-9]+$/);
    expect(data.wallet).to.deep.equal({ id, chain: 'evm', address: EVM, ...said, createdAt: NOON.toISOString() });
    expect(await list()).to.deep.equal([data.wallet]);
    expect(await list(await signedIn(world))).to.deep.equal([]);
  });

  it('uses defaults for omitted fields', async () => {
    const { wallet } = (await add({ chain: 'sol', address: SOL }).expect(200)).body.data;
    expect(wallet).to.include({ label: null, isEmbedded: false, embeddedWalletId: null, isPrimary: false });
  });

  for (const [chain, address, again] of [
    ['evm', EVM, EVM.toLowerCase()],
    ['sol', SOL, SOL],
    ['btc', BTC, BTC.toUpperCase()],
  ] as const) {
    it(`accepts an address of ${chain} once, in any form`, async () => {
      await add({ chain, address }).expect(200);
      expectRefusal(await add({ chain, address: again }), 409, 'WALLET_EXISTS');
      await add({ chain, address }, await signedIn(world)).expect(200);
    });

    for (const other of [EVM, SOL, BTC].filter((one) => one !== address))
      it(`does not accept ${other} as an address of ${chain}`, async () =>
        expectRefusal(await add({ chain, address: other }), 400, 'VALIDATION_FAILED', 'wallet.address'));
  }

  it('rejects a wrong EVM checksum', async () =>
    expectRefusal(
      await add({ chain: 'evm', address: EVM.replace('f39F', 'F39F') }),
      400,
      'VALIDATION_FAILED',
      'wallet.address',
    ));

  for (const [why, wallet, path] of [
    ['no chain', { address: EVM }, 'wallet.chain'],
    ['another chain', { chain: 'doge', address: EVM }, 'wallet.chain'],
    ['no address', { chain: 'evm' }, 'wallet.address'],
    ['an empty address', { chain: 'evm', address: '' }, 'wallet.address'],
    ['an address of 101 characters', { chain: 'evm', address: 'x'.repeat(101) }, 'wallet.address'],
    ['a label of 101 characters', { chain: 'evm', address: EVM, label: 'x'.repeat(101) }, 'wallet.label'],
    ['an id of its own', { chain: 'evm', address: EVM, id: '7' }, 'wallet.id'],
    [
      'an embeddedWalletId of 101 characters',
      { chain: 'evm', address: EVM, embeddedWalletId: 'x'.repeat(101) },
      'wallet.embeddedWalletId',
    ],
    ['a word for a truth value', { chain: 'evm', address: EVM, isPrimary: 'true' }, 'wallet.isPrimary'],
  ] as const)
    it(`rejects a wallet with ${why}`, async () => {
      expectRefusal(await add(wallet), 400, 'VALIDATION_FAILED', path);
      expect(await list()).to.deep.equal([]);
    });

  it('rejects a wallet outside the field wallet', async () =>
    expectRefusal(
      await world.api.post(PATH).set(owner.bearer).send({ chain: 'evm', address: EVM }),
      400,
      'VALIDATION_FAILED',
    ));

  it('removes a wallet once', async () => {
    const { id } = (await add({ chain: 'evm', address: EVM }).expect(200)).body.data.wallet;
    expect((await remove(id).expect(200)).body).to.deep.equal({ success: true });
    expectRefusal(await remove(id), 404, 'WALLET_NOT_FOUND');
    expect(await list()).to.deep.equal([]);
  });

  for (const id of ['0', '9007199254740993', '9'.repeat(100)])
    it(`returns 404 for the wallet ${id}`, async () => expectRefusal(await remove(id), 404, 'WALLET_NOT_FOUND'));

  for (const id of ['', 'x', '-1', '1.5', '0x1', '١', '9'.repeat(101)])
    it(`rejects the id "${id}"`, async () =>
      expectRefusal(await remove(encodeURIComponent(id)), 400, 'VALIDATION_FAILED', 'id'));

  it('stores at most 100 wallets', async () => {
    for (let i = 0; i < 100; i += 1)
      await world.userWallets.add(
        owner.address,
        { chain: 'evm', address: `0x${i}`, isEmbedded: false, isPrimary: false, createdAt: NOON },
        100,
      );
    expectRefusal(await add({ chain: 'evm', address: EVM }), 409, 'TOO_MANY_WALLETS');
  });
});
