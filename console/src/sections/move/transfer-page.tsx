import { Transactions } from '../../history/index.ts';
import { Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import css from './move.module.css';
import { MoveNav } from './move-nav.tsx';
import { t } from './texts/index.ts';
import { TransferDesk } from './transfer-desk.tsx';

export default function TransferPage() {
  return (
    <Page title={t('transfer')} lead={t('transfer.lead')} wide>
      <MoveNav />
      <SignedIn purpose={t('transfer.purpose')}>
        {({ wallet }) => (
          <div className={css.beside}>
            <TransferDesk key={wallet} wallet={wallet} />
            <div className={css.records}>
              <Transactions wallet={wallet} />
            </div>
          </div>
        )}
      </SignedIn>
    </Page>
  );
}
