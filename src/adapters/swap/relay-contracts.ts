import type { ChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { CONTRACT_ROLES, type SwapContracts } from '../../domain/swap/quoted-step.ts';

type Hexadecimal = `0x${string}`;
type Listed = Readonly<Record<keyof SwapContracts, readonly Hexadecimal[]>>;

/** Versions 3 and 2.1 of the router and of its approval proxy, as Relay publishes them. */
const USUAL: Listed = {
  depositories: ['0x4cD00E387622C35bDDB9b4c962C136462338BC31'],
  routers: ['0xb92fe925DC43a0ECdE6c8b1a2709c170Ec4fFf4f', '0x3eC130B627944cad9b2750300ECB0A695DA522B6'],
  approvalProxies: ['0xCcC88a9d1B4ED6b0EABA998850414b24f1c315bE', '0x58cC3e0aA6CD7bf795832A225179ec2d848cE3e7'],
  solvers: ['0xf70da97812CB96acDF810712Aa562db8dfA3dbEF'],
};

/** Never learned at run time. A person who changes it compares with the provider's documentation and the chain's explorer. */
const PINNED: Readonly<Record<ChainId, Listed>> = { 1: USUAL, 10: USUAL, 137: USUAL, 8453: USUAL, 42161: USUAL };

export const RELAY_CONTRACTS: ReadonlyMap<number, SwapContracts> = new Map(
  Object.entries(PINNED).map(([chainId, listed]) => [Number(chainId), addressed(listed)]),
);

function addressed(listed: Listed): SwapContracts {
  const roles = CONTRACT_ROLES.map((role) => [role, listed[role] as readonly string[] as readonly WalletAddress[]]);
  return Object.fromEntries(roles);
}
