import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { geoPermission, geoRegion } from '../../domain/compliance/jurisdiction.ts';
import { termsVersionNotCurrent } from '../../domain/compliance/terms.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { refuseBlockedCaller } from './refuse-blocked.ts';

/** The country of a request: from the header of a trusted proxy, or else from the IP database. */
export const countryOf =
  ({ geoLocator }: Pick<Ports, 'geoLocator'>) =>
  async ({ countryHint, ip }: RequestOrigin): Promise<string | undefined> =>
    countryHint ?? geoLocator.countryOf(ip);

const viewPermission = (ports: Pick<Ports, 'geoLocator' | 'compliancePolicy'>) => async (origin: RequestOrigin) =>
  geoPermission(await countryOf(ports)(origin), ports.compliancePolicy.geo);

const viewRegion = (ports: Pick<Ports, 'geoLocator'>) => async (origin: RequestOrigin) =>
  geoRegion(await countryOf(ports)(origin));

type TermsPorts = Pick<Ports, 'terms' | 'clock' | 'compliancePolicy'>;

const viewTerms =
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

const viewTermsText =
  ({ compliancePolicy: { termsVersion, termsText } }: Pick<Ports, 'compliancePolicy'>) =>
  async () => ({ version: termsVersion, ...termsText });

type Accepted = Readonly<{ version: string; textSha256: string | undefined }>;

/** Rejects with TERMS_VERSION_NOT_CURRENT for any version other than the current one, and for a digest of another text. */
const acceptTerms =
  (ports: TermsPorts) =>
  async (wallet: ProvedWallet, { version, textSha256: shown }: Accepted, { ip, userAgent }: RequestOrigin) => {
    const { termsVersion: current, termsText } = ports.compliancePolicy;
    const textSha256 = termsText !== undefined && 'sha256' in termsText ? termsText.sha256 : undefined;
    if (version !== current) throw termsVersionNotCurrent({ field: 'termsVersion', current });
    if (shown !== undefined && shown !== textSha256)
      throw termsVersionNotCurrent({ field: 'textSha256', current: textSha256 ?? 'absent: this service has no text' });
    await ports.terms.accept({
      wallet,
      version,
      ip,
      acceptedAt: ports.clock.now(),
      ...(userAgent !== undefined && { userAgent }),
      ...(textSha256 !== undefined && { textSha256 }),
    });
    return viewTerms(ports)(wallet);
  };

export const complianceUseCases = compose({
  viewTerms,
  viewTermsText,
  acceptTerms,
  viewPermission,
  viewRegion,
  refuseBlocked: refuseBlockedCaller,
});

export type ComplianceUseCases = ReturnType<typeof complianceUseCases>;
