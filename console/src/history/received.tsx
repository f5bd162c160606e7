import { Amounts } from './deed-words.tsx';
import { t } from './texts/index.ts';
import { useDeeds } from './use-deeds.ts';

type ReceivedProps = Readonly<{ wallet: `0x${string}`; hashes: readonly (string | undefined)[] }>;

/** "You received 2,000 SALE.", once the history has these transactions. */
export function Received({ wallet, hashes }: ReceivedProps) {
  const { list } = useDeeds(wallet);
  const got = (list.data ?? []).flatMap((deed) => deed.got).filter(({ hash }) => hashes.includes(hash));
  return got.length === 0 ? null : t.rich('received', { amount: <Amounts of={got} /> });
}
