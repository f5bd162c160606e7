import { expect } from 'chai';
import { InMemoryNftSaleContract } from '../../../src/adapters/chain/sale/nft-sale-contract.memory.ts';
import { InMemoryNftSaleLedger } from '../../../src/adapters/store/sale/authorizations.memory.ts';
import { settleMints } from '../../../src/application/sale/settle-mints.ts';
import { aGrant, inMemoryDecisions } from '../../support/fixtures/decision-fixtures.ts';
import { nftAuthorization } from '../../support/fixtures/nft-fixtures.ts';
import { DEADLINE } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const AFTER = new Date(Number(DEADLINE) * 1000 + 60_000);

describe('settling mints', () => {
  /** `confirmedAt`: the time of the newest confirmed block. */
  const aSale = async (confirmedAt: Date) => {
    const nftSaleLedger = new InMemoryNftSaleLedger(inMemoryDecisions());
    const nftSaleContract = new InMemoryNftSaleContract(CAROL, {}, () => confirmedAt);
    const issue = (nonce: bigint, contract = CAROL) => {
      const authorization = nftAuthorization(nonce, { deadline: DEADLINE, tokenId: nonce });
      return nftSaleLedger.record({ contract, authorization, issuedAt: at() }, aGrant());
    };
    for (const nonce of [1n, 2n]) await issue(nonce);
    const settle = settleMints({ nftSaleLedger, nftSaleContract });
    return { nftSaleLedger, nftSaleContract, issue, settle };
  };
  const PRICE = 250_000_000n;

  it('settles what a block after the deadline shows', async () => {
    const { nftSaleContract, nftSaleLedger, settle } = await aSale(AFTER);
    nftSaleContract.mint({ owner: ALICE, tierId: 1, tokenId: 2n, nonce: 2n });
    expect(await settle()).to.deep.equal({ used: 1, unused: 1, cancelled: 0, open: 0 });
    expect(await nftSaleLedger.mintedBy([ALICE])).to.equal(PRICE);
    expect(await settle()).to.deep.equal({ used: 0, unused: 0, cancelled: 0, open: 0 });
  });

  it('leaves open what a block up to the deadline cannot show, except a use', async () => {
    const { nftSaleContract, nftSaleLedger, settle } = await aSale(new Date(Number(DEADLINE) * 1000));
    nftSaleContract.mint({ owner: ALICE, tierId: 1, tokenId: 2n, nonce: 2n });
    expect(await settle()).to.deep.equal({ used: 1, unused: 0, cancelled: 0, open: 1 });
    expect(await nftSaleLedger.mintedBy([ALICE])).to.equal(2n * PRICE);
  });

  it('settles what the owner of the contract cancelled, which bought nothing and counts', async () => {
    const { nftSaleContract, nftSaleLedger, settle } = await aSale(new Date(Number(DEADLINE) * 1000));
    nftSaleContract.cancel(2n);
    expect(await settle()).to.deep.equal({ used: 0, unused: 0, cancelled: 1, open: 1 });
    expect(await nftSaleLedger.mintedBy([ALICE])).to.equal(2n * PRICE);
    expect(await nftSaleLedger.usedBy(ALICE, 10)).to.deep.equal([]);
  });

  it('settles the other contracts when one cannot be read, and says that one could not', async () => {
    const { issue, nftSaleLedger, settle } = await aSale(AFTER);
    await issue(3n, BOB);
    expect(await rejection(settle())).to.equal('CHAIN_UNAVAILABLE');
    expect(await nftSaleLedger.mintedBy([ALICE])).to.equal(PRICE);
  });
});
