import { expect } from 'chai';
import { Interface, keccak256, TypedDataEncoder } from 'ethers';
import fc from 'fast-check';
import { SignedCall, TypedStruct } from '../../../src/adapters/local/typed-data.ts';
import { addresses, bytes32, DEV_ADDRESS, SALE_DOMAIN, uint256s } from '../../support/chain/signing.ts';

const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  address: fc.oneof(
    addresses,
    addresses.map((address) => address.toLowerCase()),
  ),
  uint256: fc.oneof(uint256s, fc.maxSafeNat()),
  uint8: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.bigInt(0n, 255n)),
  bool: fc.boolean(),
  bytes32,
};
const types = fc.constantFrom(...Object.keys(VALUES));
const names = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/).filter((name) => !(name in Object.prototype));

/** A struct with any static members, and a matching message. */
const structs = fc.uniqueArray(names, { minLength: 1, maxLength: 12 }).chain((members) =>
  fc.tuple(...members.map((name) => types.map((type) => ({ name, type })))).chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      message: fc.record(Object.fromEntries(fields.map(({ name, type }) => [name, VALUES[type] ?? fc.constant(0)]))),
    }),
  ),
);
const domains = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 40 }),
  version: fc.string({ maxLength: 5 }),
  chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  verifyingContract: addresses,
});
const signatures = fc.uint8Array({ minLength: 65, maxLength: 65 });

describe('TypedStruct', () => {
  it('hashes any struct of static members as ethers does, under any domain', () => {
    fc.assert(
      fc.property(domains, structs, (domain, { fields, message }) => {
        const { preimage } = new TypedStruct(domain, 'Thing', fields).encode(message);
        expect(keccak256(preimage)).to.equal(TypedDataEncoder.hash(domain, { Thing: fields }, message));
      }),
      { numRuns: 150 },
    );
  });

  const one = (type: string) => new TypedStruct(SALE_DOMAIN, 'Thing', [{ name: 'member', type }]);

  for (const [type, member] of [
    ['uint256', -1n],
    ['uint256', 2n ** 256n],
    ['uint256', 2 ** 53],
    ['uint256', 1.5],
    ['uint256', Number.NaN],
    ['uint256', Number.POSITIVE_INFINITY],
    ['uint8', 256n],
    ['uint8', 256],
    ['uint8', -1],
    ['uint8', 0.1],
  ] as const)
    it(`rejects ${member} as ${type} with a RangeError`, () => {
      expect(() => one(type).encode({ member })).to.throw(RangeError, 'member');
    });

  for (const [type, member] of [
    ['uint256', '1'],
    ['uint256', undefined],
    ['uint256', null],
    ['bool', 1],
    ['bool', 'true'],
    ['address', DEV_ADDRESS.slice(2)],
    ['address', `${DEV_ADDRESS}00`],
    ['address', 0],
    ['bytes32', `0x${'0'.repeat(63)}`],
    ['bytes32', `0x${'0'.repeat(63)}g`],
    ['bytes32', undefined],
  ] as const)
    it(`rejects ${JSON.stringify(member) ?? 'nothing'} as ${type} with a TypeError`, () => {
      expect(() => one(type).encode({ member })).to.throw(TypeError, 'member');
    });

  for (const type of ['string', 'bytes', 'uint256[]', 'uint16', 'int256', 'Other', 'toString'])
    it(`rejects a struct with a member of type ${type}`, () => {
      expect(() => one(type)).to.throw(TypeError, `Thing.member: type ${type} is not supported`);
    });
});

describe('SignedCall', () => {
  it('encodes the calldata of name(struct, bytes) as ethers does, for any struct of static members', () => {
    fc.assert(
      fc.property(structs, signatures, ({ fields, message }, signature) => {
        const struct = new TypedStruct(SALE_DOMAIN, 'Thing', fields);
        const members = fields.map(({ name, type }) => `${type} ${name}_`).join(', ');
        const contract = new Interface([`function act((${members}) thing, bytes signature)`]);
        const expected = contract.encodeFunctionData('act', [fields.map(({ name }) => message[name]), signature]);
        expect(new SignedCall('act', struct).calldata(struct.encode(message), signature)).to.equal(expected);
      }),
      { numRuns: 150 },
    );
  });

  it('rejects a signature that does not have 65 bytes', () => {
    const struct = new TypedStruct(SALE_DOMAIN, 'Thing', [{ name: 'member', type: 'bool' }]);
    const call = new SignedCall('act', struct);
    for (const length of [0, 64, 66])
      expect(() => call.calldata(struct.encode({ member: true }), new Uint8Array(length))).to.throw(RangeError);
  });
});
