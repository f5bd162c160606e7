import { BaseContract, ContractFactory, type ContractRunner, type Signer } from 'ethers';
import { type ContractName, readArtifact } from './artifacts.ts';
import type { Handles } from './interfaces.ts';

/** The contract of this type at an address. */
export const attach = <N extends ContractName>(name: N, address: string, runner: ContractRunner) =>
  BaseContract.from<Handles[N]>(address, readArtifact(name).abi, runner);

/** Deploys a contract from the artifacts and waits for its block. */
export async function deploy<N extends ContractName>(name: N, signer: Signer, ...args: unknown[]) {
  const { abi, bytecode } = readArtifact(name);
  const factory = new ContractFactory(abi, bytecode, signer);
  const deployed = await (await factory.deploy(...args)).waitForDeployment();
  return BaseContract.from<Handles[N]>(await deployed.getAddress(), factory.interface, signer);
}

/** The same contract with another account as caller. */
export const as = <C extends BaseContract>(runner: ContractRunner, contract: C): C => contract.connect(runner) as C;
