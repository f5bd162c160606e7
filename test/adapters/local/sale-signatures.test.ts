import { expect } from 'chai';
import { getBytes, hexlify, keccak256, recoverAddress } from 'ethers';
import { InMemoryAcceptedSigners } from '../../../src/adapters/chain/sale/accepted-signers.memory.ts';
import { addressOfPublicKey } from '../../../src/adapters/local/address.ts';
import { SaleAccounts } from '../../../src/adapters/local/sale-signatures.ts';
import { LocalAccountKey } from '../../../src/adapters/local/signing-key.local.ts';
import { DEV_KEY } from '../../support/chain/signing.ts';
import { ALICE, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const [old, fresh] = [new LocalAccountKey('test', DEV_KEY), new LocalAccountKey('test', `0x${'42'.repeat(32)}`)];
const [OLD, FRESH] = [old, fresh].map(({ publicKey }) => addressOfPublicKey(publicKey)) as [never, never];
const [SALE, NFT_SALE] = [ALICE, BOB];
const MESSAGE = getBytes('0x1901');

describe('SaleAccounts', () => {
  const accepted = new InMemoryAcceptedSigners();
  const accounts = new SaleAccounts([old, fresh], accepted);
  const signerOn = async (contract: typeof SALE) =>
    recoverAddress(keccak256(MESSAGE), hexlify(await accounts.sign(contract, MESSAGE)));

  it('signs by the first account for a contract that does not tell', async () => {
    expect([accounts.addressFor(SALE), await signerOn(SALE)]).to.deep.equal([OLD, OLD]);
    expect(accounts.addresses).to.deep.equal([OLD, FRESH]);
  });

  it('signs by the account that each contract accepts, from its setSigner on', async () => {
    accepted.setSigner(SALE, OLD);
    accepted.setSigner(NFT_SALE, FRESH);
    expect([await signerOn(SALE), await signerOn(NFT_SALE)]).to.deep.equal([OLD, FRESH]);
    accepted.setSigner(SALE, FRESH);
    expect([accounts.addressFor(SALE), await signerOn(SALE)]).to.deep.equal([FRESH, FRESH]);
  });

  it('signs by the newest account that a hook accepts and whose key is here', async () => {
    accepted.setSigner(SALE, FRESH, OLD);
    expect([accounts.addressFor(SALE), await signerOn(SALE)]).to.deep.equal([FRESH, FRESH]);
    accepted.setSigner(SALE, CAROL, OLD);
    expect([accounts.addressFor(SALE), await accounts.accountFor(SALE), await signerOn(SALE)]).to.deep.equal([
      OLD,
      OLD,
      OLD,
    ]);
  });

  it('signs nothing for a contract that accepts another account, with one key as with several', async () => {
    accepted.setSigner(SALE, CAROL);
    for (const keys of [accounts, new SaleAccounts([old], accepted)])
      expect([
        await rejection(Promise.resolve(keys.sign(SALE, MESSAGE))),
        await keys.accountFor(SALE),
        keys.addressFor(SALE),
      ]).to.deep.equal(['SIGNER_UNAVAILABLE', undefined, undefined]);
  });
});
