import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ErrorCard, toast } from '../kit/index.ts';
import { useHasMovableTime } from './sandbox-accounts.ts';
import { t } from './texts/index.ts';
import { moveTime } from './wallets/sandbox-chain.ts';

type TimeButtonProps = Readonly<{
  seconds: number;
  /** What has happened by then. */
  children: string;
}>;

/** Moves the time of the developer's own sandbox forward; nothing anywhere else. */
export function TimeButton({ seconds, children }: TimeButtonProps) {
  const cache = useQueryClient();
  const isMovable = useHasMovableTime();
  const move = useMutation({
    mutationFn: () => moveTime(seconds),
    onSuccess: async () => {
      toast({ title: t('timeMoved'), text: t('timeMovedText'), tone: 'good' });
      await cache.invalidateQueries();
    },
  });
  if (!isMovable) return null;
  return (
    <div>
      <Button size="small" busy={move.isPending} onClick={() => move.mutate()}>
        {children}
      </Button>
      {move.error !== null && <ErrorCard error={move.error} title={t('timeNotMoved')} />}
    </div>
  );
}
