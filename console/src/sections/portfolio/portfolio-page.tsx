import { Transactions } from '../../history/index.ts';
import { AddressTabs, Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { EvmHoldings } from './evm-holdings.tsx';
import { OtherChain } from './other-chain.tsx';
import { Receive } from './receive.tsx';
import { t } from './texts/index.ts';

export default function PortfolioPage() {
  return (
    <Page title={t('title')} lead={t('lead')} wide>
      <SignedIn purpose={t('purpose')}>
        {({ wallet }) => (
          <AddressTabs
            key={wallet}
            label={t('parts')}
            tabs={[
              { id: 'evm', label: t('tab.holdings'), content: <EvmHoldings wallet={wallet} /> },
              { id: 'bitcoin', label: t('tab.bitcoin'), content: <OtherChain chain="btc" /> },
              { id: 'solana', label: t('tab.solana'), content: <OtherChain chain="sol" /> },
              { id: 'transactions', label: t('tab.transactions'), content: <Transactions wallet={wallet} /> },
              { id: 'receive', label: t('tab.receive'), content: <Receive wallet={wallet} /> },
            ]}
          />
        )}
      </SignedIn>
    </Page>
  );
}
