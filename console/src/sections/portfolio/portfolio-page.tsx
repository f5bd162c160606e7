import { Page, Tabs } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { EvmHoldings } from './evm-holdings.tsx';
import { OtherChain } from './other-chain.tsx';
import { Receive } from './receive.tsx';
import { Transactions } from './transactions.tsx';

export default function PortfolioPage() {
  return (
    <Page title="Portfolio" lead="What your wallets hold on each chain, how old each figure is, and what moved.">
      <SignedIn purpose="to see what your wallet holds">
        {({ wallet }) => (
          <Tabs
            key={wallet}
            label="Parts of the portfolio"
            tabs={[
              { id: 'evm', label: 'EVM chains', content: <EvmHoldings wallet={wallet} /> },
              { id: 'bitcoin', label: 'Bitcoin', content: <OtherChain chain="btc" /> },
              { id: 'solana', label: 'Solana', content: <OtherChain chain="sol" /> },
              { id: 'transactions', label: 'Transactions', content: <Transactions wallet={wallet} /> },
              { id: 'receive', label: 'Receive', content: <Receive wallet={wallet} /> },
            ]}
          />
        )}
      </SignedIn>
    </Page>
  );
}
