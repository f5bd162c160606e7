import { useConnection } from 'wagmi';
import { Button } from '../kit/index.ts';
import { sameAddress } from '../values/address.ts';
import { t } from './texts/index.ts';

type SignButtonProps = Readonly<{ from: string; disabled: boolean; busy: boolean; onClick: () => void }>;

/** Asks the wallet; while it is on another account, the button names what to change. */
export function SignButton({ from, disabled, busy, onClick }: SignButtonProps) {
  const { address } = useConnection();
  const differs = address !== undefined && !sameAddress(address, from);
  return (
    <Button variant="primary" disabled={disabled || differs} busy={busy} onClick={onClick}>
      {t(busy ? 'answer' : differs ? 'otherAccount' : 'sign')}
    </Button>
  );
}
