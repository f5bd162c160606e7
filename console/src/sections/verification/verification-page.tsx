import { WayToBuy } from '../../guide/index.ts';
import { Page } from '../../kit/index.ts';
import { SignedIn } from '../../session/index.ts';
import { Milestones } from './milestones.tsx';
import { Standing } from './standing.tsx';
import { Tiers } from './tiers.tsx';

export default function VerificationPage() {
  return (
    <Page
      title="Verification"
      lead="Your verification tier decides how much you can buy. An identity provider verifies you; this service keeps the result only."
    >
      <SignedIn purpose="to see and continue your verification">
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
