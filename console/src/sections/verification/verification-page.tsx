import { WayToBuy } from '../../guide/index.ts';
import { Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { Milestones } from './milestones.tsx';
import { Standing } from './standing.tsx';
import { t } from './texts/index.ts';
import { Tiers } from './tiers.tsx';

export default function VerificationPage() {
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SignedIn purpose={t('purpose')}>
        {({ wallet }) => (
          <>
            <WayToBuy wallet={wallet} />
            <Standing wallet={wallet} />
            <Tiers wallet={wallet} />
            <Milestones wallet={wallet} />
          </>
        )}
      </SignedIn>
    </Page>
  );
}
