import { usageOf } from '../../domain/fee/fee-action.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { gaslessPlace, isCarried } from '../../domain/paymaster/gasless-offer.ts';
import { answerIn, attempt } from '../../domain/shared/attempt.ts';
import { type Usd, worth } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { recipientSanctioned } from '../../domain/transfer/errors.ts';
import { PREPARED_MS, type UnsignedTransaction } from '../../domain/transfer/prepared-transfer.ts';
import {
  callOf,
  requireSensible,
  type TransferOrder,
  type TransferWish,
} from '../../domain/transfer/transfer-order.ts';
import { transferTerms } from '../../domain/transfer/transfer-terms.ts';
import { type TransferWarning, transferWarnings } from '../../domain/transfer/transfer-warning.ts';
import type { SignQuotePorts } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';
import { type GaslessTransferOffer, offerGasless } from './offer-gasless.ts';
import { feeFiguresOf, quoteTransfer } from './quote-transfer.ts';

type PreparePorts = SignQuotePorts &
  Pick<
    Ports,
    | 'addressScreening'
    | 'gaslessCalls'
    | 'preparedTransfers'
    | 'priceFeeds'
    | 'proStatus'
    | 'relayedTransactions'
    | 'sponsorPolicy'
    | 'transferOutlooks'
    | 'transferPolicy'
    | 'userWallets'
  >;

/** A transfer that lacks nothing but the wallet's signature, and what to know of it before. */
export type TransferOffer = Readonly<{
  prepareId: string;
  expiresAt: Date;
  transaction: UnsignedTransaction;
  /** Wei that one gas is expected to cost, and the whole transaction beside its value. */
  gasPrice: bigint;
  feeWei: bigint;
  gasUsd: Usd;
  /** Whether the gas can be paid now, by the wallet or by the sponsor. */
  ready: boolean;
  /** What a sponsor takes for carrying it; absent on a chain without fees. */
  feeQuote?: SignedFeeQuote;
  /** What is left of a stablecoin after that; absent when it is nothing. */
  amountAfterFee?: bigint;
  treasury: WalletAddress;
  sponsor: string;
  /** Whether the sponsor would carry it for the fee. */
  gasless: boolean;
  gaslessTransfer?: GaslessTransferOffer;
  warnings: readonly TransferWarning[];
}>;

const NATIVE_DECIMALS = 18;

/**
 * The transaction that makes a transfer, kept for ten minutes so that what is signed can be held against what was asked for.
 * Rejects with CHAIN_UNSUPPORTED, VALIDATION_FAILED, RECIPIENT_REFUSED, RECIPIENT_SANCTIONED, TOKEN_NOT_A_CONTRACT,
 * INSUFFICIENT_FUNDS, TRANSFER_WOULD_REVERT, GAS_TOO_HIGH, FEE_ABOVE_AMOUNT and FEE_OUT_OF_RANGE; with CHAIN_UNAVAILABLE,
 * GAS_PRICE_UNAVAILABLE, PRICE_UNAVAILABLE, AML_UNAVAILABLE or STORE_UNAVAILABLE when anything that it rests on is missing.
 */
export const prepareTransfer =
  (ports: PreparePorts) =>
  async (from: WalletAddress, wish: TransferWish): Promise<TransferOffer> => {
    requireSensible(wish, ports.transferPolicy);
    const order = { ...wish, from };
    const offer = offerOf(ports, order, await circumstancesOf(ports, order));
    const { prepareId: id, transaction, expiresAt } = offer;
    await ports.preparedTransfers.keep({ id, wallet: from, recipient: order.to, transaction, expiresAt });
    return offer;
  };

type Circumstances = Awaited<ReturnType<typeof circumstancesOf>>;

/** Everything is asked at once. Whatever is missing beside the chain itself is told after what the wallet can mend. */
async function circumstancesOf(ports: PreparePorts, order: TransferOrder) {
  const place = gaslessPlace(ports.sponsorPolicy, ports.feePolicy, order);
  const [outlook, screening, figures, known] = await Promise.all([
    ports.transferOutlooks.read(order, usageOf('transfer'), place),
    attempt(ports.addressScreening.screen(order.to)),
    attempt(feeFiguresOf(ports, order)),
    attempt(addressesOf(ports, order.from)),
  ]);
  return { place, outlook, screening, figures, known };
}

function offerOf(ports: PreparePorts, order: TransferOrder, circumstances: Circumstances): TransferOffer {
  const { outlook, place, screening } = circumstances;
  if (screening.known && screening.value.sanctioned) throw recipientSanctioned();
  const { gas, gasPrice, feeWei, affordable, maxFeePerGas, maxPriorityFeePerGas } = transferTerms(order, outlook);
  answerIn(screening);
  const [figures, known] = [answerIn(circumstances.figures), answerIn(circumstances.known)];
  const { chainId, from, to } = order;
  const call = callOf(order);
  const { recipientIsContract, nonce, sponsoredWei: gasCostWei } = outlook;
  const isCarriable = isCarried(outlook.gasless, order);
  const quoted = quoteTransfer(ports, order, figures, { gasless: isCarriable, affordable, gasCostWei });
  const gasless = isCarriable && quoted.amountAfterFee !== undefined;
  const ready = affordable || gasless;
  const expiresAt = new Date(ports.clock.now().getTime() + PREPARED_MS);
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
    ...(gasless &&
      offerGasless(ports, order, { place, outlook: outlook.gasless, fee: quoted.feeQuote?.fee, until: expiresAt })),
    warnings: transferWarnings({ from, to, known, recipientIsContract, gasIsPaid: ready }),
  };
}

/** More than anybody remembers having sent to. */
const MOST_RECIPIENTS = 1_000;

/** Every address that the wallet has to do with, as far as we know. */
async function addressesOf(
  { preparedTransfers, relayedTransactions, userWallets }: PreparePorts,
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
