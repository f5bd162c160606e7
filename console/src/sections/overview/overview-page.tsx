import { Page } from '../../kit/index.ts';

export default function OverviewPage() {
  return <Page title="Overview" lead="Your portfolio, its allocation, and the state of the service." />;
}
