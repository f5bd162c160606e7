import { useState } from 'react';
import type { Hex } from 'viem';
import { useConnection } from 'wagmi';
import { useAction } from '../../api/index.ts';
import { Section, Stack } from '../../kit/index.ts';
import { Trouble } from '../../signing/index.ts';
import { SWAP_ORIGINS } from '../../values/swap-chains.ts';
import { SwapForm } from './swap-form.tsx';
import { type KeptSwap, NEW_SWAP, type SwapOrder } from './swap-order.ts';
import { SwapReview } from './swap-review.tsx';
import { t } from './texts/index.ts';
import { useDesk } from './use-desk.ts';

/** One swap, from its amount to the provider's last status. It stays over reloads, for each wallet. */
export function SwapDesk({ wallet }: Readonly<{ wallet: Hex }>) {
  const { chainId: at } = useConnection();
  const here = SWAP_ORIGINS.find((id) => id === at) ?? NEW_SWAP.fromChain;
  const desk = useDesk<KeptSwap>(`console.swap.${wallet.toLowerCase()}`, ({ isOver }) => isOver === true);
  const { keep } = desk;
  const kept: KeptSwap = desk.kept ?? { input: { ...NEW_SWAP, fromChain: here, toChain: here } };
  const quote = useAction('quoteSwap');
  const { input, order, answer } = kept;
  const [asked, setAsked] = useState<SwapOrder>();
  const ask = (next: SwapOrder) => {
    setAsked(next);
    quote.mutate({ body: next.body }, { onSuccess: (given) => keep({ input, order: next, answer: given }) });
  };
  const back = () => {
    quote.reset();
    keep({ input });
  };
  const trouble = quote.error !== null && (
    <Trouble
      error={quote.error}
      ways={{
        ...(asked !== undefined && { again: () => ask(asked), prepare: () => ask(asked) }),
        amount: back,
        token: back,
        recipient: back,
      }}
    />
  );
  if (order === undefined || answer === undefined)
    return (
      <Section title={t('swap.new')}>
        <SwapForm
          wallet={wallet}
          input={input}
          onChange={(part) => {
            quote.reset();
            keep({ input: { ...input, ...part } });
          }}
          isAsking={quote.isPending}
          onReady={ask}
        />
        {trouble}
      </Section>
    );
  return (
    <Section title={t('swap.yours')} lead={t('swap.yours.lead')}>
      <Stack>
        <SwapReview
          key={answer.svcFee.quoteId}
          wallet={wallet}
          order={order}
          answer={answer}
          slippageBps={input.slippageBps}
          sendings={kept.sendings ?? []}
          onSendings={(sendings) => keep({ input, order, answer, sendings })}
          isAsking={quote.isPending}
          onNewQuote={() => ask(order)}
          onBack={back}
          onEnd={() => kept.isOver !== true && keep({ ...kept, isOver: true })}
          onNew={() => keep(undefined)}
        />
        {trouble}
      </Stack>
    </Section>
  );
}
