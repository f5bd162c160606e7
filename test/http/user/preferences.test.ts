import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const SWAP = {
  showCharts: true,
  showMultiQuoter: true,
  showAdvancedRouting: false,
  preferredProvider: 'auto',
  countryCode: '',
};
const DASHBOARD = {
  sidebarEnabled: true,
  sidebarCollapsed: false,
  showCharts: true,
  showMultiQuoter: true,
  theme: 'system',
};

for (const [path, field, defaults, change, tooLong] of [
  [
    '/api/user/preferences',
    'swapPreferences',
    SWAP,
    { showCharts: false, countryCode: 'FR' },
    { preferredProvider: 51, countryCode: 11 },
  ],
  ['/api/user/dashboard-preferences', 'preferences', DASHBOARD, { showCharts: false, theme: 'dark' }, { theme: 21 }],
] as const)
  describe(path, () => {
    let world: TestWorld;
    let owner: SignedIn;
    beforeEach(async () => {
      world = await aWorld();
      owner = await signedIn(world);
    });
    const read = async (as: SignedIn = owner) => (await world.api.get(path).set(as.bearer).expect(200)).body;
    const write = (choices: unknown) =>
      world.api
        .post(path)
        .set(owner.bearer)
        .send({ [field]: choices });

    it('starts with the defaults', async () => {
      expect(await read()).to.deep.equal({ success: true, data: { [field]: defaults } });
    });

    it('changes the given fields, and nothing else, for this wallet only', async () => {
      const changed = { success: true, data: { [field]: { ...defaults, ...change } } };
      expect((await write(change).expect(200)).body).to.deep.equal(changed);
      await write({}).expect(200);
      expect(await read()).to.deep.equal(changed);
      expect(await read(await signedIn(world))).to.deep.equal({ success: true, data: { [field]: defaults } });
    });

    it('accepts its own response as input', async () => {
      await write((await read()).data[field]).expect(200);
    });

    it('loses no change of two concurrent ones', async () => {
      await Promise.all([write({ showCharts: false }), write({ showMultiQuoter: false })]);
      expect((await read()).data[field]).to.include({ showCharts: false, showMultiQuoter: false });
    });

    for (const [why, choices, at] of [
      ['nothing', undefined, field],
      ['a list', [], field],
      ['null', null, field],
      ['an unknown key', { isAdmin: true }, `${field}.isAdmin`],
      ['a word for a truth value', { showCharts: 'yes' }, `${field}.showCharts`],
      ['no value', { showCharts: null }, `${field}.showCharts`],
    ] as const)
      it(`rejects ${why}`, async () => {
        expectRefusal(await write(choices), 400, 'VALIDATION_FAILED', at);
        expect((await read()).data[field]).to.deep.equal(defaults);
      });

    for (const [name, length] of Object.entries(tooLong))
      it(`rejects a ${name} of ${length} characters, and accepts one less`, async () => {
        expectRefusal(await write({ [name]: 'x'.repeat(length) }), 400, 'VALIDATION_FAILED', `${field}.${name}`);
        await write({ [name]: 'x'.repeat(length - 1) }).expect(200);
      });

    it('rejects another top-level field', async () => {
      const both = { [field]: {}, other: {} };
      expectRefusal(await world.api.post(path).set(owner.bearer).send(both), 400, 'VALIDATION_FAILED', 'other');
    });
  });
