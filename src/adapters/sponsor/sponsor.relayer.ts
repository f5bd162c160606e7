import type { Relay, Sponsor } from '../../application/ports/paymaster/sponsor.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import type { Random } from '../../application/ports/system/random.ts';
import type { ChainTransactions } from '../../application/ports/transfer/chain-transactions.ts';
import type { SignedTransactions } from '../../application/ports/transfer/signed-transactions.ts';
import { sponsorRefused, sponsorUnavailable } from '../../domain/paymaster/errors.ts';
import { relayBytes } from '../../domain/paymaster/forward-request.ts';
import { isPastExecution, type Sponsorship } from '../../domain/paymaster/sponsorship.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Fate } from '../../domain/transfer/relayed-transaction.ts';
import { executeCalldata } from '../chain/gasless/forwarder-abi.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { RelayerAccount } from './relayer-account.ts';
import { type Fees, higherFees } from './relayer-fees.ts';
import { type Market, readMarket } from './relayer-market.ts';
import type { Bid, Lane, QueuedCall, RelayerCall, RelayerQueue } from './relayer-queue.ts';

export type RelayerTools = Readonly<{
  account: RelayerAccount;
  queue: RelayerQueue;
  chains: ReadonlyMap<number, ChainRpc>;
  chainTransactions: ChainTransactions;
  signedTransactions: SignedTransactions;
  /** The required confirmations of a transaction, by chain. */
  confirmations: ReadonlyMap<number, number>;
  clock: Clock;
  random: Pick<Random, 'uuid'>;
  /** Called for every broadcast that no node accepted. */
  onTrouble: (error: unknown) => void;
}>;

/** After this time without being mined, a transaction is replaced with a higher bid. */
const STUCK_MS = 30_000;
/** Enough for an empty transfer on every chain, including Arbitrum's data. */
const FILLER_GAS = 200_000n;

/**
 * The service's own account, which has the forwarder execute requests. A call is queued under its nonce before it is
 * broadcast; `pursue` rebroadcasts lost transactions, raises the bid of stuck ones, and moves calls whose nonce another
 * transaction used.
 */
export class RelayerSponsor implements Sponsor {
  readonly #tools: RelayerTools;

  constructor(tools: RelayerTools) {
    this.#tools = tools;
  }

  async relay(sponsorship: Sponsorship): Promise<Relay> {
    const { chainId, forwarder, request, gasLimit } = sponsorship;
    const market = await this.#market(chainId, relayBytes(request)).catch((error: unknown) => {
      throw error instanceof Failure ? sponsorRefused.because(error) : error;
    });
    const call = {
      id: sponsorship.id,
      to: forwarder,
      data: executeCalldata(request),
      gasLimit: gasLimit + market.dataGas,
    };
    if (market.balance < call.gasLimit * market.fees.maxFeePerGas)
      throw sponsorRefused.because(
        new Error(`The relayer account’s native coin balance is too low on chain ${chainId}`),
      );
    const lane = this.#laneOf(chainId);
    const kept = await this.#tools.queue
      .enqueue(lane, call, market.count, (nonce) => this.#sign(lane, call, nonce, market.fees))
      .catch((error: unknown) => {
        throw error instanceof Failure ? sponsorUnavailable.because(error) : error;
      });
    return await this.#send(kept);
  }

  async pursue(sponsorship: Sponsorship): Promise<Relay> {
    const call = await this.#tools.queue.find(sponsorship.id);
    const isTooLate = isPastExecution(sponsorship, this.#tools.clock.now());
    if (call === undefined) return isTooLate ? { status: 'gone' } : await this.relay(sponsorship);
    if (!call.isOpen) return { status: 'submitted', ...newest(call), ...(await this.#minedIn(call)) };
    return await this.#advance(call, isTooLate);
  }

  async #advance(call: QueuedCall, isTooLate: boolean): Promise<Relay> {
    const { queue } = this.#tools;
    const fates = await this.#fatesOf(call);
    const mined = fates.find(isMined);
    if (mined !== undefined) {
      await queue.close(call.id);
      return { status: 'submitted', reference: call.id, hash: mined.bid.hash };
    }
    const market = await this.#market(call.chainId, 0);
    if (fates.every(({ fate }) => fate === 'replaced')) return await this.#displaced(call, market, isTooLate);
    // Mined, but without enough confirmations: the bid that a node knows is returned.
    const known = fates.findLast(({ fate }) => fate === 'pending')?.bid;
    if (market.count > call.nonce) return { status: 'submitted', ...newest(call), ...(known && { hash: known.hash }) };
    if (market.count < call.nonce) await this.#clearTheWay(call, market);
    return await this.#send(market.count === call.nonce ? await this.#bidMore(call, market.fees) : call);
  }

  /** Another transaction of the account used the nonce, so this call will never be mined under it. */
  async #displaced(call: QueuedCall, { count, fees }: Market, isTooLate: boolean): Promise<Relay> {
    const { queue } = this.#tools;
    if (isTooLate || isFiller(call)) {
      await queue.close(call.id);
      return { status: 'gone' };
    }
    const moved = await queue.requeue(call.id, count, (nonce) => this.#sign(call, call, nonce, fees));
    return moved === undefined ? { status: 'pending' } : await this.#send(moved);
  }

  /** No queued call has the next nonce: one was lost, and all later ones would wait forever. */
  async #clearTheWay(call: QueuedCall, { count, fees }: Market): Promise<void> {
    const { queue, random } = this.#tools;
    const due = await queue.openAt(call, count);
    if (due !== undefined) return isFiller(due) ? void (await this.#advance(due, true)) : undefined;
    const filler: RelayerCall = { id: `gap ${random.uuid()}`, to: call.relayer, data: '0x', gasLimit: FILLER_GAS };
    await this.#send(await queue.fill(call, filler, count, (nonce) => this.#sign(call, filler, nonce, fees)));
  }

  async #bidMore(call: QueuedCall, market: Fees): Promise<QueuedCall> {
    const { queue, clock } = this.#tools;
    const now = clock.now();
    const bid = (current: QueuedCall) => {
      const last = current.bids.at(-1) as Bid;
      if (now.getTime() - last.at.getTime() < STUCK_MS) return undefined;
      const fees = higherFees(last, market);
      return fees && this.#sign(current, current, current.nonce, fees);
    };
    return (await queue.bid(call.id, bid)) ?? call;
  }

  /** A call whose broadcast failed or was rejected stays queued, and is broadcast again. */
  async #send(call: QueuedCall): Promise<Relay> {
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

  async #minedIn(call: QueuedCall) {
    const mined = (await this.#fatesOf(call)).find(isMined);
    return mined && { hash: mined.bid.hash };
  }

  async #fatesOf({ chainId, relayer: from, nonce, bids }: QueuedCall) {
    const { chainTransactions, confirmations } = this.#tools;
    const depth = confirmations.get(chainId) ?? 0;
    return await Promise.all(
      bids.map(async (bid) => ({
        bid,
        fate: await chainTransactions.fateOf({ chainId, hash: bid.hash, from, nonce }, depth),
      })),
    );
  }

  async #market(chainId: number, bytes: number): Promise<Market> {
    return await readMarket(this.#tools.chains.get(chainId), { chainId, relayer: this.#tools.account.address }, bytes);
  }

  #sign(lane: Pick<Lane, 'chainId'>, call: Omit<RelayerCall, 'id'>, nonce: bigint, fees: Fees): Bid {
    return this.#tools.account.sign(lane, call, nonce, fees, this.#tools.clock.now());
  }

  #laneOf = (chainId: number): Lane => ({ chainId, relayer: this.#tools.account.address });
}

const isMined = ({ fate }: Readonly<{ fate: Fate }>): boolean => fate === 'confirmed' || fate === 'reverted';

const isFiller = ({ to, relayer }: QueuedCall): boolean => to === relayer;

const newest = ({ id, bids }: QueuedCall) => ({ reference: id, hash: (bids.at(-1) as Bid).hash });
