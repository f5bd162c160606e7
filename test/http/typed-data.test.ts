import { expect } from 'chai';
import { verifyTypedData as ethersSigner, Wallet } from 'ethers';
import sinon from 'sinon';
import { recoverTypedDataAddress, type TypedDataDefinition, verifyTypedData } from 'viem';
import { developmentAccounts } from '../../contracts/kit/accounts.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

type Field = { name: string; type: string };
type TypedData = Readonly<{
  domain: Record<string, unknown>;
  types: Record<string, Field[]>;
  primaryType: string;
  message: Record<string, unknown>;
}>;
type Hex = `0x${string}`;

/** The account that signed, as ethers and viem find it, each in one call. */
async function signersOf(typedData: TypedData, signature: string): Promise<readonly string[]> {
  const { EIP712Domain: _, ...types } = typedData.types;
  const definition = typedData as unknown as TypedDataDefinition;
  const viaViem = await recoverTypedDataAddress({ ...definition, signature: signature as Hex });
  expect(await verifyTypedData({ ...definition, address: viaViem, signature: signature as Hex })).to.equal(true);
  return [ethersSigner(typedData.domain, types, typedData.message, signature), viaViem];
}

describe('typedData', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const rules = async () => (await world.api.get('/api/sale/authorize').expect(200)).body.data;

  it('of an authorization to buy is what the signer of the sale signed', async () => {
    const buyer = await eligible(world);
    const { signer, domain } = (await rules()).eip712;
    const body = { wallet: buyer.address, amount: '250000000', paymentToken: USDC };
    const { data } = (await world.api.post('/api/sale/authorize').set(buyer.bearer).send(body).expect(200)).body;
    expect(await signersOf(data.typedData, data.signature)).to.deep.equal([signer, signer]);
    expect(data.typedData.domain).to.deep.equal(domain);
    expect(data.typedData.message).to.include({ tier: 1, amount: '250000000', buyer: buyer.address });
  });

  it('of an authorization to mint is what the signer of the sale signed', async () => {
    const buyer = await eligible(world);
    const { signer } = (await rules()).eip712;
    const body = { wallet: buyer.address, amount: '250000000', paymentToken: USDC, tokenId: '77', tierId: 1 };
    const { data } = (await world.api.post('/api/sale/authorize-nft').set(buyer.bearer).send(body).expect(200)).body;
    expect(await signersOf(data.typedData, data.signature)).to.deep.equal([signer, signer]);
    expect(data.typedData.domain.verifyingContract).to.equal(data.purchaseParams.to);
  });

  describe('of a gasless transfer', () => {
    let sender: SignedIn;
    const prepare = async (token = USDC) => {
      const wish = { from: sender.address, to: RECIPIENT, token, amount: '25000000', chainId: 8453 };
      return (await world.api.post('/api/transfer/prepare').set(sender.bearer).send(wish).expect(200)).body
        .gaslessTransfer as Record<
        'permit' | 'request',
        { typedData: TypedData; types: object; message: object } | null
      >;
    };
    beforeEach(async () => {
      sender = await signedIn(world, new Wallet(developmentAccounts[4].privateKey));
    });

    it('is signed by the wallet as it is: the permit', async () => {
      const { permit, request } = await prepare();
      const typedData = permit?.typedData as TypedData;
      expect(permit?.message).to.deep.equal(typedData.message);
      expect(permit?.types).to.not.have.property('EIP712Domain');
      const { EIP712Domain: _, ...types } = typedData.types;
      const signature = await sender.wallet.signTypedData(typedData.domain, types, typedData.message);
      expect(await signersOf(typedData, signature)).to.deep.equal([sender.address, sender.address]);
      expect(request?.typedData).to.equal(null);
    });

    it('is signed by the wallet as it is: the request, where no permit is needed', async () => {
      const read = world.transferOutlooks.read.bind(world.transferOutlooks);
      sinon.stub(world.transferOutlooks, 'read').callsFake(async (...asked) => {
        const outlook = await read(...asked);
        return { ...outlook, gasless: { requestNonce: 7n, allowance: 25_000_000n } };
      });
      const { permit, request } = await prepare();
      expect(permit).to.equal(null);
      const typedData = request?.typedData as TypedData;
      expect(request?.message).to.deep.equal(typedData.message);
      const { EIP712Domain: _, ...types } = typedData.types;
      const signature = await sender.wallet.signTypedData(typedData.domain, types, typedData.message);
      expect(await signersOf(typedData, signature)).to.deep.equal([sender.address, sender.address]);
    });
  });
});
