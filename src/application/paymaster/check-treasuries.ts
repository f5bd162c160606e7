import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

type CheckPorts = Pick<Ports, 'alarms' | 'feePolicy' | 'gaslessTreasuries' | 'sponsorPolicy'>;

/** A GaslessTransfers contract whose fees do not go to the configured treasury, or that could not be asked. */
export type DoubtfulTreasury = Readonly<{
  chainId: number;
  contract: WalletAddress;
  expected: WalletAddress;
  /** Absent while the chain is unavailable. */
  found?: WalletAddress;
}>;

/** Compares the treasury of every contract with TREASURY. Returns those that are not proved equal, and raises an alarm for each. */
export const checkTreasuries =
  ({ alarms, feePolicy, gaslessTreasuries, sponsorPolicy }: CheckPorts) =>
  async (): Promise<readonly DoubtfulTreasury[]> => {
    if (sponsorPolicy.sponsor === 'none') return [];
    const expected = feePolicy.treasury;
    const checks = [...sponsorPolicy.gaslessTransfers].map(async ([chainId, contract]) => {
      const answer = await attempt(gaslessTreasuries.of(chainId, contract));
      return { chainId, contract, expected, ...(answer.known && { found: answer.value }) };
    });
    const doubtful = (await Promise.all(checks)).filter(({ found }) => found !== expected);
    for (const { found, ...facts } of doubtful)
      await alarms.raise({
        name: 'gasless-treasury-unproved',
        message:
          found === undefined
            ? 'The treasury of a GaslessTransfers contract could not be read. Gasless transfers are off on this chain.'
            : 'The treasury of a GaslessTransfers contract is not TREASURY. Gasless transfers are off on this chain.',
        facts: { ...facts, ...(found !== undefined && { found }) },
      });
    return doubtful;
  };
