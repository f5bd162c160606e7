import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { ValueHistory } from '../../figures/index.ts';
import {
  AllocationRing,
  EmptyState,
  Grid,
  LinkButton,
  Loaded,
  Money,
  Section,
  Select,
  Skeleton,
  Stack,
  Stat,
  Time,
} from '../../kit/index.ts';
import { sameAddress, shortened } from '../../values/address.ts';
import { holdingsOf, sharesByChain, sharesByToken, withoutPrice } from '../../values/holdings.ts';
import { chartUsd, usdText } from '../../values/usd.ts';
import { ChainHoldings } from './chain-holdings.tsx';

type Wallet = `0x${string}`;
type Portfolio = Data<'viewPortfolio'>;

const EVERY_MINUTE = 60_000;

/** The holdings of the signed-in wallet, or of another EVM wallet of its list. */
export function EvmHoldings({ wallet }: Readonly<{ wallet: Wallet }>) {
  const [address, setAddress] = useState<Wallet>(wallet);
  const portfolio = useOperation('viewPortfolio', { query: { address } }, { refetchEvery: EVERY_MINUTE });
  return (
    <Stack>
      <WalletChoice own={wallet} value={address} onChange={setAddress} />
      <Loaded
        query={portfolio}
        failed="The holdings could not be read"
        skeleton={<PlaceOfHoldings />}
        degraded={portfolio.data?.degraded}
      >
        {(whole) => <Holdings portfolio={whole} />}
      </Loaded>
      <ValueHistory address={address} />
      {portfolio.data?.byChain.map((chain) => (
        <ChainHoldings key={chain.chainId} chain={chain} />
      ))}
    </Stack>
  );
}

type ChoiceProps = Readonly<{ own: Wallet; value: Wallet; onChange: (address: Wallet) => void }>;

/** Nothing to choose while the list holds no other EVM wallet. */
function WalletChoice({ own, value, onChange }: ChoiceProps) {
  const { data } = useOperation('listWallets');
  const others = data?.wallets.filter(({ chain, address }) => chain === 'evm' && !sameAddress(address, own)) ?? [];
  if (others.length === 0) return null;
  return (
    <Select
      label="Wallet"
      value={value}
      onChange={onChange}
      choices={[
        { value: own, label: `${shortened(own)} (signed in)` },
        ...others.map(({ address, label }) => ({
          value: address as Wallet,
          label: label === null ? shortened(address) : `${label} (${shortened(address)})`,
        })),
      ]}
    />
  );
}

function Holdings({ portfolio }: Readonly<{ portfolio: Portfolio }>) {
  const { totalUSD, byChain, degraded, lastUpdated } = portfolio;
  const held = holdingsOf(byChain);
  const unpriced = withoutPrice(held);
  return (
    <>
      <Grid>
        <Stat label="Total value" note={degraded.length > 0 ? 'Of the sources that could be read' : 'On all chains'}>
          <Money usd={usdText(totalUSD)} />
        </Stat>
        <Stat
          label="Chains"
          note={byChain.length === 0 ? 'No chain could be read' : byChain.map(({ chainName }) => chainName).join(', ')}
        >
          {byChain.length}
        </Stat>
        <Stat
          label="Oldest figure"
          note={unpriced === 0 ? 'Every holding has a price' : `${unpriced} without a price, not in the total`}
        >
          <Time value={lastUpdated} />
        </Stat>
      </Grid>
      {held.length === 0 ? (
        <EmptyState title="Nothing of value yet" action={<LinkButton to="/buy">Buy tokens of the sale</LinkButton>}>
          Coins and tokens that this wallet receives appear here. The tab Receive shows its address as a QR code.
        </EmptyState>
      ) : (
        <Grid wide>
          <Section title="By chain">
            <AllocationRing label="Value by chain" shares={sharesByChain(held)} format={chartUsd} />
          </Section>
          <Section title="By token">
            <AllocationRing label="Value by token" shares={sharesByToken(held)} format={chartUsd} />
          </Section>
        </Grid>
      )}
    </>
  );
}

const PlaceOfHoldings = () => (
  <>
    <Grid>
      {['Total value', 'Chains', 'Oldest figure'].map((label) => (
        <Stat key={label} label={label} note={<Skeleton width="short" />}>
          <Skeleton width="short" />
        </Stat>
      ))}
    </Grid>
    <Grid wide>
      <Section title="By chain">
        <Skeleton height={150} />
      </Section>
      <Section title="By token">
        <Skeleton height={150} />
      </Section>
    </Grid>
  </>
);
