import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../../domain/shared/typed-data.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../domain/shared/wallet-address.ts';
import { purchaseSignerOf } from '../../local/purchase-signer.eip712.ts';
import type { CarriedPermit } from '../gasless/gasless-calls.ts';
import type { InMemoryPermits } from '../gasless/permits.memory.ts';
import type { InMemoryChain } from '../memory/chain.memory.ts';
import { revert } from '../memory/revert.ts';
import { paymentOf, requireSpendable, type SaleSetup, secondsNow } from './authorized-sale.memory.ts';
import { saleInterface } from './sale-abi.ts';
import type { InMemorySaleContract } from './sale-contract.memory.ts';

type World = Readonly<{
  setup: SaleSetup;
  state: InMemorySaleContract;
  chain: InMemoryChain;
  domain: TypedDataDomain;
  /** The sold token; absent where none is delivered. */
  token?: WalletAddress;
  /** Blocks on top of a purchase: nothing else adds any here. */
  confirmations: number;
  permits: InMemoryPermits;
}>;

const WHOLE_TOKEN = 10n ** 18n;
/** Seconds. */
const AUTHORIZATION_LIFETIME = 3_600n;
const PHASES = { upcoming: 0, active: 1, paused: 2, ended: 3 } as const;
const TIERS = [undefined, 'TIER_1', 'TIER_2', 'TIER_3'] as const;

/** TokenSale.sol in memory: the same checks in the same order with the same errors, and the same event. */
export class InMemoryTokenSale {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  isUsed(nonce: bigint): boolean {
    return this.#world.chain.purchases().some((purchase) => purchase.nonce === nonce);
  }

  /** Reverts before any change; a rehearsal changes nothing. */
  call(sender: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void {
    const call = saleInterface.parseTransaction({ data });
    if (call?.name !== 'buy' && call?.name !== 'buyWithPermit') throw revert('no reason given');
    const [terms, signature, deadline, v, r, s] = call.args;
    const permit = call.name === 'buy' ? undefined : { deadline, v: Number(v), r, s };
    const tier = TIERS[Number(terms.tier)];
    const authorization = { ...terms.toObject(), tier } as PurchaseAuthorization;
    const tokens = this.#requireValid(sender, authorization, signature);
    this.#pay(authorization, permit, as);
    if (as === 'rehearsal') return;
    const { buyer, paymentToken, referrer, amount, nonce } = authorization;
    const { chain, setup, token, confirmations } = this.#world;
    if (token !== undefined) setup.tokens.mint(token, buyer, tokens);
    chain.mine({ txHash: as, buyer, paymentToken, referrer, amount, tokens, nonce, tier: Number(terms.tier) });
    for (let depth = 0; depth < confirmations; depth += 1) chain.mine();
  }

  /** The encoded result of a view function; undefined for any other call. */
  read(data: Hex): Hex | undefined {
    const call = saleInterface.parseTransaction({ data });
    if (call === null) throw revert('no reason given');
    const { state, token, chain } = this.#world;
    const { phase, price, tokensForSale } = state.terms;
    const answer: Readonly<Record<string, () => unknown>> = {
      phase: () => PHASES[phase],
      price: () => price,
      tokensForSale: () => tokensForSale,
      tokensSold: () => chain.purchases().reduce((sum, one) => sum + one.tokens, 0n),
      purchased: () => spentBy(chain, call.args[0]),
      nonceUsed: () => this.isUsed(call.args[0]),
      saleToken: () => token ?? ZERO_ADDRESS,
    };
    const read = answer[call.name];
    return read && (saleInterface.encodeFunctionResult(call.fragment, [read()]) as Hex);
  }

  /** The number of tokens bought. */
  #requireValid(sender: WalletAddress, authorization: PurchaseAuthorization, signature: Hex): bigint {
    const { setup, state, chain, domain } = this.#world;
    const { phase, price, tokensForSale } = state.terms;
    if (phase !== 'active') throw revert('SaleNotActive', PHASES[phase]);
    const { buyer, amount, maxAllowed, nonce, deadline, tier } = authorization;
    const recovered = tier === undefined ? undefined : purchaseSignerOf(domain, authorization, signature);
    requireSpendable(setup, authorization, { sender, recovered, isUsed: this.isUsed(nonce) });
    const latest = secondsNow(setup.clock) + AUTHORIZATION_LIFETIME;
    if (deadline > latest) throw revert('AuthorizationTooLong', deadline, latest);
    const purchases = chain.purchases();
    const spent = spentBy(chain, buyer);
    const room = maxAllowed > spent ? maxAllowed - spent : 0n;
    if (amount > room) throw revert('CapExceeded', amount, room);
    const tokens = (amount * WHOLE_TOKEN) / price;
    if (tokens === 0n) throw revert('PaymentTooSmall', amount);
    const remaining = tokensForSale - purchases.reduce((sum, one) => sum + one.tokens, 0n);
    if (tokens > remaining) throw revert('AllocationExceeded', tokens, remaining);
    return tokens;
  }

  /** A permit that is not valid is passed over, as in the contract: the allowance decides. */
  #pay(authorization: PurchaseAuthorization, permit: CarriedPermit | undefined, as: 'rehearsal' | Hex): void {
    const { setup, permits, domain } = this.#world;
    const { tokens, contract } = setup;
    const payment = paymentOf(setup, authorization);
    const granted = {
      chainId: domain.chainId,
      token: payment.token,
      owner: payment.from,
      spender: contract,
      value: payment.amount,
    };
    const isPermitted = permit !== undefined && permits.isValid({ ...granted, permit });
    if (isPermitted) tokens.requireBalance(payment);
    else tokens.requireTakable(contract, payment);
    if (as === 'rehearsal') return;
    if (isPermitted) {
      permits.use(granted);
      tokens.approve(payment.token, payment.from, contract, payment.amount);
    }
    tokens.transferFrom(contract, payment);
  }
}

const spentBy = (chain: InMemoryChain, buyer: WalletAddress): bigint =>
  chain
    .purchases()
    .filter((one) => one.buyer === buyer)
    .reduce((sum, one) => sum + one.amount, 0n);
