import { Button, type ButtonProps, ExternalButton } from '../kit/index.ts';
import { t } from './texts/index.ts';

type ProviderLinkProps = Readonly<{ url: string | null | undefined; onClick?: () => void }> &
  Pick<ButtonProps, 'variant' | 'size'>;

/** The way on to a verification that is open; nothing where the provider gave none. */
export function ProviderLink({ url, ...look }: ProviderLinkProps) {
  if (url == null) return null;
  const page = sandboxPage(url);
  return page === undefined ? (
    <ExternalButton {...look} href={url}>
      {t('continue')}
    </ExternalButton>
  ) : (
    <Button {...look} onClick={() => location.assign(page)}>
      {t('continue')}
    </Button>
  );
}

/** The pages to which the sandbox's provider leads back, by the names that it knows. */
const BACK: Readonly<Record<string, string>> = {
  '/console/buy': 'buy',
  '/console/verification': 'verification',
};

/** The address of the page that plays the provider; undefined for that of a real one. */
export function sandboxPage(verificationUrl: string | null): string | undefined {
  if (verificationUrl === null) return undefined;
  const { origin, pathname } = new URL(verificationUrl);
  if (origin !== location.origin || !pathname.startsWith('/sandbox/kyc/')) return undefined;
  return `${pathname}?back=${BACK[location.pathname] ?? 'overview'}`;
}
