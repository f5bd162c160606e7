import { AbiCoder, concat, hashMessage, Interface } from 'ethers';
import type { ContractSignatures } from '../../../application/ports/auth.ts';
import { MAX_SIGNATURE_BYTES } from '../../../domain/auth/sign-in-message.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { readChain } from '../rpc/chain-of.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { Data, parse, toQuantity } from '../rpc/wire.ts';
import { isWrapped, unwrapped, VALIDATOR } from './erc6492.ts';

const signatureInterface = new Interface([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
/** EIP-1271's magic value as ABI data. It equals the function's selector, so echoed calldata starts with the same bytes. */
const ACCEPTED = `0x1626ba7e${'0'.repeat(56)}`;
const NO = '0x00';
const VALIDATED = ['address', 'bytes32', 'bytes'];
/** Enough for wallets with many owners or passkeys, but too little for a malicious contract to keep a node busy until it times out. */
const GAS = toQuantity(10_000_000);

export class EvmContractSignatures implements ContractSignatures {
  readonly #chains: ReadonlyMap<number, ChainRpc>;

  /** The supported chains, by id. */
  constructor(chains: ReadonlyMap<number, ChainRpc>) {
    this.#chains = chains;
  }

  async accepts(chainId: number, wallet: WalletAddress, text: string, signature: string): Promise<boolean> {
    if (!Data.safeParse(signature).success || signature.length > 2 + 2 * MAX_SIGNATURE_BYTES) return false;
    const wrapped = isWrapped(signature) ? unwrapped(signature) : undefined;
    if (isWrapped(signature) && wrapped === undefined) return false;
    const asked = { wallet, hash: hashMessage(new TextEncoder().encode(text)), signature };
    return readChain(this.#chains, chainId, async (ask) => {
      if (wrapped === undefined) return accepted(ask, asked);
      if (await hasCode(ask, wallet)) return accepted(ask, { ...asked, signature: wrapped.signature });
      return validated(ask, asked);
    });
  }
}

type Asked = Readonly<{ wallet: WalletAddress; hash: string; signature: string }>;

const hasCode = async (ask: Ask, wallet: WalletAddress): Promise<boolean> =>
  parse(Data, await ask('eth_getCode', [wallet, 'latest']), 'code') !== '0x';

/** Whether the account is a contract that accepts the signature of the hash (EIP-1271). */
export async function accepted(ask: Ask, { wallet, hash, signature }: Asked): Promise<boolean> {
  const data = signatureInterface.encodeFunctionData('isValidSignature', [hash, signature]);
  const [isContract, answer] = await Promise.all([hasCode(ask, wallet), answerOf(ask, { to: wallet, data, gas: GAS })]);
  return isContract && parse(Data, answer, 'call result') === ACCEPTED;
}

/**
 * Deploys the account in the call and asks it. The call has no sender of ours: it runs code of the caller's choice. A deployed account is
 * never asked so: the validator would run that code against it, and then ask it again.
 */
async function validated(ask: Ask, { wallet, hash, signature }: Asked): Promise<boolean> {
  const data = concat([VALIDATOR, AbiCoder.defaultAbiCoder().encode(VALIDATED, [wallet, hash, signature])]);
  const verdict = parse(Data, await answerOf(ask, { data, gas: GAS }), 'call result');
  if (verdict !== NO && verdict !== '0x01')
    throw new UnexpectedAnswer(`the signature validator returned ${verdict.slice(0, 66)}`);
  return verdict === '0x01';
}

/** NO when the call failed in a contract. */
const answerOf = (ask: Ask, call: object): Promise<unknown> =>
  ask('eth_call', [call, 'latest']).catch((error: unknown) => {
    if (error instanceof RpcError && contractFailed(error)) return NO;
    throw error;
  });
