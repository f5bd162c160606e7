import { inspect } from 'node:util';
import { expect } from 'chai';
import { Wallet } from 'ethers';
import fc from 'fast-check';
import { secp256k1 } from '../../../src/adapters/local/secp256k1.ts';
import { tierNumber } from '../../../src/domain/kyc/tier.ts';
import { PURCHASE_AUTHORIZATION_TYPES } from '../../../src/domain/sale/purchase-authorization.ts';
import { describePurchaseSignerContract } from '../../contracts/sale/purchase-signer.contract.ts';
import { CURVES } from '../../support/chain/ethers-secp256k1.ts';
import { anAuthorization, authorizations, DEV_ADDRESS, DEV_KEY, SALE_DOMAIN } from '../../support/chain/signing.ts';
import { purchaseSignerOf } from '../../support/fixtures/signing-keys.ts';

const signerOf = (curve = secp256k1) => purchaseSignerOf(DEV_KEY, SALE_DOMAIN, curve);

for (const [library, curve] of CURVES)
  describePurchaseSignerContract(`local, ${library} curve`, () => ({
    signer: signerOf(curve),
  }));

describe('Eip712PurchaseSigner', () => {
  it('signs byte for byte as an ethers wallet does', async () => {
    const signer = signerOf();
    const wallet = new Wallet(DEV_KEY);
    const types = { PurchaseAuthorization: [...PURCHASE_AUTHORIZATION_TYPES.PurchaseAuthorization] };
    await fc.assert(
      fc.asyncProperty(authorizations, async (authorization) => {
        const message = { ...authorization, tier: tierNumber(authorization.tier) };
        expect((await signer.sign(authorization)).signature).to.equal(
          await wallet.signTypedData(SALE_DOMAIN, types, message),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('reproduces the recorded signature and calldata', async () => {
    const { signature, calldata } = await signerOf().sign(anAuthorization);
    expect(signature).to.equal(
      '0x9f7c14439aeea8a38ff6846555269f92ad4861b5d192ffbe88a0b351e18d10ed7e3cdd95cc272a4ecba2d952052035669cf6417cda0a07a6b8592cd1fb6c37e81b',
    );
    expect(calldata.slice(0, 10)).to.equal('0xc200bc0c');
    expect((calldata.length - 2) / 2).to.equal(452);
    expect(calldata.slice(10 + 9 * 64, 10 + 11 * 64)).to.equal(`${'140'.padStart(64, '0')}${'41'.padStart(64, '0')}`);
    expect(calldata.slice(10 + 11 * 64)).to.equal(`${signature.slice(2)}${'0'.repeat(62)}`);
  });

  it('has the account of its key', () => {
    expect(signerOf().address).to.equal(DEV_ADDRESS);
  });

  it('never prints its key', () => {
    const shown = inspect(signerOf(), { depth: 9, showHidden: true });
    expect(shown).to.not.include(DEV_KEY.slice(2, 20));
    expect(shown).to.not.include('ac, 09, 74');
  });

  for (const [what, privateKey] of [
    ['an empty key', ''],
    ['a key without 0x', DEV_KEY.slice(2)],
    ['a short key', DEV_KEY.slice(0, -2)],
    ['a key with a digit that is none', `${DEV_KEY.slice(0, -1)}g`],
    ['zero', `0x${'0'.repeat(64)}`],
    ['the order of the curve', '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'],
  ] as const)
    it(`rejects ${what}, without quoting it`, () => {
      const make = () => purchaseSignerOf(privateKey, SALE_DOMAIN);
      expect(make).to.throw(
        /^The purchase signer's key must be a secp256k1 private key: 0x and 64 hexadecimal digits$/,
      );
    });
});
