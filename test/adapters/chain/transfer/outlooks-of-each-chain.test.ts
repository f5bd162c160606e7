import { expect } from 'chai';
import { NO_ROLLUP_FEES } from '../../../../src/domain/fee/gas.ts';
import { describeOnChain } from '../../../support/chain/chain.ts';
import { GWEI, outlooksOn } from '../../../support/chain/outlook-node.ts';

/** What each chain adds to a node's estimate. The base fee and the node's suggested tip are 1 gwei. */
const CHAINS: readonly Readonly<{ chainId: number; maxFee: bigint; tip: bigint; gasPercent: bigint }>[] = [
  { chainId: 1, maxFee: 3n * GWEI, tip: GWEI, gasPercent: 120n },
  { chainId: 10, maxFee: 3n * GWEI, tip: GWEI, gasPercent: 120n },
  { chainId: 137, maxFee: 31_250_000_000n, tip: 30n * GWEI, gasPercent: 125n },
  { chainId: 8453, maxFee: 3n * GWEI, tip: GWEI, gasPercent: 120n },
  { chainId: 42161, maxFee: 1_500_000_000n, tip: 0n, gasPercent: 130n },
];

for (const { chainId, maxFee, tip, gasPercent } of CHAINS)
  describeOnChain(
    `EvmTransferOutlooks on a node of chain ${chainId}`,
    (node) => {
      const { on, read, terms } = outlooksOn(chainId, node);

      it('makes one request to the node', async () => {
        await read({ token: on.token });
        const requests = on.proxy.requests.length;
        await read({ token: on.token });
        await read();
        expect(on.proxy.requests.length - requests).to.equal(2);
        expect(on.proxy.requests.at(-2)).to.be.within(6, 8);
      });

      it('returns the chain’s current fees', async () => {
        const { maxFeePerGas, maxPriorityFeePerGas } = await terms();
        expect(maxPriorityFeePerGas).to.equal(tip);
        expect(maxFeePerGas).to.equal(maxFee);
      });

      it('adds the chain’s margin to the gas of a token transfer', async () => {
        const { simulation } = await read({ token: on.token });
        const estimate = simulation.outcome === 'executed' ? simulation.gas : 0n;
        expect(estimate > 40_000n && estimate < 60_000n).to.equal(true);
        expect((await terms({ token: on.token })).gas).to.equal((estimate * gasPercent + 99n) / 100n);
        expect((await terms()).gas).to.equal(21_000n);
      });

      it('adds the chain’s fees besides gas', async () => {
        const { besidesGas } = await read();
        const isRollup = [10, 8453].includes(chainId);
        expect(besidesGas).to.deep.equal(
          isRollup ? { data: 112_000n, operatorLeast: 5n, operatorMost: 95n } : NO_ROLLUP_FEES,
        );
        const { feeWei, mostFeeWei, gas, gasPrice, maxFeePerGas } = await terms();
        const besides = isRollup ? 112_000n + 5n + 1n : 0n;
        expect(feeWei).to.equal(gas * gasPrice + besides);
        expect(mostFeeWei).to.equal(gas * maxFeePerGas + besides);
        if (isRollup) expect((await read({ token: on.token })).besidesGas.data).to.equal(180_000n);
      });

      it('calculates the fees of a sponsored transfer', async () => {
        const { sponsoredWei } = await read();
        const { gasPrice } = await terms();
        const dataGas = chainId === 42161 ? 30_000n : 0n;
        const besides = [10, 8453].includes(chainId) ? 700_000n + 5n + 1n : 0n;
        expect(sponsoredWei).to.equal(gasPrice * (125_000n + dataGas) + besides);
      });
    },
    { chainId },
  );
