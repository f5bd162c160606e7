import {
  Address,
  Amount,
  Badge,
  KeyValueList,
  Notice,
  Progress,
  Time,
  type Tone,
  Tooltip,
} from '../../../kit/index.ts';
import { amountText, formatAmount, nearestAmount } from '../../../values/amount.ts';
import { type Auction, hasEnded, timeOfBlock } from '../../../values/auction.ts';
import { chainName } from '../../../values/chains.ts';
import css from './auction.module.css';
import { CENTS } from './bid-words.ts';
import { PriceChart } from './price-chart.tsx';
import { t } from './texts/index.ts';

type State = Auction['phase'] | 'unsold';

const TONES: Readonly<Record<State, Tone>> = {
  upcoming: 'accent',
  open: 'good',
  ended: 'neutral',
  claimable: 'neutral',
  unsold: 'bad',
};

export const nameOf = (symbol: string | undefined) =>
  symbol === undefined ? t('auction') : t('auctionOf', { symbol });

const stateOf = (auction: Auction): State => (hasEnded(auction) && !auction.graduated ? 'unsold' : auction.phase);

type HeroProps = Readonly<{ auction: Auction; symbol: string | undefined }>;

/** The auction at a glance: its price now and so far, when it ends, and whether enough was raised. */
export function AuctionHero({ auction, symbol }: HeroProps) {
  const state = stateOf(auction);
  const { clearingPrice, lowestBid, currency, totalSupply, tokenDecimals } = auction;
  const unit = currency?.symbol ?? '';
  return (
    <section className={css.hero} aria-labelledby={`auction-${auction.auction}`}>
      <div className={css.top}>
        <h2 id={`auction-${auction.auction}`} className={css.name}>
          {nameOf(symbol)}
        </h2>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <div className={css.parts}>
        <div className={css.figures}>
          <Figure note={t(hasEnded(auction) ? 'lastPrice' : 'priceNow')}>
            <Price price={clearingPrice} unit={unit} />
          </Figure>
          {auction.phase === 'open' && (
            <Figure note={t('lowestBid')}>
              <Price price={lowestBid} unit={unit} />
            </Figure>
          )}
          <Figure note={t('inAuction')}>
            <Amount units={totalSupply} decimals={tokenDecimals} symbol={symbol ?? t('tokens')} places={0} />
          </Figure>
        </div>
        <PriceChart auction={auction} />
      </div>
      <Raised auction={auction} />
      <Schedule auction={auction} />
      <p className={css.note}>{t(`about.${state}`)}</p>
      {currency === null && (
        <Notice tone="warn" title={t('foreignCurrency')}>
          {t('foreignCurrencyText')}
        </Notice>
      )}
      <Facts auction={auction} />
    </section>
  );
}

const Figure = ({ note, children }: Readonly<{ note: string; children: React.ReactNode }>) => (
  <div>
    <div className={css.figure}>{children}</div>
    <div className={css.note}>{note}</div>
  </div>
);

const SIGNIFICANT = 6;

/** Cut to six digits, all of them on hover and focus. */
function Price({ price: { decimal }, unit }: Readonly<{ price: Auction['clearingPrice']; unit: string }>) {
  const short = new RegExp(`^[0.]*(?:\\d\\.?){0,${SIGNIFICANT}}`).exec(decimal)?.[0].replace(/\.$/, '') ?? decimal;
  const exact = `${amountText(decimal)} ${unit}`;
  if (short === decimal || !decimal.includes('.')) return exact;
  return (
    <Tooltip text={exact} instead>
      {`${amountText(short)} ${unit}`}
    </Tooltip>
  );
}

function Raised({ auction: { raised, required, graduated, currency } }: Pick<HeroProps, 'auction'>) {
  if (currency === null) return null;
  const money = (units: string) => `${formatAmount(BigInt(units), currency.decimals)} ${currency.symbol}`;
  const rounded = `${nearestAmount(BigInt(raised), currency.decimals, CENTS)} ${currency.symbol}`;
  // Just below what is needed, only every digit tells it apart.
  const part = !graduated && required !== null && rounded === money(required) ? money(raised) : rounded;
  const enough = t('raisedEnough', { part });
  if (required === null)
    return <KeyValueList pairs={[{ name: t('raised'), value: graduated ? enough : t('raisedNotEnough', { part }) }]} />;
  return (
    <Progress
      label={t('raised')}
      part={BigInt(raised)}
      whole={BigInt(required)}
      text={graduated ? enough : t('raisedOf', { part, whole: money(required) })}
    />
  );
}

function Schedule({ auction }: Pick<HeroProps, 'auction'>) {
  const { block, startBlock, endBlock, phase } = auction;
  const passed = Math.min(Math.max(block - startBlock, 0), endBlock - startBlock);
  const text =
    phase === 'upcoming'
      ? block < startBlock
        ? t('startsIn', { left: startBlock - block })
        : t('waitsForTokens')
      : phase === 'open'
        ? t('blocksLeft', { left: endBlock - block })
        : t('over');
  const at = timeOfBlock(auction, phase === 'upcoming' ? startBlock : endBlock);
  const about = at === undefined ? text : t.rich('aboutAt', { text, time: <Time value={at} /> });
  return <Progress label={t('time')} part={BigInt(passed)} whole={BigInt(endBlock - startBlock)} text={about} />;
}

/** The block, and about when it comes where that can be told. */
export function AtBlock({ auction, block }: Readonly<{ auction: Auction; block: number }>) {
  const at = timeOfBlock(auction, block);
  return at === undefined ? t('block', { block }) : t.rich('blockAbout', { block, time: <Time value={at} /> });
}

function Facts({ auction: of }: Pick<HeroProps, 'auction'>) {
  const { chainId, auction, hook, token, currency, startBlock, endBlock, claimBlock } = of;
  return (
    <details className={css.about}>
      <summary>{t('contracts')}</summary>
      <KeyValueList
        pairs={[
          { name: t('start'), value: <AtBlock auction={of} block={startBlock} /> },
          { name: t('end'), value: <AtBlock auction={of} block={endBlock} /> },
          { name: t('claim'), value: <AtBlock auction={of} block={claimBlock} /> },
          { name: t('network'), value: chainName(chainId) },
          { name: t('auctionContract'), value: <Address value={auction} chainId={chainId} /> },
          { name: t('hook'), value: <Address value={hook} chainId={chainId} /> },
          { name: t('token'), value: <Address value={token} chainId={chainId} /> },
          ...(currency === null
            ? []
            : [{ name: t('currency'), value: <Address value={currency.address} chainId={chainId} /> }]),
        ]}
      />
    </details>
  );
}
