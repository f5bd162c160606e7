import type { Hex } from 'viem';
import { useAction } from '../../api/index.ts';
import { PreparedTransfer, Trouble, type Wish } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';
import { NATIVE } from '../../values/assets.ts';
import css from './agent.module.css';
import type { Entry } from './conversation.ts';
import { t } from './texts/index.ts';

type AgentEntry = Extract<Entry, { who: 'agent' }>;
export type ToSignProps = Readonly<{ entry: AgentEntry; onChange: (part: (entry: AgentEntry) => Entry) => void }>;

/** The transfer that was confirmed, in full, to be signed. */
export function TransferToSign({ entry, onChange }: ToSignProps) {
  const { prepared, transaction } = entry.reply.data;
  const prepare = useAction('prepareTransfer');
  if (prepared === undefined || transaction === undefined) return null;
  const { chainId, token, from, recipient, amount } = transaction;
  const address = token.address ?? NATIVE;
  const wish: Wish = { from: from as Hex, to: recipient as Hex, token: address as Hex, amount, chainId };
  const asset: Asset = { chainId, address, symbol: token.symbol, name: token.symbol, decimals: token.decimals };
  const again = () =>
    prepare.mutate(
      { body: wish },
      {
        onSuccess: (answer) =>
          onChange(({ sendings: _, ...kept }) => ({
            ...kept,
            reply: { ...kept.reply, data: { ...kept.reply.data, prepared: answer } },
          })),
      },
    );
  return (
    <fieldset className={css.offer} aria-label={t('transferToSign')}>
      <PreparedTransfer
        key={prepared.prepareId}
        prepared={prepared}
        wish={wish}
        asset={asset}
        sending={entry.sendings?.[0]}
        onSending={(sending) => onChange((kept) => ({ ...kept, sendings: sending === undefined ? [] : [sending] }))}
        onPrepareAgain={again}
        isPreparing={prepare.isPending}
      />
      {prepare.error !== null && <Trouble error={prepare.error} ways={{ again }} />}
    </fieldset>
  );
}
