import {
  type AddressLike,
  BaseContract,
  type BaseContractMethod,
  type BytesLike,
  ContractFactory,
  type ContractRunner,
  type ContractTransactionResponse,
  type Signer,
} from 'ethers';
import { type ContractName, readArtifact } from './artifacts.ts';

type Read<A extends unknown[], R> = BaseContractMethod<A, R, R>;
type Write<A extends unknown[] = []> = BaseContractMethod<A, void, ContractTransactionResponse>;
type Handle<T> = BaseContract & Omit<T, keyof BaseContract>;

/** The struct of `buy`, as ethers encodes it. */
export type PurchaseAuthorization = Readonly<{
  buyer: string;
  paymentToken: string;
  amount: bigint;
  maxAllowed: bigint;
  isEU: boolean;
  referrer: string;
  nonce: bigint;
  deadline: bigint;
  tier: number;
}>;

/** The struct of `buyNft`, as ethers encodes it. */
export type NftPurchaseAuthorization = Readonly<{
  buyer: string;
  paymentToken: string;
  amount: bigint;
  tokenId: bigint;
  tierId: number;
  referrer: string;
  nonce: bigint;
  deadline: bigint;
}>;

export type ForwardRequest = Readonly<{
  from: string;
  to: string;
  value: bigint;
  gas: bigint;
  deadline: bigint;
  data: string;
  signature: string;
}>;

type Ownership = {
  owner: Read<[], string>;
  transferOwnership: Write<[owner: AddressLike]>;
  acceptOwnership: Write;
};

type AuthorizedSale = Ownership & {
  signer: Read<[], string>;
  treasury: Read<[], string>;
  nonceUsed: Read<[nonce: bigint], boolean>;
  paymentTokenAccepted: Read<[token: AddressLike], boolean>;
  setSigner: Write<[signer: AddressLike]>;
  setTreasury: Write<[treasury: AddressLike]>;
  setPaymentToken: Write<[token: AddressLike, accepted: boolean]>;
  cancel: Write<[nonce: bigint]>;
  pause: Write;
  unpause: Write;
};

export type TokenSale = Handle<
  AuthorizedSale & {
    phase: Read<[], bigint>;
    price: Read<[], bigint>;
    purchased: Read<[buyer: AddressLike], bigint>;
    saleToken: Read<[], string>;
    tokensForSale: Read<[], bigint>;
    tokensSold: Read<[], bigint>;
    hashAuthorization: Read<[PurchaseAuthorization], string>;
    buy: Write<[PurchaseAuthorization, signature: BytesLike]>;
    buyWithPermit: Write<
      [PurchaseAuthorization, signature: BytesLike, permitDeadline: bigint, v: number, r: string, s: string]
    >;
    fund: Write<[tokens: bigint]>;
    withdrawUnsold: Write;
    setPrice: Write<[price: bigint]>;
    setSchedule: Write<[startsAt: bigint, endsAt: bigint]>;
  }
>;

export type NftSale = Handle<
  AuthorizedSale & {
    ownerOf: Read<[tokenId: bigint], string>;
    tiers: Read<[tierId: number], [price: bigint, supply: bigint, sold: bigint]>;
    hashAuthorization: Read<[NftPurchaseAuthorization], string>;
    buyNft: Write<[NftPurchaseAuthorization, signature: BytesLike]>;
    setTier: Write<[tierId: number, price: bigint, supply: bigint]>;
  }
>;

type Erc20 = {
  balanceOf: Read<[account: AddressLike], bigint>;
  allowance: Read<[owner: AddressLike, spender: AddressLike], bigint>;
  approve: Write<[spender: AddressLike, amount: bigint]>;
  transfer: Write<[to: AddressLike, amount: bigint]>;
};

export type SaleToken = Handle<Erc20>;
export type Stablecoin = Handle<
  Erc20 & {
    mint: Write<[account: AddressLike, amount: bigint]>;
    nonces: Read<[owner: AddressLike], bigint>;
    permit: Write<
      [owner: AddressLike, spender: AddressLike, value: bigint, deadline: bigint, v: number, r: string, s: string]
    >;
  }
>;

export type SanctionsOracle = Handle<{
  isSanctioned: Read<[account: AddressLike], boolean>;
  add: Write<[account: AddressLike]>;
  remove: Write<[account: AddressLike]>;
}>;

export type ContractWallet = Handle<{
  owner: Read<[], string>;
  isValidSignature: Read<[hash: BytesLike, signature: BytesLike], string>;
  execute: Write<[target: AddressLike, value: bigint, data: BytesLike]>;
}>;

export type Forwarder = Handle<{
  nonces: Read<[owner: AddressLike], bigint>;
  verify: Read<[ForwardRequest], boolean>;
  execute: Write<[ForwardRequest]>;
}>;

type Call3 = Readonly<{ target: string; allowFailure: boolean; callData: string }>;
export type Multicall3 = Handle<{
  aggregate3: BaseContractMethod<
    [readonly Call3[]],
    [success: boolean, returnData: string][],
    ContractTransactionResponse
  >;
  getEthBalance: Read<[account: AddressLike], bigint>;
  getBlockNumber: Read<[], bigint>;
  getCurrentBlockTimestamp: Read<[], bigint>;
  getChainId: Read<[], bigint>;
}>;

type Handles = {
  ContractWallet: ContractWallet;
  ERC2771Forwarder: Forwarder;
  Multicall3: Multicall3;
  NftSale: NftSale;
  SaleToken: SaleToken;
  SanctionsOracle: SanctionsOracle;
  TestStablecoin: Stablecoin;
  TokenSale: TokenSale;
};

/** The contract of this kind at an address. */
export const attach = <N extends ContractName>(name: N, address: string, runner: ContractRunner) =>
  BaseContract.from<Handles[N]>(address, readArtifact(name).abi, runner);

/** Deploys a contract of the artifacts and waits for its block. */
export async function deploy<N extends ContractName>(name: N, signer: Signer, ...args: unknown[]) {
  const { abi, bytecode } = readArtifact(name);
  const factory = new ContractFactory(abi, bytecode, signer);
  const deployed = await (await factory.deploy(...args)).waitForDeployment();
  return BaseContract.from<Handles[N]>(await deployed.getAddress(), factory.interface, signer);
}

/** The same contract, acting for another account. */
export const as = <C extends BaseContract>(runner: ContractRunner, contract: C): C => contract.connect(runner) as C;
