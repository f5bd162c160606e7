import { Address, Button, Hash, KeyValueList, type Pair, Row } from '../../kit/index.ts';
import { amountText } from '../../values/amount.ts';
import { locale } from '../../values/language.ts';
import { swapChainName } from '../../values/swap-chains.ts';
import css from './agent.module.css';
import type { Reply } from './conversation.ts';
import { t } from './texts/index.ts';

type OfferCardProps = Readonly<{
  reply: Reply;
  isOpen: boolean;
  isAsking: boolean;
  onSay: (message: string, confirmAction?: string) => void;
}>;

/** What would be prepared: what, how much, to whom, on which network; and its confirmation. */
export function OfferCard({ reply, isOpen, isAsking, onSay }: OfferCardProps) {
  const confirm = reply.actions.find(({ action }) => action === 'confirm');
  const code = confirm?.params.confirmAction;
  return (
    <fieldset className={css.offer} aria-label={t('offer')}>
      <KeyValueList
        pairs={[...pairsOf(reply), { name: t('offerCode'), value: <Hash value={textOf(code)} copy={t('copyCode')} /> }]}
      />
      {(reply.data.warnings ?? []).length > 0 && (
        <ul className={css.warnings}>
          {reply.data.warnings?.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <Row>
          {confirm !== undefined && code !== undefined && (
            <Button variant="primary" busy={isAsking} onClick={() => onSay(confirm.label, String(code))}>
              {confirm.label}
            </Button>
          )}
          <Button disabled={isAsking} onClick={() => onSay('cancel')}>
            {t('cancel')}
          </Button>
        </Row>
      ) : (
        <p className={css.about}>{t('later')}</p>
      )}
    </fieldset>
  );
}

const percentText = (basisPoints: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value));

function pairsOf({ intent, data }: Reply): readonly Pair[] {
  const { amount, amountSide, token, fromToken, toToken, fromChain, toChain, recipient, slippageBps } = data;
  const chain = (name: string, value: number | string | undefined): readonly Pair[] =>
    value === undefined ? [] : [{ name, value: typeof value === 'number' ? swapChainName(value) : value }];
  const pair = (name: string, value: string | undefined): readonly Pair[] =>
    value === undefined ? [] : [{ name, value }];
  const counted = amountSide === 'to' ? toToken : (token ?? fromToken);
  return [
    { name: t('what'), value: t(intent === 'swap' ? 'swap' : 'transfer') },
    ...pair(t('amount'), amount === undefined ? undefined : `${amountText(amount)} ${counted ?? ''}`),
    ...(intent === 'swap' ? [...pair(t('pay'), fromToken), ...pair(t('receive'), toToken)] : []),
    ...chain(t(toChain === undefined ? 'network' : 'fromNetwork'), fromChain),
    ...chain(t('toNetwork'), toChain),
    ...(recipient === undefined ? [] : [{ name: t('recipient'), value: <Address value={recipient} whole /> }]),
    ...pair(t('slippage'), slippageBps === undefined ? undefined : percentText(slippageBps)),
  ];
}
