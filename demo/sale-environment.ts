import { Wallet } from 'ethers';
import type { World } from '../contracts/kit/deploy.ts';

export type SaleEnvironment = Readonly<{
  env: Readonly<Record<string, string>>;
  cronSecret: string;
  kycSecret: string;
}>;

/** The environment with which the service runs the sale of a deployed world. `signerKey` is the key of the sale's signer. */
export function saleEnvironment(world: World, signerKey: string): SaleEnvironment {
  const { node, addresses } = world;
  const draw = () => Wallet.createRandom().privateKey.slice(2, 34);
  const [cronSecret, kycSecret] = [draw(), draw()];
  return {
    cronSecret,
    kycSecret,
    env: {
      CHAIN_PROVIDER: 'evm',
      [`RPC_URL_${node.chainId}`]: node.url,
      SALE_CHAIN_ID: String(node.chainId),
      SALE_CONTRACT: addresses.sale,
      NFT_SALE_CONTRACT: addresses.nftSale,
      SALE_PAYMENT_TOKENS: `${addresses.usdc}:USDC:6,${addresses.usdt}:USDT:6`,
      SALE_TOKEN: `${addresses.saleToken}:SALE:18`,
      SALE_START_BLOCK: String(world.startBlock),
      SALE_SIGNER_KEY: signerKey,
      AML_PROVIDER: 'onchain',
      AML_ORACLE: `${node.chainId}:${addresses.sanctions}`,
      CRON_SECRET: cronSecret,
      KYC_WEBHOOK_SECRET: kycSecret,
    },
  };
}
