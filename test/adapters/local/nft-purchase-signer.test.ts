import { inspect } from 'node:util';
import { expect } from 'chai';
import { LocalNftPurchaseSigner } from '../../../src/adapters/local/nft-purchase-signer.local.ts';
import { ethersSecp256k1, secp256k1 } from '../../../src/adapters/local/secp256k1.ts';
import { describeNftPurchaseSignerContract } from '../../contracts/sale/nft-purchase-signer.contract.ts';
import { DEV_ADDRESS, DEV_KEY } from '../../support/chain/signing.ts';

const domain = { name: 'TokenSale', version: '1', chainId: 8453 };

for (const curve of [secp256k1, ethersSecp256k1])
  describeNftPurchaseSignerContract(`local, ${curve.backend} curve`, () => ({
    signer: new LocalNftPurchaseSigner({ privateKey: DEV_KEY, domain }, curve),
    domain,
  }));

describe('LocalNftPurchaseSigner', () => {
  it('has the account of its key, and never prints the key', () => {
    const signer = new LocalNftPurchaseSigner({ privateKey: DEV_KEY, domain });
    expect(signer.address).to.equal(DEV_ADDRESS);
    const shown = inspect(signer, { depth: 9, showHidden: true });
    expect(shown).to.not.include(DEV_KEY.slice(2, 20));
    expect(shown).to.not.include('ac, 09, 74');
  });
});
