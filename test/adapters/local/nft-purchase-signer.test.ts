import { inspect } from 'node:util';
import { expect } from 'chai';
import { Eip712NftPurchaseSigner } from '../../../src/adapters/local/purchase-signer.eip712.ts';
import { describeNftPurchaseSignerContract } from '../../contracts/sale/nft-purchase-signer.contract.ts';
import { CURVES } from '../../support/chain/ethers-secp256k1.ts';
import { DEV_ADDRESS, DEV_KEY } from '../../support/chain/signing.ts';
import { saleAccount } from '../../support/fixtures/signing-keys.ts';

const domain = { name: 'TokenSale', version: '1', chainId: 8453 };

for (const [library, curve] of CURVES)
  describeNftPurchaseSignerContract(`local, ${library} curve`, () => ({
    signer: new Eip712NftPurchaseSigner({ signatures: saleAccount(DEV_KEY, curve), domain }),
    address: DEV_ADDRESS,
    domain,
  }));

describe('Eip712NftPurchaseSigner', () => {
  it('never prints its key', () => {
    const signer = new Eip712NftPurchaseSigner({ signatures: saleAccount(DEV_KEY), domain });
    const shown = inspect(signer, { depth: 9, showHidden: true });
    expect(shown).to.not.include(DEV_KEY.slice(2, 20));
    expect(shown).to.not.include('ac, 09, 74');
  });
});
