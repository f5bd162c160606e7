import { hexlify, randomBytes, type Signer, Wallet } from 'ethers';
import type { World } from '../../../contracts/kit/deploy.ts';
import { deploy } from '../../../contracts/kit/handles.ts';
import type { Eip3009Stablecoin } from '../../../contracts/kit/interfaces.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import type { SignedTransfer, TransferTerms } from '../../../src/domain/payment/transfer.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { mined } from './transactions.ts';

const TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
};
const HELD = 1_000_000n;

export type PaidToken = Readonly<{
  token: Eip3009Stablecoin;
  terms: TransferTerms;
  chain: ChainRpc;
  /** A new account with a dollar and no native coins. */
  holder(): Promise<Wallet>;
  received(): Promise<bigint>;
}>;

/** A token with EIP-3009 on the world's chain, and the terms on which a new account is paid in it. */
export async function deployPaidToken({ node, accounts, provider }: World): Promise<PaidToken> {
  const token = await deploy('Eip3009Stablecoin', accounts[0], 'USD Coin', 'USDC');
  const recipient = Wallet.createRandom().address as WalletAddress;
  const { chainId } = node;
  return {
    token,
    terms: {
      ...{
        method: 'x402',
        network: `eip155:${chainId}`,
        chainId,
        recipient,
        decimals: 6,
        name: 'USD Coin',
        version: '1',
      },
      currency: (await token.getAddress()) as WalletAddress,
    },
    chain: new ChainRpc({ chainId, urls: [node.url] }),
    holder: async () => {
      const holder = new Wallet(Wallet.createRandom().privateKey, provider);
      await mined(token.mint(holder, HELD));
      return holder;
    },
    received: () => token.balanceOf(recipient),
  };
}

/** What a client signs for five thousand units; `change` alters it before it is signed. */
export async function signTransfer(
  signer: Signer,
  terms: TransferTerms,
  change: Partial<Omit<SignedTransfer, 'accepted' | 'signature'>> = {},
): Promise<SignedTransfer> {
  const { name, version, chainId, currency, network, recipient } = terms;
  const content = {
    from: (await signer.getAddress()) as WalletAddress,
    to: recipient,
    value: 5_000n,
    validAfter: 0n,
    validBefore: BigInt(Math.floor(Date.now() / 1_000) + 300),
    nonce: hexlify(randomBytes(32)) as Hex,
    ...change,
  };
  const domain = { name, version, chainId, verifyingContract: currency };
  const signature = (await signer.signTypedData(domain, TYPES, content)) as Hex;
  const accepted = { scheme: 'exact', network, asset: currency, payTo: recipient, amount: '5000' };
  return { ...content, accepted, signature };
}
