import type { FeePolicy } from '../fee/fee-policy.ts';
import type { ForwardRequest } from '../paymaster/forward-request.ts';
import {
  GASLESS_FUNCTIONS,
  type GaslessTransfer,
  type Permit,
  type PermitTerms,
} from '../paymaster/gasless-transfer.ts';
import type { SponsorPolicy } from '../paymaster/sponsor-policy.ts';
import { requestGasLimit } from '../paymaster/sponsorable.ts';
import type { TypedDataDomain } from '../shared/typed-data.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { TransferOrder, TransferWish } from './transfer-order.ts';

/** The contracts of a gasless transfer: GaslessTransfers on its chain, and the forwarder that it trusts. */
export type GaslessContracts = Readonly<{ token: WalletAddress; contract: WalletAddress; forwarder: TypedDataDomain }>;

/** On-chain facts about a gasless transfer. */
export type GaslessOutlook = Readonly<{
  /** The forwarder nonce of the wallet's next request. */
  requestNonce: bigint;
  /** The token allowance for the contract. */
  allowance: bigint;
  /** Undefined when the token does not support permits. */
  permit?: PermitTerms;
}>;

/** What a wallet signs for a gasless transfer: first the permit, if any, then the request that contains it. */
export type GaslessOffer = Readonly<{
  contract: WalletAddress;
  /** The function signature, and its arguments except the permit's signature. */
  function: (typeof GASLESS_FUNCTIONS)[keyof typeof GASLESS_FUNCTIONS];
  arguments: GaslessTransfer & Readonly<{ permitDeadline?: bigint }>;
  permit?: Readonly<{ domain: TypedDataDomain; message: Permit }>;
  request: Readonly<{ domain: TypedDataDomain; message: Omit<ForwardRequest, 'data'> }>;
}>;

/** Undefined without a sponsor, on a chain without the contracts, and for a token that is not a fee token. */
export function gaslessContractsFor(
  { sponsor, forwarders, gaslessTransfers }: SponsorPolicy,
  { tokens }: FeePolicy,
  { chainId, token }: TransferWish,
): GaslessContracts | undefined {
  const [contract, forwarder] = [gaslessTransfers.get(chainId), forwarders.get(chainId)];
  const feeToken = tokens.get(chainId)?.find(({ address }) => address === token);
  if (sponsor === 'none' || contract === undefined || forwarder === undefined || feeToken === undefined)
    return undefined;
  return { token: feeToken.address, contract, forwarder };
}

/** A possible gasless transfer. */
export type GaslessOption = Readonly<{ contracts: GaslessContracts; outlook: GaslessOutlook }>;

/**
 * Undefined when the allowance is below the amount and the token does not support permits. The amount and the fee
 * together are taken from the allowance.
 */
export const gaslessOption = (
  { amount }: Pick<TransferOrder, 'amount'>,
  contracts: GaslessContracts | undefined,
  outlook: GaslessOutlook | undefined,
): GaslessOption | undefined =>
  contracts && outlook && (outlook.allowance >= amount || outlook.permit !== undefined)
    ? { contracts, outlook }
    : undefined;

type GaslessTerms = GaslessOption &
  Readonly<{
    order: Pick<TransferOrder, 'from' | 'to' | 'amount'>;
    /** The fee of the quote, deducted from the amount. */
    fee: bigint;
    /** Unix seconds, for both signatures. */
    deadline: bigint;
  }>;

export function gaslessOffer({ order, fee, contracts, outlook, deadline }: GaslessTerms): GaslessOffer {
  const { from, to, amount } = order;
  const { token, contract, forwarder } = contracts;
  const terms = outlook.allowance >= amount ? undefined : outlook.permit;
  return {
    contract,
    function: GASLESS_FUNCTIONS[terms === undefined ? 'transfer' : 'transferWithPermit'],
    arguments: { token, to, amount: amount - fee, fee, ...(terms && { permitDeadline: deadline }) },
    ...(terms && {
      permit: {
        domain: terms.domain,
        message: { owner: from, spender: contract, value: amount, nonce: terms.nonce, deadline },
      },
    }),
    request: {
      domain: forwarder,
      message: {
        from,
        to: contract,
        value: 0n,
        gas: requestGasLimit('transfer'),
        nonce: outlook.requestNonce,
        deadline,
      },
    },
  };
}
