import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { termsVersionNotCurrent } from '../../domain/compliance/terms.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

type TermsPorts = Pick<Ports, 'terms' | 'clock' | 'compliancePolicy'>;

export const viewTerms =
  ({ terms, compliancePolicy }: TermsPorts) =>
  async (wallet: WalletAddress) => {
    const current = compliancePolicy.termsVersion;
    const acceptance = (await terms.acceptanceOf(wallet, current)) ?? (await terms.latest(wallet));
    return {
      wallet,
      accepted: acceptance?.version === current,
      termsVersion: acceptance?.version,
      acceptedAt: acceptance?.acceptedAt,
      currentVersion: current,
    };
  };

/** Rejects with TERMS_VERSION_NOT_CURRENT for any version other than the current one. */
export const acceptTerms =
  (ports: TermsPorts) =>
  async (wallet: ProvedWallet, version: string, { ip, userAgent }: RequestOrigin) => {
    const current = ports.compliancePolicy.termsVersion;
    if (version !== current) throw termsVersionNotCurrent({ current });
    const acceptedAt = ports.clock.now();
    await ports.terms.accept({ wallet, version, ip, acceptedAt, ...(userAgent !== undefined && { userAgent }) });
    return viewTerms(ports)(wallet);
  };
