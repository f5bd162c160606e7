import { Page } from '../../kit/index.ts';

export default function ProposalsPage() {
  return <Page title="Proposals" lead="Changes that a second operator approves." />;
}
