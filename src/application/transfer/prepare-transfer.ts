import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { knownTokens } from '../../domain/call/parties-of-call.ts';
import { usageOf } from '../../domain/fee/fee-policy.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { answerIn, attempt } from '../../domain/shared/attempt.ts';
import { unixSeconds } from '../../domain/shared/duration.ts';
import { throwIf } from '../../domain/shared/failure.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { type Usd, worth } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import {
  type GaslessOffer,
  type GaslessOption,
  gaslessContractsFor,
  gaslessOffer,
  gaslessOption,
} from '../../domain/transfer/gasless-offer.ts';
import { PREPARED_MS, type UnsignedTransaction } from '../../domain/transfer/prepared-transfer.ts';
import { orderTransfer, type TransferOrder, type TransferWish } from '../../domain/transfer/transfer-order.ts';
import { type TransferWarning, transferWarnings } from '../../domain/transfer/transfer-outlook.ts';
import { transferTerms } from '../../domain/transfer/transfer-terms.ts';
import { findListed, type ScreeningPorts } from '../compliance/screening.ts';
import type { SignQuotePorts } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';
import { paysOurTreasury } from '../shared/pays-our-treasury.ts';
import { feeFiguresOf, quoteTransfer } from './quote-transfer.ts';

type FactPorts = ScreeningPorts &
  Pick<
    Ports,
    | 'feePolicy'
    | 'gaslessTreasuries'
    | 'preparedTransfers'
    | 'priceFeeds'
    | 'proStatus'
    | 'relayedTransactions'
    | 'sponsorPolicy'
    | 'transferOutlooks'
    | 'userWallets'
  >;

type TransferFacts = Awaited<ReturnType<typeof gatherTransferFacts>>;

/**
 * Everything that a prepared transfer depends on, requested concurrently. Rejects when the chain is unavailable; the
 * other facts are attempts that the caller checks.
 */
async function gatherTransferFacts(ports: FactPorts, order: TransferOrder) {
  const { chainId } = order;
  const contracts = gaslessContractsFor(ports.sponsorPolicy, ports.feePolicy, order);
  const [outlook, screening, figures, knownAddresses, isOurs] = await Promise.all([
    ports.transferOutlooks.read(order, usageOf('transfer'), contracts),
    attempt(findListed(ports)({ sender: order.from, calls: [{ chainId, ...order.call }] })),
    attempt(feeFiguresOf(ports, order)),
    attempt(addressesOf(ports, order.from)),
    contracts && paysOurTreasury(ports, { chainId, contract: contracts.contract }),
  ]);
  const gaslessContracts = isOurs ? contracts : undefined;
  return { gaslessContracts, outlook, screening, figures, knownAddresses };
}

/** Well above the number of recipients that a user remembers. */
const MOST_RECIPIENTS = 1_000;

/** Every address that the wallet has sent to, prepared to send to, or saved. */
async function addressesOf(
  { preparedTransfers, relayedTransactions, userWallets }: FactPorts,
  wallet: WalletAddress,
): Promise<readonly WalletAddress[]> {
  const [sentTo, prepared, saved] = await Promise.all([
    relayedTransactions.recipients(wallet, MOST_RECIPIENTS),
    preparedTransfers.recipients(wallet),
    userWallets.walletsOf(wallet),
  ]);
  const own = saved.filter(({ chain }) => chain === 'evm').map(({ address }) => address as WalletAddress);
  return [...sentTo, ...prepared, ...own];
}

/** `data`: present when no permit has to be signed first. */
export type GaslessTransferOffer = GaslessOffer & Readonly<{ data?: Hex }>;

type GaslessTerms = GaslessOption &
  Readonly<{
    fee: bigint;
    /** When both signatures expire. */
    until: Date;
  }>;

/** What the wallet signs for a gasless transfer with this fee. */
function offerGasless(
  { gaslessCalls }: Pick<Ports, 'gaslessCalls'>,
  order: TransferOrder,
  { until, ...terms }: GaslessTerms,
): GaslessTransferOffer {
  const deadline = unixSeconds(until);
  const offer = gaslessOffer({ ...terms, order, deadline });
  if (offer.permit !== undefined) return offer;
  return { ...offer, data: gaslessCalls.encode(offer.arguments) };
}

type PreparePorts = SignQuotePorts & FactPorts & Pick<Ports, 'gaslessCalls' | 'transferPolicy'>;

/** A prepared transfer, ready to be signed, and what to know before signing it. */
export type TransferOffer = Readonly<{
  prepareId: string;
  expiresAt: Date;
  transaction: UnsignedTransaction;
  /** The expected price of one gas, and the expected cost of the transaction besides its value, in wei. */
  gasPrice: bigint;
  feeWei: bigint;
  gasUsd: Usd;
  /** Whether the gas can be paid now, by the wallet or by the sponsor. */
  ready: boolean;
  /** The sponsor's fee for the gas; absent on a chain without fees. */
  feeQuote?: SignedFeeQuote;
  /** The stablecoin amount minus the fee; absent when nothing is left. */
  amountAfterFee?: bigint;
  treasury: WalletAddress;
  sponsor: string;
  /** Whether a sponsor pays the gas in return for the fee. */
  gasless: boolean;
  gaslessTransfer?: GaslessTransferOffer;
  warnings: readonly TransferWarning[];
}>;

const NATIVE_DECIMALS = 18;

/**
 * Prepares the transaction of a transfer and stores it for ten minutes, so that the signed transaction can be compared
 * with it. Rejects with CHAIN_UNSUPPORTED, VALIDATION_FAILED, RECIPIENT_REFUSED, SENDER_SANCTIONED,
 * RECIPIENT_SANCTIONED, TOKEN_NOT_A_CONTRACT, INSUFFICIENT_FUNDS, TRANSFER_WOULD_REVERT, GAS_TOO_HIGH, FEE_ABOVE_AMOUNT and FEE_OUT_OF_RANGE;
 * with CHAIN_UNAVAILABLE, GAS_PRICE_UNAVAILABLE, PRICE_UNAVAILABLE, AML_UNAVAILABLE or STORE_UNAVAILABLE when anything
 * that it depends on is missing.
 */
export const prepareTransfer = (ports: PreparePorts) => {
  const tokens = knownTokens(ports.feePolicy, ports.salePolicy);
  return async (from: ProvedWallet, wish: TransferWish): Promise<TransferOffer> => {
    const order = orderTransfer(from, wish, ports.transferPolicy, tokens);
    const facts = await gatherTransferFacts(ports, order);
    const offer = await offerTransfer(ports, order, facts);
    const { prepareId: id, transaction, expiresAt } = offer;
    await ports.preparedTransfers.keep({ id, wallet: from, recipient: order.to, transaction, expiresAt });
    return offer;
  };
};

/** Failures that the wallet can fix are thrown before failures of external systems other than the chain. */
async function offerTransfer(ports: PreparePorts, order: TransferOrder, facts: TransferFacts): Promise<TransferOffer> {
  const { outlook, screening } = facts;
  if (screening.known) throwIf(screening.value.refusal);
  const { gas, gasPrice, feeWei, affordable, maxFeePerGas, maxPriorityFeePerGas } = transferTerms(order, outlook);
  answerIn(screening);
  const [figures, known] = [answerIn(facts.figures), answerIn(facts.knownAddresses)];
  const { chainId, from, to, call } = order;
  const { nonce, recipientIsContract, sponsoredWei: gasCostWei } = outlook;
  const option = gaslessOption(order, facts.gaslessContracts, outlook.gasless);
  const quoted = await quoteTransfer(ports, order, figures, { gasless: option !== undefined, affordable, gasCostWei });
  const { feeQuote, amountAfterFee } = quoted;
  const expiresAt = new Date(ports.clock.now().getTime() + PREPARED_MS);
  const gaslessTransfer =
    option && feeQuote && amountAfterFee !== undefined
      ? offerGasless(ports, order, { ...option, fee: feeQuote.fee, until: expiresAt })
      : undefined;
  const gasless = gaslessTransfer !== undefined;
  const ready = affordable || gasless;
  return {
    prepareId: ports.random.uuid(),
    expiresAt,
    transaction: { ...call, chainId, nonce, gas, maxFeePerGas, maxPriorityFeePerGas },
    gasPrice,
    feeWei,
    gasUsd: worth(feeWei, NATIVE_DECIMALS, figures.nativeUsd),
    ready,
    ...quoted,
    treasury: ports.feePolicy.treasury,
    sponsor: ports.sponsorPolicy.sponsor,
    gasless,
    ...(gasless && { gaslessTransfer }),
    warnings: transferWarnings({ from, to, known, recipientIsContract, gasIsPaid: ready }),
  };
}
