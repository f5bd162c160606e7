import { expect } from 'chai';
import { feeTokens } from '../../../src/domain/fee/stablecoins.ts';
import { SUPPORTED_CHAINS } from '../../../src/domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { addressOn } from '../../../src/domain/token/token-registry.ts';

const OWN = { address: '0x5a1E000000000000000000000000000000000001' as WalletAddress, symbol: 'OWN', decimals: 6 };
const USDC_ON_BASE = { address: addressOn(8453, 'USDC'), symbol: 'USDC', decimals: 6 };

describe('fee tokens', () => {
  it('are dollars of six decimals on every supported chain, USDC first', () => {
    const tokens = feeTokens(1, [{ ...USDC_ON_BASE, address: addressOn(1, 'USDC') }]);
    expect([...tokens.keys()]).to.deep.equal([...SUPPORTED_CHAINS]);
    for (const [chainId, known] of tokens) {
      expect(known[0].symbol, `${chainId}`).to.equal('USDC');
      for (const { address, decimals } of known) {
        expect(address).to.match(/^0x[0-9a-fA-F]{40}$/);
        expect(decimals).to.equal(6);
      }
    }
  });

  it('include the payment tokens of the sale after those of its chain', () => {
    const symbols = feeTokens(8453, [USDC_ON_BASE, OWN])
      .get(8453)
      ?.map(({ symbol }) => symbol);
    expect(symbols).to.deep.equal(['USDC', 'USDT', 'OWN']);
  });

  it('are the payment tokens alone on a chain outside the registry', () =>
    expect(feeTokens(31337, [OWN]).get(31337)).to.deep.equal([OWN]));
});
