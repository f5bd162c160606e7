import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { SessionProvider } from '../../domain/auth/session.ts';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import {
  BALANCE_FRESH_MS,
  consentAfter,
  DEFAULT_FUNDING,
  type FundingChoice,
  type MppConsent,
  NOTHING_SPENT,
  type RailBalance,
  type Spend,
  startOfDay,
} from '../../domain/payment/consent.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

type BalanceNeeds = Pick<Ports, 'paymentNetwork' | 'mppConsents' | 'clock'>;

/**
 * Returns the stored balance while it is fresh, otherwise reads a new one. If the network does not respond, returns the
 * stored balance with its age.
 */
export async function railBalance(
  { paymentNetwork, mppConsents, clock }: BalanceNeeds,
  network: string,
  account: WalletAddress,
): Promise<RailBalance | undefined> {
  const remembered = await mppConsents.balanceOf(network, account);
  const asOf = clock.now();
  if (remembered !== undefined && asOf.getTime() - remembered.asOf.getTime() < BALANCE_FRESH_MS) return remembered;
  const units = await attempt(paymentNetwork.balanceOf(account));
  if (!units.known) return remembered;
  const balance = { units: units.value, asOf };
  await mppConsents.rememberBalance(network, account, balance);
  return balance;
}

/** The caller's wallet, and how it signed in. */
export type AccountHolder = Readonly<{ wallet: ProvedWallet; provider: SessionProvider }>;

export type MppAccount = Readonly<{
  /** Undefined for a wallet that neither consented nor has an account on the rail. */
  consent?: FundingChoice &
    Readonly<{ grantedAt?: Date; railAddress?: WalletAddress; balance?: RailBalance | undefined }>;
  mppEnabled: boolean;
  spend: Readonly<{ allTime: Spend; today: Spend }>;
  recentPayments: readonly PaymentClaim[];
  /** Decimals of the rail's token; 0 without a rail. */
  decimals: number;
}>;

type ConsentNeeds = Pick<Ports, 'paymentRail' | 'paymentNetwork' | 'paymentClaims' | 'mppConsents' | 'clock'>;

const RECENT_PAYMENTS = 20;

export const grantConsent =
  ({ mppConsents, clock }: Pick<Ports, 'mppConsents' | 'clock'>) =>
  (wallet: ProvedWallet, choice: FundingChoice): Promise<MppConsent> =>
    mppConsents.change(wallet, (before) => consentAfter(before, { wallet, ...choice, grantedAt: clock.now() }));

export const viewMppAccount =
  (ports: ConsentNeeds) =>
  async ({ wallet, provider }: AccountHolder): Promise<MppAccount> => {
    const network = ports.paymentRail.terms?.network;
    const [granted, account, payments] = await Promise.all([
      ports.mppConsents.consentOf(wallet),
      provider === 'embedded' ? accountOnRail(ports, wallet, network) : undefined,
      network === undefined ? noPayments : paymentsOf(ports, wallet, network),
    ]);
    const known = granted !== undefined || account !== undefined;
    return {
      ...(known && { consent: { ...DEFAULT_FUNDING, ...granted, ...account } }),
      mppEnabled: network !== undefined,
      decimals: ports.paymentRail.terms?.decimals ?? 0,
      ...payments,
    };
  };

const noPayments = { spend: { allTime: NOTHING_SPENT, today: NOTHING_SPENT }, recentPayments: [] };

/** An embedded wallet has an account on the rail under its own address; other wallets have none. */
async function accountOnRail(ports: ConsentNeeds, wallet: WalletAddress, network: string | undefined) {
  const balance = network === undefined ? undefined : await railBalance(ports, network, wallet);
  return { railAddress: wallet, balance };
}

async function paymentsOf({ paymentClaims, clock }: ConsentNeeds, wallet: WalletAddress, network: string) {
  const [allTime, today, recentPayments] = await Promise.all([
    paymentClaims.spendOf(network, wallet),
    paymentClaims.spendOf(network, wallet, startOfDay(clock.now())),
    paymentClaims.recentOf(network, wallet, RECENT_PAYMENTS),
  ]);
  return { spend: { allTime, today }, recentPayments };
}
