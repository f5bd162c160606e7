import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useAction } from '../../api/index.ts';
import { Button, LinkButton, Row, Section, Stack } from '../../kit/index.ts';
import { PreparedTransfer, type Sending, Trouble, useKept, type Wish } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';
import { useSentHere } from './sent-here.ts';
import { TransferForm } from './transfer-form.tsx';
import { type TransferInput, useTransferInput } from './use-transfer-input.ts';

type Kept = Readonly<{
  input: TransferInput;
  /** What was asked for and what was prepared for it. */
  prepared?: Readonly<{ wish: Wish; asset: Asset; answer: Schemas['PreparedTransfer'] }>;
  sending?: Sending;
}>;

/** One transfer, from its figures to its block. It stays over reloads, for each wallet. */
export function TransferDesk({ wallet }: Readonly<{ wallet: Hex }>) {
  const [kept, keep] = useKept<Kept>(`console.transfer.${wallet.toLowerCase()}`);
  const { note } = useSentHere(wallet);
  const input = useTransferInput(kept?.input, (next) => keep({ input: next }));
  const prepare = useAction('prepareTransfer');
  const [asked, setAsked] = useState<Readonly<{ wish: Wish; asset: Asset }>>();
  const ready = (wish: Wish, asset: Asset) => {
    setAsked({ wish, asset });
    prepare.mutate(
      { body: wish },
      { onSuccess: (answer) => keep({ input: input.value, prepared: { wish, asset, answer } }) },
    );
  };
  const back = () => {
    prepare.reset();
    keep({ input: input.value });
  };
  const review = kept?.prepared;
  if (kept === undefined || review === undefined)
    return (
      <Section title="New transfer">
        <TransferForm wallet={wallet} input={input} isPreparing={prepare.isPending} onReady={ready} />
        {prepare.error !== null && (
          <Trouble
            error={prepare.error}
            ways={{ again: () => asked && ready(asked.wish, asked.asset), amount: back, recipient: back, token: back }}
          />
        )}
      </Section>
    );
  const { wish, asset, answer } = review;
  const isDone = kept.sending?.ended?.outcome === 'confirmed';
  return (
    <Section
      title={kept.sending === undefined ? 'Check the transfer' : 'Your transfer'}
      lead={kept.sending === undefined ? 'Compare each figure. A transfer cannot be reversed.' : undefined}
    >
      <Stack>
        <PreparedTransfer
          key={answer.prepareId}
          prepared={answer}
          wish={wish}
          asset={asset}
          sending={kept.sending}
          onSending={(sending) => {
            keep({ input: kept.input, prepared: review, ...(sending !== undefined && { sending }) });
            if (sending?.hash !== undefined || sending?.ended !== undefined)
              note({ sending, to: wish.to, amount: wish.amount, asset });
          }}
          onPrepareAgain={() => ready(wish, asset)}
          isPreparing={prepare.isPending}
          onChange={back}
        />
        {prepare.error !== null && (
          <Trouble
            error={prepare.error}
            ways={{ again: () => ready(wish, asset), amount: back, recipient: back, token: back }}
          />
        )}
        {isDone && (
          <Row>
            <Button variant="primary" onClick={() => keep(undefined)}>
              New transfer
            </Button>
            <LinkButton to="/portfolio">See the portfolio</LinkButton>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
