import { Transactions } from '../../history/index.ts';
import { Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import css from './move.module.css';
import { MoveNav } from './move-nav.tsx';
import { SwapDesk } from './swap-desk.tsx';
import { t } from './texts/index.ts';

export default function SwapPage() {
  return (
    <Page title={t('swap')} lead={t('swap.lead')} wide>
      <MoveNav />
      <SignedIn purpose={t('swap.purpose')}>
        {({ wallet }) => (
          <div className={css.beside}>
            <SwapDesk key={wallet} wallet={wallet} />
            <div className={css.records}>
              <Transactions wallet={wallet} />
            </div>
          </div>
        )}
      </SignedIn>
    </Page>
  );
}
