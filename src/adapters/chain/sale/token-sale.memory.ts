import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import { unixSeconds } from '../../../domain/shared/duration.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../../domain/shared/typed-data.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../domain/shared/wallet-address.ts';
import { purchaseSignerOf } from '../../local/purchase-signer.eip712.ts';
import type { InMemoryPermits } from '../gasless/permits.memory.ts';
import type { ClockedChain } from '../memory/clocked-chain.memory.ts';
import { callIn, revert } from '../memory/revert.ts';
import { paymentOf, requireSpendable, type SaleSetup } from './authorized-sale.memory.ts';
import { saleInterface } from './sale-abi.ts';
import type { InMemorySaleContract } from './sale-contract.memory.ts';

type World = Readonly<{
  setup: SaleSetup;
  state: InMemorySaleContract;
  chain: Pick<ClockedChain, 'mine' | 'purchases'>;
  domain: TypedDataDomain;
  /** The sold token; absent where none is delivered. */
  token?: WalletAddress;
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
    const call = callIn(saleInterface, data);
    if (call.name !== 'buy' && call.name !== 'buyWithPermit') throw revert('no reason given');
    const [terms, signature, deadline, v, r, s] = call.args;
    const permit = call.name === 'buy' ? undefined : { deadline, v: Number(v), r, s };
    const tier = TIERS[Number(terms.tier)];
    const authorization = { ...terms.toObject(), tier } as PurchaseAuthorization;
    const tokens = this.#requireValid(sender, authorization, signature);
    const { chain, domain, permits, setup, token } = this.#world;
    const payment = paymentOf(setup, authorization);
    permits.allow({ tokens: setup.tokens, chainId: domain.chainId, spender: setup.contract, payment, permit }, as);
    if (as === 'rehearsal') return;
    setup.tokens.transferFrom(setup.contract, payment);
    const { buyer, paymentToken, referrer, amount, nonce } = authorization;
    if (token !== undefined) setup.tokens.mint(token, buyer, tokens);
    chain.mine({ txHash: as, buyer, paymentToken, referrer, amount, tokens, nonce, tier: Number(terms.tier) });
  }

  /** The encoded result of a view function; undefined for any other call. */
  read(data: Hex): Hex | undefined {
    const call = callIn(saleInterface, data);
    const { state, token } = this.#world;
    const { phase, price, tokensForSale } = state.terms;
    const answer: Readonly<Record<string, () => unknown>> = {
      phase: () => PHASES[phase],
      price: () => price,
      tokensForSale: () => tokensForSale,
      tokensSold: () => state.tokensSold,
      purchased: () => state.spentBy(call.args[0]),
      nonceUsed: () => this.isUsed(call.args[0]),
      saleToken: () => token ?? ZERO_ADDRESS,
    };
    const read = answer[call.name];
    return read && (saleInterface.encodeFunctionResult(call.fragment, [read()]) as Hex);
  }

  /** The number of tokens bought. */
  #requireValid(sender: WalletAddress, authorization: PurchaseAuthorization, signature: Hex): bigint {
    const { setup, state, domain } = this.#world;
    const { phase, price, tokensForSale } = state.terms;
    if (phase !== 'active') throw revert('SaleNotActive', PHASES[phase]);
    const { buyer, amount, maxAllowed, nonce, deadline, tier } = authorization;
    const recovered = tier === undefined ? undefined : purchaseSignerOf(domain, authorization, signature);
    requireSpendable(setup, authorization, { sender, recovered, isUsed: this.isUsed(nonce) });
    const latest = unixSeconds(setup.clock.now()) + AUTHORIZATION_LIFETIME;
    if (deadline > latest) throw revert('AuthorizationTooLong', deadline, latest);
    const spent = state.spentBy(buyer);
    const room = maxAllowed > spent ? maxAllowed - spent : 0n;
    if (amount > room) throw revert('CapExceeded', amount, room);
    const tokens = (amount * WHOLE_TOKEN) / price;
    if (tokens === 0n) throw revert('PaymentTooSmall', amount);
    const remaining = tokensForSale - state.tokensSold;
    if (tokens > remaining) throw revert('AllocationExceeded', tokens, remaining);
    return tokens;
  }
}
