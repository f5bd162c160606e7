import type { PaymasterUseCases } from '../../application/paymaster/index.ts';

/** Throws when a GaslessTransfers contract pays its fees to another address than TREASURY. */
export async function requireOwnTreasuries({ checkTreasuries }: Pick<PaymasterUseCases, 'checkTreasuries'>) {
  const faults = (await checkTreasuries()).flatMap(({ chainId, contract, expected, found }) =>
    found === undefined
      ? []
      : [
          `GASLESS_TRANSFERS_${chainId}: the contract ${contract} on chain ${chainId} pays its fees to ${found}, but TREASURY is ${expected}`,
        ],
  );
  if (faults.length > 0)
    throw new Error(
      `${faults.join('\n')}\nDeploy GaslessTransfers with this treasury, or set TREASURY to the contract's.`,
    );
}
