import type { NewSponsorship } from '../../../application/ports/paymaster.ts';
import type { Sponsorship, SponsorshipState } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { Usd } from '../../../domain/shared/usd.ts';

/** `bigint` and `numeric` columns come as decimal text. */
export type SponsorshipRow = Omit<ReturnType<typeof toSponsorshipRow>, 'chain_id' | 'deadline'> & {
  chain_id: string | number;
  deadline: string | number;
  state: SponsorshipState;
  reference: string | null;
  hash: Hex | null;
  looked_at: Date | null;
  decision: string | null;
};

export const toSponsorshipRow = ({ request, fee, ...kept }: NewSponsorship) => ({
  id: kept.id,
  quote_id: kept.quoteId,
  chain_id: kept.chainId,
  forwarder: kept.forwarder,
  wallet: request.from,
  target: request.to,
  value: String(request.value),
  gas: String(request.gas),
  nonce: String(request.nonce),
  deadline: String(request.deadline),
  data: request.data,
  signature: request.signature,
  fee_token: fee.token,
  fee_amount: String(fee.amount),
  fee_collection: fee.collection,
  fee_usd: kept.feeUsd === undefined ? null : String(kept.feeUsd),
  surplus: kept.surplus === undefined ? null : String(kept.surplus),
  gas_limit: String(kept.gasLimit),
  cost: String(kept.cost),
  native_usd: kept.nativeUsd === undefined ? null : String(kept.nativeUsd),
  network: kept.network,
  taken_at: kept.takenAt,
});

export const toSponsorship = (row: SponsorshipRow): Sponsorship => ({
  id: row.id,
  quoteId: row.quote_id,
  chainId: Number(row.chain_id),
  forwarder: row.forwarder,
  request: {
    from: row.wallet,
    to: row.target,
    value: BigInt(row.value),
    gas: BigInt(row.gas),
    nonce: BigInt(row.nonce),
    deadline: BigInt(row.deadline),
    data: row.data,
    signature: row.signature,
  },
  fee: { token: row.fee_token, amount: BigInt(row.fee_amount), collection: row.fee_collection },
  ...(row.fee_usd !== null && { feeUsd: BigInt(row.fee_usd) as Usd }),
  ...(row.surplus !== null && { surplus: BigInt(row.surplus) }),
  gasLimit: BigInt(row.gas_limit),
  cost: BigInt(row.cost) as Usd,
  ...(row.native_usd !== null && { nativeUsd: BigInt(row.native_usd) as Usd }),
  network: row.network,
  takenAt: row.taken_at,
  ...(row.decision !== null && { decision: row.decision }),
  state: row.state,
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.hash !== null && { hash: row.hash }),
});
