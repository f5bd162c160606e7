import { usageOf } from '../../domain/fee/fee-action.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { gaslessContractsFor } from '../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../domain/transfer/transfer-order.ts';
import { findListed, type ScreeningPorts } from '../compliance/screen-calls.ts';
import type { Ports } from '../ports/index.ts';
import { paysOurTreasury } from '../shared/pays-our-treasury.ts';
import { feeFiguresOf } from './quote-transfer.ts';

export type FactPorts = ScreeningPorts &
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

export type TransferFacts = Awaited<ReturnType<typeof gatherTransferFacts>>;

/**
 * Everything that a prepared transfer depends on, requested concurrently. Rejects when the chain is unavailable; the
 * other facts are attempts that the caller checks.
 */
export async function gatherTransferFacts(ports: FactPorts, order: TransferOrder) {
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
