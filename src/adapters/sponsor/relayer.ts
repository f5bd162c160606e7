import type { Relay } from '../../application/ports/paymaster.ts';
import type { Clock, Random } from '../../application/ports/system.ts';
import type { ChainTransactions, SignedTransactions } from '../../application/ports/transfer.ts';
import { sponsorRefused, sponsorUnavailable } from '../../domain/paymaster/errors.ts';
import { confirmationsOf } from '../../domain/shared/chain/any-chain.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { isExpiredTransfer } from '../chain/gasless/eip3009.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { fatesOf, isMined, isPending, isReplaced, type ToldBid } from './bid-fates.ts';
import type { RelayerAccount } from './relayer-account.ts';
import { type Fees, higherFees, type Market, readMarket } from './relayer-market.ts';
import {
  type Bid,
  isFiller,
  type Lane,
  newest,
  type QueuedCall,
  type RelayerCall,
  type RelayerQueue,
} from './relayer-queue.ts';

export type RelayerTools = Readonly<{
  /** The first pays for new calls; the others finish theirs. */
  accounts: readonly [RelayerAccount, ...RelayerAccount[]];
  queue: RelayerQueue;
  chains: ReadonlyMap<number, ChainRpc>;
  chainTransactions: ChainTransactions;
  signedTransactions: SignedTransactions;
  /** The required confirmations of a transaction, by chain. */
  confirmations: ReadonlyMap<number, number>;
  clock: Clock;
  random: Pick<Random, 'uuid'>;
  /** Called for every broadcast that no node accepted, and when a key cannot sign. */
  onTrouble: (error: unknown) => void;
}>;

/** After this time without being mined, a transaction is replaced with a higher bid. */
const STUCK_MS = 30_000;
/** Enough for an empty transfer on every chain, including Arbitrum's data. */
const FILLER_GAS = 200_000n;

/** A call that the relayer is to have mined. `bytes`: what a rollup charges for as data. */
export type RelayerJob = RelayerCall & Readonly<{ chainId: number; bytes: number }>;

/**
 * The service's own accounts, which send calls of contracts that anybody may call. A call is queued under its nonce before it
 * is signed and broadcast; `pursue` signs what could not be signed, rebroadcasts lost transactions, raises the bid of stuck
 * ones, and moves calls whose nonce another transaction used.
 */
export class Relayer {
  readonly #tools: RelayerTools;

  constructor(tools: RelayerTools) {
    this.#tools = tools;
  }

  /** Rejects with SPONSOR_REFUSED when the call was certainly not queued, and with SPONSOR_UNAVAILABLE when it may have been. */
  async relay(job: RelayerJob): Promise<Relay> {
    const { lane, call, market } = await this.#affordable(job);
    const kept = await this.#tools.queue.enqueue(lane, call, market.count).catch((error: unknown) => {
      throw error instanceof Failure ? sponsorUnavailable.because(error) : error;
    });
    return await this.#send(kept, market.fees);
  }

  /** Rejects with SPONSOR_REFUSED when `relay` would: no node responds, or the account's balance is too low. */
  async requireFunds(job: RelayerJob): Promise<void> {
    await this.#affordable(job);
  }

  /**
   * The progress of a queued call; undefined when it was never queued. `isTooLate`: nothing more is paid for it; of a transfer with
   * EIP-3009 the relayer itself knows. Rejects with CHAIN_UNAVAILABLE.
   */
  async pursue(id: string, isTooLate: boolean): Promise<Relay | undefined> {
    const call = await this.#tools.queue.find(id);
    if (call === undefined) return undefined;
    const isOver = isTooLate || this.#isExpired(call);
    return call.isOpen ? await this.#advance(call, isOver) : await this.#review(call, isOver);
  }

  /** The call's purpose is reached or lost: its nonce is left to whatever needs the next one. */
  async drop(id: string): Promise<void> {
    await this.#tools.queue.close(id);
  }

  async #affordable({ chainId, bytes, ...call }: RelayerJob) {
    const lane: Lane = { chainId, relayer: this.#tools.accounts[0].address };
    const market = await this.#market(lane, bytes).catch((error: unknown) => {
      throw error instanceof Failure ? sponsorRefused.because(error) : error;
    });
    const gasLimit = call.gasLimit + market.dataGas;
    if (market.balance < gasLimit * market.fees.maxFeePerGas)
      throw sponsorRefused.because(
        new Error(`The relayer account’s native coin balance is too low on chain ${chainId}`),
      );
    return { lane, call: { ...call, gasLimit }, market };
  }

  /** A closed call was given up, or mined. A reorganization deeper than the confirmations removes a mined one: it is sent again. */
  async #review(call: QueuedCall, isTooLate: boolean): Promise<Relay> {
    const fates = await this.#fatesOf(call);
    const found = fates.find(isMined) ?? fates.findLast(isPending);
    if (found !== undefined) return { status: 'submitted', reference: call.id, hash: found.bid.hash };
    const neverMined = fates.every(isReplaced);
    if (isTooLate || neverMined) return { status: 'unknown', reference: call.id, neverMined };
    return await this.#broadcast(call);
  }

  async #advance(call: QueuedCall, isTooLate: boolean): Promise<Relay> {
    const { queue } = this.#tools;
    const fates = await this.#fatesOf(call);
    const mined = fates.find(isMined);
    if (mined !== undefined) {
      await queue.close(call.id);
      return { status: 'submitted', reference: call.id, hash: mined.bid.hash };
    }
    const market = await this.#market(call, 0);
    if (call.bids.length === 0) return await this.#begin(call, market, isTooLate);
    if (fates.every(isReplaced)) return await this.#displaced(call, market, isTooLate);
    // Mined, but without enough confirmations: the bid that a node knows is returned.
    const known = fates.findLast(isPending)?.bid;
    if (market.count > call.nonce) return { status: 'submitted', ...newest(call), ...(known && { hash: known.hash }) };
    // Its block would only charge for the revert.
    if (isTooLate && known === undefined && !isFiller(call)) return await this.#giveUp(call, false);
    if (market.count < call.nonce) await this.#clearTheWay(call, market);
    return await this.#broadcast(market.count === call.nonce ? await this.#bidMore(call, market) : call);
  }

  /** The call has a nonce, and was never signed. */
  async #begin(call: QueuedCall, market: Market, isTooLate: boolean): Promise<Relay> {
    if (isTooLate || market.count > call.nonce) return await this.#displaced(call, market, isTooLate);
    if (market.count < call.nonce) await this.#clearTheWay(call, market);
    return await this.#send(call, market.fees);
  }

  /** Another transaction of the account used the nonce, so this call will never be mined under it. */
  async #displaced(call: QueuedCall, { count, fees }: Market, isTooLate: boolean): Promise<Relay> {
    if (isTooLate || isFiller(call)) return await this.#giveUp(call, true);
    const moved = await this.#tools.queue.requeue(call.id, count);
    return moved === undefined ? { status: 'pending' } : await this.#send(moved, fees);
  }

  async #giveUp({ id }: QueuedCall, neverMined: boolean): Promise<Relay> {
    await this.#tools.queue.close(id);
    return { status: 'gone', neverMined };
  }

  /** No queued call has the next nonce: one was lost, and all later ones would wait forever. */
  async #clearTheWay(call: QueuedCall, { count, fees }: Market): Promise<void> {
    const { queue, random } = this.#tools;
    const due = await queue.openAt(call, count);
    // Nobody else pursues a filler, or a transfer that is too late.
    const isLeft = due !== undefined && (isFiller(due) || this.#isExpired(due));
    if (due !== undefined) return isLeft ? void (await this.#advance(due, true)) : undefined;
    const filler: RelayerCall = { id: `gap ${random.uuid()}`, to: call.relayer, data: '0x', gasLimit: FILLER_GAS };
    await this.#send(await queue.fill(call, filler, count), fees);
  }

  #isExpired({ data }: QueuedCall): boolean {
    return isExpiredTransfer(data, this.#tools.clock.now());
  }

  /** Not above what the account can pay: every node would reject that bid, and only the last one is broadcast again. */
  async #bidMore(call: QueuedCall, { fees: asked, balance }: Market): Promise<QueuedCall> {
    const last = call.bids.at(-1) as Bid;
    const isStuck = this.#tools.clock.now().getTime() - last.at.getTime() >= STUCK_MS;
    const fees = isStuck ? higherFees(last, asked) : undefined;
    if (fees === undefined || balance < call.gasLimit * fees.maxFeePerGas) return call;
    return await this.#withBid(call, fees);
  }

  /** The call with one more bid; as it is stored when the key cannot sign now, or another process was faster. */
  async #withBid(call: QueuedCall, fees: Fees): Promise<QueuedCall> {
    const { accounts, clock, onTrouble, queue } = this.#tools;
    try {
      const account = accounts.find(({ address }) => address === call.relayer);
      if (account === undefined)
        throw sponsorUnavailable.because(new Error(`There is no key of relayer ${call.relayer}`));
      return (await queue.bid(call, await account.sign(call, call, fees, clock.now()))) ?? call;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      onTrouble(error);
      return call;
    }
  }

  /** A call that cannot be signed stays queued, and is tried again. */
  async #send(queued: QueuedCall, fees: Fees): Promise<Relay> {
    const call = queued.bids.length === 0 ? await this.#withBid(queued, fees) : queued;
    return call.bids.length === 0 ? { status: 'pending', reference: call.id } : await this.#broadcast(call);
  }

  /** A signed call whose broadcast failed or was rejected stays queued, and is tried again. */
  async #broadcast(call: QueuedCall): Promise<Relay> {
    const { chainTransactions, signedTransactions, onTrouble } = this.#tools;
    try {
      await chainTransactions.broadcast(signedTransactions.decode((call.bids.at(-1) as Bid).raw));
      return { status: 'submitted', ...newest(call) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      onTrouble(error);
      return { status: 'pending', ...newest(call) };
    }
  }

  #fatesOf(call: QueuedCall): Promise<readonly ToldBid[]> {
    const { chainTransactions, confirmations } = this.#tools;
    return fatesOf(chainTransactions, call, confirmationsOf(confirmations, call.chainId));
  }

  async #market({ chainId, relayer }: Lane, bytes: number): Promise<Market> {
    return await readMarket(this.#tools.chains, { chainId, relayer }, bytes);
  }
}
