import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ErrorCard, toast } from '../kit/index.ts';
import { t } from './texts/index.ts';
import { fund as fundWallet } from './wallets/sandbox-chain.ts';
import { useIsSimulated } from './wallets/use-sandbox-wallet.ts';

const CHANGED = ['payment-balance', 'holding', 'viewPortfolio', 'viewPortfolioSummary'];

type FundButtonProps = Readonly<{
  wallet: string;
  /** What the wallet has afterwards: `10,000 USDC`. */
  upTo: string;
  /** The wallet has as much already, so that nothing would change. */
  isFull?: boolean;
}>;

/** Fills a wallet of the sandbox with simulated coins and stablecoins; nothing where chains are real. */
export function FundButton({ wallet, upTo, isFull = false }: FundButtonProps) {
  const cache = useQueryClient();
  const isSimulated = useIsSimulated();
  const fund = useMutation({
    mutationFn: () => fundWallet(wallet),
    onSuccess: async () => {
      toast({ title: t('funded'), text: t('nothingSent'), tone: 'good' });
      await Promise.all(CHANGED.map((key) => cache.invalidateQueries({ queryKey: [key] })));
    },
  });
  if (!isSimulated) return null;
  if (isFull) return t('fullUpTo', { amount: upTo });
  return (
    <>
      <Button size="small" busy={fund.isPending} onClick={() => fund.mutate()}>
        {t('fund', { amount: upTo })}
      </Button>
      {fund.error !== null && <ErrorCard error={fund.error} title={t('notFunded')} />}
    </>
  );
}
