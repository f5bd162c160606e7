import type { World } from '../contracts/kit/deploy.ts';

/** Account 7 pays the gas. */
const RELAYER = 7;

/** The environment with which the service sponsors purchases, and transfers for a fee, from its own account. */
export const sponsorEnvironment = ({ node, accounts, addresses }: World): Readonly<Record<string, string>> => ({
  SPONSOR_PROVIDER: 'relayer',
  RELAYER_KEY: accounts[RELAYER].privateKey,
  [`FORWARDER_${node.chainId}`]: addresses.forwarder,
  [`GASLESS_TRANSFERS_${node.chainId}`]: addresses.gaslessTransfers,
  TREASURY: addresses.treasury,
});
