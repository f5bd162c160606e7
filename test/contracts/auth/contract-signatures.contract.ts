import { expect } from 'chai';
import { Signature, Wallet } from 'ethers';
import { serializeErc6492Signature } from 'viem';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import type { ContractSignatures } from '../../../src/application/ports/auth.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { rejection } from '../../support/rejection.ts';

export type ContractSignaturesWorld = Readonly<{
  signatures: ContractSignatures;
  chainId: number;
  /** A new contract account on that chain, owned by this key. */
  deployWallet(owner: WalletAddress): Promise<WalletAddress>;
  /** The address of a contract account that is not deployed, and the factory call that would deploy it. */
  foreseeWallet(owner: WalletAddress): Promise<Undeployed>;
  /** Deploys it. */
  deployForeseen(wallet: Undeployed): Promise<void>;
}>;

export type Undeployed = Readonly<{ wallet: WalletAddress; owner: WalletAddress; factory: Hex; factoryData: Hex }>;

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

    describe('of an account that is not deployed (ERC-6492)', () => {
      let undeployed: Undeployed;
      beforeEach(async () => {
        undeployed = await world.foreseeWallet(addressOf(owner));
      });
      const wrap = (signature: string, { factory, factoryData }: Undeployed = undeployed) =>
        serializeErc6492Signature({ address: factory, data: factoryData, signature: signature as Hex });
      const acceptsOf = async (text: string, signature: string, at = undeployed.wallet) => accepts(text, signature, at);

      it('accepts what the owner signed, before and after the deployment', async () => {
        const wrapped = wrap(await owner.signMessage('text'));
        expect(await acceptsOf('text', wrapped)).to.equal(true);
        await world.deployForeseen(undeployed);
        expect(await acceptsOf('text', wrapped)).to.equal(true);
        expect(await acceptsOf('text', await owner.signMessage('text'))).to.equal(true);
      });

      it('does not accept the signature without its deployment', async () => {
        expect(await acceptsOf('text', await owner.signMessage('text'))).to.equal(false);
      });

      it('does not accept another text, another signer or another account', async () => {
        const wrapped = wrap(await owner.signMessage('text'));
        expect(await acceptsOf('Text', wrapped)).to.equal(false);
        expect(await acceptsOf('text', wrap(await stranger.signMessage('text')))).to.equal(false);
        const other = await world.foreseeWallet(addressOf(stranger));
        expect(await acceptsOf('text', wrapped, other.wallet)).to.equal(false);
      });

      it('does not accept a deployment of the attacker’s own account for somebody’s address', async () => {
        const own = await world.foreseeWallet(addressOf(stranger));
        expect(await acceptsOf('text', wrap(await stranger.signMessage('text'), own))).to.equal(false);
      });

      it('does not accept an ordinary account’s signature that is wrapped', async () => {
        expect(await acceptsOf('text', wrap(await owner.signMessage('text')), addressOf(owner))).to.equal(false);
      });

      it('does not accept a wrapping that is cut, empty or too long', async () => {
        const wrapped = wrap(await owner.signMessage('text'));
        const suffix = wrapped.slice(-64);
        for (const bad of [`0x${suffix}`, `${wrapped.slice(0, 200)}${suffix}`, `0x${'00'.repeat(96)}${suffix}`])
          expect(await acceptsOf('text', bad)).to.equal(false);
        const long = wrap(await owner.signMessage('text'), { ...undeployed, factoryData: `0x${'00'.repeat(9000)}` });
        expect(await acceptsOf('text', long)).to.equal(false);
      });
    });

    it('rejects with CHAIN_UNAVAILABLE for a chain without a node', async () => {
      const signature = await owner.signMessage('text');
      const answer = world.signatures.accepts(NO_CHAIN, wallet, 'text', signature);
      expect(await rejection(answer)).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
