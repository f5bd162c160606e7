import { exitCall } from '@institutional-defi/client';
import { Badge, Button, Hash, KeyValueList, type Pair, Row, Time, type Tone } from '../../../kit/index.ts';
import { formatAmount } from '../../../values/amount.ts';
import { type Auction, type Bid, hasEnded, type Outlook, outlookOf, refundIfFailed } from '../../../values/auction.ts';
import { ActOnBids, useActed } from './act-on-bids.tsx';
import css from './auction.module.css';
import { type MyBidsProps, wordsOf } from './bid-words.ts';
import { t } from './texts/index.ts';

type State = Bid['status'] | 'ended' | 'refunding';
type CardProps = Omit<MyBidsProps, 'awaited'> & Readonly<{ bid: Bid }>;

const TONES: Readonly<Partial<Record<State, Tone>>> = {
  open: 'good',
  outbid: 'warn',
  ended: 'accent',
  refunding: 'warn',
};

/** `isExited`: the exit is in its block, and the service records it next. */
function stateOf(bid: Bid, auction: Auction, isExited: boolean): State {
  if (isExited && bid.status !== 'claimed') return 'exited';
  if (bid.status === 'exited' || bid.status === 'claimed') return bid.status;
  if (hasEnded(auction)) return auction.graduated ? 'ended' : 'refunding';
  return bid.status;
}

/** One bid: what it has bought, what it gets at the present price, and what to do with it. */
export function BidCard({ wallet, auction, symbol, bid, onAgain }: CardProps) {
  const words = wordsOf(auction, symbol);
  const keptAs = `exit.${auction.auction}.${bid.bidId}`;
  const [exit] = useActed(keptAs, wallet);
  const state = stateOf(bid, auction, exit?.ended?.outcome === 'confirmed');
  const outlook = outlookOf(bid, auction);
  const name = words.name(bid);
  const pairs: readonly Pair[] = [
    ...figuresOf(outlook, { bid, auction, words }),
    { name: t('when'), value: <Time value={bid.timestamp} /> },
    { name: t('transaction'), value: <Hash value={bid.txHash} chainId={auction.chainId} /> },
  ];
  return (
    <article className={css.bid} data-state={state} aria-label={name}>
      <div className={css.top}>
        <h3 className={css.bidName}>{name}</h3>
        <Row>
          {!bid.confirmed && <Badge>{t('notFinal')}</Badge>}
          <Badge tone={TONES[state] ?? 'neutral'}>{t(`bid.${state}`)}</Badge>
        </Row>
      </div>
      <Advice state={state} bid={bid} auction={auction} />
      <KeyValueList pairs={pairs} />
      {bid.exit !== null && (
        <ActOnBids
          keptAs={keptAs}
          wallet={wallet}
          auction={auction}
          label={t('exit')}
          title={t('exit')}
          what="exit"
          data={exitCall(BigInt(bid.bidId), bid.exit)}
        />
      )}
      {state === 'outbid' && outlook.kind === 'settled' && onAgain !== undefined && (
        <Row>
          <Button size="small" onClick={() => onAgain(outlook.refund)}>
            {t('bidAgain')}
          </Button>
        </Row>
      )}
    </article>
  );
}

function Advice({ state, bid, auction }: Readonly<{ state: State; bid: Bid; auction: Auction }>) {
  const text = adviceOf(state, bid, auction);
  return text === undefined ? null : <p className={css.note}>{text}</p>;
}

function adviceOf(state: State, bid: Bid, { phase, claimBlock }: Auction): string | undefined {
  const exits = bid.exit !== null;
  switch (state) {
    case 'outbid':
      return t(exits ? 'advice.outbid' : 'advice.outbidLater');
    case 'ended':
      return t(exits ? 'advice.ended' : 'advice.exitLater');
    case 'refunding':
      return t(exits ? 'advice.refunding' : 'advice.exitLater');
    case 'exited':
      return phase === 'claimable' || bid.tokens === '0' ? undefined : t('advice.claimFrom', { block: claimBlock });
    default:
      return undefined;
  }
}

type Figured = Readonly<{ bid: Bid; auction: Auction; words: ReturnType<typeof wordsOf> }>;

function figuresOf(outlook: Outlook, { bid, auction, words }: Figured): readonly Pair[] {
  const { money, about, tokens } = words;
  const back = refundIfFailed(bid, auction);
  const inTheEnd = t(hasEnded(auction) ? 'atLastPrice' : back === undefined ? 'ifItStays' : 'ifItStaysAndEnough');
  const soFar = (isLeast = false): readonly Pair[] => [
    { name: t(isLeast ? 'boughtAtLeast' : 'boughtSoFar'), value: tokens(bid.tokens) },
    { name: t('spentSoFar'), value: about(bid.spent) },
  ];
  const ifFailed: readonly Pair[] = back === undefined ? [] : [{ name: nameOfFailing(auction), value: money(back) }];
  switch (outlook.kind) {
    case 'refunded':
      return [{ name: t('comesBack'), value: money(outlook.refund) }];
    case 'settled':
      if (!outlook.isLeast)
        return [
          { name: t('bought'), value: tokens(outlook.tokens) },
          { name: t('cameBack'), value: money(outlook.refund) },
        ];
      return [...soFar(true), { name: t('comesBackAtMost'), value: money(outlook.refund) }, ...ifFailed];
    case 'shares':
      return [...soFar(true), { name: inTheEnd, value: t('shares') }, ...ifFailed];
    case 'if-the-price-stays':
      return [
        ...soFar(),
        {
          name: inTheEnd,
          value: t('tokensFor', { tokens: tokens(outlook.tokens), spent: money(outlook.spent) }),
        },
        ...ifFailed,
      ];
  }
}

const nameOfFailing = ({ required, currency }: Auction) =>
  required === null || currency === null
    ? t('comesBackIfFailed')
    : t('comesBackBelow', { required: `${formatAmount(BigInt(required), currency.decimals)} ${currency.symbol}` });
