import { useMutation } from '@tanstack/react-query';
import { useConfig, useConnection } from 'wagmi';
import { useOperation } from '../api/index.ts';
import { Button, type ButtonProps } from '../kit/index.ts';
import { chainName } from '../values/chains.ts';
import { SignInTrouble } from './sign-in-trouble.tsx';
import { t } from './texts/index.ts';

type NetworkButtonProps = Readonly<{
  /** The network of the sale if not given. */
  chainId?: number;
  onSwitched?: (() => void) | undefined;
  variant?: ButtonProps['variant'];
}>;

/** Offers to change the wallet's network when it is another one; otherwise nothing. */
export function NetworkButton({ chainId, onSwitched, variant = 'plain' }: NetworkButtonProps) {
  const config = useConfig();
  const connection = useConnection();
  const { data: sale } = useOperation('viewSaleRules', undefined, { enabled: chainId === undefined });
  const wanted = chainId ?? sale?.chainId;
  const change = useMutation({
    mutationFn: async (id: number) => (await import('./wallet-work.ts')).switchTo(config, id),
    onSuccess: () => onSwitched?.(),
  });
  if (wanted === undefined || connection.status !== 'connected' || connection.chainId === wanted) return null;
  return (
    <>
      <Button size="small" variant={variant} busy={change.isPending} onClick={() => change.mutate(wanted)}>
        {t('switchTo', { network: chainName(wanted) })}
      </Button>
      {change.error !== null && <SignInTrouble error={change.error} />}
    </>
  );
}
