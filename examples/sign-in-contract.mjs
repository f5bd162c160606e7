// Signs in with a contract wallet (EIP-1271): the contract decides whether a signature is valid, here that of its owner.
import { readFileSync } from 'node:fs';
import { signIn } from '@institutional-defi/client';
import { createWalletClient, getAddress, http } from 'viem';
import { toAccount } from 'viem/accounts';
import { deployContract, waitForTransactionReceipt } from 'viem/actions';
import { client, RPC_URL, wallet } from './setup.mjs';

const owner = wallet.account;
const address = process.env.CONTRACT_WALLET ?? (await deploy());
console.log(`The contract ${address} belongs to ${owner.address}`);

const contract = toAccount({
  address: /** @type {import('viem').Address} */ (address),
  signMessage: (given) => owner.signMessage(given),
  signTypedData: (given) => owner.signTypedData(given),
  // A contract sends nothing by itself: its owner calls `execute`, or a relayer sends for it.
  signTransaction: async () => Promise.reject(new Error('A contract signs no transactions')),
});

await signIn(client, { wallet: createWalletClient({ account: contract, transport: http(RPC_URL) }) });
const session = await client.viewSession();
console.log(`Signed in as ${session.wallet} on chain ${session.chainId}`);

/** Deploys the reference contract on the development chain. */
async function deploy() {
  const file = new URL('../contracts/artifacts/ContractWallet.json', import.meta.url);
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8'));
  const hash = await deployContract(wallet, { abi, bytecode, args: [owner.address], account: owner, chain: null });
  const { contractAddress } = await waitForTransactionReceipt(wallet, { hash });
  if (!contractAddress) throw new Error('The contract was not deployed');
  return getAddress(contractAddress);
}
