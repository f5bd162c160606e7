import type { Data } from '@institutional-defi/client';
import { useOperation, useSettled } from '../../../api/index.ts';
import { useWay, WayToBuy } from '../../../guide/index.ts';
import { EmptyState, LinkButton, Loaded, Page, Section, Skeleton, Tabs } from '../../../kit/index.ts';
import { SignedIn } from '../../../session/index.ts';
import { type Auction, hasEnded } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { AuctionHero, nameOf } from './auction-hero.tsx';
import { Bidder } from './bidder.tsx';
import { t } from './texts/index.ts';
import { useSymbol } from './use-symbol.ts';

const AN_HOUR = 3_600_000;
const EVERY_MS = 10_000;

type Rules = Data<'viewSaleRules'>;

export default function AuctionPage() {
  const rules = useOperation('viewSaleRules', undefined, { staleTime: AN_HOUR });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton to="/buy" size="small">
          {t('back')}
        </LinkButton>
      }
    >
      <Loaded query={rules} failed={t('rulesOfSaleFailed')} skeleton={<Place />}>
        {(known) =>
          known.auctions.length === 0 ? (
            <EmptyState title={t('none')} action={<LinkButton to="/buy">{t('back')}</LinkButton>}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Auctions rules={known} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Auctions({ rules }: Readonly<{ rules: Rules }>) {
  const auctions = useOperation('viewAuctions', undefined, { refetchEvery: EVERY_MS });
  return (
    <Loaded query={auctions} failed={t('auctionsFailed')} skeleton={<Place />}>
      {({ auctions: [first, ...more] }) => {
        if (first === undefined) return null;
        if (more.length === 0) return <OneAuction auction={first} rules={rules} />;
        const tabs = [first, ...more].map((one) => ({
          id: one.auction,
          label: <Name auction={one} />,
          content: <OneAuction auction={one} rules={rules} />,
        }));
        return <Tabs label={t('which')} tabs={tabs} />;
      }}
    </Loaded>
  );
}

type OneProps = Readonly<{ auction: Auction; rules: Rules }>;

const Name = ({ auction: { chainId, token } }: Pick<OneProps, 'auction'>) => nameOf(useSymbol(chainId, token));

function OneAuction({ auction, rules }: OneProps) {
  const symbol = useSymbol(auction.chainId, auction.token);
  return (
    <>
      <AuctionHero auction={auction} symbol={symbol} />
      <SignedIn purpose={t(hasEnded(auction) ? 'toSeeBids' : 'toBid')}>
        {({ wallet }) => <Guided key={wallet} wallet={wallet} auction={auction} rules={rules} symbol={symbol} />}
      </SignedIn>
    </>
  );
}

type GuidedProps = OneProps & Readonly<{ wallet: Hex; symbol: string | undefined }>;

/** Nothing is shown before the next step is known, so that the form does not move under the hand. */
function Guided(props: GuidedProps) {
  const { wallet, auction } = props;
  const isSettled = useSettled(useWay(wallet));
  if (!isSettled) return <Place />;
  return (
    <>
      {auction.phase === 'open' && <WayToBuy wallet={wallet} here="buy" />}
      <Bidder {...props} />
    </>
  );
}

const Place = () => (
  <Section>
    <Skeleton lines={8} />
  </Section>
);
