import type { Hex } from '../shared/hex.ts';
import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Forwarding } from './forward-request.ts';

/**
 * `taken` before it is handed to the sponsor, `relayed` once that has it. The rest is final: `executed` and `failed` on chain,
 * `lapsed` when it can no longer be executed and never was.
 */
export type SponsorshipState = 'taken' | 'relayed' | SponsorshipEnd;
export type SponsorshipEnd = 'executed' | 'failed' | 'lapsed';

/** One request whose gas is paid, as we remember it. */
export type Sponsorship = Forwarding &
  Readonly<{
    id: string;
    quoteId: string;
    /** What the wallet owes once it is executed, by its quote: smallest units of the token. */
    fee: Readonly<{ token: WalletAddress; amount: bigint }>;
    gasLimit: bigint;
    /** The most that the gas may cost; this counts against the budgets. */
    cost: Usd;
    /** A keyed digest of the client's network. */
    network: string;
    takenAt: Date;
    state: SponsorshipState;
    /** What the sponsor calls it. */
    reference?: string;
    /** The newest transaction that carries it. */
    hash?: Hex;
  }>;

/** What an amount of wei costs, rounded up to the smallest unit of Usd that there is. */
export const costOfGas = (wei: bigint, nativeUsd: Usd): Usd => ((wei * nativeUsd + ONE_COIN - 1n) / ONE_COIN) as Usd;

const ONE_COIN = 10n ** 18n;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day that a moment counts for: `2026-01-31`. */
export const budgetDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Until budgets are fresh again. */
export const secondsToNextDay = (now: Date): number => Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);

/** Blocks may be behind the clock for so long; after that nothing executes a request any more. */
const CHAIN_LAG_SECONDS = 10n * 60n;

/** Can no block any more execute the request, because its deadline lies too far back? */
export const isPastExecution = ({ request }: Forwarding, now: Date): boolean =>
  BigInt(Math.floor(now.getTime() / 1000)) > request.deadline + CHAIN_LAG_SECONDS;
