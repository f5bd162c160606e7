import { expect } from 'chai';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import type { SaleTerms } from '../../../src/adapters/chain/sale/sale-contract.memory.ts';
import type { SaleContract } from '../../../src/application/ports/sale.ts';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

export type SaleContractWorld = Readonly<{
  saleContract: SaleContract;
  /** A purchase that the sale accepts, at its price and without a cap for the buyer. */
  buy(buyer: WalletAddress, amount: bigint): Promise<void>;
  /** Confirms the newest block, and returns its time. */
  confirm(): Promise<Date>;
}>;

const WHOLE_TOKEN = 10n ** 18n;
const [ALICE, BOB] = [developmentAccounts[3].address as WalletAddress, developmentAccounts[4].address as WalletAddress];
const USUAL: SaleTerms = { phase: 'active', tokensForSale: 1_000_000n * WHOLE_TOKEN, price: 50_000n };

/** The sale contract sells a token with 18 decimals. */
export function describeSaleContractContract(
  name: string,
  makeWorld: (terms: SaleTerms) => Promise<SaleContractWorld>,
): void {
  describe(`SaleContract contract: ${name}`, () => {
    for (const phase of ['upcoming', 'active', 'paused', 'ended'] as const) {
      it(`returns the phase ${phase}`, async () => {
        const { saleContract } = await makeWorld({ ...USUAL, phase });
        expect(await saleContract.state()).to.deep.equal({ ...USUAL, phase, tokensSold: 0n });
      });
    }

    it('returns figures as large as the contract holds them', async () => {
      const terms: SaleTerms = { phase: 'upcoming', tokensForSale: MAX_UINT256, price: MAX_UINT256 };
      const { saleContract } = await makeWorld(terms);
      expect(await saleContract.state()).to.deep.equal({ ...terms, tokensSold: 0n });
    });

    it('returns zero for a wallet without purchases', async () => {
      const { saleContract } = await makeWorld(USUAL);
      expect(await saleContract.purchased(ALICE)).to.equal(0n);
    });

    it('adds up the purchases of one buyer only', async () => {
      const { saleContract, buy } = await makeWorld(USUAL);
      await buy(ALICE, 100_000_000n);
      await buy(BOB, 7_000_000n);
      await buy(ALICE, 1n);
      expect(await saleContract.purchased(ALICE)).to.equal(100_000_001n);
      expect(await saleContract.purchased(BOB)).to.equal(7_000_000n);
    });

    it('adds up the tokens sold to all buyers', async () => {
      const { saleContract, buy } = await makeWorld(USUAL);
      await buy(ALICE, 100_000_000n);
      await buy(BOB, 50_000n);
      expect(await saleContract.state()).to.deep.equal({ ...USUAL, tokensSold: 2_001n * WHOLE_TOKEN });
    });

    it('returns the time of the newest confirmed block', async () => {
      const { saleContract, confirm } = await makeWorld(USUAL);
      const time = await confirm();
      expect(await saleContract.settledUntil()).to.deep.equal(time);
    });

    it('returns the largest possible purchase', async () => {
      const { saleContract, buy } = await makeWorld({ phase: 'active', tokensForSale: MAX_UINT256, price: 1n });
      const most = MAX_UINT256 / WHOLE_TOKEN;
      await buy(ALICE, most);
      expect(await saleContract.purchased(ALICE)).to.equal(most);
      expect((await saleContract.state()).tokensSold).to.equal(most * WHOLE_TOKEN);
    });
  });
}
