import { unixSeconds } from '../shared/duration.ts';
import type { Hex } from '../shared/hex.ts';
import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { type Forwarding, isSameForwarding } from './forward-request.ts';

/**
 * `taken`: stored, not yet passed to the sponsor. `relayed`: accepted by the sponsor. The other states are final:
 * `executed` and `failed` on chain, `lapsed` when the request was not executed and no longer can be.
 */
export type SponsorshipState = 'taken' | 'relayed' | SponsorshipEnd;
export type SponsorshipEnd = 'executed' | 'failed' | 'lapsed';

/** The fee that the wallet pays for the request once it is executed, in smallest units of the token. */
export type SponsorshipFee = Readonly<{
  token: WalletAddress;
  amount: bigint;
  /** `owed`: not charged yet. `in-call`: the executed call itself pays it, or reverts. */
  collection: 'owed' | 'in-call';
}>;

/** The stored record of a sponsored request. */
export type Sponsorship = Forwarding &
  Readonly<{
    id: string;
    quoteId: string;
    fee: SponsorshipFee;
    /** The value of the fee, for the limit of owed fees. Absent in records that are older than the field. */
    feeUsd?: Usd;
    /** What an in-call fee pays above its quote: it collects fees that the wallet owes. */
    surplus?: bigint;
    gasLimit: bigint;
    /** What counts against the budgets: the maximum cost of the gas, and the real cost once that is known. */
    cost: Usd;
    /** The price of the native coin that `cost` was computed with. Absent in records that are older than the field. */
    nativeUsd?: Usd;
    /** A keyed digest of the client's network. */
    network: string;
    takenAt: Date;
    /** Id of the decision that granted it. Absent in records that are older than the field. */
    decision?: string;
    state: SponsorshipState;
    /** The sponsor's own id of the request. */
    reference?: string;
    /** The newest transaction for the request. */
    hash?: Hex;
  }>;

/**
 * What the chain reports about the transaction of a request. `paidWei` is absent when the receipt does not state the gas
 * price. `minedAt`: the block's time, of a revert.
 */
export type RequestOutcome =
  | 'absent'
  | 'unconfirmed'
  | Readonly<{ end: Exclude<SponsorshipEnd, 'lapsed'>; isRevert: boolean; minedAt?: Date; paidWei?: bigint }>;

/**
 * How a request ended. `cost` replaces the estimate; it is absent when the real cost is unknown, and the estimate stays.
 * `isRevert`: its transaction reverted in time, so that its wallet is suspended.
 * `isDeduced`: no transaction proves the end, only the nonce suggests it; no fee is then owed or collected.
 */
export type SponsorshipOutcome = Readonly<{
  end: SponsorshipEnd;
  isRevert?: boolean;
  isDeduced?: boolean;
  hash?: Hex;
  cost?: Usd;
}>;

/** The price of an amount of wei, rounded up to the smallest unit of Usd. */
export const costOfGas = (wei: bigint, nativeUsd: Usd): Usd => ((wei * nativeUsd + ONE_COIN - 1n) / ONE_COIN) as Usd;

const ONE_COIN = 10n ** 18n;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Seconds until the budgets are reset. */
export const secondsToNextDay = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);

/** A working sponsor has a request mined within this time. */
const FAIR_SECONDS = 2n * 60n;

/** Whether the request was taken in time and mined after its deadline: its revert is the sponsor's fault, not its wallet's. */
export const isMinedLate = ({ request, takenAt }: Pick<Sponsorship, 'request' | 'takenAt'>, minedAt: Date): boolean =>
  unixSeconds(minedAt) > request.deadline && request.deadline - unixSeconds(takenAt) >= FAIR_SECONDS;

/** Whether no block can execute the request any more: a confirmed one is later than its deadline, whatever a clock shows. */
export const isPastExecution = ({ request }: Forwarding, settledUntil: Date): boolean =>
  unixSeconds(settledUntil) > request.deadline;

/** Whether the wallet sends the request of this sponsorship again. One that lapsed was never executed: it needs a new quote. */
export const isRepeated = (sponsorship: Sponsorship, asked: Omit<Forwarding, 'forwarder'>): boolean =>
  sponsorship.state !== 'lapsed' && isSameForwarding(sponsorship, asked);
