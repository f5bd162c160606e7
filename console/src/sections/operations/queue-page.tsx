import { Page } from '../../kit/index.ts';

export default function QueuePage() {
  return <Page title="Queue" lead="The queue, dead letters and upstreams." />;
}
