import { type Hex, hexToBigInt, numberToHex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { api } from '../../api/client.ts';
import { sentenceOf, toast } from '../../kit/index.ts';
import { t } from '../texts/index.ts';
import type { Asked } from './guarded-provider.ts';
import { askChain, fund } from './sandbox-chain.ts';
import { emit, heldKey, keepKey } from './sandbox-memory.ts';

const CHAIN = 'console.sandbox-wallet.chain';
/** Of JSON-RPC. After any other error, viem reports this refusal in place of the one before it. */
const NO_METHOD = -32_601;

/** That of this browser is made when it is first asked for its account. */
function account(): PrivateKeyAccount {
  if (heldKey() === null) keepKey(generatePrivateKey());
  return privateKeyToAccount(heldKey() as Hex);
}

/** A wallet that is made now is filled, so that a newcomer can buy at once. */
async function opened(): Promise<Hex> {
  const isNew = heldKey() === null;
  const { address } = account();
  if (isNew)
    await fund(address).catch((error: unknown) =>
      toast({ tone: 'warn', title: t('notFunded'), text: sentenceOf(error) }),
    );
  return address;
}

/** That of the sale, until another one is chosen. */
async function chainId(): Promise<number> {
  const chosen = localStorage.getItem(CHAIN);
  return chosen === null ? (await api.viewSaleRules()).chainId : Number(chosen);
}

/** Answers as a wallet whose person approves everything: whatever it signs and sends is simulated. */
export async function answer({ method, params = [] }: Asked): Promise<unknown> {
  const [first, second] = params as readonly unknown[];
  switch (method) {
    case 'eth_requestAccounts':
    case 'eth_accounts':
      return [await opened()];
    case 'eth_chainId':
      return numberToHex(await chainId());
    case 'wallet_switchEthereumChain': {
      const { chainId: wished } = first as { chainId: Hex };
      localStorage.setItem(CHAIN, String(Number(wished)));
      emit('chainChanged', wished);
      return null;
    }
    case 'personal_sign':
      return account().signMessage({ message: { raw: first as Hex } });
    case 'eth_signTypedData_v4':
      tell('signedBySandbox');
      return account().signTypedData(JSON.parse(String(second)));
    case 'eth_sendTransaction':
      return send(first as Wish);
    case 'wallet_revokePermissions':
      return null;
    default:
      if (!method.startsWith('eth_'))
        throw Object.assign(new Error(`The sandbox wallet has no ${method}`), { code: NO_METHOD });
      return askChain(await chainId(), method, params as readonly unknown[]);
  }
}

/** The page shows what it asks for, and the wallet signs nothing else. */
type Wish = Readonly<{
  to: Hex;
  data?: Hex;
  value?: Hex;
  nonce?: Hex;
  gas?: Hex;
  maxFeePerGas?: Hex;
  maxPriorityFeePerGas?: Hex;
}>;

/** What is not asked for: a quarter more gas than estimated, at the base fee of the simulated chain with room for half of another one. */
async function send({ to, data = '0x', value = '0x0', ...wish }: Wish): Promise<unknown> {
  const own = account();
  const chain = await chainId();
  const ask = async (method: string, ...args: readonly unknown[]) =>
    hexToBigInt((await askChain(chain, method, args)) as Hex);
  const signed = await own.signTransaction({
    type: 'eip1559',
    chainId: chain,
    to,
    data,
    value: hexToBigInt(value),
    nonce: Number(wish.nonce ?? (await ask('eth_getTransactionCount', own.address, 'pending'))),
    gas: BigInt(wish.gas ?? ((await ask('eth_estimateGas', { from: own.address, to, data, value })) * 5n) / 4n),
    maxFeePerGas: BigInt(wish.maxFeePerGas ?? ((await ask('eth_gasPrice')) * 3n) / 2n),
    maxPriorityFeePerGas: BigInt(wish.maxPriorityFeePerGas ?? 0n),
  });
  const hash = await askChain(chain, 'eth_sendRawTransaction', [signed]);
  tell('sentBySandbox');
  return hash;
}

const tell = (what: 'signedBySandbox' | 'sentBySandbox') => toast({ title: t(what), text: t('nothingSent') });
