import { Page } from '../../kit/index.ts';

export default function PortfolioPage() {
  return <Page title="Portfolio" lead="Balances of your EVM, Bitcoin and Solana wallets." />;
}
