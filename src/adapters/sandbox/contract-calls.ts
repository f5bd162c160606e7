import type { PurchaseSigner } from '../../application/ports/sale.ts';
import type { Clock } from '../../application/ports/system.ts';
import { requestReverts } from '../../domain/paymaster/errors.ts';
import type { PurchaseAuthorization } from '../../domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { type Hex, toHex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SignedTransaction } from '../../domain/transfer/signed-transaction.ts';
import type { Play } from '../chain/gasless/forwarders.memory.ts';
import type { InMemoryGaslessTransfers } from '../chain/gasless/gasless-transfers.memory.ts';
import type { InMemoryAccounts } from '../chain/memory/accounts.memory.ts';
import type { InMemoryChain } from '../chain/memory/chain.memory.ts';
import { saleInterface } from '../chain/sale/sale-abi.ts';
import type { InMemorySaleContract } from '../chain/sale/sale-contract.memory.ts';
import { purchaseSignerOf } from '../local/purchase-signer.eip712.ts';

type World = Readonly<{
  clock: Clock;
  sale: SalePolicy;
  contract: InMemorySaleContract;
  treasury: WalletAddress;
  signer: PurchaseSigner;
  chain: InMemoryChain;
  accounts: ReadonlyMap<number, InMemoryAccounts>;
  gaslessTransfers: InMemoryGaslessTransfers;
}>;

const TIERS = [undefined, 'TIER_1', 'TIER_2', 'TIER_3'] as const;
const revert = (reason: string) => requestReverts({ reason });

/**
 * The contract calls of the sandbox: purchases and gasless transfers follow the contracts' rules; any other call
 * succeeds without effect.
 */
export function sandboxCalls(world: World): Play {
  return (made, as) => {
    const { chainId, request } = made;
    const { from, to, data } = request;
    if (world.gaslessTransfers.isAt(chainId, to)) return world.gaslessTransfers.play(made, as);
    if (chainId !== world.sale.chainId || to !== world.sale.contract) return;
    const call = saleInterface.parseTransaction({ data });
    if (call?.name !== 'buy' && call?.name !== 'buyWithPermit') throw revert('no reason given');
    const [terms, signature] = call.args;
    const authorization = { ...terms.toObject(), tier: TIERS[Number(terms.tier)] } as PurchaseAuthorization;
    const tokens = requireValid(world, from, authorization, signature);
    if (as === 'rehearsal') return;
    const { buyer, paymentToken, referrer, amount, nonce } = authorization;
    world.accounts.get(chainId)?.moveTokens(paymentToken, buyer, world.treasury, amount);
    world.chain.mine({ txHash: as, buyer, paymentToken, referrer, amount, tokens, nonce, tier: Number(terms.tier) });
    // Nothing else adds blocks here, so the purchase is confirmed immediately.
    for (let depth = 0; depth < world.sale.confirmations; depth += 1) world.chain.mine();
  };
}

/** Executes a transaction that a wallet sent directly; returns false when it is reverted. */
export function isPlayed(play: Play, { chainId, hash, from, to, data }: SignedTransaction): boolean {
  try {
    play({ chainId, request: { from, to, data: toHex(data) } }, hash);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === requestReverts.code) return false;
    throw error;
  }
}

/** The number of tokens bought. */
function requireValid(world: World, from: WalletAddress, authorization: PurchaseAuthorization, signature: Hex): bigint {
  const { buyer, paymentToken, amount, maxAllowed, nonce, deadline, tier } = authorization;
  const { chain, accounts, sale } = world;
  const { phase, price, tokensForSale } = world.contract.terms;
  if (phase !== 'active') throw revert(`SaleNotActive(${phase})`);
  if (deadline < BigInt(Math.floor(world.clock.now().getTime() / 1000)))
    throw revert(`AuthorizationExpired(${deadline})`);
  if (buyer !== from) throw revert(`NotBuyer(${from}, ${buyer})`);
  if (
    tier === undefined ||
    purchaseSignerOf(world.signer.typedData.domain, authorization, signature) !== world.signer.address
  )
    throw revert('InvalidSigner(unknown)');
  const purchases = chain.purchases();
  if (purchases.some((purchase) => purchase.nonce === nonce)) throw revert(`NonceAlreadyUsed(${nonce})`);
  const spent = purchases.filter((one) => one.buyer === buyer).reduce((sum, one) => sum + one.amount, 0n);
  if (spent + amount > maxAllowed)
    throw revert(`CapExceeded(${amount}, ${maxAllowed > spent ? maxAllowed - spent : 0n})`);
  const held = accounts.get(sale.chainId)?.tokenBalanceOf(paymentToken, buyer) ?? 0n;
  if (held < amount) throw revert(`ERC20InsufficientBalance(${buyer}, ${held}, ${amount})`);
  const tokens = (amount * 10n ** 18n) / price;
  if (tokens === 0n) throw revert(`PaymentTooSmall(${amount})`);
  const remaining = tokensForSale - purchases.reduce((sum, one) => sum + one.tokens, 0n);
  if (tokens > remaining) throw revert(`AllocationExceeded(${tokens}, ${remaining})`);
  return tokens;
}
