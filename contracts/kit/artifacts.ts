import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InterfaceAbi } from 'ethers';

export type ContractName =
  | 'ContractWallet'
  | 'ERC2771Forwarder'
  | 'Eip3009Stablecoin'
  | 'GaslessTransfers'
  | 'Multicall3'
  | 'NameRecords'
  | 'NftSale'
  | 'OddStablecoin'
  | 'PermitHook'
  | 'SaleToken'
  | 'SanctionsOracle'
  | 'TestAuction'
  | 'TestPermit2'
  | 'TestStablecoin'
  | 'TokenSale';

export type Artifact = Readonly<{
  contractName: ContractName;
  sourceName: string;
  abi: InterfaceAbi;
  bytecode: string;
  deployedBytecode: string;
}>;

/** The repository's root, both from the sources and from `dist/`. */
export const repositoryRoot = nearestHolding(join('contracts', 'artifacts'), dirname(fileURLToPath(import.meta.url)));

export const readArtifact = (name: ContractName): Artifact =>
  JSON.parse(readFileSync(join(repositoryRoot, 'contracts', 'artifacts', `${name}.json`), 'utf8'));

function nearestHolding(wanted: string, folder: string): string {
  if (existsSync(join(folder, wanted))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.url} holds ${wanted}: run npm run contracts`);
  return nearestHolding(wanted, parent);
}
