import type { AddressLike, BaseContract, BaseContractMethod, BytesLike, ContractTransactionResponse } from 'ethers';

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
    authorizationLifetime: Read<[], bigint>;
    priceChangedAt: Read<[], bigint>;
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
    tiers: Read<[tierId: number], [price: bigint, supply: bigint, sold: bigint, firstTokenId: bigint]>;
    hashAuthorization: Read<[NftPurchaseAuthorization], string>;
    buyNft: Write<[NftPurchaseAuthorization, signature: BytesLike]>;
    setTier: Write<[tierId: number, price: bigint, firstTokenId: bigint, supply: bigint]>;
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

export type Eip3009Stablecoin = Handle<
  Pick<Stablecoin, Exclude<keyof Stablecoin, keyof BaseContract>> & {
    authorizationState: Read<[authorizer: AddressLike, nonce: BytesLike], boolean>;
    cancelAuthorization: Write<[authorizer: AddressLike, nonce: BytesLike, signature: BytesLike]>;
  }
>;

/** Argument of `become`: 1 deducts a hundredth of each transfer, 2 returns false without a transfer, 3 returns nothing. */
export type OddStablecoin = Handle<
  Pick<Stablecoin, Exclude<keyof Stablecoin, keyof BaseContract>> & { become: Write<[oddity: number]> }
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

export type GaslessTransfers = Handle<{
  treasury: Read<[], string>;
  isTrustedForwarder: Read<[forwarder: AddressLike], boolean>;
  transfer: Write<[token: AddressLike, to: AddressLike, amount: bigint, fee: bigint]>;
  transferWithPermit: Write<
    [
      token: AddressLike,
      to: AddressLike,
      amount: bigint,
      fee: bigint,
      permitDeadline: bigint,
      v: number,
      r: string,
      s: string,
    ]
  >;
}>;

export type NameRecords = Handle<{
  setResolver: Write<[node: BytesLike, to: AddressLike]>;
  setExpiry: Write<[id: bigint | string, time: bigint]>;
  setAddr: Write<[node: BytesLike, coinType: number, account: BytesLike]>;
  setName: Write<[node: BytesLike, to: string]>;
  setNameForAddr: Write<[account: AddressLike, to: string]>;
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

/** The struct of a bid's `hookData`, as ethers encodes it. */
export type BidPermit = Readonly<{
  auction: string;
  owner: string;
  sender: string;
  amount: bigint;
  maxAllowed: bigint;
  nonce: bigint;
  deadline: bigint;
}>;

export type PermitHook = Handle<
  Ownership & {
    signer: Read<[], string>;
    retiringSigner: Read<[], string>;
    committed: Read<[auction: AddressLike, owner: AddressLike], bigint>;
    nonceUsed: Read<[nonce: bigint], boolean>;
    hashPermit: Read<[BidPermit], string>;
    setSigner: Write<[signer: AddressLike]>;
    retireSigner: Write;
    setTotalCap: Write<[auction: AddressLike, cap: bigint]>;
  }
>;

export type TestAuction = Handle<{
  clearingPrice: Read<[], bigint>;
  MAX_BID_PRICE: Read<[], bigint>;
  floorPrice: Read<[], bigint>;
  tickSpacing: Read<[], bigint>;
  startBlock: Read<[], bigint>;
  endBlock: Read<[], bigint>;
  claimBlock: Read<[], bigint>;
  nextBidId: Read<[], bigint>;
  isGraduated: Read<[], boolean>;
  checkpoint: Write;
  onTokensReceived: Write;
  'submitBid(uint256,uint128,address,uint256,bytes)': Write<
    [maxPrice: bigint, amount: bigint, owner: AddressLike, prevTickPrice: bigint, hookData: BytesLike]
  >;
  'submitBid(uint256,uint128,address,bytes)': Write<
    [maxPrice: bigint, amount: bigint, owner: AddressLike, hookData: BytesLike]
  >;
  exitBid: Write<[bidId: bigint]>;
  exitPartiallyFilledBid: Write<[bidId: bigint, lastFullyFilledCheckpointBlock: bigint, outbidBlock: bigint]>;
  claimTokens: Write<[bidId: bigint]>;
  claimTokensBatch: Write<[owner: AddressLike, bidIds: readonly bigint[]]>;
}>;

export type TestPermit2 = Handle<{
  approve: Write<[token: AddressLike, spender: AddressLike, amount: bigint, expiration: bigint]>;
}>;

/** The ethers type of each artifact's contract. */
export type Handles = {
  ContractWallet: ContractWallet;
  ERC2771Forwarder: Forwarder;
  Eip3009Stablecoin: Eip3009Stablecoin;
  GaslessTransfers: GaslessTransfers;
  Multicall3: Multicall3;
  NameRecords: NameRecords;
  NftSale: NftSale;
  OddStablecoin: OddStablecoin;
  PermitHook: PermitHook;
  SaleToken: SaleToken;
  SanctionsOracle: SanctionsOracle;
  TestAuction: TestAuction;
  TestPermit2: TestPermit2;
  TestStablecoin: Stablecoin;
  TokenSale: TokenSale;
};
