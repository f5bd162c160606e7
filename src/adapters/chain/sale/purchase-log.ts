import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import { readAddress, readWords } from '../rpc/wire.ts';
import { type LogSource, placeOf, type RawLog } from './log-source.ts';
import { saleInterface } from './sale-abi.ts';

/** keccak256 of the event's signature. */
export const PURCHASE_TOPIC = saleInterface.getEvent('Purchase')?.topicHash as Hex;

/** The Purchase events of a sale contract. */
export const purchaseLogs = (contract: WalletAddress): LogSource<Purchase> => ({
  query: { address: contract, topics: [PURCHASE_TOPIC] },
  read: (logs) => logs.map((log) => ({ ...placeOf(log), ...readParties(log), ...readFigures(log.data) })),
});

function readParties({ topics: [, ...parties] }: RawLog) {
  if (parties.length !== 3) throw new UnexpectedAnswer('the node returned no purchase log');
  const [buyer, paymentToken, referrer] = parties.map((topic) => readAddress(BigInt(topic))) as [
    WalletAddress,
    WalletAddress,
    WalletAddress,
  ];
  return { buyer, paymentToken, referrer };
}

function readFigures(data: Hex) {
  const [amount, tokens, nonce, tier] = readWords(data, 4) as [bigint, bigint, bigint, bigint];
  if (tier < 1n || tier > 3n) throw new UnexpectedAnswer(`a purchase at tier ${tier}`);
  return { amount, tokens, nonce, tier: Number(tier) };
}
