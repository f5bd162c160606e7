import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ErrorCard, toast } from '../kit/index.ts';
import { t } from './texts/index.ts';
import { fund as fundWallet } from './wallets/sandbox-chain.ts';
import { useIsSimulated } from './wallets/use-sandbox-wallet.ts';

const CHANGED = ['payment-balance', 'holding', 'viewPortfolio', 'viewPortfolioSummary'];

/** Fills a wallet of the sandbox with simulated coins and stablecoins; nothing where chains are real. */
export function FundButton({ wallet }: Readonly<{ wallet: string }>) {
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
  return (
    <>
      <Button size="small" busy={fund.isPending} onClick={() => fund.mutate()}>
        {t('fund')}
      </Button>
      {fund.error !== null && <ErrorCard error={fund.error} title={t('notFunded')} />}
    </>
  );
}
