import { Page } from '../../kit/index.ts';

export default function PersonPage() {
  return <Page title="Person" lead="Everything that is known about one wallet." />;
}
