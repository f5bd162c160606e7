import { expect } from 'chai';
import { hashMessage, hexlify } from 'ethers';
import { Eip191MessageSignatures, personalMessageHash } from '../../../src/adapters/local/message-signatures.ts';
import { describeMessageSignaturesContract } from '../../contracts/auth/message-signatures.contract.ts';
import { CURVES } from '../../support/chain/ethers-secp256k1.ts';

for (const [library, curve] of CURVES)
  describeMessageSignaturesContract(`EIP-191, ${library} curve`, () => ({
    signatures: new Eip191MessageSignatures(curve),
  }));

describe('personalMessageHash', () => {
  it('counts bytes, not characters', () => {
    for (const text of ['', 'Some data', 'żółć', '🦊', 'x'.repeat(1000)])
      expect(hexlify(personalMessageHash(text))).to.equal(hashMessage(text));
    expect(hexlify(personalMessageHash('Some data'))).to.equal(
      '0x1da44b586eb0729ff70a73c326926f6ed5a25f5b056e7f47fbc6e58d86871655',
    );
  });
});
