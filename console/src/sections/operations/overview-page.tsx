import { Page } from '../../kit/index.ts';

export default function OverviewPage() {
  return <Page title="Operations" lead="The figures of the service." />;
}
