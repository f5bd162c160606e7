import { type ContractTransactionResponse, Wallet } from 'ethers';
import { as } from '../../../../contracts/kit/handles.ts';
import { InMemoryPermits } from '../../../../src/adapters/chain/gasless/permits.memory.ts';
import { InMemoryChain } from '../../../../src/adapters/chain/memory/chain.memory.ts';
import { revertOf } from '../../../../src/adapters/chain/memory/revert.ts';
import { InMemoryTokens } from '../../../../src/adapters/chain/memory/tokens.memory.ts';
import { nftSaleInterface, saleInterface } from '../../../../src/adapters/chain/sale/sale-abi.ts';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { sandboxSales } from '../../../../src/adapters/sandbox/sales.ts';
import type { PurchaseSigner } from '../../../../src/application/ports/sale.ts';
import type { Hex } from '../../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../../src/domain/shared/wallet-address.ts';
import { describePurchasesOnChain } from '../../../contracts/sale/purchases-on-chain.contract.ts';
import { describeInWorld } from '../../../support/chain/chain.ts';
import { eventOf, mined, refusal } from '../../../support/chain/transactions.ts';
import { cast, chainTime } from '../../../support/fixtures/sale-orders.ts';

const MILLION = 10n ** 12n;
const TIER = { price: 250_000_000n, supply: 2n, sold: 0n, firstTokenId: 1n };

describePurchasesOnChain('in memory', async () => {
  const [usdc, sold, contract, nftContract] = Array.from(
    { length: 4 },
    () => Wallet.createRandom().address as WalletAddress,
  ) as [WalletAddress, WalletAddress, WalletAddress, WalletAddress];
  const [signer, buyer, other, treasury] = Array.from(
    { length: 4 },
    () => new Wallet(Wallet.createRandom().privateKey),
  );
  if (!signer || !buyer || !other || !treasury) throw new TypeError();
  const owner = buyer.address as WalletAddress;
  const paidTo = treasury.address as WalletAddress;
  const domain = { name: 'TokenSale', version: '1', chainId: 8453, verifyingContract: contract };
  const [tokens, chain] = [new InMemoryTokens(), new InMemoryChain(systemClock)];
  tokens.mint(usdc, owner, MILLION);
  const { sale, sales, saleContract, nftSaleContract } = sandboxSales({
    clock: systemClock,
    chain,
    permits: new InMemoryPermits({ clock: systemClock, tokenName: () => undefined }),
    treasury: paidTo,
    policy: {
      chainId: 8453,
      contract,
      nftContract,
      token: sold,
      paymentTokens: [{ address: usdc, symbol: 'USDC', decimals: 6 }],
      startBlock: 0,
      confirmations: 0,
    },
    signer: { typedData: { domain }, address: signer.address } as unknown as PurchaseSigner,
    tokens,
  });
  nftSaleContract.setTier(1, TIER);
  let sent = 0;
  const outcome = (call: (hash: Hex) => void) =>
    revertOf(() => call(`0x${String(++sent).padStart(64, '0')}`)) ?? 'accepted';
  return {
    buyer,
    other,
    signer,
    usdc,
    domains: { sale: domain, nftSale: { ...domain, verifyingContract: nftContract } },
    now: async () => BigInt(Math.floor(Date.now() / 1000)),
    approve: async (which, amount) => tokens.approve(usdc, owner, which === 'sale' ? contract : nftContract, amount),
    leave: async (amount) =>
      tokens.transfer({
        token: usdc,
        from: owner,
        to: other.address as WalletAddress,
        amount: tokens.balanceOf(usdc, owner) - amount,
      }),
    setPhase: async (phase) => saleContract.change({ phase }),
    buy: async (sender, terms, signature) => {
      const data = saleInterface.encodeFunctionData('buy', [terms, signature]) as Hex;
      return outcome((hash) => sale.call(sender.address as WalletAddress, data, hash));
    },
    buyNft: async (sender, terms, signature) => {
      const data = nftSaleInterface.encodeFunctionData('buyNft', [terms, signature]) as Hex;
      return outcome((hash) => sales.get(nftContract)?.call(sender.address as WalletAddress, data, hash));
    },
    balances: async () => ({
      usdc: tokens.balanceOf(usdc, owner),
      treasury: tokens.balanceOf(usdc, paidTo),
      sold: tokens.balanceOf(sold, owner),
      allowance: tokens.allowanceOf(usdc, owner, contract),
      nftAllowance: tokens.allowanceOf(usdc, owner, nftContract),
    }),
    ownerOf: async (tokenId) => nftSaleContract.ownerOf(tokenId),
    lastPurchase: async () => {
      const last = chain.purchases().at(-1);
      if (last === undefined) return undefined;
      const { paymentToken, referrer, amount, tokens: bought, nonce, tier } = last;
      return { buyer: last.buyer, paymentToken, referrer, amount, tokens: bought, nonce, tier: BigInt(tier) };
    },
  };
});

describeInWorld('purchases in the deployed world', (world) => {
  describePurchasesOnChain('the contracts on a node', async () => {
    const { signer, treasury, buyer, other } = cast(world());
    const now = () => chainTime(world());
    const start = await now();
    const { usdc, sale, nftSale, saleToken } = world();
    await mined(nftSale.setTier(1, TIER.price, TIER.firstTokenId, TIER.supply));
    const target = { sale, nftSale };
    let last: ReturnType<typeof eventOf> | undefined;
    const outcome = async (
      test: () => Promise<unknown>,
      send: () => Promise<ContractTransactionResponse>,
      event: 'Purchase' | undefined,
    ) => {
      const refused = await refusal(test(), sale, nftSale, usdc);
      if (refused !== 'accepted') return refused;
      const receipt = await mined(send());
      if (event !== undefined) last = eventOf(sale, event, receipt);
      return 'accepted';
    };
    const addresses = world().addresses;
    return {
      buyer,
      other,
      signer,
      usdc: addresses.usdc,
      domains: world().domains,
      now,
      approve: async (which, amount) => void (await mined(as(buyer, usdc).approve(target[which], amount))),
      leave: async (amount) => {
        const held = await usdc.balanceOf(buyer);
        await mined(as(buyer, usdc).transfer(other, held - amount));
      },
      setPhase: async (phase) => {
        const at = await now();
        if (phase === 'paused') await mined(sale.pause());
        if (phase === 'upcoming') await mined(sale.setSchedule(at + 600n, at + 3_600n));
        if (phase === 'ended') await mined(sale.setSchedule(start - 60n, start));
      },
      buy: (sender, terms, signature) => {
        const contract = as(sender, sale);
        return outcome(
          () => contract.buy.staticCall(terms, signature),
          () => contract.buy(terms, signature),
          'Purchase',
        );
      },
      buyNft: (sender, terms, signature) => {
        const contract = as(sender, nftSale);
        return outcome(
          () => contract.buyNft.staticCall(terms, signature),
          () => contract.buyNft(terms, signature),
          undefined,
        );
      },
      balances: async () => ({
        usdc: await usdc.balanceOf(buyer),
        treasury: await usdc.balanceOf(treasury),
        sold: await saleToken.balanceOf(buyer),
        allowance: await usdc.allowance(buyer, sale),
        nftAllowance: await usdc.allowance(buyer, nftSale),
      }),
      ownerOf: (tokenId) => nftSale.ownerOf(tokenId).catch(() => undefined),
      lastPurchase: async () => last as never,
    };
  });
});
