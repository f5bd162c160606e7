import type { Schemas } from '@institutional-defi/client';
import { useState } from 'react';
import type { Hex } from 'viem';
import { useAction } from '../../api/index.ts';
import { Button, LinkButton, Row, Section, Stack } from '../../kit/index.ts';
import { PreparedTransfer, type Sending, Trouble, type Wish } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';
import { t } from './texts/index.ts';
import { TransferForm, type TransferInput } from './transfer-form.tsx';
import { useDesk } from './use-desk.ts';

type Asked = Readonly<{ wish: Wish; asset: Asset }>;
type Kept = Readonly<{
  input: TransferInput;
  /** What was asked for and what was prepared for it. */
  prepared?: Asked & Readonly<{ answer: Schemas['PreparedTransfer'] }>;
  sending?: Sending;
}>;

const NOTHING: TransferInput = { to: '', amount: '' };

/** One transfer, from its figures to its block. It stays over reloads, for each wallet. */
export function TransferDesk({ wallet }: Readonly<{ wallet: Hex }>) {
  const { kept, keep } = useDesk<Kept>(
    `console.transfer.${wallet.toLowerCase()}`,
    ({ sending }) => sending?.ended !== undefined,
  );
  const input = kept?.input ?? NOTHING;
  const prepare = useAction('prepareTransfer');
  const [asked, setAsked] = useState<Asked>();
  const ready = (next: Asked) => {
    setAsked(next);
    prepare.mutate({ body: next.wish }, { onSuccess: (answer) => keep({ input, prepared: { ...next, answer } }) });
  };
  const back = () => {
    prepare.reset();
    keep({ input });
  };
  const trouble = (again: Asked | undefined) =>
    prepare.error !== null && (
      <Trouble
        error={prepare.error}
        ways={{ ...(again && { again: () => ready(again) }), amount: back, recipient: back, token: back }}
      />
    );
  const review = kept?.prepared;
  if (review === undefined)
    return (
      <Section title={t('transfer.new')}>
        <TransferForm
          wallet={wallet}
          value={input}
          onChange={(part) => keep({ input: { ...input, ...part } })}
          isPreparing={prepare.isPending}
          onReady={ready}
        />
        {trouble(asked)}
      </Section>
    );
  const { wish, asset, answer } = review;
  const sending = kept?.sending;
  return (
    <Section
      title={t(sending === undefined ? 'transfer.check' : 'transfer.yours')}
      lead={sending === undefined ? t('transfer.check.lead') : undefined}
    >
      <Stack>
        <PreparedTransfer
          key={answer.prepareId}
          prepared={answer}
          wish={wish}
          asset={asset}
          sending={sending}
          onSending={(next) => keep({ input, prepared: review, ...(next !== undefined && { sending: next }) })}
          onPrepareAgain={() => ready(review)}
          isPreparing={prepare.isPending}
          onChange={back}
        />
        {trouble(review)}
        {sending?.ended?.outcome === 'confirmed' && (
          <Row>
            <Button variant="primary" onClick={() => keep(undefined)}>
              {t('transfer.new')}
            </Button>
            <LinkButton to="/portfolio">{t('seePortfolio')}</LinkButton>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
