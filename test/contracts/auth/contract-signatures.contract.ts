import { expect } from 'chai';
import { Signature, Wallet } from 'ethers';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import type { ContractSignatures } from '../../../src/application/ports/auth/contract-signatures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../support/rejection.ts';

export type ContractSignaturesWorld = Readonly<{
  signatures: ContractSignatures;
  chainId: number;
  /** A new contract account on that chain, owned by this key. */
  deployWallet(owner: WalletAddress): Promise<WalletAddress>;
}>;

const NO_CHAIN = 999_999;
const owner = new Wallet(developmentAccounts[5].privateKey);
const stranger = new Wallet(developmentAccounts[6].privateKey);
const addressOf = (wallet: Wallet) => wallet.address as WalletAddress;

export function describeContractSignaturesContract(
  name: string,
  makeWorld: () => Promise<ContractSignaturesWorld>,
): void {
  describe(`ContractSignatures contract: ${name}`, () => {
    let world: ContractSignaturesWorld;
    let wallet: WalletAddress;
    before(async () => {
      world = await makeWorld();
      wallet = await world.deployWallet(addressOf(owner));
    });
    const accepts = (text: string, signature: string, at = wallet) =>
      world.signatures.accepts(world.chainId, at, text, signature);

    for (const text of [
      'Sign in to example.com',
      '',
      'Zażółć gęślą jaźń 署名 🖋️',
      'line\r\nline\n',
      'x'.repeat(5_000),
    ]) {
      it(`accepts what the owner signed: ${JSON.stringify(text.slice(0, 30))}`, async () => {
        expect(await accepts(text, await owner.signMessage(text))).to.equal(true);
      });
    }

    it('does not accept what somebody else signed', async () => {
      expect(await accepts('text', await stranger.signMessage('text'))).to.equal(false);
    });

    it('does not accept the signature of another text', async () => {
      expect(await accepts('text', await owner.signMessage('Text'))).to.equal(false);
    });

    it('does not accept the other spellings of a good signature', async () => {
      const good = await owner.signMessage('text');
      const { compactSerialized, yParity } = Signature.from(good);
      expect(await accepts('text', compactSerialized)).to.equal(false);
      expect(await accepts('text', `${good.slice(0, -2)}0${yParity}`)).to.equal(false);
      expect(await accepts('text', `${good}00`)).to.equal(false);
    });

    for (const signature of ['', '0x', '0x1', '0xzz', 'signature', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`]) {
      it(`does not accept ${JSON.stringify(signature.slice(0, 12))} of ${signature.length} characters`, async () => {
        expect(await accepts('text', signature)).to.equal(false);
      });
    }

    it('does not accept a good signature with upper-case 0X', async () => {
      const good = await owner.signMessage('text');
      expect(await accepts('text', good.replace('0x', '0X'))).to.equal(false);
    });

    it('rejects a text that is not well-formed Unicode', async () => {
      expect(await accepts('\ud800', await owner.signMessage('text'))).to.equal(false);
    });

    it('accepts nothing for an externally owned account, even its own signature', async () => {
      expect(await accepts('text', await owner.signMessage('text'), addressOf(owner))).to.equal(false);
    });

    it('queries the contract at the given address only', async () => {
      const other = await world.deployWallet(addressOf(stranger));
      expect(await accepts('text', await owner.signMessage('text'), other)).to.equal(false);
      expect(await accepts('text', await stranger.signMessage('text'), other)).to.equal(true);
    });

    it('rejects with CHAIN_UNAVAILABLE for a chain without a node', async () => {
      const signature = await owner.signMessage('text');
      const answer = world.signatures.accepts(NO_CHAIN, wallet, 'text', signature);
      expect(await rejection(answer)).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
